import { isAbsolute, downloadBase } from '../catalogue/addresses';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import { newestFirst } from '../catalogue/version';
import { cpuLabels, wordsOf } from '../catalogue/vocabulary';
import { cpuWords, osWords } from './cpu-words';
import { installShBody } from './install-sh-body';
import { installables, type Installable } from './installable-files';
import { type Material } from './material';
import { type OutputFile } from './output';
import { recent } from './recent';
import { shellWord } from './shell-word';
import { feeds } from './table';

const platformWord = ({ os, cpu, libc }: Installable): string =>
  [os, cpu, libc].filter(Boolean).join('-');

/** The machines of one release, grouped by the file that runs on them. */
function byFile(release: Release): Map<ReleaseFile, string[]> {
  const groups = new Map<ReleaseFile, string[]>();
  for (const machine of installables(release))
    groups.set(machine.file, [...(groups.get(machine.file) ?? []), platformWord(machine)]);
  return groups;
}

/** The branches of `choose_file`: version and platform in, the facts of one file out. */
function fileBranches(releases: Release[]): string[] {
  return releases.flatMap((release) =>
    [...byFile(release)].flatMap(([file, platforms]) => [
      `      ${platforms.map((platform) => shellWord(`${release.version} ${platform}`)).join(' | ')})`,
      `        name=${shellWord(file.name)}`,
      `        url=${shellWord(file.url)}`,
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
export function installSh(material: Material): OutputFile[] {
  const { catalogue, product, release, site } = material;
  const { command = '' } = product;
  const all = newestFirst(catalogue.releases).filter(({ files }) =>
    files.every(({ url }) => isAbsolute(url)),
  );
  const usable = recent(all.filter(({ withdrawn }) => !withdrawn));
  const withdrawn = all.flatMap(({ version, withdrawn: why }) =>
    why
      ? [
          `      ${shellWord(version)}) fail ${shellWord(`${version} was withdrawn: ${why.reason} Use ${why.instead ?? release.version} instead.`)} ;;`,
        ]
      : [],
  );
  const words = unameBranches();
  const content = installShBody({
    command,
    productName: shellWord(product.name),
    version: shellWord(release.version),
    page: shellWord(site ? downloadBase(site).href : (product.homepage ?? '')),
    os: words.os,
    cpu: words.cpu,
    withdrawn,
    files: fileBranches(usable),
  });
  return [{ path: feeds.installSh.path(), content }];
}
