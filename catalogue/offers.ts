import { choose, downloadsOf, type Offer } from './choose';
import {
  cpusOf,
  detectableCpus,
  formatRank,
  listedCpus,
  platformId,
  type Platform,
} from './platform';
import { type Catalogue, type Release, type ReleaseFile } from './schema';
import { compareVersions, newestFirst } from './version';
import { cpuLabels, osLabels, wordsOf, type Os } from './vocabulary';

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

/** Every build for a system, once for all of its offers (`ids`, joined by spaces) that show only some of them. */
export function buildsBySystem(
  offers: readonly PlatformOffer[],
): { os: Os; release: Release; ids: string; files: ReleaseFile[] }[] {
  const builds: { os: Os; release: Release; ids: string; files: ReleaseFile[] }[] = [];
  for (const {
    id,
    platform: { os },
    release,
    offer,
  } of offers) {
    if (offer.others.length === 0) continue;
    const same = builds.find((one) => one.os === os && one.release === release);
    if (same) same.ids += ` ${id}`;
    else
      builds.push({
        os,
        release,
        ids: id,
        files: bySystem([...shownIn(offer), ...offer.others]).flatMap(({ files }) => files),
      });
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

/** The best file for each CPU of each system, for somebody who chooses alone. Systems without a download are left out. */
export function bestFiles(release: Release): { os: Os | undefined; files: ReleaseFile[] }[] {
  const downloads = downloadsOf(release);
  const perSystem = wordsOf(osLabels).flatMap((os) => {
    const own = downloads.filter((file) => file.os === os);
    const cpus = wordsOf(cpuLabels).filter((cpu) =>
      own.some((file) => listedCpus(file).includes(cpu)),
    );
    const offers = [...cpus, 'unknown' as const].map((cpu) => choose(release, { os, cpu }));
    const files = offers
      .flatMap((offer) =>
        offer.state === 'one' ? [offer.main] : offer.state === 'equals' ? offer.equals : [],
      )
      .filter((file) => own.includes(file));
    return files.length > 0 ? [{ os, files: [...new Set(files)] }] : [];
  });
  if (perSystem.length > 0) return perSystem;
  return downloads.length > 0 ? [{ os: undefined, files: downloads }] : [];
}

/** Files in the order people look for them: by system, CPU and format; what names no system after those that do. */
export function bySystem(
  files: readonly ReleaseFile[],
): { os: Os | undefined; files: ReleaseFile[] }[] {
  const cpuOrder = wordsOf(cpuLabels);
  const rank = (file: ReleaseFile): number => {
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
