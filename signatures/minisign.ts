import {
  algorithmOf,
  decode,
  fromBinary,
  keyIdOf,
  parseMinisignKey,
  untrustedPrefix,
  type Malformed,
  type Parsed,
} from '../catalogue/minisign-key';
import { verifyEd25519 } from './ed25519';
import { revokedBefore, type PinnedKey, type Revoked } from './pinned-keys';

// The format: https://jedisct1.github.io/minisign/#signature-format

/** A minisign signature as written in a `.minisig` file. */
interface MinisignSignature {
  keyId: string;
  /** Whether the file's BLAKE2b-512 is signed (today's default) or the file itself (legacy). */
  prehashed: boolean;
  signature: Uint8Array<ArrayBuffer>;
  /** As it is signed: bytes that need not be UTF-8. */
  trustedComment: Uint8Array<ArrayBuffer>;
  globalSignature: Uint8Array<ArrayBuffer>;
  /** The `file:` of the trusted comment, if it has one. */
  signedName?: string;
  /** The `timestamp:` of the trusted comment in seconds since 1970, if it has one. */
  timestamp?: number;
}

/** The file to check. Only what the signature needs is asked for: BLAKE2b-512 (64 bytes), or all bytes for a legacy one. */
export interface SignedContent {
  size: number;
  blake2b512(): Promise<Uint8Array<ArrayBuffer>>;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

export type MinisignResult =
  /** `revoked`: the key was revoked after it signed, or nobody can tell which came first. */
  | { ok: true; keyId: string; signature: MinisignSignature; revoked?: Revoked }
  | { ok: false; reason: 'malformed'; malformed: Malformed }
  | { ok: false; reason: 'other-key'; keyId: string; expected: string[] }
  | { ok: false; reason: 'content'; keyId: string }
  | { ok: false; reason: 'trusted-comment'; keyId: string }
  | { ok: false; reason: 'file-name'; keyId: string; signedName: string; fileName: string }
  | { ok: false; reason: 'revoked-key'; keyId: string; revoked: Revoked }
  | { ok: false; reason: 'too-large'; keyId: string; size: number; limit: number };

/** Legacy signatures need the whole file in memory at once; minisign itself stops at 1 GiB. */
export const legacyLimit = 2 ** 28;

/** The sizes of minisign's buffers for the four lines, one byte of each for the end (minisign.h, base64.h). */
const buffers = { untrusted: 1024, signature: 103, trusted: 8192, global: 91 };
const trustedPrefix = 'trusted comment: ';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function toBinary(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Gives the lines of a file one after the other as C's fgets does into a buffer of `size` bytes; null at the end. */
function lineReader(binary: string): (size: number) => string | null {
  let at = 0;
  return (size) => {
    if (at >= binary.length) return null;
    const newline = binary.indexOf('\n', at);
    const start = at;
    at = Math.min(at + size - 1, newline < 0 ? binary.length : newline + 1);
    return binary.slice(start, at);
  };
}

/** A line up to its end, which for minisign is the first NUL, CR or LF; `whole` tells whether a LF stood before any NUL. */
function trim(line: string | null): { text: string; whole: boolean } {
  const [beforeNul = ''] = (line ?? '').split('\0');
  return { text: beforeNul.split(/[\r\n]/)[0] ?? '', whole: beforeNul.includes('\n') };
}

/**
 * Reads a `.minisig` file as minisign 0.11 does (sig_load, trim), byte by byte: comments need not be UTF-8, a byte order
 * mark is no part of the format. Newer versions refuse some of what 0.11 takes. Says nothing about whether it is good.
 */
export function parseMinisign(file: string | Uint8Array): Parsed<MinisignSignature> {
  const fail = (line: number, expected: Malformed['expected']): Parsed<MinisignSignature> => ({
    ok: false,
    malformed: { of: 'signature', line, expected },
  });
  const next = lineReader(toBinary(typeof file === 'string' ? utf8(file) : file));
  const untrusted = trim(next(buffers.untrusted));
  if (!untrusted.whole || !untrusted.text.startsWith(untrustedPrefix))
    return fail(1, 'untrusted-comment');
  const signatureLine = trim(next(buffers.signature));
  const bytes = signatureLine.whole ? decode(signatureLine.text, 74) : null;
  if (bytes === null) return fail(2, 'signature');
  const algorithm = algorithmOf(bytes);
  if (algorithm !== 'ED' && algorithm !== 'Ed') return fail(2, 'algorithm');
  const trusted = trim(next(buffers.trusted));
  if (!trusted.whole || !trusted.text.startsWith(trustedPrefix)) return fail(3, 'trusted-comment');
  const globalSignature = decode(trim(next(buffers.global)).text, 64);
  if (globalSignature === null) return fail(4, 'global-signature');
  const trustedComment = fromBinary(trusted.text.slice(trustedPrefix.length));
  const said = new TextDecoder().decode(trustedComment);
  const timestamp = /(?:^|\t)timestamp:(\d{1,11})(?:\t|$)/.exec(said)?.[1];
  return {
    ok: true,
    value: {
      keyId: keyIdOf(bytes.subarray(2, 10)),
      prehashed: algorithm === 'ED',
      signature: bytes.slice(10),
      trustedComment,
      globalSignature,
      signedName: /(?:^|\t)file:([^\t]+)(?:\t|$)/.exec(said)?.[1],
      timestamp: timestamp === undefined ? undefined : Number(timestamp),
    },
  };
}

/**
 * Checks a file against its minisign signature and the pinned key of the same ID, in minisign's order: key ID, content,
 * trusted comment. A trusted comment that names another file is refused although the signature is good, so that an older
 * signed file cannot stand in for a newer one; so is what a revoked key signed afterwards. Throws only what `content` throws.
 */
export async function verifyMinisign({
  signature: file,
  keys,
  fileName,
  content,
}: {
  signature: string | Uint8Array;
  keys: readonly PinnedKey[];
  fileName: string;
  content: SignedContent;
}): Promise<MinisignResult> {
  const parsed = parseMinisign(file);
  if (!parsed.ok) return { ok: false, reason: 'malformed', malformed: parsed.malformed };
  const { keyId, prehashed, signature, trustedComment, globalSignature, signedName, timestamp } =
    parsed.value;
  const read = keys.map((pinned) => ({ pinned, key: parseMinisignKey(pinned.key) }));
  const signer = read.find(({ key }) => key.ok && key.value.keyId === keyId);
  if (!signer?.key.ok) {
    const unread = read.map(({ key }) => key).find((key) => !key.ok);
    if (unread) return { ok: false, reason: 'malformed', malformed: unread.malformed };
    return {
      ok: false,
      reason: 'other-key',
      keyId,
      expected: read.flatMap(({ key }) => (key.ok ? key.value.keyId : [])),
    };
  }
  const { publicKey } = signer.key.value;

  if (!prehashed && content.size > legacyLimit)
    return { ok: false, reason: 'too-large', keyId, size: content.size, limit: legacyLimit };
  const message = prehashed ? await content.blake2b512() : await content.bytes();
  if (!(await verifyEd25519(publicKey, message, signature)))
    return { ok: false, reason: 'content', keyId };

  const bound = new Uint8Array(signature.length + trustedComment.length);
  bound.set(signature);
  bound.set(trustedComment, signature.length);
  if (!(await verifyEd25519(publicKey, bound, globalSignature)))
    return { ok: false, reason: 'trusted-comment', keyId };

  if (signedName !== undefined && signedName.normalize() !== fileName.normalize()) {
    return { ok: false, reason: 'file-name', keyId, signedName, fileName };
  }
  const { revoked } = signer.pinned;
  if (revoked && timestamp !== undefined && revokedBefore(revoked, timestamp * 1000))
    return { ok: false, reason: 'revoked-key', keyId, revoked };
  return { ok: true, keyId, signature: parsed.value, ...(revoked && { revoked }) };
}
