import { releaseAddress } from '../../../catalogue/paths';
import { type Catalogue, type Release } from '../../../catalogue/schema';
import { compareVersions, mainRelease, newestOf } from '../../../catalogue/version';
import { channelLabels, wordsOf, type Channel } from '../../../catalogue/vocabulary';
import { addressOf, pagePath } from '../../site';
import { type PageWords } from '../words/download-page';
import { ReleaseStatus } from './Release';
import { Sentence } from './Sentence';

/** The releases that stand for newer ones: the one the download page offers, and the newest of each channel. */
export interface Newest {
  main: Release | undefined;
  of: Partial<Record<Channel, Release>>;
}

/** Found once for all pages, since each look goes through every release. */
export function newestReleases(catalogue: Catalogue): Newest {
  const of: Newest['of'] = {};
  for (const channel of wordsOf(channelLabels)) of[channel] = newestOf(catalogue, channel);
  return { main: mainRelease(catalogue), of };
}

/** Says that a newer release of the same channel exists, with a link to it; nothing where none does. */
export function NewerBanner({
  release,
  newest,
  words,
}: {
  release: Release;
  newest: Newest;
  words: PageWords;
}) {
  const newer = newest.of[release.channel];
  if (!newer || compareVersions(newer.version, release.version) <= 0) return null;
  return <Banner release={release} other={newer} newest={newest} words={words} />;
}

function Banner({
  release,
  other,
  newest: { main },
  words,
}: {
  release: Release;
  other: Release;
  newest: Newest;
  words: PageWords;
}) {
  const isUsual = other === main && release.channel === main.channel;
  return (
    <p className="band">
      <Sentence says={words.newest[isUsual ? 'any' : other.channel]}>
        {release.version}
        {words.date(release.date)}
        <a href={other === main ? pagePath : addressOf(releaseAddress(other.version))}>
          <strong dir="auto">{other.version}</strong>
        </a>
      </Sentence>
    </p>
  );
}

/**
 * What the download page shows in place of its own version when its address asks for this release (asked.ts). A template,
 * so that the words stand where the release does and the download page stays small.
 */
export function AboutTemplate({
  release,
  newest,
  latest,
  releases,
  words,
}: {
  release: Release;
  newest: Newest;
  latest: string;
  releases: readonly Release[];
  words: PageWords;
}) {
  const { version, channel } = release;
  const newer = newest.of[channel];
  const other = newer && compareVersions(newer.version, version) > 0 ? newer : newest.main;
  const all = (
    <a data-all="" href={addressOf(releaseAddress(version))}>
      {words.asked.filesOf(version)}
    </a>
  );
  if (release === newest.main) return null;
  return (
    <template>
      <p>
        <Sentence says={words.version}>
          <strong dir="auto">{version}</strong>
        </Sentence>
        {channel !== 'stable' && ` · ${words.channel[channel]}`} ·{' '}
        <time dateTime={release.date}>{words.date(release.date)}</time> · {all}
      </p>
      {other && <Banner release={release} other={other} newest={newest} words={words} />}
      <ReleaseStatus release={release} latest={latest} releases={releases} words={words} />
      <p data-lacks="">
        {words.asked.lacks(version)} {all}
      </p>
    </template>
  );
}
