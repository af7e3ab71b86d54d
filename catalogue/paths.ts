import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toHex } from './hex';
import { type Edition, type Product } from './schema';

/** Names that Windows keeps for devices (learn.microsoft.com/windows/win32/fileio/naming-a-file). */
export const windowsDevices = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/** Names of files that stand among the folders of releases, and what such a folder may be called when the version can't. */
const taken = /^(index\.html|sha256sums|v-[0-9a-f]{16})$|\.meta4$/i;

/**
 * A release's folder below the generated folders: its version, or `v-` and 16 digits of the version's SHA-256 when the
 * version is no safe name for a folder (spaces, slashes, very long, `CON`) or a file there has it (`index.html`).
 */
export function releaseFolder(version: string): string {
  const isSafe =
    /^[A-Za-z0-9]([A-Za-z0-9._+~-]{0,98}[A-Za-z0-9_+~-])?$/.test(version) &&
    !windowsDevices.test(version) &&
    !taken.test(version);
  if (isSafe) return version;
  return `v-${contentName(version)}`;
}

/**
 * Where the page's scripts and styles are, relative to /download/: a folder of the page's own, so that it stands beside
 * other sites, and without a leading `_`, which Jekyll leaves out.
 */
export const scriptsFolder = 'static/';

/** Where all releases are listed, relative to /download/. */
export const releasesAddress = 'releases/';

/** The page of one release, relative to /download/. */
export function releaseAddress(version: string): string {
  return `${releasesAddress}${releaseFolder(version)}/`;
}

/**
 * The name of the product's packages: its command, or its name in small letters and hyphens; empty when none remain. With
 * an edition that is not the first, its id after a hyphen, as packagers write godot-mono.
 */
export function packageName(
  { command, name }: Pick<Product, 'command' | 'name'>,
  edition?: Edition,
): string {
  const words =
    (command ?? name)
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+(?:[.+_][a-z0-9]+)*/g) ?? [];
  const own = words.join('-').slice(0, 64);
  return edition && own !== '' ? `${own}-${edition.id}` : own;
}

/**
 * WinGet's identifier `Publisher.Product`, of letters, digits and a few signs; empty when one part has none left. An edition
 * that is not the first comes after it, as in GodotEngine.GodotEngine.Mono.
 */
export function wingetIdentifier(
  { publisher, name }: Pick<Product, 'publisher' | 'name'>,
  edition?: Edition,
): string {
  const part = (text: string) =>
    Array.from(text.replace(/[^\p{L}\p{N}_+-]+/gu, ''))
      .slice(0, 32)
      .join('');
  const [first, second] = [part(publisher ?? name), part(name)];
  const third = edition?.id.replace(/(?:^|-)[a-z0-9]/g, (start) => start.slice(-1).toUpperCase());
  return first && second ? [first, second, ...(third ? [third] : [])].join('.') : '';
}

/** What the font of the preview picture can draw, in a text of the catalogue; empty when it is all in another script. */
export function drawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Sixteen hexadecimal digits of a content's SHA-256, for a file name that changes with it. */
export function contentName(content: string): string {
  return toHex(sha256(utf8ToBytes(content))).slice(0, 16);
}
