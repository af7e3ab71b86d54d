import { downloadsOf } from '../catalogue/choose';
import { isFor, runnableCpus } from '../catalogue/platform';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import {
  cpuLabels,
  wordsOf,
  type Cpu,
  type Format,
  type Libc,
  type Os,
} from '../catalogue/vocabulary';
import { bestPerCpu } from './material';

const hasSha512 = (file: ReleaseFile): boolean => file.sha512 !== undefined;

/** The signature that an updater wants as text, or undefined. */
export function signatureText(
  file: ReleaseFile,
  type: 'minisign' | 'ed25519' | 'openpgp',
): string | undefined {
  return file.signatures?.find(
    (signature) => signature.type === type && signature.text !== undefined,
  )?.text;
}

/** Whether a zip holds a macOS app: a disk image of the same release says so. */
function isMacApp(release: Release, file: ReleaseFile): boolean {
  return (
    file.format === 'app.zip' ||
    (file.os === 'macos' &&
      file.format === 'zip' &&
      downloadsOf(release).some(({ os, format }) => os === 'macos' && format === 'dmg'))
  );
}

/**
 * What electron-updater can install, each with the SHA-512 that it checks. On macOS it takes a zip of the app.
 * It recognises other CPUs than x64 by the words in the name.
 */
export function electronFiles(
  release: Release,
  system: 'windows' | 'macos' | 'linux',
): ReleaseFile[] {
  switch (system) {
    case 'windows':
      return bestPerCpu({
        os: 'windows',
        cpus: ['x64', 'arm64', 'x86'],
        formats: ['exe'],
        only: hasSha512,
      })(release).filter(
        (file) =>
          isFor(file, 'x64') ||
          (isFor(file, 'arm64') && file.name.includes('arm64')) ||
          file.name.includes('ia32'),
      );
    case 'macos': {
      const only = (file: ReleaseFile) => hasSha512(file) && isMacApp(release, file);
      const zips = bestPerCpu({
        os: 'macos',
        cpus: ['arm64', 'x64'],
        formats: ['app.zip', 'zip'],
        only,
      })(release).filter((file) => isFor(file, 'x64') || file.name.includes('arm64'));
      const images = bestPerCpu({
        os: 'macos',
        cpus: ['arm64', 'x64'],
        formats: ['dmg'],
        only: hasSha512,
      })(release);
      return zips.length > 0 ? [...zips, ...images] : [];
    }
    case 'linux':
      return bestPerCpu({
        os: 'linux',
        cpus: ['x64', 'arm64', 'armv7', 'x86'],
        formats: ['appimage'],
        only: hasSha512,
      })(release);
  }
}

/** What Tauri's updater can install, with the minisign signature that it demands. */
export function tauriFiles(release: Release): ReleaseFile[] {
  const only = (file: ReleaseFile) => signatureText(file, 'minisign') !== undefined;
  return [
    ...bestPerCpu({ os: 'windows', cpus: ['x64', 'arm64', 'x86'], formats: ['exe', 'msi'], only })(
      release,
    ),
    ...bestPerCpu({
      os: 'macos',
      cpus: ['arm64', 'x64'],
      formats: ['tar.gz'],
      only: (file) => only(file) && file.name.endsWith('.app.tar.gz'),
    })(release),
    ...bestPerCpu({
      os: 'linux',
      cpus: ['x64', 'arm64', 'armv7', 'x86'],
      formats: ['appimage'],
      only,
    })(release),
  ];
}

/** What Sparkle can install on a CPU, with the Ed25519 signature that it demands. */
export function sparkleFiles(release: Release, cpu: 'x64' | 'arm64' = 'x64'): ReleaseFile[] {
  const only = (file: ReleaseFile) => signatureText(file, 'ed25519') !== undefined;
  return bestPerCpu({
    os: 'macos',
    cpus: [cpu],
    formats: ['dmg', 'app.zip', 'zip', 'tar.xz', 'tar.bz2', 'tar.gz'],
    only,
  })(release);
}

const windowsCpus: Cpu[] = ['x64', 'arm64', 'x86'];

/** Installers that WinGet can run without knowing what is inside. */
export const wingetFiles = bestPerCpu({
  os: 'windows',
  cpus: windowsCpus,
  formats: ['msi', 'msixbundle', 'msix', 'appxbundle', 'appx', 'exe'],
});

/** Archives that Scoop and install.ps1 can unpack. */
export const windowsArchives = bestPerCpu({ os: 'windows', cpus: windowsCpus, formats: ['zip'] });

/** Disk images and zipped apps for a Homebrew cask. */
export const macApps = bestPerCpu({
  os: 'macos',
  cpus: ['arm64', 'x64'],
  formats: ['dmg', 'app.zip'],
});

/** What a Homebrew formula installs, for macOS and Linux. */
export function formulaFiles(release: Release): ReleaseFile[] {
  const formats: Format[] = ['tar.gz', 'tar.xz', 'tar.bz2', 'zip', 'binary'];
  return (['macos', 'linux'] as const).flatMap((os) =>
    bestPerCpu({ os, cpus: ['arm64', 'x64'], formats, only: (file) => !isMacApp(release, file) })(
      release,
    ),
  );
}

const linuxCpus: Cpu[] = [
  'x64',
  'arm64',
  'armv7',
  'armv6',
  'x86',
  'riscv64',
  'loongarch64',
  'ppc64le',
  's390x',
];

/** What an Arch Linux package unpacks: archives, or AppImages where there are none. */
export const archFiles = bestPerCpu({
  os: 'linux',
  cpus: linuxCpus,
  formats: ['tar.gz', 'tar.xz', 'tar.bz2', 'tar.zst', 'zip', 'binary', 'appimage'],
});

/** One machine that the install script knows, with the file that runs there. */
export interface Installable {
  os: Os;
  cpu: Cpu;
  /** Set on Linux only, where it decides. */
  libc?: Libc;
  file: ReleaseFile;
}

const terminalSystems: Os[] = [
  'linux',
  'macos',
  'freebsd',
  'openbsd',
  'netbsd',
  'dragonfly',
  'illumos',
  'solaris',
];
const installFormats: Format[] = ['tar.gz', 'tar.xz', 'tar.bz2', 'zip', 'binary', 'appimage'];

/** For every machine with a terminal the file that runs there; on musl never one that is linked against glibc. */
export function installables(release: Release): Installable[] {
  const machines = terminalSystems.flatMap((os) =>
    wordsOf(cpuLabels).flatMap((cpu) =>
      (os === 'linux' ? (['gnu', 'musl'] as const) : [undefined]).map((libc) => ({
        os,
        cpu,
        libc,
      })),
    ),
  );
  return machines.flatMap((machine) => {
    const runs = (file: ReleaseFile) =>
      !isMacApp(release, file) && (machine.libc !== 'musl' || file.libc !== 'gnu');
    const byCpu = runnableCpus(machine.os, machine.cpu).flatMap((cpu) => {
      const own = (only: (file: ReleaseFile) => boolean) =>
        bestPerCpu({ os: machine.os, cpus: [cpu], formats: installFormats, only })(release);
      // Its own C library first, then what names none, then what brings its own.
      return [
        ...own((file) => runs(file) && file.libc === machine.libc),
        ...own((file) => runs(file) && file.libc === undefined),
        ...own(runs),
      ];
    });
    const [file] = byCpu;
    return file ? [{ ...machine, file }] : [];
  });
}

/** The files of `installables`, once each. */
export function installFiles(release: Release): ReleaseFile[] {
  return [...new Set(installables(release).map(({ file }) => file))];
}
