import { toHex } from './hex';

// The format: https://jedisct1.github.io/minisign/#signature-format

/** How the first line of a key's and a signature's file begins. */
export const untrustedPrefix = 'untrusted comment: ';

/** A minisign public key: 32 bytes of Ed25519 and the key's ID as minisign prints it, 16 upper-case hex digits. */
interface MinisignKey {
  keyId: string;
  publicKey: Uint8Array<ArrayBuffer>;
}

/** What is wrong with a key's or a signature's text: which line (from 1) and what should stand there. */
export interface Malformed {
  of: 'key' | 'signature';
  line: number;
  expected:
    | 'untrusted-comment'
    | 'trusted-comment'
    | 'key'
    | 'signature'
    | 'global-signature'
    | 'algorithm'
    | 'text';
}

/** What a text of minisign holds, or what is wrong with it. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; malformed: Malformed };

/** Base64 as minisign reads it (padded, no spaces; it ignores what the last digit has beyond the bytes), or null unless it is exactly `length` bytes. */
export function decode(base64: string, length: number): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length !== Math.ceil(length / 3) * 4)
    return null;
  const binary = atob(base64);
  return binary.length === length ? fromBinary(binary) : null;
}

/** One character stands for each byte. */
export function fromBinary(binary: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** minisign prints the eight bytes as one little-endian number. */
export function keyIdOf(bytes: Uint8Array): string {
  return toHex(bytes.slice().reverse()).toUpperCase();
}

/** The two letters before a key or a signature: `Ed`, or `ED` for a prehashed one. */
export function algorithmOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 2));
}

/** Reads a public key: the text of minisign.pub, or its base64 line alone. */
export function parseMinisignKey(text: string): Parsed<MinisignKey> {
  const lines = text.trim().split('\n');
  const line = lines[0]?.startsWith(untrustedPrefix) ? 2 : 1;
  const bytes = decode((lines[line - 1] ?? '').trim(), 42);
  const fail = (expected: Malformed['expected']): Parsed<MinisignKey> => ({
    ok: false,
    malformed: { of: 'key', line, expected },
  });
  if (bytes === null) return fail('key');
  if (algorithmOf(bytes) !== 'Ed') return fail('algorithm');
  return { ok: true, value: { keyId: keyIdOf(bytes.subarray(2, 10)), publicKey: bytes.slice(10) } };
}
