import type { PublicKey, Subkey } from 'openpgp';

/** Times are ISO 8601; fingerprints are the primary key's, upper-case hex without spaces. */
export type OpenPgpResult =
  | { ok: true; fingerprint: string; userId: string | null; signed: string }
  | { ok: false; reason: 'malformed'; of: 'key' | 'signature' }
  /** Nobody's key that the page knows: `keyId` is the last 16 digits of the fingerprint of the key that signed. */
  | { ok: false; reason: 'other-key'; keyId: string; expected: string[] }
  | { ok: false; reason: 'content'; fingerprint: string }
  /** A hash that no longer proves anything (MD5, SHA-1, RIPEMD-160). */
  | { ok: false; reason: 'weak-algorithm'; fingerprint: string; algorithm: string }
  | { ok: false; reason: 'unknown-algorithm' }
  | { ok: false; reason: 'revoked-key'; fingerprint: string }
  /** The content is what was signed; `whileValid` tells whether it was signed before the key expired. */
  | { ok: false; reason: 'expired-key'; fingerprint: string; expired: string; signed: string; whileValid: boolean }
  | { ok: false; reason: 'expired-signature'; fingerprint: string; expired: string }
  /** The key was not allowed to sign files when it did: a certify-only key, or one made after the signature. */
  | { ok: false; reason: 'key-not-for-signing'; fingerprint: string };

/** A pinned key: its armored text and the fingerprint that the catalogue states for it. */
export interface PinnedKey { key: string; fingerprint: string }

const upper = (fingerprint: string): string => fingerprint.replaceAll(' ', '').toUpperCase();

/**
 * Checks a file against a detached OpenPGP signature (armored, or the bytes of a `.sig`) and the pinned keys. Of several
 * signatures one good one is enough, as for gpg. `now` decides about expiry. Throws only what reading the file throws.
 */
export async function verifyOpenPgp(
  { signature, keys, file, now }: { signature: string | Uint8Array; keys: readonly PinnedKey[]; file: Blob; now: Date },
): Promise<OpenPgpResult> {
  const openpgp = await import('openpgp');
  const parsed = await (typeof signature === 'string'
    ? openpgp.readSignature({ armoredSignature: signature })
    : openpgp.readSignature({ binarySignature: signature })).catch(() => null);
  if (parsed === null || parsed.packets.length === 0) return { ok: false, reason: 'malformed', of: 'signature' };

  const known: PublicKey[] = [];
  for (const { key, fingerprint } of keys) {
    const read = await openpgp.readKey({ armoredKey: key }).catch(() => null);
    if (read === null || read.isPrivate()) return { ok: false, reason: 'malformed', of: 'key' };
    if (upper(read.getFingerprint()) === upper(fingerprint)) known.push(read.toPublic());
  }

  let result: OpenPgpResult | null = null;
  for (const packet of parsed.packets) {
    const next = await checkPacket(packet);
    if (next.ok) return next;
    // A signature by a pinned key says more than one by somebody else.
    if (result === null || (!result.ok && result.reason === 'other-key')) result = next;
  }
  return result ?? { ok: false, reason: 'malformed', of: 'signature' };

  async function checkPacket(packet: unknown): Promise<OpenPgpResult> {
    // A packet of an unknown version or algorithm stays unparsed.
    if (!(packet instanceof openpgp.SignaturePacket) || packet.created === null) return { ok: false, reason: 'unknown-algorithm' };
    const { created, signatureType, hashAlgorithm, issuerKeyID } = packet;
    if (signatureType !== openpgp.enums.signature.binary && signatureType !== openpgp.enums.signature.text) {
      return { ok: false, reason: 'malformed', of: 'signature' };
    }
    // Anybody can add these to a signature; as gpg does, nothing is accepted that demands to be understood.
    if (packet.unhashedSubpackets.some(({ critical }) => critical)) return { ok: false, reason: 'malformed', of: 'signature' };
    const signer = known.find((key) => key.getKeys(issuerKeyID).length > 0);
    const signingKey = signer?.getKeys(issuerKeyID)[0];
    if (!signer || !signingKey) {
      return { ok: false, reason: 'other-key', keyId: issuerKeyID.toHex().toUpperCase(), expected: keys.map((key) => upper(key.fingerprint)) };
    }
    const fingerprint = upper(signer.getFingerprint());
    if (hashAlgorithm === null || openpgp.config.rejectMessageHashAlgorithms.has(hashAlgorithm)) {
      const algorithm = Object.entries(openpgp.enums.hash).find(([, id]) => id === hashAlgorithm)?.[0] ?? 'unknown';
      return { ok: false, reason: 'weak-algorithm', fingerprint, algorithm };
    }

    const reading: { failure?: unknown } = {};
    const message = await openpgp.createMessage({ binary: rememberFailure(file, reading) });
    const data = message.packets.findPacket(openpgp.enums.packet.literalData);
    if (!data) return { ok: false, reason: 'malformed', of: 'signature' };
    try {
      // At its own time: whether it expired since is told apart below.
      const verified = packet.verify(signingKey.keyPacket, signatureType, data, created, true);
      // The library hashes a copy of the stream, which only flows while the stream itself is read.
      await Promise.all([verified, drain(message.getLiteralData())]);
    } catch {
      if (reading.failure !== undefined) throw reading.failure;
      return { ok: false, reason: 'content', fingerprint };
    }
    return checkKey(signer, signingKey, created, packet.getExpirationTime());
  }

  /** The content is what was signed; what remains is whether the key and the signature are still valid. */
  async function checkKey(signer: PublicKey, signingKey: PublicKey | Subkey, created: Date, ends: Date | number): Promise<OpenPgpResult> {
    const fingerprint = upper(signer.getFingerprint());
    const signed = created.toISOString();
    // The key is pinned, so a revocation that comes with its subkey was put there by the publisher.
    const subkeyRevoked = 'revocationSignatures' in signingKey && signingKey.revocationSignatures.length > 0;
    if (subkeyRevoked || await signer.isRevoked(undefined, undefined, now)) return { ok: false, reason: 'revoked-key', fingerprint };
    const expiry = earliest(await signer.getExpirationTime(), await signingKey.getExpirationTime());
    if (expiry !== null && expiry <= now) {
      return { ok: false, reason: 'expired-key', fingerprint, expired: expiry.toISOString(), signed, whileValid: created < expiry };
    }
    if (ends instanceof Date && ends <= now) return { ok: false, reason: 'expired-signature', fingerprint, expired: ends.toISOString() };
    const allowed = created <= now && await signer.getSigningKey(signingKey.getKeyID(), created).then(() => true, () => false);
    if (!allowed) return { ok: false, reason: 'key-not-for-signing', fingerprint };
    const user = await signer.getPrimaryUser().then(({ user: { userID } }) => userID?.userID ?? null, () => null);
    return { ok: true, fingerprint, userId: user, signed };
  }
}

function earliest(...times: (Date | number | null)[]): Date | null {
  const dates = times.filter((time) => time instanceof Date);
  return dates.length === 0 ? null : new Date(Math.min(...dates.map(Number)));
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
