import { signedNameOf } from './check-signatures';
import { type KnownFile, type ReadFile } from './diagnose';

/** What an unknown file may be, to say what went wrong. None of these makes it trustworthy. */
export type NearMiss =
  | { kind: 'empty' }
  /** The browser saved a web page, often a login or an error, instead of the file. */
  | { kind: 'web-page' }
  /** The name of a browser's own unfinished download. */
  | { kind: 'unfinished' }
  /** The browser unpacked the archive after downloading it, as Safari does. */
  | { kind: 'unpacked'; known: KnownFile }
  /** The name of a known file, but for the version: that was taken back, or never was. */
  | { kind: 'other-version'; known: KnownFile }
  /** The name of a signature of a known file. */
  | { kind: 'signature'; known: KnownFile };

const unfinishedSuffix = /\.(crdownload|part|partial|download|opdownload)$/i;
/** Compressions that Safari and archive tools take off, leaving a .tar or the bare file. */
const compressionSuffix = /\.(gz|xz|bz2|zst|tgz|zip)$/i;

/** A name without what browsers and file managers add to a second copy: "app (1).dmg", "app copy.dmg", "app - Copy.dmg". */
export function withoutCopyMark(name: string): string {
  return name.normalize().replace(/( ?\(\d{1,3}\)| - copy| copy( \d+)?)(?=(\.[a-z0-9]+)*$)/i, '');
}

const plainName = (name: string): string => withoutCopyMark(name).toLowerCase();

/** Whether a visitor's file has a known file's name, also as a second copy or an unfinished download of it. */
export function hasNameOf(name: string, known: string): boolean {
  const plain = plainName(known);
  return plainName(name) === plain || plainName(name.replace(unfinishedSuffix, '')) === plain;
}

/** What stays of a name when everything is taken off that may come and go on the way to a visitor's disk. */
export function nameStem(name: string): string {
  return plainName(name.replace(unfinishedSuffix, '')).replace(compressionSuffix, '');
}

/** The reasons that fit a file of unknown content and name, the most certain first. */
export function nearMisses(read: ReadFile, known: readonly KnownFile[]): NearMiss[] {
  const near: NearMiss[] = [];
  if (read.size === 0) near.push({ kind: 'empty' });
  if (isWebPage(read.head)) near.push({ kind: 'web-page' });
  if (unfinishedSuffix.test(read.name)) near.push({ kind: 'unfinished' });
  const name = plainName(read.name);
  for (const candidate of known) {
    const knownName = plainName(candidate.file.name);
    if (compressionSuffix.test(knownName) && knownName.replace(compressionSuffix, '') === name)
      near.push({ kind: 'unpacked', known: candidate });
  }
  const signed = known.find(({ file }) => plainName(file.name) === signedNameOf(name));
  if (signed) near.push({ kind: 'signature', known: signed });
  const alike = known.find((candidate) => isOtherVersion(name, candidate));
  if (alike) near.push({ kind: 'other-version', known: alike });
  return near;
}

/** Whether a name is that of a known file with another version in the place of its own. */
function isOtherVersion(name: string, { file, release }: KnownFile): boolean {
  const [before, ...after] = plainName(file.name).split(release.version.toLowerCase());
  if (before === undefined || after.length === 0) return false;
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${[before, ...after].map(escape).join('\\d[\\d.]*')}$`).test(name);
}

/** Whether a file begins as an HTML page does. */
export function isWebPage(head: Uint8Array): boolean {
  const start = new TextDecoder().decode(head.subarray(0, 512)).trimStart().toLowerCase();
  return (
    start.startsWith('<!doctype html') || start.startsWith('<html') || start.startsWith('<head')
  );
}
