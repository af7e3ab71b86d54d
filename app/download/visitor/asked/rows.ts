import { type Choosable } from '../../../../catalogue/choose';
import {
  cpuLabels,
  formatLabels,
  installationLabels,
  kindLabels,
  libcLabels,
  osLabels,
  wordsOf,
} from '../../../../catalogue/vocabulary';
import { all, fileLink, systemOf } from '../dom';

/** A file as its row on a page says it: in the download page's table, or on the page of a release. */
export interface Row extends Choosable {
  row: HTMLElement;
  link: HTMLAnchorElement;
}

const cpuWords = [...wordsOf(cpuLabels), 'any'] as const;

/** The word of the catalogue that an attribute holds. */
export function wordIn<Word extends string>(
  words: readonly Word[],
  text: string | undefined,
): Word | undefined {
  return words.find((word) => word === text);
}

/** Every file in a part of a page. */
export function rowsOf(part: ParentNode): Row[] {
  return all('[data-file]', part).flatMap((row) => {
    const link = fileLink(row);
    if (!link) return [];
    const { kind, edition, libc, format, installation } = row.dataset;
    const os = systemOf(row);
    const cpu =
      row.dataset.cpu ?? (row.id.startsWith(`${os}-`) ? row.id.slice(`${os}-`.length) : undefined);
    return [
      {
        row,
        link,
        name: `${link.textContent}`,
        kind: wordIn(wordsOf(kindLabels), kind) ?? 'download',
        edition,
        os: wordIn(wordsOf(osLabels), os),
        cpu: cpu?.split(' ').flatMap((word) => wordIn(cpuWords, word) ?? []),
        libc: wordIn(wordsOf(libcLabels), libc),
        format: wordIn(wordsOf(formatLabels), format),
        installation: wordIn(wordsOf(installationLabels), installation),
      },
    ];
  });
}
