import {
  cpusInOrder,
  cpusOf,
  formatRank,
  isFor,
  isIndependent,
  listedCpus,
  runnableCpus,
  type Platform,
} from './platform';
import { type ReleaseFile } from './schema';
import { productFirst } from './variants';
import { type Cpu, type Os } from './vocabulary';

/**
 * Why a file suits a machine. `emulated`: built for another CPU, which this OS translates; `not-stated`: nobody said which
 * CPU it is for, and nothing better is there.
 */
export type Fit =
  'native' | 'universal' | 'any-cpu' | 'emulated' | 'independent' | 'only-build' | 'not-stated';

/**
 * What a release offers a platform: `one` file with what stands beside it; `equals` when the CPU is unknown and nothing
 * runs on all of them; `none` when nothing suits. `others` are the remaining downloads for the same OS.
 */
export type Offer<File = ReleaseFile> =
  | { state: 'one'; main: File; fit: Fit; beside: File[]; others: File[] }
  | { state: 'equals'; equals: File[]; others: File[] }
  | { state: 'none'; others: File[] };

/** What the choice goes by: a file of the catalogue has it, and so has its row on a page. */
export type Choosable = Pick<
  ReleaseFile,
  'name' | 'kind' | 'edition' | 'os' | 'cpu' | 'libc' | 'format' | 'installation' | 'label'
>;

/** The files that are the product itself. */
export function downloadsOf<File extends Choosable>(release: { files: readonly File[] }): File[] {
  return release.files.filter((file) => file.kind === 'download');
}

// glibc before musl: it is what most distributions have. A file that names neither is static or brings its own.
const libcRank = (file: Choosable): number =>
  file.libc === undefined ? 0 : file.libc === 'gnu' ? 1 : 2;

/** Levels of x86-64 above the first run on newer machines only, and no browser tells (x86-64 psABI; Go's GOAMD64). */
function levelOf({ name, label = '' }: Choosable): number {
  return Number(
    /(?:amd64|x86[-_.]?64|x64)[-_.]?v([2-4])(?!\d)/i.exec(`${name} ${label}`)?.[1] ?? 1,
  );
}

/** What leaves nothing behind, and what needs somebody's shop, are for who asks for them. */
const installationRank = ({ installation }: Choosable): number =>
  installation === 'store' ? 2 : installation === 'portable' ? 1 : 0;

/** Files of one OS, those for every machine first, then the best format; equal ones keep the publisher's order. */
function byPreference<File extends Choosable>(os: Os | undefined, files: readonly File[]): File[] {
  return [...files].sort(
    (a, b) =>
      levelOf(a) - levelOf(b) ||
      formatRank(os, a.format) - formatRank(os, b.format) ||
      installationRank(a) - installationRank(b) ||
      libcRank(a) - libcRank(b),
  );
}

/** How well a file suits a CPU: the rank (lower is better) with the reason, or null when it cannot run there. */
function fitOf(file: Choosable, os: Os, cpu: Cpu): { rank: number; fit: Fit } | null {
  const cpus = cpusOf(file);
  if (cpus === 'unknown') return null;
  if (cpus === 'any') return { rank: 2, fit: 'any-cpu' };
  if (cpus.includes(cpu))
    return cpus.length === 1 ? { rank: 0, fit: 'native' } : { rank: 1, fit: 'universal' };
  const through = runnableCpus(os, cpu).findIndex((other) => cpus.includes(other));
  return through < 0 ? null : { rank: 2 + through, fit: 'emulated' };
}

/** CPUs that a file without a word for its CPU may be for, where others of its OS name theirs: the usual one, or an ARM. */
const oftenUnstated = (os: Os): readonly Cpu[] =>
  os === 'windows' || os === 'android'
    ? ['x64', 'arm64', 'x86', 'armv7']
    : ['x64', 'arm64', 'armv7', 'armv6'];

/** The files of which nobody stated the CPU, if one of them may be for this one. */
function unstatedFor<File extends Choosable>(files: File[], os: Os, cpu: Cpu): File[] {
  const noneStated = files.every((file) => cpusOf(file) === 'unknown');
  return noneStated || oftenUnstated(os).includes(cpu)
    ? files.filter((file) => cpusOf(file) === 'unknown')
    : [];
}

function chooseForCpu<File extends Choosable>(files: File[], os: Os, cpu: Cpu): Offer<File> {
  const ranked = byPreference(os, files);
  const stated = ranked
    .flatMap((file) => {
      const fit = fitOf(file, os, cpu);
      return fit ? [{ file, ...fit }] : [];
    })
    .sort((a, b) => a.rank - b.rank);
  const fitting =
    stated.length > 0
      ? stated
      : unstatedFor(ranked, os, cpu).map((file) => ({ file, rank: 0, fit: 'not-stated' as const }));
  const [first] = fitting;
  if (!first) return { state: 'none', others: ranked };
  const beside = fitting
    .slice(1)
    .filter(({ rank }) => rank === first.rank)
    .map(({ file }) => file);
  const shown = [first.file, ...beside];
  return {
    state: 'one',
    main: first.file,
    fit: first.fit,
    beside,
    others: ranked.filter((file) => !shown.includes(file)),
  };
}

