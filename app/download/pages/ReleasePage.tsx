import { notesAddress } from '../../../catalogue/addresses';
import { editionsIn } from '../../../catalogue/editions';
import { releaseAddress, releasesAddress } from '../../../catalogue/paths';
import { type Catalogue, type Release } from '../../../catalogue/schema';
import { newestFirst } from '../../../catalogue/version';
import { addressOf, pagePath } from '../../site';
import { Notes } from '../sections/Notes';
import { latestDate, ReleaseFiles, ReleaseLine, ReleaseStatus } from '../sections/Release';
import { AboutTemplate, newestReleases, NewerBanner, type Newest } from '../sections/ReleaseAbout';
import { type PageWords } from '../words/download-page';

/** A page beside the download page: its address below /download/, and what stands between the head and the footer. */
export interface StaticPage {
  address: string;
  title: string;
  description: string;
  main: React.ReactElement;
  /** Whether it has something to copy, for which it takes the script. */
  script?: true;
  /** Where it leads at once, relative to /download/. */
  leadsTo?: string;
}

/** The page of one release. Another release changes no more of it than what it says of the newest one. */
function releasePage(
  { product, releases }: Catalogue,
  release: Release,
  newest: Newest,
  latest: string,
  words: PageWords,
): StaticPage {
  const { version, notes } = release;
  const title = `${product.name} ${version}`;
  const main = (
    <main className="text-page" data-version={version} data-channel={release.channel}>
      <p className="breadcrumb">
        <a href={pagePath}>{words.title(product.name)}</a>
        <a href={addressOf(releasesAddress)}>{words.allReleases}</a>
      </p>
      <h1>
        <bdi>{product.name}</bdi> <bdi>{version}</bdi>
      </h1>
      <p className="release-aside">
        <time dateTime={release.date}>{words.date(release.date)}</time>
      </p>
      <NewerBanner words={words} release={release} newest={newest} />
      <ReleaseStatus words={words} release={release} latest={latest} releases={releases} />
      {notesAddress(notes) && <Notes words={words} notes={notes} version={version} />}
      {notes && !notesAddress(notes) && (
        <section>
          <h2>{words.whatIsNew(version)}</h2>
          <Notes words={words} notes={notes} version={version} />
        </section>
      )}
      <section>
        <h2>{words.allFiles}</h2>
        <ReleaseFiles
          words={words}
          release={release}
          editions={editionsIn(product, release)}
          proofs
        />
      </section>
      <AboutTemplate
        words={words}
        release={release}
        newest={newest}
        latest={latest}
        releases={releases}
      />
    </main>
  );
  return {
    address: releaseAddress(version),
    title,
    description: words.releaseDescription(title, words.date(release.date)),
    main,
  };
}

/** The list of all releases, the highest version first, and the page of each. */
export function releasePages(catalogue: Catalogue, words: PageWords): StaticPage[] {
  const { product, releases } = catalogue;
  const latest = latestDate(catalogue);
  const newest = newestReleases(catalogue);
  const title = words.allReleasesOf(product.name);
  const main = (
    <main className="text-page">
      <p className="breadcrumb">
        <a href={pagePath}>{words.title(product.name)}</a>
      </p>
      <h1>{title}</h1>
      <ul className="release-list">
        {newestFirst(releases).map((release) => (
          <li key={release.version}>
            <ReleaseLine words={words} release={release} latest={latest} linked />
          </li>
        ))}
      </ul>
    </main>
  );
  return [
    {
      address: releasesAddress,
      title,
      description: words.allReleasesDescription(product.name),
      main,
    },
    ...releases.map((release) => releasePage(catalogue, release, newest, latest, words)),
  ];
}
