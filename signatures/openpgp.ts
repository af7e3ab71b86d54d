import { type PublicKey, type SignaturePacket, type Subkey } from 'openpgp';
import { toHex } from '../catalogue/hex';
import { revokedBefore, type PinnedKey, type Revoked } from './pinned-keys';

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

const upper = (fingerprint: string): string => fingerprint.replaceAll(' ', '').toUpperCase();

/** What a hidden method of the library's signature gives: the hash that is signed. */
interface Hashing {
  hash(
    type: number,
    data: object,
    toHash: undefined,
    detached: boolean,
  ): Promise<ReadableStream<Uint8Array> | Uint8Array>;
}

function isHashing(packet: SignaturePacket): packet is SignaturePacket & Hashing {
  return 'hash' in packet && typeof packet.hash === 'function';
}

/**
 * Checks a file against a detached OpenPGP signature (armored, or the bytes of a `.sig`) and the pinned keys. A key that
 * was valid when it signed is good. Of several signatures one good one is enough, unless one by a pinned key is of other
 * content, which gpg too calls bad (exit code 1, BADSIG); those by other keys count for nothing. `now` tells only what has
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
  const openpgp = await import('openpgp');
  // As gpg has it, old kinds of key are accepted; what is too weak is told apart below.
  const config = {
    ...openpgp.config,
    rejectPublicKeyAlgorithms: new Set<never>(),
    rejectCurves: new Set<never>(),
    minRSABits: 0,
  };
  const binary =
    typeof signature === 'string'
      ? await openpgp.unarmor(signature).then(
          ({ type, data }) => (type === openpgp.enums.armor.signature ? bytesOf(data) : null),
          () => null,
        )
      : signature;
  const parsed =
    binary && (await openpgp.readSignature({ binarySignature: binary }).catch(() => null));
  if (!binary || !parsed || parsed.packets.length === 0)
    return { ok: false, reason: 'malformed', of: 'signature' };
  const written = toHex(binary);

  const known: { key: PublicKey; pinned: PinnedKey }[] = [];
  let unread: Failure | null = null;
  for (const pinned of keys) {
    const key = await openpgp.readKey({ armoredKey: pinned.key }).catch(() => null);
    // Good armor around what cannot be read is a key of a kind that the library does not know.
    if (key === null)
      unread = await openpgp.unarmor(pinned.key).then(
        () => 'unknown-algorithm' as const,
        () => 'malformed' as const,
      );
    else if (key.isPrivate()) unread = 'malformed';
    else if (upper(key.getFingerprint()) === upper(pinned.fingerprint))
      known.push({ key: key.toPublic(), pinned });
  }

  const results: OpenPgpResult[] = [];
  for (const packet of parsed.packets) results.push(await checkPacket(packet));
  return (
    results.sort((a, b) => weightOf(a) - weightOf(b))[0] ?? {
      ok: false,
      reason: 'malformed',
      of: 'signature',
    }
  );

  async function checkPacket(packet: unknown): Promise<OpenPgpResult> {
    // A packet of an unknown version or algorithm stays unparsed.
    if (
      !(packet instanceof openpgp.SignaturePacket) ||
      packet.created === null ||
      !isHashing(packet)
    )
      return { ok: false, reason: 'unknown-algorithm' };
    const { created, signatureType, hashAlgorithm } = packet;
    if (
      signatureType !== openpgp.enums.signature.binary &&
      signatureType !== openpgp.enums.signature.text
    ) {
      return { ok: false, reason: 'malformed', of: 'signature' };
    }
    // Anybody can add these to a signature; as gpg does, nothing is accepted that demands to be understood or breaks the form.
    if (
      packet.unhashedSubpackets.some(({ critical }) => critical) ||
      !hasWholeSubpackets(written, packet)
    )
      return { ok: false, reason: 'malformed', of: 'signature' };
    const signer = signerOf(packet);
    if (!signer) {
      if (unread === 'malformed') return { ok: false, reason: unread, of: 'key' };
      if (unread) return { ok: false, reason: 'unknown-algorithm' };
      return {
        ok: false,
        reason: 'other-key',
        keyId: packet.issuerKeyID.toHex().toUpperCase(),
        expected: keys.map((key) => upper(key.fingerprint)),
      };
    }
    const { key, pinned, signingKey } = signer;
    const fingerprint = upper(key.getFingerprint());
    const weak = weaknessOf(signingKey, hashAlgorithm);
    if (weak !== null) return { ok: false, reason: 'weak-algorithm', fingerprint, algorithm: weak };

    const reading: { failure?: unknown } = {};
    try {
      if (!(await isOfContent(packet, signingKey, rememberFailure(file, reading))))
        return { ok: false, reason: 'content', fingerprint };
    } catch {
      if (reading.failure !== undefined) throw reading.failure;
      return { ok: false, reason: 'unknown-algorithm' };
    }
    return checkKey(key, signingKey, pinned, created, packet.getExpirationTime());
  }

  /** By the signed fingerprint if there is one, else by the key ID, as gpg looks for it. */
  function signerOf({ issuerFingerprint, issuerKeyID }: SignaturePacket) {
    const wanted = issuerFingerprint && toHex(issuerFingerprint);
    const isSigner = (key: PublicKey | Subkey): boolean =>
      key.getFingerprint() === wanted || key.getKeyID().equals(issuerKeyID);
    const signers = known.flatMap(({ key, pinned }) =>
      key
        .getKeys()
        .filter(isSigner)
        .map((signingKey) => ({ key, pinned, signingKey })),
    );
    return signers.find(({ signingKey }) => signingKey.getFingerprint() === wanted) ?? signers[0];
  }

  /** What makes a signature prove nothing, in words, or null. */
  function weaknessOf(signingKey: PublicKey | Subkey, hashAlgorithm: number | null): string | null {
    if (hashAlgorithm !== null && openpgp.config.rejectMessageHashAlgorithms.has(hashAlgorithm)) {
      return (
        Object.entries(openpgp.enums.hash).find(([, id]) => id === hashAlgorithm)?.[0] ?? ''
      ).toUpperCase();
    }
    const { algorithm, bits } = signingKey.getAlgorithmInfo();
    return bits !== undefined && bits < openpgp.config.minRSABits
      ? `${algorithm.startsWith('rsa') ? 'RSA' : algorithm.toUpperCase()} with ${bits} bits`
      : null;
  }

  /** Whether the packet signs this content. Throws when the content cannot be read or the library lacks what it takes. */
  async function isOfContent(
    packet: SignaturePacket & Hashing,
    signingKey: PublicKey | Subkey,
    content: ReadableStream<Uint8Array>,
  ): Promise<boolean> {
    const { signatureType } = packet;
    const message = await openpgp.createMessage({ binary: content });
    const data = message.packets.findPacket(openpgp.enums.packet.literalData);
    if (!data || signatureType === null)
      throw new Error('The library made no message of the content.');
    // The library hashes a copy of the stream, which only flows while the stream itself is read.
    const [hashed] = await Promise.all([
      packet.hash(signatureType, data, undefined, true).then(bytesOf),
      drain(message.getLiteralData()),
    ]);
    // As gpg does, neither the two bytes of the hash nor the key ID, both unsigned, are looked at.
    Object.assign(packet, {
      hashed,
      signedHashValue: hashed.subarray(0, 2),
      issuerKeyID: signingKey.getKeyID(),
    });
    // At its own time: whether it expired since is told apart later.
    return packet
      .verify(signingKey.keyPacket, signatureType, data, packet.created ?? undefined, true)
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && error.message === 'Signature verification failed')
            return false;
          throw error;
        },
      );
  }

  /** The content is what was signed; what remains is whether the key and the signature were valid then. */
  async function checkKey(
    key: PublicKey,
    signingKey: PublicKey | Subkey,
    pinned: PinnedKey,
    created: Date,
    ends: Date | number,
  ): Promise<OpenPgpResult> {
    const fingerprint = upper(key.getFingerprint());
    const signed = created.toISOString();
    const revoked = earliest(pinned.revoked, await ownRevocation(key, signingKey));
    if (revoked && revokedBefore(revoked, created.getTime()))
      return { ok: false, reason: 'revoked-key', fingerprint, signed, revoked };
    const expiry = soonest(
      await key.getExpirationTime(undefined, config),
      'getExpirationTime' in signingKey && signingKey !== key
        ? await signingKey.getExpirationTime(undefined, config)
        : null,
    );
    if (expiry !== null && expiry <= created)
      return {
        ok: false,
        reason: 'expired-key',
        fingerprint,
        expired: expiry.toISOString(),
        signed,
      };
    if (ends instanceof Date && ends <= now)
      return { ok: false, reason: 'expired-signature', fingerprint, expired: ends.toISOString() };
    // At no time: a key that was certified anew has no certificate that is older than its early signatures.
    const failure: unknown = await key
      .getSigningKey(signingKey.getKeyID(), null, undefined, config)
      .then(
        () => null,
        (error: unknown) => error,
      );
    // With a cause the library failed at the key's own signatures, for example of a curve that it lacks.
    if (failure instanceof Error && failure.cause !== undefined)
      return { ok: false, reason: 'unknown-algorithm' };
    if (failure !== null || signingKey.getCreationTime() > created)
      return { ok: false, reason: 'key-not-for-signing', fingerprint };
    const userId = await key.getPrimaryUser(created, undefined, config).then(
      ({ user: { userID } }) => userID?.userID ?? null,
      () => null,
    );
    return {
      ok: true,
      fingerprint,
      userId,
      signed,
      ...(expiry !== null && expiry <= now && { expired: expiry.toISOString() }),
      ...(revoked && { revoked }),
    };
  }

  /** The revocation that a key carries, taken off it so that the rest of it can be judged. */
  async function ownRevocation(
    key: PublicKey,
    signingKey: PublicKey | Subkey,
  ): Promise<Revoked | undefined> {
    const ofKey = (await key.isRevoked(undefined, undefined, now, config))
      ? key.revocationSignatures
      : [];
    // The key is pinned, so a revocation that comes with its subkey was put there by the publisher.
    const all = [
      ...ofKey,
      ...('revocationSignatures' in signingKey ? signingKey.revocationSignatures : []),
    ];
    key.revocationSignatures = [];
    if ('revocationSignatures' in signingKey) signingKey.revocationSignatures = [];
    return earliest(
      ...all.map(
        ({ created, reasonForRevocationString }) =>
          created && { date: created.toISOString(), reason: reasonForRevocationString ?? '' },
      ),
    );
  }
}

