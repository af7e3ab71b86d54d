import { type Language } from '../../../catalogue/languages';
import { listedCpus } from '../../../catalogue/platform';
import { type Mirror, type ReleaseFile } from '../../../catalogue/schema';
import { scopeOf } from '../../../catalogue/variants';
import { formatName, type Cpu, type Format, type Os } from '../../../catalogue/vocabulary';
import { commonWordsOf } from './common';
import { cpuHintsOf } from './cpu-hints';
import { type Messages } from './messages';
import { visible } from './shown';

/** All that the download page and the pages of releases say, in one language; components get it handed down. */
export function pageWordsOf(
  language: Language,
  messages: Pick<Messages, 'common' | 'page'>,
  folder = '',
) {
  const { common, page } = messages;
  const words = commonWordsOf(language, common);
  const cpus = cpuHintsOf(common, page.cpuHint, words);
  /** A mirror as visitors know it: `example.org (Germany)`. */
  const mirrorName = ({ url, name, country }: Mirror): string => {
    const who = name === undefined ? new URL(url).host : visible(name);
    return country === undefined ? who : page.mirrorIn(who, words.country(country));
  };
  return {
    ...page,
    ...words,
    language,
    folder,
    sha256: 'SHA-256',
    mirrorName,
    mirrorLink: (file: string, mirror: Mirror): string => page.mirrorLink(file, mirrorName(mirror)),
    /** What tells the CPU of a file from others; nothing for a file of several. */
    cpuHint: (file: Pick<ReleaseFile, 'os' | 'cpu' | 'format'>): string => {
      const [cpu, ...more] = listedCpus(file);
      return cpu === undefined || more.length > 0 ? '' : cpus.hint(cpu, file.os);
    },
    /** What a CPU is called where the page says how sure it is of it. */
    cpuStated: (cpu: Cpu, os: Os): string =>
      os === 'macos' ? words.cpuName(cpu, os) : cpus.long(cpu),
    /** A format in a row of facts: `AppImage`, `tar.xz`. */
    formatName: (format: Format): string =>
      format === 'binary' ? common.program : formatName(format),
    /** How a file gets onto a machine: `Portable`, `Installer for one user`; nothing where nobody needs to tell it from another. */
    installation: (file: Pick<ReleaseFile, 'name' | 'installation'>): string | undefined => {
      switch (scopeOf(file)) {
        case 'user':
          return page.installation.forUser;
        case 'system':
          return page.installation.forAll;
        case undefined:
          return file.installation && page.installation[file.installation];
      }
    },
    /** Files of one system and edition. */
    groupOf: (edition: string, os: Os | undefined): string =>
      os ? page.groupOf(edition, words.os(os)) : page.groupOfAny(edition),
    /** `Zig 0.15.2 for Windows`. */
    fileOf: (product: string, version: string, os: Os | undefined): string =>
      os
        ? page.fileOf(`${product} ${version}`, words.os(os))
        : page.fileOfAny(`${product} ${version}`),
  };
}

export type PageWords = ReturnType<typeof pageWordsOf>;
