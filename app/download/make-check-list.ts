import { listAddress, type CheckList } from '../../catalogue/check-list';
import { contentName } from '../../catalogue/paths';
import { type Catalogue, type Release } from '../../catalogue/schema';
import { newestFirst, newestOf } from '../../catalogue/version';
import { channelLabels, wordsOf } from '../../catalogue/vocabulary';

/** Characters of JSON: at most 60 KB when a host compresses it, since half of it are digits of hashes. */
const room = 100_000;

/** A release with what the check reads of it. */
export function checkedFacts({
  version,
  channel,
  date,
  supportedUntil,
  withdrawn,
  files,
}: Release): Release {
  return {
    version,
    channel,
    date,
    supportedUntil,
    withdrawn,
    files: files.map((file) => ({
      ...file,
      sha512: undefined,
      sbom: undefined,
      attestation: undefined,
    })),
  };
}

/**
 * What the check knows at once, and where it is: the newest release of each channel, then the others from the newest on
 * while there is room. `left` are the releases that find none. The same catalogue always gives the same.
 */
export function checkListOf(catalogue: Catalogue): {
  list: string;
  content: string;
  left: Release[];
} {
  const newest = wordsOf(channelLabels).flatMap((channel) => newestOf(catalogue, channel) ?? []);
  const others = newestFirst(catalogue.releases).filter((release) => !newest.includes(release));
  let used = 0;
  const first = [...newest, ...others].findIndex((release) => {
    used += JSON.stringify(checkedFacts(release)).length;
    return used > room && !newest.includes(release);
  });
  const listed = [...newest, ...others].slice(0, first < 0 ? undefined : first);
  const known: CheckList = { product: catalogue.product, releases: listed.map(checkedFacts) };
  const content = JSON.stringify(known);
  return {
    list: listAddress(contentName(content)),
    content,
    left: others.filter((release) => !listed.includes(release)),
  };
}