function earliest(...revocations: (Revoked | null | undefined)[]): Revoked | undefined {
  return revocations
    .flatMap((one) => one ?? [])
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))[0];
}

function soonest(...times: (Date | number | null)[]): Date | null {
  const dates = times.filter((time) => time instanceof Date);
  return dates.length === 0 ? null : new Date(Math.min(...dates.map(Number)));
}

/** Whether the unsigned subpackets fill their area (RFC 9580, 5.2.3), beyond which the library reads on. `written` is the file in hex. */
function hasWholeSubpackets(
  written: string,
  { version, signatureData, unhashedSubpackets }: SignaturePacket,
): boolean {
  const signed = toHex(signatureData ?? new Uint8Array());
  const digits = version === 6 ? 8 : 4;
  const stated = Number.parseInt(
    written.slice(written.indexOf(signed) + signed.length).slice(0, digits),
    16,
  );
  // The length of one takes 1, 2 or 5 bytes of its own.
  const lengths = unhashedSubpackets.map(({ body }) => body.length + 1);
  return (
    lengths.reduce((sum, length) => sum + length + 1, 0) <= stated &&
    stated <= lengths.reduce((sum, length) => sum + length + 5, 0)
  );
}

async function bytesOf(hash: ReadableStream<Uint8Array> | Uint8Array): Promise<Uint8Array> {
  return hash instanceof ReadableStream
    ? new Uint8Array(await new Response(hash).arrayBuffer())
    : hash;
}

async function drain(stream: ReadableStream<Uint8Array> | Uint8Array | null): Promise<void> {
  if (!(stream instanceof ReadableStream)) return;
  const reader = stream.getReader();
  while (!(await reader.read()).done);
}

/** A file as a stream that keeps its failure: the library wraps it, and a file that cannot be read is no bad signature. */
function rememberFailure(file: Blob, reading: { failure?: unknown }): ReadableStream<Uint8Array> {
  const reader = file.stream().getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (failure) {
        reading.failure = failure;
        controller.error(failure);
      }
    },
  });
}
