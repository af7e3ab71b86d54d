import { byEdition } from '../../../catalogue/offers';
import { releaseAddress } from '../../../catalogue/paths';
import {
  type Catalogue,
  type Edition,
  type Release,
  type ReleaseFile,
} from '../../../catalogue/schema';
import { replacementFor } from '../../../catalogue/version';
import { addressOf } from '../../site';
import { warningOf } from '../visitor/check/after-click';
import { type PageWords } from '../words/download-page';
import { visible } from '../words/shown';
import { GroupName } from './GroupName';
import { OwnText } from './OwnText';
import { proofsOf } from './proofs';
import { Sentence } from './Sentence';

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
  words: PageWords;
}

/** One line: the version, what to know before using it, and the day. With `linked` the version leads to the release's own page. */
export function ReleaseLine({
  release,
  latest,
  words,
  linked = false,
}: Props & { linked?: boolean }) {
  const { version, channel, withdrawn } = release;
  const name = withdrawn ? (
    <s className="release-version" dir="auto">
      {version}
    </s>
  ) : (
    <bdi className="release-version">{version}</bdi>
  );
  return (
    <>
      {linked ? <a href={addressOf(releaseAddress(version))}>{name}</a> : name}
      {channel !== 'stable' && <span className="release-tag">{words.channel[channel]}</span>}
      {withdrawn && <span className="release-tag release-warning">{words.withdrawn}</span>}
      {isOver(release, latest) && !withdrawn && (
        <span className="release-tag release-warning">{words.unsupported}</span>
      )}
      <time dateTime={release.date}>{words.date(release.date)}</time>
    </>
  );
}

/** Why a release should not be used, and how long it is supported. */
export function ReleaseStatus({
  release,
  latest,
  releases,
  words,
}: Props & { releases: readonly Release[] }) {
  const { withdrawn, supportedUntil } = release;
  const instead = withdrawn && replacementFor(release, releases);
  return (
    <>
      {withdrawn && (
        <div className="band" data-withdrawn="">
          <p>
            <Sentence says={(reason) => words.withdrawnOn(words.date(withdrawn.date), reason)}>
              <OwnText of={withdrawn.reason} />
            </Sentence>
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
        </div>
      )}
      {supportedUntil && (
        <p className="release-aside">
          <Sentence says={isOver(release, latest) ? words.supportEnded : words.supportedUntil}>
            <time dateTime={supportedUntil}>{words.date(supportedUntil)}</time>
          </Sentence>
        </p>
      )}
    </>
  );
}

/** What a script chooses a file by, and what comes after its download, as attributes of its row. */
export function choosable(file: ReleaseFile) {
  const { kind, edition, os: system, cpu, libc, format, installation, codeSigning } = file;
  return {
    'data-kind': kind === 'download' ? undefined : kind,
    'data-edition': edition,
    'data-os': system,
    'data-cpu': cpu?.join(' '),
    'data-libc': libc,
    'data-format': format,
    'data-installation': installation,
    'data-warns': warningOf(system, format, codeSigning) ?? undefined,
  };
}

/** Every file of a release by edition and system, in the attributes by which an address asks for one. With `proofs` their hashes and signatures too. */
export function ReleaseFiles({
  release,
  editions,
  words,
  proofs = false,
}: {
  release: Release;
  editions?: Edition[];
  words: PageWords;
  proofs?: boolean;
}) {
  return byEdition(release.files, editions).map(({ os: system, edition, prefix, files }) => (
    <dl key={prefix + system} className="release-files">
      <dt>
        <GroupName edition={edition} os={system} words={words} />
      </dt>
      {files.map((file) => (
        <dd key={file.url} {...choosable(file)} data-file="">
          <a href={addressOf(file.url)} dir="ltr">
            {visible(file.name)}
          </a>
          <FactsOf file={file} words={words} />
          {release.withdrawn && <small data-withdrawn="">{words.withdrawn}</small>}
          {proofs && <Proofs file={file} words={words} />}
        </dd>
      ))}
    </dl>
  ));
}

function FactsOf({ file, words }: { file: ReleaseFile; words: PageWords }) {
  const { kind, label, format } = file;
  const cpu = kind === 'download' ? words.cpus(file) : '';
  return (
    <span className="release-aside">
      {cpu && (
        <>
          <b>{cpu}</b> ·{' '}
        </>
      )}
      {[label, words.installation(file), format && words.formatName(format)]
        .filter(Boolean)
        .map((fact) => `${fact} · `)}
      <small>{words.size(file.size)}</small>
    </span>
  );
}

function Proofs({ file, words }: { file: ReleaseFile; words: PageWords }) {
  return (
    <>
      <code>{file.sha256}</code>
      {proofsOf(file, words).map(({ url, text, name }) => (
        <a key={url} href={addressOf(url)} aria-label={name}>
          {text}
        </a>
      ))}
    </>
  );
}
