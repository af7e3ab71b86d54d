import { choose, type Offer } from './choose';
import { catalogueOf, editionOf, editionsIn } from './editions';
import {
  cpusInOrder,
  cpusOf,
  detectableCpus,
  formatRank,
  platformId,
  type Platform,
} from './platform';
import { type Catalogue, type Edition, type Release, type ReleaseFile } from './schema';
import { compareVersions, newestFirst } from './version';
import { osLabels, wordsOf, type Os } from './vocabulary';

/** What the page offers one platform; `id` is its name on the page. */
export interface PlatformOffer {
  id: string;
  platform: Platform & { os: Os };
  offer: Offer;
  release: Release;
  /** The version of the OS that the main release needs, when this offer is an older release for older systems. */
  insteadOf?: string;
  /** The edition that has something for this platform where this one has nothing. */
  elsewhere?: Edition;
}

/** What a release offers in one edition; `edition` is absent where there is nothing to choose. */
export interface EditionOffers {
  edition?: Edition;
  /** What the fragments of its rows begin with: `dotnet-`, for the first nothing. */
  prefix: string;
  /** With the files of the edition, and those of every edition. */
  release: Release;
  offers: PlatformOffer[];
}

const visitorSystems: readonly Os[] = [
  'windows',
  'macos',
  'linux',
  'android',
  'ios',
  'chromeos',
  'freebsd',
];

/** The oldest OS version an offer's main file runs on, where the catalogue states it. */
export function minimumOsOf(offer: Offer): string | undefined {
  return offer.state === 'one' ? offer.main.minimumOs : undefined;
}

/** Older releases that still run where the offer's main file does not, newest first: at most three steps down. */
function olderOffers(catalogue: Catalogue, entry: PlatformOffer): PlatformOffer[] {
  const insteadOf = minimumOsOf(entry.offer);
  const steps: PlatformOffer[] = [];
  let lowest = insteadOf;
  for (const release of newestFirst(catalogue.releases)) {
    if (lowest === undefined || steps.length === 3) break;
    if (release.withdrawn || release.channel !== entry.release.channel) continue;
    if (compareVersions(release.version, entry.release.version) >= 0) continue;
    const offer = choose(release, entry.platform);
    const needs = minimumOsOf(offer);
    if (offer.state !== 'one' || (needs !== undefined && compareVersions(needs, lowest) >= 0))
      continue;
    steps.push({ ...entry, id: `${entry.id}@${steps.length + 1}`, offer, release, insteadOf });
    lowest = needs;
  }
  return steps;
}

/**
 * Every offer a visitor's platform can lead to, `macos-arm64` and the like; `<os>-unknown` where the CPU is not known,
 * `<os>-none` for every CPU that the release has nothing for, `macos-arm64@1` for systems too old for the first.
 * A system without any file has none, except phones, which are told how to get the page to a computer.
 */
export function offersOf(catalogue: Catalogue, release: Release): PlatformOffer[] {
  return visitorSystems.flatMap((os) => {
    const entry = (cpu: Platform['cpu'], id = platformId({ os, cpu })): PlatformOffer => ({
      id,
      platform: { os, cpu },
      offer: choose(release, { os, cpu }),
      release,
    });
    const unknown = entry('unknown');
    const isPhone = os === 'android' || os === 'ios';
    if (unknown.offer.state === 'none') return isPhone ? [unknown] : [];
    const known = (detectableCpus[os] ?? []).map((cpu) => entry(cpu));
    const lacking = known.find(({ offer }) => offer.state === 'none');
    return [
      ...[...known.filter(({ offer }) => offer.state !== 'none'), unknown].flatMap((one) => [
        one,
        ...(os === 'chromeos' ? [] : olderOffers(catalogue, one)),
      ]),
      ...(lacking
        ? [{ ...lacking, id: `${os}-none`, platform: { os, cpu: 'unknown' as const } }]
        : []),
    ];
  });
}

/**
 * The offers of each edition that a release has, the first one first. Where an edition has nothing for a platform and
 * another one has, it says which.
 */
export function offersByEdition(catalogue: Catalogue, release: Release): EditionOffers[] {
  const editions = editionsIn(catalogue.product, release);
  const parts = editions.flatMap((edition) => {
    const part = catalogueOf(catalogue, edition.id);
    const own = part.releases.find(({ version }) => version === release.version);
    return own
      ? [
          {
            edition,
            prefix: prefixOf(edition, editions),
            release: own,
            offers: offersOf(part, own),
          },
        ]
      : [];
  });
  if (parts.length === 0) return [{ prefix: '', release, offers: offersOf(catalogue, release) }];
  return parts.map((part) => ({ ...part, offers: withElsewhere(part, parts) }));
}

