import { bySystem } from '../../../catalogue/offers';
import type { Catalogue, Release } from '../../../catalogue/schema';
import { newestFirst, newestOf } from '../../../catalogue/version';
import { channelLabels, wordsOf } from '../../../catalogue/vocabulary';
import { addressOf } from '../../site';
import { cpus, date, os, size, visible, words } from '../messages/en';
import { Notes } from './Notes';
import styles from './Releases.module.css';

/** The newest release of each other channel, then everything older, each file linked. */
export function Releases({ catalogue, current }: { catalogue: Catalogue; current: Release }) {
  const channels = wordsOf(channelLabels).flatMap((channel) => newestOf(catalogue, channel) ?? []).filter((release) => release !== current);
  // The newest date in the catalogue, not the clock: the same catalogue always builds the same page.
  const latest = catalogue.releases.map(({ date: day }) => day).sort().at(-1) ?? '';
  const older = newestFirst(catalogue.releases).filter((release) => release !== current && !channels.includes(release));
  if (channels.length + older.length === 0) return null;
  return (
    <section aria-labelledby="releases">
      <h2 id="releases">{words.otherReleases}</h2>
      {[...channels, ...older].map((release) => <ReleaseDetails key={release.version} release={release} latest={latest} />)}
    </section>
  );
}

function ReleaseDetails({ release, latest }: { release: Release; latest: string }) {
  const { version, channel, withdrawn, supportedUntil } = release;
  const ended = supportedUntil !== undefined && supportedUntil < latest;
  return (
    <details className={styles.release} id={`v${version}`} data-version={version} data-channel={channel}>
      <summary>
        {withdrawn ? <s className={styles.version}>{version}</s> : <span className={styles.version}>{version}</span>}
        {channel !== 'stable' && <span className={styles.tag}>{channelLabels[channel]}</span>}
        {withdrawn && <span className={styles.warning}>{words.withdrawn}</span>}
        {ended && !withdrawn && <span className={styles.warning}>{words.unsupported}</span>}
        <time dateTime={release.date}>{date(release.date)}</time>
      </summary>
      {withdrawn && (
        <p className={styles.reason}>
          {words.withdrawnOn(date(withdrawn.date), withdrawn.reason)} <strong>{words.useInstead(withdrawn.instead)}.</strong>
        </p>
      )}
      {supportedUntil && <p className={styles.support}>{ended ? words.supportEnded : words.supportedUntil} <time dateTime={supportedUntil}>{date(supportedUntil)}</time></p>}
      <Notes notes={release.notes} version={version} />
      {bySystem(release.files).map(({ os: system, files }) => (
        <dl key={system ?? ''} className={styles.files}>
          <dt>{os(system)}</dt>
          {files.map((file) => (
            <dd key={file.url} data-os={file.os} data-cpu={file.cpu?.join(' ')} data-format={file.format}>
              <a href={addressOf(file.url)}>{visible(file.name)}</a>
              <small>{[cpus(file.cpu, file.os), size(file.size)].filter(Boolean).join(' · ')}</small>
            </dd>
          ))}
        </dl>
      ))}
    </details>
  );
}
