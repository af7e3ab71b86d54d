import { downloadsOf } from '../catalogue/choose';
import { cpusOf, listedCpus, formatRank } from '../catalogue/platform';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import { productFirst } from '../catalogue/variants';
import { type Format, type Cpu, type Os } from '../catalogue/vocabulary';

interface Wanted {
  os: Os;
  cpus: readonly Cpu[];
  formats: readonly Format[];
  /** What else a file must have. */
  only?: (file: ReleaseFile) => boolean;
}

// What runs without an installation is no answer to somebody who wants one.
const isPortable = ({ installation, name, label = '' }: ReleaseFile): boolean =>
  installation === undefined ? /portable/i.test(`${name} ${label}`) : installation === 'portable';

/** The best download for each CPU in the order of `formats`; one file for several CPUs comes once. */
export function bestPerCpu({
  os,
  cpus,
  formats,
  only = () => true,
}: Wanted): (release: Release) => ReleaseFile[] {
  return (release) => {
    const fitting = productFirst(downloadsOf(release)).filter(
      (file) =>
        file.os === os &&
        file.format !== undefined &&
        formats.includes(file.format) &&
        !isPortable(file) &&
        only(file),
    );
    const rank = (file: ReleaseFile) =>
      file.format ? formats.indexOf(file.format) : formats.length;
    const ordered = [...fitting].sort(
      (a, b) => rank(a) - rank(b) || formatRank(os, a.format) - formatRank(os, b.format),
    );
    // A program takes what it is given: a file of which nobody stated the CPU is given to none.
    const forCpu = (cpu: Cpu) =>
      ordered.find((file) => listedCpus(file).includes(cpu)) ??
      ordered.find((file) => cpusOf(file) === 'any');
    return [...new Set(cpus.flatMap((cpu) => forCpu(cpu) ?? []))];
  };
}

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
export function isMacApp(release: Release, file: ReleaseFile): boolean {
  return (
    file.format === 'app.zip' ||
    (file.os === 'macos' &&
      file.format === 'zip' &&
      downloadsOf(release).some(({ os, format }) => os === 'macos' && format === 'dmg'))
  );
}

export const windowsCpus: Cpu[] = ['x64', 'arm64', 'x86'];

/** Archives that Scoop and install.ps1 can unpack. */
export const windowsArchives = bestPerCpu({ os: 'windows', cpus: windowsCpus, formats: ['zip'] });
