import { type PublicKey, type SignaturePacket, type Subkey } from 'openpgp';
import { toHex } from '../catalogue/hex';
import { type PinnedKey } from './pinned-keys';

/** The library, which is loaded only where there is an OpenPGP signature. */
export type Library = typeof import('openpgp');

/** A pinned key as the library reads it, with the primary key or the subkey that signed. */
export interface Signer {
  key: PublicKey;
  pinned: PinnedKey;
  signingKey: PublicKey | Subkey;
}

/** A signature's packets and the pinned keys, read. */
export interface Opened {
  openpgp: Library;
  config: Library['config'];
  packets: readonly unknown[];
  known: readonly Omit<Signer, 'signingKey'>[];
  /** Why a pinned key could not be read, if one could not. */
  unread: 'malformed' | 'unknown-algorithm' | null;
  /** Fingerprints of the pinned keys. */
  expected: string[];
  /** The signature in hexadecimal. */
  written: string;
}

const upper = (fingerprint: string): string => fingerprint.replaceAll(' ', '').toUpperCase();

/** A key's fingerprint in upper-case hexadecimal. */
export const fingerprintOf = (key: PublicKey): string => upper(key.getFingerprint());

/** Reads a signature (armored, or the bytes of a `.sig`) and the pinned keys; null when it is no signature. */
export async function openSignature(
  signature: string | Uint8Array,
  keys: readonly PinnedKey[],
): Promise<Opened | null> {
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
  if (!binary || !parsed || parsed.packets.length === 0) return null;

  const known: Omit<Signer, 'signingKey'>[] = [];
  let unread: Opened['unread'] = null;
  for (const pinned of keys) {
    const key = await openpgp.readKey({ armoredKey: pinned.key }).catch(() => null);
    // Good armor around what cannot be read is a key of a kind that the library does not know.
    if (key === null)
      unread = await openpgp.unarmor(pinned.key).then(
        () => 'unknown-algorithm' as const,
        () => 'malformed' as const,
      );
    else if (key.isPrivate()) unread = 'malformed';
    else if (fingerprintOf(key) === upper(pinned.fingerprint))
      known.push({ key: key.toPublic(), pinned });
  }
  const expected = keys.map(({ fingerprint }) => upper(fingerprint));
  const packets = [...parsed.packets];
  return { openpgp, config, packets, known, unread, expected, written: toHex(binary) };
}

/** Who of the pinned keys signed: by the signed fingerprint if there is one, else by the key ID, as gpg looks for it. */
export function signerOf(
  { known }: Opened,
  { issuerFingerprint, issuerKeyID }: SignaturePacket,
): Signer | undefined {
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

/** Whether the unsigned subpackets fill their area (RFC 9580, 5.2.3), beyond which the library reads on. `written` is the file in hex. */
export function hasWholeSubpackets(
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

/** What the library gives as a stream or at once, at once. */
export async function bytesOf(hash: ReadableStream<Uint8Array> | Uint8Array): Promise<Uint8Array> {
  return hash instanceof ReadableStream
    ? new Uint8Array(await new Response(hash).arrayBuffer())
    : hash;
}
