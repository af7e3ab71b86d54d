import { isAbsolute, downloadBase } from '../catalogue/addresses';
import { ofEdition } from '../catalogue/editions';
import { runnableCpus } from '../catalogue/platform';
import { quoteSh } from '../catalogue/quoting';
import { textOf } from '../catalogue/said';
import { type Edition, type Release, type ReleaseFile } from '../catalogue/schema';
import { newestFirst } from '../catalogue/version';
import {
  type Format,
  type Libc,
  type Cpu,
  type Os,
  cpuLabels,
  wordsOf,
} from '../catalogue/vocabulary';
import { cpuWords, osWords } from './cpu-words';
import { type Feed, type Supplies } from './feed';
import { fill } from './fill';
import { newestByEdition, withServers, withCommand, type Material } from './material';
import { type OutputFile } from './output';
import { bestPerCpu, isMacApp } from './pick-files';
import { recent } from './recent';

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
function installables(release: Release): Installable[] {
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
function installFiles(release: Release): ReleaseFile[] {
  return [...new Set(installables(release).map(({ file }) => file))];
}

const platformWord = ({ os, cpu, libc }: Installable): string =>
  [os, cpu, libc].filter(Boolean).join('-');

/** The machines of one release, grouped by the file that runs on them. */
function byFile(release: Release): Map<ReleaseFile, string[]> {
  const groups = new Map<ReleaseFile, string[]>();
  for (const machine of installables(release))
    groups.set(machine.file, [...(groups.get(machine.file) ?? []), platformWord(machine)]);
  return groups;
}

/** The branches of `choose_file`: version, platform and, where one is asked for, edition in, the facts of one file out. */
function fileBranches(releases: Release[], editions: readonly Edition[]): string[] {
  const parts = releases.flatMap((release) =>
    editions.length === 0
      ? [{ release, suffixes: [''] }]
      : editions.map(({ id }, index) => ({
          release: ofEdition(release, id, editions),
          suffixes: index === 0 ? ['', ` ${id}`] : [` ${id}`],
        })),
  );
  return parts.flatMap(({ release, suffixes }) =>
    [...byFile(release)].flatMap(([file, platforms]) => [
      `      ${suffixes.flatMap((suffix) => platforms.map((platform) => quoteSh(`${release.version} ${platform}${suffix}`))).join(' | ')})`,
      `        name=${quoteSh(file.name)}`,
      `        url=${quoteSh(file.url)}`,
      `        sha256=${file.sha256}`,
      `        format=${file.format ?? 'binary'}`,
      '        ;;',
    ]),
  );
}

function unameBranches(): { os: string[]; cpu: string[] } {
  const systems = new Map<string, string>();
  for (const [os, word] of Object.entries(osWords.uname))
    if (!systems.has(word)) systems.set(word, os);
  return {
    os: [...systems].map(([word, os]) => `      ${word}) os=${os} ;;`),
    cpu: wordsOf(cpuLabels).map((cpu) => `      ${cpuWords.uname[cpu].join(' | ')}) cpu=${cpu} ;;`),
  };
}

/**
 * A POSIX shell script that installs any recent release that is not withdrawn. It carries the hashes of all files, so one
 * signature over the script covers them.
 */
function write(material: Material & Supplies): OutputFile[] {
  const { catalogue, product, release, site } = material;
  const { command = '', editions = [] } = product;
  const all = newestFirst(catalogue.releases).filter(({ files }) =>
    files.every(({ url }) => isAbsolute(url)),
  );
  const usable = recent(all.filter(({ withdrawn }) => !withdrawn));
  const withdrawn = all.flatMap(({ version, withdrawn: why }) =>
    why
      ? [
          `      ${quoteSh(version)}) fail ${quoteSh(`${version} was withdrawn: ${textOf(why.reason)} Use ${why.instead ?? release.version} instead.`)} ;;`,
        ]
      : [],
  );
  const words = unameBranches();
  const content = fill(material.templates['install.sh'], {
    command: { raw: command },
    product: { word: quoteSh(product.name) },
    version: { word: quoteSh(release.version) },
    page: { word: quoteSh(site ? downloadBase(site).href : (product.homepage ?? '')) },
    systems: { lines: words.os },
    cpus: { lines: words.cpu },
    withdrawn: { lines: withdrawn },
    newest: {
      lines: newestByEdition(catalogue).map(
        ({ id, version }, index) =>
          `      ${[...(index === 0 ? ["''"] : []), id].join(' | ')}) version=${quoteSh(version)} ;;`,
      ),
    },
    editions: { word: quoteSh(editions.map(({ id }) => id).join(' ')) },
    files: { lines: fileBranches(usable, editions) },
  });
  return [{ path: installSh.path(), content }];
}

/** Its row in the table of outputs. */
export const installSh = {
  path: () => 'download/install.sh',
  format: 'POSIX shell script',
  specification: 'https://pubs.opengroup.org/onlinepubs/9699919799/utilities/V3_chap02.html',
  find: withCommand(
    withServers(
      installFiles,
      'an archive or program with a stated CPU for a system with a terminal',
    ),
  ),
  write,
} satisfies Feed;
