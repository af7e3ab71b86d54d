import { isUtf8 } from 'node:buffer';
import { type Format } from '../../catalogue/vocabulary';
import { architectureFact } from './architectures';
import { viewUpTo, type ByteReader } from './bytes';
import { type ContentIdentity, seen } from './content-facts';

/** Formats whose inside isn't read here, by their first bytes (Latin-1). */
const magics: [string, Format][] = [
  ['7z\xbc\xaf\x27\x1c', '7z'],
  ['Rar!\x1a\x07', 'rar'],
  ['MSCF', 'cab'],
  ['BZh', 'bz2'],
  ['\0asm', 'wasm'],
  ['Cr24', 'crx'],
  ['hsqs', 'snap'],
  ['ADBd', 'alpine.apk'],
  ['#!', 'sh'],
];
const discMark = { offset: 0x8001, text: 'CD001' } as const;

/** Text that stands where a release file should: what servers send instead of one. */
const foreignTexts: [RegExp, string][] = [
  [/^\s*(?:<!doctype html|<html[\s>])/i, 'a web page'],
  [
    /^version https:\/\/git-lfs\.github\.com\/spec\//,
    'a Git LFS pointer instead of the file itself',
  ],
  [/^\s*(?:<\?xml[^>]*>\s*)?<Error>\s*<Code>/, 'an error message of a file server'],
];

/** What some bytes are if they are what a server sends instead of a file. */
export function foreignTo(start: string): string | undefined {
  return foreignTexts.find(([pattern]) => pattern.test(start))?.[1];
}

/** Flatpak bundles carry the name they install under, like app/org.example.App/x86_64/stable, in their metadata. */
async function readFlatpak(reader: ByteReader): Promise<ContentIdentity> {
  const head = await viewUpTo(reader, 0, 262_144);
  const architecture =
    /(?:app|runtime)\/[\w.-]+\/(\w+)\/[\w.-]+/.exec(head.text(0, head.length))?.[1] ?? '';
  return {
    format: seen('flatpak', 'Flatpak bundle'),
    os: seen('linux', 'Flatpak bundle'),
    ...architectureFact(architecture, 'Flatpak ref for'),
  };
}

/** Longer scripts carry something, maybe written as text. */
const longestScript = 262_144;

/** Whether a script is nothing but text: many installers are a program behind a few lines of shell. */
async function isTextOnly(reader: ByteReader): Promise<boolean> {
  if (reader.size > longestScript) return false;
  const { bytes } = await viewUpTo(reader, 0, reader.size);
  return isUtf8(bytes) && !bytes.includes(0);
}

/** Formats known by a mark alone; undefined where there is none. */
export async function marked(
  reader: ByteReader,
  start: string,
): Promise<ContentIdentity | undefined> {
  if (/^(?:flatpak|xdg-app)\0/.test(start)) return readFlatpak(reader);
  const format = magics.find(([magic]) => start.startsWith(magic))?.[1];
  if (format === 'snap')
    return { format: seen(format, 'squashfs header'), os: seen('linux', 'squashfs header') };
  if (format === 'alpine.apk')
    return {
      format: seen(format, 'Alpine package header'),
      os: seen('linux', 'Alpine package header'),
    };
  if (format === 'sh' && (await isTextOnly(reader)))
    return { format: seen(format, 'first bytes'), cpu: seen('any', 'a script') };
  if (format) return { format: seen(format, 'first bytes') };
  const disc = await viewUpTo(reader, discMark.offset, discMark.text.length);
  return disc.text(0, disc.length) === discMark.text
    ? { format: seen('iso', 'ISO 9660 volume') }
    : undefined;
}
