import { type ReleaseFile } from './schema';
import { cpuLabels, wordsOf, type Cpu, type Format, type Os } from './vocabulary';

/** What is known of a visitor's machine. */
export interface Platform {
  os: Os | 'unknown';
  cpu: Cpu | 'unknown';
}

/** `macos-arm64`, the name of a platform in fragments and attributes. */
export function platformId({ os, cpu }: Platform): string {
  return `${os}-${cpu}`;
}

/** Every platform that files name, `macos-arm64` and the like, once each. */
export function platformsOf(files: readonly ReleaseFile[]): string[] {
  return [
    ...new Set(
      files.flatMap((file) => {
        const { os } = file;
        return os ? listedCpus(file).map((cpu) => platformId({ os, cpu })) : [];
      }),
    ),
  ];
}

/** All CPUs in the order in which people of a system look for theirs: Apple has sold no Intel Mac since 2023. */
export function cpusInOrder(os: Os | undefined): readonly Cpu[] {
  const all = wordsOf(cpuLabels);
  return os === 'macos' ? ['arm64', ...all.filter((cpu) => cpu !== 'arm64')] : all;
}

/** CPUs whose programs another one also runs, best first; by OS, because emulation is a feature of the OS. */
const alsoRuns: Partial<Record<Os, Partial<Record<Cpu, Cpu[]>>>> = {
  // https://support.apple.com/102527 (Rosetta). Intel Macs run nothing else.
  macos: { arm64: ['x64'] },
  // https://learn.microsoft.com/windows/arm/apps-on-arm-x86-emulation
  windows: { arm64: ['x64', 'x86'], x64: ['x86'] },
  // An x86-64 Linux often lacks the 32-bit libraries and ARM64 cores often lack 32-bit mode, so only within 32-bit ARM.
  linux: { armv7: ['armv6', 'armv5'], armv6: ['armv5'] },
  // https://developer.android.com/ndk/guides/abis
  android: { arm64: ['armv7'], x64: ['x86'] },
};

/** The CPUs whose builds run on this one, itself first. */
export function runnableCpus(os: Os, cpu: Cpu): Cpu[] {
  return [cpu, ...(alsoRuns[os]?.[cpu] ?? [])];
}

/** CPUs a visitor's browser can report for an OS, besides `unknown`. */
export const detectableCpus: Partial<Record<Os, readonly Cpu[]>> = {
  windows: ['x64', 'arm64', 'x86'],
  macos: ['arm64', 'x64'],
  linux: [
    'x64',
    'arm64',
    'x86',
    'armv7',
    'armv6',
    'riscv64',
    'loongarch64',
    'ppc64le',
    'ppc64',
    's390x',
  ],
  android: ['arm64', 'armv7', 'x64', 'x86'],
  chromeos: ['x64', 'arm64', 'armv7'],
  freebsd: ['x64', 'arm64', 'x86', 'armv7', 'riscv64', 'ppc64le', 'ppc64'],
};

/** Formats from the one most people want to the one fewest can use. A format that is not named comes last. */
const formatOrder: Partial<Record<Os, readonly Format[]>> = {
  windows: ['exe', 'msi', 'msixbundle', 'msix', 'appxbundle', 'appx', 'zip', '7z'],
  macos: ['dmg', 'pkg', 'app.zip', 'zip'],
  // The distribution cannot be known, so what runs on all of them comes first.
  linux: [
    'appimage',
    'tar.xz',
    'tar.gz',
    'tar.zst',
    'tar.bz2',
    'zip',
    'binary',
    'run',
    'sh',
    'flatpak',
    'snap',
    'deb',
    'rpm',
  ],
  android: ['apk'],
};

/** Sorting key of a format on an OS; lower is preferred. */
export function formatRank(os: Os | undefined, format: Format | undefined): number {
  const order = (os && formatOrder[os]) ?? [];
  const rank = format ? order.indexOf(format) : -1;
  return rank < 0 ? order.length : rank;
}

/** Formats that run on every system where their runtime is installed. */
const independentFormats: readonly Format[] = [
  'jar',
  'whl',
  'gem',
  'phar',
  'wasm',
  'py',
  'js',
  'vsix',
  'xpi',
  'crx',
];
/** Scripts of one system. Not `sh`: many carry a program behind a few lines of shell. */
const scripts: readonly Format[] = ['ps1', 'bat'];

/**
 * The CPUs a file runs on: those it lists; `any`, which `["any"]` states; `unknown` where nobody stated it. Catalogues from
 * before there was `["any"]` leave `cpu` out for both: there a file without an OS, a script or a format such as jar is
 * `any`, every other file `unknown`.
 */
export function cpusOf({
  os,
  cpu,
  format,
}: Pick<ReleaseFile, 'os' | 'cpu' | 'format'>): readonly Cpu[] | 'any' | 'unknown' {
  if (cpu !== undefined) return cpu.includes('any') ? 'any' : cpu.filter((word) => word !== 'any');
  return os === undefined || isCpuIndependent(format) ? 'any' : 'unknown';
}

/** The CPUs that a file lists: none for a file that runs on any, or of which nobody stated one. */
export function listedCpus(file: Pick<ReleaseFile, 'os' | 'cpu' | 'format'>): readonly Cpu[] {
  const cpus = cpusOf(file);
  return cpus === 'any' || cpus === 'unknown' ? [] : cpus;
}

/** Whether it is known that a file runs on a CPU by itself. Unknown is not known. */
export function isFor(file: Pick<ReleaseFile, 'os' | 'cpu' | 'format'>, cpu: Cpu): boolean {
  return cpusOf(file) === 'any' || listedCpus(file).includes(cpu);
}

/** Whether the format alone says that a file needs no CPU of its own. */
export function isCpuIndependent(format: Format | undefined): boolean {
  return format !== undefined && (independentFormats.includes(format) || scripts.includes(format));
}

/** Whether nobody needs to choose a platform for this file: it names none and its format needs none. */
export function isIndependent(file: Pick<ReleaseFile, 'os' | 'cpu' | 'format'>): boolean {
  return (
    file.os === undefined &&
    cpusOf(file) === 'any' &&
    file.format !== undefined &&
    independentFormats.includes(file.format)
  );
}
