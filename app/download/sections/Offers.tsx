import { type Fit } from '../../../catalogue/choose';
import { buildsBySystem, type PlatformOffer } from '../../../catalogue/offers';
import { cpusOf } from '../../../catalogue/platform';
import { type Mirror, type ReleaseFile } from '../../../catalogue/schema';
import { type Os } from '../../../catalogue/vocabulary';
import { machine, minimumOs, os as osName, words } from '../words/download-page';
import { mirrorsNote } from '../words/feeds';
import { FileLink } from './FileLink';
import { Mirrors } from './Mirrors';
import styles from './Offers.module.css';
import { OnComputer } from './OnComputer';

/**
 * One block for each platform, and every build for each system, at hand when the choice was wrong or the file is for
 * another machine. All are in the HTML; an attribute on <html> shows those for the visitor.
 */
export function Offers({
  offers,
  name,
  mirrors,
}: {
  offers: PlatformOffer[];
  name: string;
  mirrors?: Mirror[];
}) {
  // Mirrors are checked for the newest release only: an older one, for older systems, comes from its own server.
  return (
    <>
      {offers.map((entry) => (
        <div key={entry.id} className="offer" data-offer={entry.id}>
          <OfferBlock
            {...entry}
            of={`${name} ${entry.release.version}`}
            name={name}
            mirrors={entry.insteadOf ? undefined : mirrors}
          />
        </div>
      ))}
      {buildsBySystem(offers).map(({ os, release, ids, files }) => (
        <details key={ids} className={`rest builds ${styles.others}`} data-offer={ids}>
          <summary>{words.buildsFor(osName(os))}</summary>
          <ul className={styles.beside}>
            {files.map((file) => (
              <li key={file.url}>
                <FileLink
                  file={file}
                  of={`${name} ${release.version}`}
                  className={styles.small}
                  compact={file.os === os}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function OfferBlock({
  platform,
  offer,
  release,
  insteadOf,
  of,
  name,
  mirrors,
}: PlatformOffer & { of: string; name: string; mirrors?: Mirror[] }) {
  const { os, cpu } = platform;
  switch (offer.state) {
    case 'one':
      return (
        <>
          <p className={styles.lead}>
            <ForYour machineName={machine(os, offer.fit === 'not-stated' ? 'unknown' : cpu)} />
          </p>
          {insteadOf && (
            <p className={styles.older}>{words.olderSystem(minimumOs(os, insteadOf), of)}</p>
          )}
          <FileLink file={offer.main} of={of} className={styles.main} />
          <Facts file={offer.main} fit={fitWords(offer.fit, os)} host={os} />
          <Mirrors mirrors={mirrors} release={release} file={offer.main} className={styles.others}>
            <p>{mirrorsNote}</p>
          </Mirrors>
          <Beside files={offer.beside} of={of} />
        </>
      );
    case 'equals':
      return (
        <>
          <p className={styles.lead}>{question(os)}</p>
          <div className={styles.equals}>
            {offer.equals.map((file) => (
              <FileLink key={file.url} file={file} of={of} className={styles.main} />
            ))}
          </div>
          <p className={styles.facts}>{hint(os)}</p>
          {offer.equals.map((file) => (
            <Mirrors
              key={file.url}
              mirrors={mirrors}
              release={release}
              file={file}
              className={styles.others}
            >
              <p>{mirrorsNote}</p>
            </Mirrors>
          ))}
        </>
      );
    case 'none':
      if (os === 'android' || os === 'ios')
        return <OnComputer name={name} device={machine(os, 'unknown')} />;
      return (
        <>
          <p className={styles.lead}>{words.noBuild(name, osName(os))}</p>
          <p className={styles.facts}>
            {offer.others.some((file) => cpusOf(file) === 'unknown')
              ? words.noBuildStated
              : words.noBuildHint}
          </p>
        </>
      );
  }
}

function ForYour({ machineName }: { machineName: string }) {
  return (
    <>
      <span data-when="sure">{words.forYour.sure}</span>
      <span data-when="likely">{words.forYour.likely}</span>
      <span data-when="asked">{words.askedFor(machineName)}</span>
      {` ${machineName}`}
    </>
  );
}

function Facts({ file, fit, host }: { file: ReleaseFile; fit: string | null; host: Os }) {
  const guest =
    host === 'chromeos' &&
    (file.os === 'linux' || file.os === 'android') &&
    words.onChromeOs[file.os];
  const facts = [
    guest,
    fit,
    file.minimumOs && `${words.needs} ${minimumOs(file.os, file.minimumOs)}.`,
  ].filter(Boolean);
  return facts.length > 0 && <p className={styles.facts}>{facts.join(' ')}</p>;
}

/** Other formats for the same machine: equals, since nobody can know which one the visitor prefers. */
function Beside({ files, of }: { files: ReleaseFile[]; of: string }) {
  return (
    files.length > 0 && (
      <ul className={`rest ${styles.beside}`}>
        {files.map((file) => (
          <li key={file.url}>
            <FileLink file={file} of={of} className={styles.small} />
          </li>
        ))}
      </ul>
    )
  );
}

function fitWords(fit: Fit, os: Os): string | null {
  if (fit === 'emulated') return os === 'macos' ? words.fit.emulatedMac : words.fit.emulated;
  return words.fit[fit];
}

function question(os: Os): string {
  return os === 'windows' || os === 'macos' || os === 'linux' || os === 'chromeos'
    ? words.equalsQuestion[os]
    : words.equalsQuestion.other;
}

function hint(os: Os): string | null {
  return os === 'windows' || os === 'macos' || os === 'linux' || os === 'chromeos'
    ? words.howToTell[os]
    : null;
}
