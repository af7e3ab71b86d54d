import { type PublicKey, type SignaturePacket, type Subkey } from 'openpgp';
import { bytesOf, type Library } from './openpgp-input';

/** What a hidden method of the library's signature gives: the hash that is signed. */
interface Hashing {
  hash(
    type: number,
    data: object,
    toHash: undefined,
    detached: boolean,
  ): Promise<ReadableStream<Uint8Array> | Uint8Array>;
}

/** A signature of which the library can take the hash that is signed. */
export type HashingPacket = SignaturePacket & Hashing;

/** Whether the library has that hidden method. */
export function isHashing(packet: SignaturePacket): packet is HashingPacket {
  return 'hash' in packet && typeof packet.hash === 'function';
}

/**
 * Whether a packet signs the content of a file; null when the library lacks what it takes to tell. Throws only what reading
 * the file throws.
 */
export async function isOfFile(
  openpgp: Library,
  packet: HashingPacket,
  signingKey: PublicKey | Subkey,
  file: Blob,
): Promise<boolean | null> {
  const reading: { failure?: unknown } = {};
  try {
    return await isOfContent(openpgp, packet, signingKey, rememberFailure(file, reading));
  } catch {
    if (reading.failure !== undefined) throw reading.failure;
    return null;
  }
}

/** Throws when the content cannot be read or the library lacks what it takes. */
async function isOfContent(
  openpgp: Library,
  packet: HashingPacket,
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