/** CPUs common enough on an OS to stand as equals when the visitor's is not known; the rest stay one click away. */
const commonCpusOf = (os: Os): readonly Cpu[] => (os === 'android' ? ['arm64'] : ['x64', 'arm64']);

function chooseWithoutCpu<File extends Choosable>(files: File[], os: Os): Offer<File> {
  const ranked = byPreference(os, files);
  const commonCpus = commonCpusOf(os);
  const forAll = ranked.filter((file) => commonCpus.every((cpu) => isFor(file, cpu)));
  const [first] = forAll;
  if (first) {
    const fit =
      cpusOf(first) === 'any'
        ? 'any-cpu'
        : listedCpus(first).length > 1
          ? 'universal'
          : 'only-build';
    return {
      state: 'one',
      main: first,
      fit,
      beside: forAll.slice(1),
      others: ranked.filter((file) => !forAll.includes(file)),
    };
  }
  const cpus = cpusInOrder(os).filter((cpu) =>
    ranked.some((file) => listedCpus(file).includes(cpu)),
  );
  const common = cpus.filter((cpu) => commonCpus.includes(cpu));
  // What names no CPU is most likely for the common one that no other file names.
  const unstated =
    common.length < commonCpus.length ? ranked.filter((file) => cpusOf(file) === 'unknown') : [];
  if (common.length === 0 && unstated[0]) {
    return {
      state: 'one',
      main: unstated[0],
      fit: 'not-stated',
      beside: unstated.slice(1),
      others: ranked.filter((file) => !unstated.includes(file)),
    };
  }
  const [only, ...more] = common.length > 0 ? common : cpus;
  if (!only) return { state: 'none', others: [] };
  const bestFor = (cpu: Cpu) => ranked.find((file) => listedCpus(file).includes(cpu));
  if (more.length === 0 && unstated.length === 0) {
    const offer = chooseForCpu(files, os, only);
    return offer.state === 'one' ? { ...offer, fit: 'only-build' } : offer;
  }
  const equals = [...[only, ...more].flatMap((cpu) => bestFor(cpu) ?? []), ...unstated.slice(0, 1)];
  return { state: 'equals', equals, others: ranked.filter((file) => !equals.includes(file)) };
}

/** Files for any system: by their format, or because nothing in the release names a platform. */
function independentFiles<File extends Choosable>(downloads: File[]): File[] {
  const nothingNamed = downloads.every((file) => file.os === undefined && cpusOf(file) === 'any');
  return nothingNamed ? downloads : downloads.filter(isIndependent);
}

/**
 * ChromeOS runs Linux and Android programs, if its owner has switched that on. With a known CPU the Linux program comes
 * first, since an Android package from a web page needs developer mode; without one there is nothing to pick for them.
 */
function chooseForChromebook<File extends Choosable>(
  release: { files: readonly File[] },
  cpu: Platform['cpu'],
): Offer<File> {
  const linux = choose(release, { os: 'linux', cpu });
  const apps = downloadsOf(release).filter((file) => file.os === 'android');
  const own = choose({ files: apps }, { os: 'android', cpu });
  // It translates Android programs for ARM.
  const android =
    own.state === 'none' ? choose({ files: apps }, { os: 'android', cpu: 'unknown' }) : own;
  const possible = [linux, android].flatMap((offer) =>
    offer.state === 'one' ? [offer.main] : offer.state === 'equals' ? offer.equals : [],
  );
  const [first, ...more] = new Set(possible);
  if (!first) return { state: 'none', others: linux.others };
  if (cpu === 'unknown' && more.length > 0)
    return { state: 'equals', equals: [first, ...more], others: [] };
  const chosen = linux.state === 'one' ? linux : android;
  const beside = [...(chosen.state === 'one' ? chosen.beside : []), ...more];
  return {
    state: 'one',
    main: first,
    fit: chosen.state === 'one' ? chosen.fit : 'only-build',
    beside,
    others: [],
  };
}

/**
 * Chooses among the downloads of a release for a platform. Never hands over a file that cannot run there: an Intel Mac
 * gets no ARM64 build, Linux gets its own CPU only. A file whose OS nobody names is never the main one, one whose CPU
 * nobody states only where nothing that states it suits. Of several editions it is given one (`ofEdition`).
 */
export function choose<File extends Choosable>(
  release: { files: readonly File[] },
  platform: Platform,
): Offer<File> {
  const downloads = productFirst(downloadsOf(release));
  const { os, cpu } = platform;
  const independent = independentFiles(downloads);
  const own = os === 'unknown' ? [] : downloads.filter((file) => file.os === os);
  if (os === 'chromeos' && own.length === 0) return chooseForChromebook(release, cpu);
  const [first, ...beside] = independent;
  if (first && own.length === 0)
    return { state: 'one', main: first, fit: 'independent', beside, others: [] };
  if (os === 'unknown') return { state: 'none', others: downloads };
  // FreeBSD's browsers say that they run on Linux, so its files stand in the same list.
  const lookAlikes = os === 'linux' ? downloads.filter((file) => file.os === 'freebsd') : [];
  const offer = cpu === 'unknown' ? chooseWithoutCpu(own, os) : chooseForCpu(own, os, cpu);
  return { ...offer, others: [...offer.others, ...lookAlikes] };
}
