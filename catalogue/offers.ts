import { choose, type Offer } from './choose';
import {
  cpusInOrder,
  cpusOf,
  detectableCpus,
  formatRank,
  platformId,
  type Platform,
} from './platform';
import { type Catalogue, type Release, type ReleaseFile } from './schema';
import { compareVersions, newestFirst } from './version';
import { osLabels, wordsOf, type Cpu, type Os } from './vocabulary';

/** What the page offers one platform; `id` is its name on the page. */
export interface PlatformOffer {
  id: string;
  platform: Platform & { os: Os };
  offer: Offer;
  release: Release;
  /** The version of the OS that the main release needs, when this offer is an older release for older systems. */
  insteadOf?: string;
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

/** Every build for a system, once for all of its offers (`ids`, joined by spaces) in which as much is known of the visitor. */
export interface Builds {
  os: Os;
  release: Release;
  state: Offer['state'];
  ids: string;
  /** The CPUs that these offers are for. */
  cpus: Cpu[];
  files: ReleaseFile[];
}

/** What stands behind "Not your computer?", by system: for an offer of equals only what these are not. */
export function buildsBySystem(offers: readonly PlatformOffer[]): Builds[] {
  const builds: Builds[] = [];
  for (const { id, platform, release, offer } of offers) {
    const { os, cpu } = platform;
    const { state } = offer;
    const cpus = cpu === 'unknown' ? [] : [cpu];
    const same = builds.find(
      (one) => one.os === os && one.release === release && one.state === state,
    );
    if (same) {
      same.ids += ` ${id}`;
      same.cpus = [...new Set([...same.cpus, ...cpus])];
    } else {
      const files = state === 'equals' ? offer.others : [...shownIn(offer), ...offer.others];
      builds.push({
        os,
        release,
        state,
        ids: id,
        cpus,
        files: bySystem(files).flatMap((group) => group.files),
      });
    }
  }
  return builds;
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
