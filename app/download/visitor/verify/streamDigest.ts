import type { HashOptions } from './hash';

/** Hashes that WebCrypto cannot make in a stream, or not at all. */
export type StreamAlgorithm = 'sha256' | 'blake2b512';

const chunkLength = 2 ** 22;

/**
 * Bytes of a file. Throws a DOMException as browsers do when it is gone (NotFoundError) or changed (NotReadableError);
 * not every browser notices that a file became shorter.
 */
export async function readSlice(file: Blob, offset: number, length: number): Promise<ArrayBuffer> {
  const bytes = await file.slice(offset, offset + length).arrayBuffer();
  if (bytes.byteLength !== length) throw new DOMException(`The file changed: it ends near byte ${offset + bytes.byteLength}.`, 'NotReadableError');
  return bytes;
}

/**
 * Frees a buffer at once: browsers wait long before they collect megabytes that look like one small object. Browsers
 * without ArrayBuffer.prototype.transfer (before Chromium 114, Firefox 122, Safari 17.4) free it when they like.
 */
export function free(buffer: ArrayBuffer): void {
  if ('transfer' in buffer && typeof buffer.transfer === 'function') buffer.transfer(0);
}

/** Hashes a whole file in this thread with WebAssembly; the next chunk is read while one is hashed. Throws what reading throws. */
export async function streamDigest(file: Blob, algorithm: StreamAlgorithm, { signal, onProgress }: HashOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { createBLAKE2b, createSHA256 } = await import('hash-wasm');
  const hasher = await (algorithm === 'sha256' ? createSHA256() : createBLAKE2b(512));
  hasher.init();
  const read = (offset: number): Promise<ArrayBuffer> => {
    const chunk = readSlice(file, offset, Math.min(chunkLength, file.size - offset));
    // When hashing stops early nobody awaits this one.
    chunk.catch(() => undefined);
    return chunk;
  };
  let ahead = read(0);
  for (let offset = 0; offset < file.size; offset += chunkLength) {
    signal?.throwIfAborted();
    const chunk = new Uint8Array(await ahead);
    const last = offset + chunkLength >= file.size;
    if (!last) ahead = read(offset + chunkLength);
    hasher.update(chunk);
    free(chunk.buffer);
    onProgress?.(Math.min(offset + chunkLength, file.size));
  }
  return new Uint8Array(hasher.digest('binary'));
}
