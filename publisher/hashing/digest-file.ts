import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** What to compute: the digest of a whole file, or one for each piece of `pieceLength` bytes, a multiple of 64 KiB. */
export interface Digest {
  algorithm: 'md5' | 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512' | 'blake2b512';
  pieceLength?: number;
}
/** Several digests of one file cost one reading. */
export interface Job {
  path: string;
  digests: Digest[];
}
/** `digests[i]` holds one hexadecimal digest for a whole file, one per piece otherwise. `mtimeMs` tells two readings apart. */
export interface Digested {
  size: number;
  mtimeMs: number;
  digests: string[][];
}
// Small enough to stay in the core's own cache between the copy from the kernel and the hashing, also on a busy machine:
// 256 KiB took four times as long to read.
const chunkLength = 64 * 1024;
const reportEvery = 32 * 1024 * 1024;

function openDigest({ algorithm, pieceLength = Infinity }: Digest): {
  update(chunk: Buffer): void;
  end(): string[];
} {
  const pieces: string[] = [];
  let hash = createHash(algorithm);
  let hashed = 0;
  return {
    update(chunk) {
      // Pieces are whole chunks long, so a chunk never has to be cut.
      hash.update(chunk);
      hashed += chunk.length;
      if (hashed < pieceLength) return;
      pieces.push(hash.digest('hex'));
      hash = createHash(algorithm);
      hashed = 0;
    },
    end: () => (hashed > 0 || pieces.length === 0 ? [...pieces, hash.digest('hex')] : pieces),
  };
}

/** Reads until the chunk is full or the file ends; gives the bytes read. */
function fill(file: number, chunk: Buffer): number {
  let filled = 0;
  for (let read = 1; read > 0 && filled < chunk.length; filled += read)
    read = readSync(file, chunk, filled, chunk.length - filled, null);
  return filled;
}

/** Reads a file once and computes its digests; `onRead` is told of every 32 MiB. Throws what the file system says. */
export function digestFile({ path, digests }: Job, onRead: (bytes: number) => void): Digested {
  const file = openSync(path, 'r');
  try {
    const { mtimeMs } = fstatSync(file);
    const open = digests.map(openDigest);
    const chunk = Buffer.allocUnsafeSlow(chunkLength);
    let size = 0;
    let reported = 0;
    for (let read = 1; read > 0;) {
      read = fill(file, chunk);
      size += read;
      const bytes = read === chunkLength ? chunk : chunk.subarray(0, read);
      for (const digest of open) digest.update(bytes);
      if (size - reported < reportEvery) continue;
      onRead(size - reported);
      reported = size;
    }
    onRead(size - reported);
    return { size, mtimeMs, digests: open.map((digest) => digest.end()) };
  } finally {
    closeSync(file);
  }
}
