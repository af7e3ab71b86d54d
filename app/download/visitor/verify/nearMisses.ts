import type { KnownFile, ReadFile } from './diagnose';

/** What an unknown file may be, to say what went wrong. None of these makes it trustworthy. */
export type NearMiss =
  | { kind: 'empty' }
  /** The browser saved a web page, often a login or an error, instead of the file. */
  | { kind: 'web-page' }
  /** The name of a browser's own unfinished download; `known` where the rest of the name is a known file's. */
  | { kind: 'unfinished'; known?: KnownFile }
  /** What stood under this name until the publisher replaced it on `date`. */
  | { kind: 'replaced'; known: KnownFile; date: string }
  /** The browser unpacked the archive after downloading it, as Safari does. */
  | { kind: 'unpacked'; known: KnownFile }
  /** Same name, other content. `difference` in bytes: negative when this one is shorter. */
  | { kind: 'same-name'; known: KnownFile; difference: number };

const unfinishedSuffix = /\.(crdownload|part|partial|download|opdownload)$/i;
/** Compressions that Safari and archive tools take off, leaving a .tar or the bare file. */
const compressionSuffix = /\.(gz|xz|bz2|zst|tgz|zip)$/i;

/** A name without what browsers and file managers add to a second copy: "app (1).dmg", "app copy.dmg", "app - Copy.dmg". */
function plainName(name: string): string {
  return name.normalize().toLowerCase().replace(/( ?\(\d{1,3}\)| - copy| copy( \d+)?)(?=(\.[a-z0-9]+)*$)/, '');
}

/** The reasons that fit a file of unknown content, the most certain first. */
export function nearMisses(read: ReadFile, known: readonly KnownFile[]): NearMiss[] {
  const near: NearMiss[] = [];
  if (read.size === 0) near.push({ kind: 'empty' });
  if (isWebPage(read.head)) near.push({ kind: 'web-page' });
  const name = plainName(read.name);

  for (const candidate of known) {
    const before = candidate.file.replaced?.find((old) => old.size === read.size && old.sha256 === read.sha256);
    if (before) near.push({ kind: 'replaced', known: candidate, date: before.date });
  }
  if (unfinishedSuffix.test(read.name)) {
    const rest = plainName(read.name.replace(unfinishedSuffix, ''));
    near.push({ kind: 'unfinished', known: known.find(({ file }) => plainName(file.name) === rest) });
  }
  for (const candidate of known) {
    const knownName = plainName(candidate.file.name);
    if (knownName === name) near.push({ kind: 'same-name', known: candidate, difference: read.size - candidate.file.size });
    else if (compressionSuffix.test(knownName) && knownName.replace(compressionSuffix, '') === name) near.push({ kind: 'unpacked', known: candidate });
  }
  return near;
}

function isWebPage(head: Uint8Array): boolean {
  const start = new TextDecoder().decode(head.subarray(0, 512)).trimStart().toLowerCase();
  return start.startsWith('<!doctype html') || start.startsWith('<html') || start.startsWith('<head');
}
