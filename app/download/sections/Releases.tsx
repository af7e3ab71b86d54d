import { editionsIn } from '../../../catalogue/editions';
import { releasesAddress } from '../../../catalogue/paths';
import { type Catalogue, type Release } from '../../../catalogue/schema';
import { newestFirst, newestOfChannels } from '../../../catalogue/version';
import { addressOf } from '../../site';
import { type PageWords } from '../words/download-page';
import { Notes } from './Notes';
import { latestDate, ReleaseFiles, ReleaseLine, ReleaseStatus } from './Release';

/** Older releases that the page names. It says no more of them, so that it stays as large as it is with the thousandth release. */
const olderShown = 5;

/** The newest release of each other channel with its files, then the way to the pages of everything older. */
export function Releases({
  catalogue,
  current,
  words,
}: {
  catalogue: Catalogue;
  current: Release;
  words: PageWords;
}) {
  const [, ...channels] = newestOfChannels(catalogue, current);
  const older = newestFirst(catalogue.releases).filter(
    (release) => release !== current && !channels.includes(release),
  );
  if (channels.length + older.length === 0) return null;
  const latest = latestDate(catalogue);
  return (
    <section aria-labelledby="releases">
      <h2 id="releases">{words.otherReleases}</h2>
      {channels.map((release) => (
        <details
          key={release.version}
          className="release-details"
          data-version={release.version}
          data-channel={release.channel}
        >
          <summary>
            <ReleaseLine release={release} latest={latest} words={words} />
          </summary>
          <ReleaseStatus
            release={release}
            latest={latest}
            releases={catalogue.releases}
            words={words}
          />
          <Notes notes={release.notes} version={release.version} words={words} />
          <ReleaseFiles
            release={release}
            editions={editionsIn(catalogue.product, release)}
            words={words}
          />
        </details>
      ))}
      <ul className="release-list">
        {older.slice(0, olderShown).map((release) => (
          <li key={release.version}>
            <ReleaseLine release={release} latest={latest} words={words} linked />
          </li>
        ))}
      </ul>
      <p>
        <a href={addressOf(releasesAddress)}>
          {words.allReleasesWithFiles(catalogue.releases.length)}
        </a>
      </p>
    </section>
  );
}
