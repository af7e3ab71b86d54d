import { pieceCount, pieceLength, toHex } from './pieces';
import { free, readSlice, streamDigest, type StreamAlgorithm } from './streamDigest';

/** Progress is told in bytes read so far. */
export interface HashOptions { signal?: AbortSignal; onProgress?: (bytes: number) => void }

/** Four pieces at a time keep the disk and WebCrypto's threads busy; 4 × 8 MiB is what is held in memory. */
const piecesAtATime = 4;

/**
 * SHA-256 of each piece, as lower-case hex. Throws the signal's reason when aborted and a DOMException when the file cannot
 * be read. Needs `crypto.subtle`, so a secure context (https or this computer).
 */
export async function hashPieces(file: Blob, { signal, onProgress }: HashOptions = {}): Promise<string[]> {
  const hashes = new Array<string>(pieceCount(file.size)).fill('');
  let next = 0;
  let bytes = 0;

  async function lane(): Promise<void> {
    while (next < hashes.length) {
      signal?.throwIfAborted();
      const index = next++;
      const offset = index * pieceLength;
      const expected = Math.min(pieceLength, file.size - offset);
      const piece = await readSlice(file, offset, expected);
      hashes[index] = toHex(await crypto.subtle.digest('SHA-256', piece));
      free(piece);
      bytes += expected;
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

/** What the page and its Worker say to each other. */
export type StreamRequest = { file: Blob; algorithm: StreamAlgorithm };
export type StreamReply = { bytes: number } | { hash: Uint8Array<ArrayBuffer> } | { error: { name: string; message: string } };

/**
 * SHA-256 or BLAKE2b-512 of a whole file, streamed through WebAssembly in a Worker; in this thread when it is small. Throws as hashPieces does. A page with a Content-Security-Policy must allow 'wasm-unsafe-eval' for it.
 */
export async function hashStream(file: Blob, algorithm: StreamAlgorithm, { signal, onProgress }: HashOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined' || file.size <= pieceLength) return streamDigest(file, algorithm, { signal, onProgress });
  const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = deferred<Uint8Array<ArrayBuffer>>();
  const abort = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  worker.onmessage = ({ data }: MessageEvent<StreamReply>) => {
    if ('bytes' in data) onProgress?.(data.bytes);
    else if ('hash' in data) resolve(data.hash);
    else reject(new DOMException(data.error.message, data.error.name));
  };
  worker.onerror = (event) => reject(new Error(event.message || 'The Worker could not be started.'));
  const request: StreamRequest = { file, algorithm };
  worker.postMessage(request);
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  }
}

/** Promise.withResolvers, which Safari 17 and Node 20 lack. */
function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void } {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((keep, refuse) => { resolve = keep; reject = refuse; });
  return { promise, resolve, reject };
}
