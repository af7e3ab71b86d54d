import { pieceLength } from '../../../../catalogue/piece-length';
import { digest, type Digest, type DigestOptions } from './digest';
import { startWorker } from './start-worker';

/** What the page and its Worker say to each other. */
export type HashRequest = { file: Blob; what: Digest };
export type HashReply =
  { bytes: number } | { hashes: string[] } | { error: { name: string; message: string } };

class WorkerFailed extends Error {}

/**
 * Hashes a file as `digest` does, in a Worker so that the page stays responsive; in this thread when the file is small or
 * the browser lets no Worker start.
 */
export async function hash(
  file: Blob,
  what: Digest,
  options: DigestOptions = {},
): Promise<string[]> {
  options.signal?.throwIfAborted();
  if (typeof Worker === 'undefined' || file.size <= pieceLength) return digest(file, what, options);
  try {
    return await inWorker(file, what, options);
  } catch (error) {
    if (error instanceof WorkerFailed) return digest(file, what, options);
    throw error;
  }
}

async function inWorker(
  file: Blob,
  what: Digest,
  { signal, onProgress }: DigestOptions,
): Promise<string[]> {
  const worker = started();
  let abort: () => void = () => undefined;
  try {
    return await new Promise<string[]>((resolve, reject) => {
      abort = () => reject(signal?.reason);
      signal?.addEventListener('abort', abort);
      worker.onmessage = ({ data }: MessageEvent<HashReply>) => {
        if ('bytes' in data) onProgress?.(data.bytes);
        else if ('hashes' in data) resolve(data.hashes);
        else reject(new DOMException(data.error.message, data.error.name));
      };
      worker.onerror = () => reject(new WorkerFailed());
      const request: HashRequest = { file, what };
      worker.postMessage(request);
    });
  } finally {
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  }
}

function started(): Worker {
  try {
    return startWorker();
  } catch {
    throw new WorkerFailed();
  }
}