/** The offers of an edition, and what to say on the platforms that only others have something for. */
function withElsewhere(
  { edition, release, offers }: EditionOffers,
  parts: readonly (EditionOffers & { edition: Edition })[],
): PlatformOffer[] {
  const isThere = ({ offer, insteadOf }: PlatformOffer) =>
    offer.state !== 'none' && insteadOf === undefined;
  const own = new Set(offers.filter(isThere).map(({ id }) => id));
  const others = parts
    .filter((part) => part.edition !== edition)
    .flatMap((part) =>
      part.offers
        .filter(isThere)
        .map(({ id, platform }) => ({ id, platform, elsewhere: part.edition })),
    );
  const lacking = new Map(others.reverse().map((other) => [other.id, other]));
  own.forEach((id) => lacking.delete(id));
  return [
    ...offers.filter(({ id }) => !lacking.has(id)),
    ...[...lacking.values()]
      .reverse()
      .map((other) => ({ ...other, offer: choose(release, other.platform), release })),
  ];
}

/** The system in the id of an offer of the main release; an older one, for some systems only, goes by its whole id. */
const systemOf = ({ id, platform }: PlatformOffer) => (id.includes('@') ? id : platform.os);

/** The builds of a release for one system, once for all of the offers (`names`) that they are an alternative to. */
export interface Builds {
  os: Os | undefined;
  release: Release;
  /** The systems of these offers, or the ids of those of an older release. */
  names: string[];
  files: ReleaseFile[];
}

/** What stands behind "Not your computer?": the other builds of each system. */
export function buildsBehind(offers: readonly PlatformOffer[]): Builds[] {
  const builds = new Map<string, Builds>();
  for (const entry of offers) {
    const { release, offer } = entry;
    for (const { os, files } of bySystem([...shownIn(offer), ...offer.others])) {
      const key = `${os} ${release.version}`;
      const one = builds.get(key) ?? { os, release, names: [], files: [] };
      one.names = [...new Set([...one.names, systemOf(entry)])];
      one.files = [...new Set([...one.files, ...files])];
      builds.set(key, one);
    }
  }
  return [...builds.values()].map((one) => ({
    ...one,
    files: bySystem(one.files).flatMap(({ files }) => files),
  }));
}

function shownIn(offer: Offer): ReleaseFile[] {
  switch (offer.state) {
    case 'one':
      return [offer.main, ...offer.beside];
    case 'equals':
      return offer.equals;
    case 'none':
      return [];
  }
}

const prefixOf = (edition: Edition | undefined, editions: readonly Edition[]): string =>
  edition === undefined || edition === editions[0] ? '' : `${edition.id}-`;

/** Files of one edition for one system; of files that belong to every edition, or of a product without, `edition` is absent. */
export interface EditionGroup {
  edition?: Edition;
  /** As in EditionOffers. */
  prefix: string;
  os: Os | undefined;
  files: ReleaseFile[];
}

/** Files by edition, then as in `bySystem`; what belongs to every edition last. */
export function byEdition(
  files: readonly ReleaseFile[],
  editions: readonly Edition[] = [],
): EditionGroup[] {
  return [...editions, undefined].flatMap((edition) => {
    const own = files.filter((file) => {
      const id = editionOf(file, editions);
      return editions.find((one) => one.id === id) === edition;
    });
    return bySystem(own).map((group) => ({
      ...group,
      edition,
      prefix: prefixOf(edition, editions),
    }));
  });
}

/** Files in the order people look for them: by system, CPU and format; what names no system after those that do. */
export function bySystem(
  files: readonly ReleaseFile[],
): { os: Os | undefined; files: ReleaseFile[] }[] {
  const rank = (file: ReleaseFile): number => {
    const cpuOrder = cpusInOrder(file.os);
    const cpus = cpusOf(file);
    if (cpus === 'any') return -1;
    return cpus === 'unknown' || !cpus[0] ? cpuOrder.length : cpuOrder.indexOf(cpus[0]);
  };
  return [...wordsOf(osLabels), undefined].flatMap((os) => {
    const own = files
      .filter((file) => file.os === os)
      .sort((a, b) => rank(a) - rank(b) || formatRank(os, a.format) - formatRank(os, b.format));
    return own.length > 0 ? [{ os, files: own }] : [];
  });
}
