import { isHashing, isOfFile, type HashingPacket } from './openpgp-content';
import {
  fingerprintOf,
  hasWholeSubpackets,
  openSignature,
  signerOf,
  type Opened,
} from './openpgp-input';
import { judgeKey, weaknessOf } from './openpgp-key';
import { type PinnedKey, type Revoked } from './pinned-keys';

/** Times are ISO 8601; fingerprints are the primary key's, upper-case hex without spaces. */
export type OpenPgpResult =
  /** `expired`: when the key did, after it had signed. `revoked`: the same of its revocation. */
  | {
      ok: true;
      fingerprint: string;
      userId: string | null;
      signed: string;
      expired?: string;
      revoked?: Revoked;
    }
  | { ok: false; reason: 'malformed'; of: 'key' | 'signature' }
  /** Nobody's key that the page knows: `keyId` is the last 16 digits of the fingerprint of the key that signed. */
  | { ok: false; reason: 'other-key'; keyId: string; expected: string[] }
  | { ok: false; reason: 'content'; fingerprint: string }
  /** A hash (MD5, SHA-1, RIPEMD-160) or a key (RSA, DSA below 2048 bits) that no longer proves anything. */
  | { ok: false; reason: 'weak-algorithm'; fingerprint: string; algorithm: string }
  /** The library does not know the version or the algorithm of the signature, or the key's. */
  | { ok: false; reason: 'unknown-algorithm' }
  | { ok: false; reason: 'revoked-key'; fingerprint: string; signed: string; revoked: Revoked }
  /** The key had expired when it signed. */
  | { ok: false; reason: 'expired-key'; fingerprint: string; expired: string; signed: string }
  | { ok: false; reason: 'expired-signature'; fingerprint: string; expired: string }
  /** The key is not one to sign files with: a certify-only key, or one made after the signature. */
  | { ok: false; reason: 'key-not-for-signing'; fingerprint: string };

type Failure = Extract<OpenPgpResult, { ok: false }>['reason'];

/** Of several signatures the one that counts is the first in this order. */
const weight: readonly (Failure | 'good' | 'doubtful')[] = [
  'content',
  'good',
  'doubtful',
  'revoked-key',
  'expired-key',
  'key-not-for-signing',
  'weak-algorithm',
  'expired-signature',
  'unknown-algorithm',
  'malformed',
  'other-key',
];

const weightOf = (result: OpenPgpResult): number =>
  weight.indexOf(result.ok ? (result.revoked ? 'doubtful' : 'good') : result.reason);

/**
 * Checks a file against a detached OpenPGP signature (armored, or the bytes of a `.sig`) and the pinned keys. A key that
 * was valid when it signed is good. Of several signatures one good one is enough, unless one by a pinned key is of other
 * content, which gpg too calls bad (exit code 1, BADSIG); those by other keys count for nothing, and where types are mixed, all but the first. `now` tells only what has
 * expired since, so that a wrong clock makes nothing bad. Throws only what reading the file throws.
 */
export async function verifyOpenPgp({
  signature,
  keys,
  file,
  now,
}: {
  signature: string | Uint8Array;
  keys: readonly PinnedKey[];
  file: Blob;
  now: Date;
}): Promise<OpenPgpResult> {
  const opened = await openSignature(signature, keys);
  const results: OpenPgpResult[] = [];
  const signatures: (HashingPacket & { created: Date })[] = [];
  for (const packet of opened?.packets ?? []) {
    const formed = opened && asSignature(opened, packet);
    if (!formed) continue;
    if ('ok' in formed) results.push(formed);
    else signatures.push(formed);
  }
  // Some of a text and some of bytes: gpg says "multiple signatures detected. Only the first will be checked."
  const types = new Set(signatures.map(({ signatureType }) => signatureType));
  for (const one of types.size > 1 ? signatures.slice(0, 1) : signatures)
    if (opened) results.push(await judge(opened, one, file, now));
  return strongest(results);
}

/**
 * What a signature says of itself, of a file that is not at hand: null when a pinned key made it or nothing can be told,
 * else why it can't be good. Key IDs are not signed, so that nothing is proved by them.
 */
export async function openPgpClaims(
  signature: string | Uint8Array,
  keys: readonly PinnedKey[],
): Promise<OpenPgpResult | null> {
  const opened = await openSignature(signature, keys);
  const results = (opened?.packets ?? []).map((packet) => {
    const formed = opened && asSignature(opened, packet);
    if (!formed) return null;
    return 'ok' in formed ? formed : signerOf(opened, formed) ? null : notPinned(opened, formed);
  });
  return results.includes(null) ? null : strongest(results.flatMap((result) => result ?? []));
}

function strongest(results: readonly OpenPgpResult[]): OpenPgpResult {
  const [first] = [...results].sort((a, b) => weightOf(a) - weightOf(b));
  return first ?? { ok: false, reason: 'malformed', of: 'signature' };
}

/** A packet as a signature of a file, or why it is none. */
function asSignature(
  { openpgp, written }: Opened,
  packet: unknown,
): (HashingPacket & { created: Date }) | OpenPgpResult {
  // A packet of an unknown version or algorithm stays unparsed.
  if (!(packet instanceof openpgp.SignaturePacket) || !isDated(packet) || !isHashing(packet))
    return { ok: false, reason: 'unknown-algorithm' };
  const { binary, text } = openpgp.enums.signature;
  const isOfFiles = packet.signatureType === binary || packet.signatureType === text;
  // Anybody can add these to a signature; as gpg does, nothing is accepted that demands to be understood or breaks the form.
  const isFormed =
    !packet.unhashedSubpackets.some(({ critical }) => critical) &&
    hasWholeSubpackets(written, packet);
  return isOfFiles && isFormed ? packet : { ok: false, reason: 'malformed', of: 'signature' };
}

function isDated<Packet extends { created: Date | null }>(
  packet: Packet,
): packet is Packet & { created: Date } {
  return packet.created !== null;
}

function notPinned(
  { unread, expected }: Opened,
  { issuerKeyID }: Pick<HashingPacket, 'issuerKeyID'>,
): OpenPgpResult {
  if (unread === 'malformed') return { ok: false, reason: unread, of: 'key' };
  if (unread) return { ok: false, reason: unread };
  return { ok: false, reason: 'other-key', keyId: issuerKeyID.toHex().toUpperCase(), expected };
}

async function judge(
  opened: Opened,
  packet: HashingPacket & { created: Date },
  file: Blob,
  now: Date,
): Promise<OpenPgpResult> {
  const signer = signerOf(opened, packet);
  if (!signer) return notPinned(opened, packet);
  const fingerprint = fingerprintOf(signer.key);
  const weak = weaknessOf(opened, signer.signingKey, packet.hashAlgorithm);
  if (weak !== null) return { ok: false, reason: 'weak-algorithm', fingerprint, algorithm: weak };
  const isOf = await isOfFile(opened.openpgp, packet, signer.signingKey, file);
  if (isOf === null) return { ok: false, reason: 'unknown-algorithm' };
  if (!isOf) return { ok: false, reason: 'content', fingerprint };
  const { created } = packet;
  return judgeKey(opened, signer, { created, ends: packet.getExpirationTime(), now });
}
