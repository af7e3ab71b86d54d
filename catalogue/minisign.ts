import { verifyEd25519 } from './ed25519';

// The format: https://jedisct1.github.io/minisign/#signature-format

/** A minisign public key: 32 bytes of Ed25519 and the key's ID as minisign prints it, 16 upper-case hex digits. */
export interface MinisignKey { keyId: string; publicKey: Uint8Array<ArrayBuffer> }

/** A minisign signature as written in a `.minisig` file. */
export interface MinisignSignature {
  keyId: string;
  /** Whether the file's BLAKE2b-512 is signed (today's default) or the file itself (legacy). */
  prehashed: boolean;
  signature: Uint8Array<ArrayBuffer>;
  trustedComment: string;
  globalSignature: Uint8Array<ArrayBuffer>;
  /** The `file:` of the trusted comment, if it has one. */
  signedName?: string;
  /** The `timestamp:` of the trusted comment in seconds since 1970, if it has one. */
  timestamp?: number;
}

/** What is wrong with a key's or a signature's text: which line (from 1) and what should stand there. */
export interface Malformed {
  of: 'key' | 'signature';
  line: number;
  expected: 'untrusted-comment' | 'trusted-comment' | 'key' | 'signature' | 'global-signature' | 'algorithm' | 'text';
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; malformed: Malformed };

/** The file to check. Only what the signature needs is asked for: BLAKE2b-512 (64 bytes), or all bytes for a legacy one. */
export interface SignedContent {
  size: number;
  blake2b512(): Promise<Uint8Array<ArrayBuffer>>;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

export type MinisignResult =
  | { ok: true; keyId: string; signature: MinisignSignature }
  | { ok: false; reason: 'malformed'; malformed: Malformed }
  | { ok: false; reason: 'other-key'; keyId: string; expected: string }
  | { ok: false; reason: 'content'; keyId: string }
  | { ok: false; reason: 'trusted-comment'; keyId: string }
  | { ok: false; reason: 'file-name'; keyId: string; signedName: string; fileName: string }
  | { ok: false; reason: 'too-large'; keyId: string; size: number; limit: number };

/** Legacy signatures need the whole file in memory at once; minisign itself stops at 1 GiB. */
export const legacyLimit = 2 ** 28;

/** minisign reads the lines into buffers of these sizes; a longer comment is refused there as well. */
const longestComment = { untrusted: 1023, trusted: 8191 };
const prefixes = { untrusted: 'untrusted comment: ', trusted: 'trusted comment: ' };

const utf8 = new TextEncoder();

/** Strict base64 as minisign reads it (canonical, padded, no spaces), or null unless it is exactly `length` bytes. */
function decode(base64: string, length: number): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length !== Math.ceil(length / 3) * 4) return null;
  let binary;
  try {
    binary = atob(base64);
  } catch {
    return null;
  }
  if (binary.length !== length || btoa(binary) !== base64) return null;
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** minisign prints the eight bytes as one little-endian number. */
function keyIdOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).reverse().join('').toUpperCase();
}

function algorithmOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 2));
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/\r+$/, ''));
}

/** Reads a public key: the text of minisign.pub, or its base64 line alone. */
export function parseMinisignKey(text: string): Parsed<MinisignKey> {
  const lines = linesOf(text.trim());
  const line = lines[0]?.startsWith(prefixes.untrusted) ? 2 : 1;
  const bytes = decode((lines[line - 1] ?? '').trim(), 42);
  const fail = (expected: Malformed['expected']): Parsed<MinisignKey> => ({ ok: false, malformed: { of: 'key', line, expected } });
  if (bytes === null) return fail('key');
  if (algorithmOf(bytes) !== 'Ed') return fail('algorithm');
  return { ok: true, value: { keyId: keyIdOf(bytes.subarray(2, 10)), publicKey: bytes.slice(10) } };
}

/** Reads the text of a `.minisig` file. Says nothing about whether the signature is good. */
export function parseMinisign(text: string): Parsed<MinisignSignature> {
  const fail = (line: number, expected: Malformed['expected']): Parsed<MinisignSignature> =>
    ({ ok: false, malformed: { of: 'signature', line, expected } });
  if (text.includes('\0')) return fail(1, 'text');
  const [untrusted = '', signatureLine = '', trusted = '', globalLine = ''] = linesOf(text);
  if (!untrusted.startsWith(prefixes.untrusted) || utf8.encode(untrusted).length >= longestComment.untrusted) return fail(1, 'untrusted-comment');
  const bytes = decode(signatureLine, 74);
  if (bytes === null) return fail(2, 'signature');
  const algorithm = algorithmOf(bytes);
  if (algorithm !== 'ED' && algorithm !== 'Ed') return fail(2, 'algorithm');
  if (!trusted.startsWith(prefixes.trusted) || utf8.encode(trusted).length >= longestComment.trusted) return fail(3, 'trusted-comment');
  const globalSignature = decode(globalLine, 64);
  if (globalSignature === null) return fail(4, 'global-signature');
  const trustedComment = trusted.slice(prefixes.trusted.length);
  const timestamp = /(?:^|\t)timestamp:(\d{1,15})(?:\t|$)/.exec(trustedComment)?.[1];
  return {
    ok: true,
    value: {
      keyId: keyIdOf(bytes.subarray(2, 10)),
      prehashed: algorithm === 'ED',
      signature: bytes.slice(10),
      trustedComment,
      globalSignature,
      signedName: /(?:^|\t)file:([^\t]+)(?:\t|$)/.exec(trustedComment)?.[1],
      timestamp: timestamp === undefined ? undefined : Number(timestamp),
    },
  };
}

/**
 * Checks a file against its minisign signature and a pinned key, in minisign's order: key ID, content, trusted comment.
 * A trusted comment that names another file is refused although the signature is good, so that an older signed file
 * cannot stand in for a newer one. Throws only what `content` throws.
 */
export async function verifyMinisign(
  { signature: text, key: keyText, fileName, content }: { signature: string; key: string; fileName: string; content: SignedContent },
): Promise<MinisignResult> {
  const key = parseMinisignKey(keyText);
  if (!key.ok) return { ok: false, reason: 'malformed', malformed: key.malformed };
  const parsed = parseMinisign(text);
  if (!parsed.ok) return { ok: false, reason: 'malformed', malformed: parsed.malformed };
  const { publicKey } = key.value;
  const { keyId, prehashed, signature, trustedComment, globalSignature, signedName } = parsed.value;

  if (keyId !== key.value.keyId) return { ok: false, reason: 'other-key', keyId, expected: key.value.keyId };
  if (!prehashed && content.size > legacyLimit) return { ok: false, reason: 'too-large', keyId, size: content.size, limit: legacyLimit };
  const message = prehashed ? await content.blake2b512() : await content.bytes();
  if (!await verifyEd25519(publicKey, message, signature)) return { ok: false, reason: 'content', keyId };

  const comment = utf8.encode(trustedComment);
  const bound = new Uint8Array(signature.length + comment.length);
  bound.set(signature);
  bound.set(comment, signature.length);
  if (!await verifyEd25519(publicKey, bound, globalSignature)) return { ok: false, reason: 'trusted-comment', keyId };

  if (signedName !== undefined && signedName.normalize() !== fileName.normalize()) {
    return { ok: false, reason: 'file-name', keyId, signedName, fileName };
  }
  return { ok: true, keyId, signature: parsed.value };
}
