import { bySystem } from '../../../catalogue/offers';
import { releaseAddress } from '../../../catalogue/paths';
import { type Catalogue, type Release, type ReleaseFile } from '../../../catalogue/schema';
import { replacementFor } from '../../../catalogue/version';
import { channelLabels, signatureLabels } from '../../../catalogue/vocabulary';
import { addressOf } from '../../site';
import { warningOf } from '../visitor/check/after-click';
import { cpus, date, os, size, visible, words } from '../words/download-page';

/** The newest date in the catalogue, which stands for today: the same catalogue always builds the same page. */
export function latestDate({ releases }: Catalogue): string {
  return (
    releases
      .map(({ date: day }) => day)
      .sort()
      .at(-1) ?? ''
  );
}

/** Whether nobody mends a release any more on that day. */
function isOver({ supportedUntil }: Release, day: string): boolean {
  return supportedUntil !== undefined && supportedUntil < day;
}

interface Props {
  release: Release;
  /** The newest date in the catalogue. */
  latest: string;
}

/** One line: the version, what to know before using it, and the day. With `linked` the version leads to the release's own page. */
export function ReleaseLine({ release, latest, linked = false }: Props & { linked?: boolean }) {
  const { version, channel, withdrawn } = release;
  const name = withdrawn ? (
    <s className="release-version">{version}</s>
  ) : (
    <span className="release-version">{version}</span>
  );
  return (
    <>
      {linked ? <a href={addressOf(releaseAddress(version))}>{name}</a> : name}
      {channel !== 'stable' && <span className="release-tag">{channelLabels[channel]}</span>}
      {withdrawn && <span className="release-tag release-warning">{words.withdrawn}</span>}
      {isOver(release, latest) && !withdrawn && (
        <span className="release-tag release-warning">{words.unsupported}</span>
      )}
      <time dateTime={release.date}>{date(release.date)}</time>
    </>
  );
}

/** Why a release should not be used, and how long it is supported. */
export function ReleaseStatus({
  release,
  latest,
  releases,
}: Props & { releases: readonly Release[] }) {
  const { withdrawn, supportedUntil } = release;
  const instead = withdrawn && replacementFor(release, releases);
  return (
    <>
      {withdrawn && (
        <>
          <p data-withdrawn="">
            {words.withdrawnOn(date(withdrawn.date), withdrawn.reason)}
            {instead === undefined && ` ${words.nothingInstead}`}
          </p>
          {instead !== undefined && (
            <a
              className="release-instead"
              data-instead={instead}
              href={addressOf(releaseAddress(instead))}
            >
              {words.useInstead(instead)}
            </a>
          )}
        </>
      )}
      {supportedUntil && (
        <p className="release-aside">
          {isOver(release, latest) ? words.supportEnded : words.supportedUntil}{' '}
          <time dateTime={supportedUntil}>{date(supportedUntil)}</time>
        </p>
      )}
    </>
  );
}

/** What a script chooses a file by, and what comes after its download, as attributes of its row. */
export function choosable({ kind, os: system, cpu, libc, format, codeSigning }: ReleaseFile) {
  return {
    'data-kind': kind === 'download' ? undefined : kind,
    'data-os': system,
    'data-cpu': cpu?.join(' '),
    'data-libc': libc,
    'data-format': format,
    'data-warns': warningOf(system, format, codeSigning) ?? undefined,
  };
}

/** Every file of a release by system, in the attributes by which an address asks for one. With `proofs` their hashes and signatures too. */
export function ReleaseFiles({ release, proofs = false }: { release: Release; proofs?: boolean }) {
  return bySystem(release.files).map(({ os: system, files }) => (
    <dl key={system ?? ''} className="release-files">
      <dt>{os(system)}</dt>
      {files.map((file) => (
        <dd key={file.url} {...choosable(file)}>
          <a href={addressOf(file.url)}>{visible(file.name)}</a>
          <small>
            {[file.kind === 'download' && cpus(file), file.label, size(file.size)]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {release.withdrawn && <small data-withdrawn="">{words.withdrawn}</small>}
          {proofs && <Proofs file={file} />}
        </dd>
      ))}
    </dl>
  ));
}

function Proofs({ file: { name, sha256, signatures = [] } }: { file: ReleaseFile }) {
  return (
    <>
      <code>{sha256}</code>
      {signatures.map(
        ({ type, url }) =>
          url !== undefined && (
            <a
              key={url}
              href={addressOf(url)}
              aria-label={words.signatureOf(name, signatureLabels[type])}
            >
              {words.signature(signatureLabels[type])}
            </a>
          ),
      )}
    </>
  );
}
