import { editionOf } from './editions';
import { type Catalogue, type Release } from './schema';
import { channelLabels, wordsOf, type Channel } from './vocabulary';

interface Version {
  /** 1.2.3.4 or 2024.05.01 as numbers. */
  numbers: bigint[];
  /** Words that make it older than the plain version (rc, beta …); empty for a final version. */
  before: string[];
  /** Words that make it newer than the plain version (OpenSSH's p1, OpenSSL's w, +build). */
  after: string[];
}

// Written without a hyphen these still mean "before the release": 1.22rc1, 3.0b2, 2.0.0.Beta1.
const preReleaseWord =
  /^(a|b|c|rc|cr|alpha|beta|pre|preview|dev|devel|nightly|snapshot|canary|insiders?|eap?|m|milestone|next|test|unstable|git)$/;

// Letters that number patches where no number follows them: OpenSSL's 1.0.2a, tmux's 3.3a.
const patchLetter = /^[a-z]$/;

// Written after a hyphen these still don't mean "before the release": 4.6.3-stable, 1.9.3-p551, 3.0-r5.
const releaseWord = /^(stable|final|release|ga|lts|sp|post|patch|hotfix|p|r)$/;

/** Words and numbers apart, so that rc10 is newer than rc9 with and without a dot between. */
function parts(text: string): string[] {
  return text.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
}

function parse(version: string): Version {
  const start = version.search(/\d/);
  if (start < 0) return { numbers: [], before: parts(version), after: [] };
  const rest = version.slice(start);
  // Up to four digits before the dash or the underscore: a date such as 2024-05-01 counts as numbers too.
  const head = /^(\d{4}-\d{2}-\d{2}(?!\d)|\d+(?:[._]\d+)*)/.exec(rest)?.[0] ?? '';
  const [label = '', ...build] = rest.slice(head.length).split('+');
  const words = parts(label);
  const [first, second] = words;
  const attached = !/^[-~]/.test(label);
  const isAfter =
    first !== undefined &&
    (releaseWord.test(first) ||
      (attached &&
        (!preReleaseWord.test(first) || (patchLetter.test(first) && second === undefined))));
  return {
    numbers: (head.match(/\d+/g) ?? []).map(BigInt),
    before: isAfter ? [] : words,
    after: [...(isAfter ? words : []), ...parts(build.join('+'))],
  };
}

function comparePart(a: string, b: string): number {
  const numeric = [/^\d/.test(a), /^\d/.test(b)];
  if (numeric[0] && numeric[1]) return compareNumber(BigInt(a), BigInt(b));
  if (numeric[0] !== numeric[1]) return numeric[0] ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareNumber(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareLists<T>(
  a: T[],
  b: T[],
  compare: (x: T, y: T) => number,
  missing: T | null,
): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i] ?? missing, b[i] ?? missing];
    if (x === null || y === null) return a.length - b.length;
    const order = compare(x, y);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * Negative when `a` is older than `b`, zero when they are the same version. Understands SemVer 2.0 §11 with
 * pre-releases, calendar versions, any count of numbers, and prefixes such as `v`, `go` and `release-`.
 */
export function compareVersions(a: string, b: string): number {
  const [x, y] = [parse(a), parse(b)];
  const byNumber = compareLists(x.numbers, y.numbers, compareNumber, 0n);
  if (byNumber !== 0) return byNumber;
  if ((x.before.length === 0) !== (y.before.length === 0)) return x.before.length === 0 ? 1 : -1;
  return (
    compareLists(x.before, y.before, comparePart, null) ||
    compareLists(x.after, y.after, comparePart, null)
  );
}

/** Words that say in any name that what they stand beside comes before the release, as a part of a regular expression. */
export const stageWords = 'alpha|beta|rc|pre|preview|dev|snapshot|nightly|canary';

// Where these are all that stands before the numbers, they say what follows: beta-1.2.3, nightly-2024-05-01.
const preReleasePrefix = new RegExp(`^(${stageWords})[-_./]?(?=v?\\d)`, 'i');

/**
 * Whether a version comes before the one that its numbers name, by the order of `compareVersions`: 2.0b1, 1.22rc1,
 * 1.0.0-dev.3. `stated` is what its forge or tool says: true settles it, false only where the version has no word that
 * always means it (v1.2.3-ce). A number alone (7.1.1-29) is a revision to those who write it.
 */
export function isPreRelease(version: string, stated?: boolean): boolean {
  if (stated === true || preReleasePrefix.test(version)) return true;
  const words = parse(version).before.filter((part) => /^[a-z]/.test(part));
  return words.some((word) => stated === undefined || preReleaseWord.test(word));
}

/** The channel of a release, by its tag or version and, where its forge or tool says so, whether it is a pre-release. */
export function channelOf(tag: string, stated?: boolean): Channel {
  if (/nightly|canary/i.test(tag)) return 'nightly';
  return isPreRelease(tag, stated) ? 'beta' : 'stable';
}

/** Releases from newest to oldest by version; the order in the catalogue does not matter. */
export function newestFirst(releases: readonly Release[]): Release[] {
  return [...releases].sort(
    (a, b) => compareVersions(b.version, a.version) || b.date.localeCompare(a.date),
  );
}

/** The highest version of a channel that is not withdrawn, or undefined. */
export function newestOf(catalogue: Catalogue, channel: Channel): Release | undefined {
  return newestFirst(catalogue.releases).find(
    (release) => release.channel === channel && !release.withdrawn,
  );
}

/** The newest release of each channel that has any, `first` before the others. */
export function newestOfChannels(catalogue: Catalogue, first: Release): Release[] {
  const newest = wordsOf(channelLabels).flatMap((channel) => newestOf(catalogue, channel) ?? []);
  return [first, ...newest.filter((release) => release !== first)];
}

/**
 * The version to use instead of a withdrawn release: the one that the publisher named, else the newest of its channel.
 * Undefined when there is none.
 */
export function replacementFor(
  { channel, withdrawn }: Release,
  releases: readonly Release[],
): string | undefined {
  return (
    withdrawn?.instead ??
    newestFirst(releases).find((other) => other.channel === channel && !other.withdrawn)?.version
  );
}

/**
 * Whether who says nothing about editions gets something of a release: a download of the first edition that had not ended
 * by then (`until`). Every release has, where there are no editions.
 */
function hasFirstEdition({ product: { editions = [] } }: Catalogue, release: Release): boolean {
  const first = editions.find(
    ({ until }) => until === undefined || compareVersions(release.version, until) <= 0,
  );
  return (
    first === undefined ||
    release.files.some((file) => file.kind === 'download' && editionOf(file, editions) === first.id)
  );
}

/**
 * The release that the page offers first: the newest stable one, else the newest of the next channel that has any. One
 * that lacks the first edition only where all do: nobody is given another program under the same words.
 * Undefined when nothing is published or everything is withdrawn.
 */
export function mainRelease(catalogue: Catalogue): Release | undefined {
  const order: Channel[] = ['stable', 'lts', 'beta', 'nightly'];
  const whole = catalogue.releases.filter((release) => hasFirstEdition(catalogue, release));
  return order
    .map(
      (channel) =>
        newestOf({ ...catalogue, releases: whole }, channel) ?? newestOf(catalogue, channel),
    )
    .find((release) => release !== undefined);
}
