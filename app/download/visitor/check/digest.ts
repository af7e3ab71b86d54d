import { toHex } from '../../../../catalogue/hex';
import { pieceCount, pieceLength } from '../../../../catalogue/piece-length';

/** What is asked of a file: the SHA-256 of each of its pieces, or one hash of all of it. */
export type Digest = 'pieces' | 'sha256' | 'blake2b512';

/** Progress is told in bytes read so far. */
export interface DigestOptions {
  signal?: AbortSignal;
  onProgress?: (bytes: number) => void;
}

/** Four pieces at a time keep the disk and WebCrypto's threads busy; 4 × 8 MiB is what is held in memory. */
const piecesAtATime = 4;
const chunkLength = 2 ** 22;
/** The largest file in bytes that is held in memory whole for speed, once here and once in WebCrypto: 256 MiB. */
export const quickLimit = 2 ** 28;
/** The largest one in bytes that is held in memory whole, where nothing else is possible. */
const memoryLimit = 2 ** 30;

/**
 * Hashes a file in this thread; lower-case hex, one for each piece or a single one. Throws the signal's reason when aborted
 * and a DOMException when the file cannot be read. Pieces need `crypto.subtle`, so a secure context (https or this
 * computer); the others need WebAssembly, which a Content-Security-Policy must allow with 'wasm-unsafe-eval'. WebCrypto makes the SHA-256
 * of a file up to 256 MiB, with all of it in memory, and of a larger one where the browser has no WebAssembly (Apple's
 * Lockdown Mode); what it cannot do is a DOMException named NotSupportedError.
 */
export function digest(file: Blob, what: Digest, options: DigestOptions = {}): Promise<string[]> {
  return what === 'pieces' ? digestPieces(file, options) : digestWhole(file, what, options);
}

async function digestPieces(file: Blob, options: DigestOptions): Promise<string[]> {
  const hashes = new Array<string>(pieceCount(file.size)).fill('');
  await readPieces(file, options, async (piece, offset) => {
    hashes[offset / pieceLength] = toHex(await crypto.subtle.digest('SHA-256', piece));
  });
  return hashes;
}

/** Reads a file in pieces, several at a time in any order; each is taken with its offset and freed then. */
async function readPieces(
  file: Blob,
  { signal, onProgress }: DigestOptions,
  take: (piece: ArrayBuffer, offset: number) => Promise<void> | void,
): Promise<void> {
  let next = 0;
  let bytes = 0;

  async function lane(): Promise<void> {
    while (next < file.size) {
      signal?.throwIfAborted();
      const offset = next;
      next += pieceLength;
      const piece = await readSlice(file, offset, Math.min(pieceLength, file.size - offset));
      bytes += piece.byteLength;
      await take(piece, offset);
      free(piece);
      onProgress?.(bytes);
    }
  }

  try {
    await Promise.all(Array.from({ length: piecesAtATime }, lane));
  } finally {
    // One lane failed: the others must not go on reading.
    next = file.size;
  }
  signal?.throwIfAborted();
}

async function digestWhole(
  file: Blob,
  algorithm: 'sha256' | 'blake2b512',
  options: DigestOptions,
): Promise<string[]> {
  if (!hasWebAssembly()) return digestInMemory(file, algorithm, options);
  if (algorithm === 'sha256' && file.size <= quickLimit) {
    try {
      return await digestInMemory(file, algorithm, options);
    } catch {
      // No room for it in memory, or the file cannot be read: the stream takes little room and says why it cannot.
      options.signal?.throwIfAborted();
    }
  }
  const { createBLAKE2b, createSHA256 } = await import('./stream-hash');
  const hasher = await (algorithm === 'sha256' ? createSHA256() : createBLAKE2b(512));
  hasher.init();
  await readInOrder(file, (chunk) => hasher.update(chunk), options);
  return [hasher.digest('hex')];
}

/** The eight bytes that begin every module: a browser or a policy that forbids WebAssembly refuses them. */
function hasWebAssembly(): boolean {
  try {
    return (
      new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)) instanceof
      WebAssembly.Module
    );
  } catch {
    return false;
  }
}

async function digestInMemory(
  file: Blob,
  algorithm: 'sha256' | 'blake2b512',
  options: DigestOptions,
): Promise<string[]> {
  if (algorithm !== 'sha256' || file.size > memoryLimit)
    throw new DOMException('This takes WebAssembly.', 'NotSupportedError');
  const all = new Uint8Array(file.size);
  await readPieces(file, options, (piece, offset) => all.set(new Uint8Array(piece), offset));
  return [toHex(await crypto.subtle.digest('SHA-256', all))];
}

/** Whether `digest` failed because the browser lacks what it takes. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotSupportedError';
}

/** The next chunk is read while one is taken. */
async function readInOrder(
  file: Blob,
  take: (chunk: Uint8Array<ArrayBuffer>) => void,
  { signal, onProgress }: DigestOptions,
): Promise<void> {
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
    take(chunk);
    free(chunk.buffer);
    onProgress?.(Math.min(offset + chunkLength, file.size));
  }
}

/**
 * Bytes of a file. Throws a DOMException as browsers do when it is gone (NotFoundError) or changed (NotReadableError);
 * not every browser notices that a file became shorter.
 */
async function readSlice(file: Blob, offset: number, length: number): Promise<ArrayBuffer> {
  const bytes = await file.slice(offset, offset + length).arrayBuffer();
  if (bytes.byteLength !== length)
    throw new DOMException(
      `The file changed: it ends near byte ${offset + bytes.byteLength}.`,
      'NotReadableError',
    );
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
