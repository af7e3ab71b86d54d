import { textOf } from '../../../catalogue/said';
import { type Said } from '../../../catalogue/schema';

/** A name with its invisible direction controls spelled out: `exe.pdf` must not be a disguise of `fdp.exe` (CVE-2021-42574). */
export function visible(name: string): string {
  return name.replace(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (c) => `[U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}

/** A publisher's text inside a sentence; of another language it has a direction of its own (Unicode UAX 9, 2.4.2). */
export const isolated = (said: Said): string =>
  typeof said === 'string' ? said : `\u2068${textOf(said)}\u2069`;

/** A fingerprint in groups of four, as gpg shows it. */
export function spaced(fingerprint: string): string {
  return fingerprint.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
