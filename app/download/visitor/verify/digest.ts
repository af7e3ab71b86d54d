import { pieceCount, pieceLength, toHex } from './pieces';

/** What is asked of a file: the SHA-256 of each of its pieces, or one hash of all of it. */
export type Digest = 'pieces' | 'sha256' | 'blake2b512';

/** Progress is told in bytes read so far. */
export interface DigestOptions { signal?: AbortSignal; onProgress?: (bytes: number) => void }

/** Four pieces at a time keep the disk and WebCrypto's threads busy; 4 × 8 MiB is what is held in memory. */
const piecesAtATime = 4;
const chunkLength = 2 ** 22;

/**
 * Hashes a file in this thread; lower-case hex, one for each piece or a single one. Throws the signal's reason when aborted
 * and a DOMException when the file cannot be read. Pieces need `crypto.subtle`, so a secure context (https or this
 * computer); the others need WebAssembly, which a Content-Security-Policy must allow with 'wasm-unsafe-eval'.
 */
export function digest(file: Blob, what: Digest, options: DigestOptions = {}): Promise<string[]> {
  return what === 'pieces' ? digestPieces(file, options) : digestWhole(file, what, options);
}

async function digestPieces(file: Blob, { signal, onProgress }: DigestOptions): Promise<string[]> {
  const hashes = new Array<string>(pieceCount(file.size)).fill('');
  let next = 0;
  let bytes = 0;

  async function lane(): Promise<void> {
    while (next < hashes.length) {
      signal?.throwIfAborted();
      const index = next++;
      const offset = index * pieceLength;
      const piece = await readSlice(file, offset, Math.min(pieceLength, file.size - offset));
      bytes += piece.byteLength;
      hashes[index] = toHex(await crypto.subtle.digest('SHA-256', piece));
      free(piece);
      onProgress?.(bytes);
    }
  }

  try {
    await Promise.all(Array.from({ length: piecesAtATime }, lane));
  } finally {
    // One lane failed: the others must not go on reading.
    next = hashes.length;
  }
  signal?.throwIfAborted();
  return hashes;
}

/** The next chunk is read while one is hashed. */
async function digestWhole(file: Blob, algorithm: 'sha256' | 'blake2b512', { signal, onProgress }: DigestOptions): Promise<string[]> {
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
    if (offset + chunkLength < file.size) ahead = read(offset + chunkLength);
    hasher.update(chunk);
    free(chunk.buffer);
    onProgress?.(Math.min(offset + chunkLength, file.size));
  }
  return [hasher.digest('hex')];
}

/**
 * Bytes of a file. Throws a DOMException as browsers do when it is gone (NotFoundError) or changed (NotReadableError);
 * not every browser notices that a file became shorter.
 */
async function readSlice(file: Blob, offset: number, length: number): Promise<ArrayBuffer> {
  const bytes = await file.slice(offset, offset + length).arrayBuffer();
  if (bytes.byteLength !== length) throw new DOMException(`The file changed: it ends near byte ${offset + bytes.byteLength}.`, 'NotReadableError');
  return bytes;
}

/**
 * Frees a buffer at once, by sending it where nobody listens: browsers wait long before they collect megabytes that look
 * like one small object, and Chromium keeps what ArrayBuffer.prototype.transfer gives up until it collects garbage.
 */
function free(buffer: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(null, [buffer]);
  port1.close();
  port2.close();
}
