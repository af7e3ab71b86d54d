import { hashPieces, hashStream } from '../../app/download/visitor/verify/hash';
import { pieceLength, toHex } from '../../app/download/visitor/verify/pieces';
import { free, streamDigest } from '../../app/download/visitor/verify/streamDigest';

/** Reading alone, in the same slices and as many at a time as the checker reads. */
async function readOnly(file: File): Promise<string> {
  let next = 0;
  let bytes = 0;
  async function lane(): Promise<void> {
    while (next < file.size) {
      const offset = next;
      next += pieceLength;
      const piece = await file.slice(offset, offset + pieceLength).arrayBuffer();
      bytes += piece.byteLength;
      free(piece);
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()]);
  return String(bytes);
}

/** Each way gives a text that depends on all that it read. */
const ways = {
  readOnly,
  pieces: async (file: File) => (await hashPieces(file)).join('\n'),
  stream: async (file: File) => toHex(await hashStream(file, 'sha256')),
  hashWasm: async (file: File) => toHex(await streamDigest(file, 'sha256')),
};

export interface PageResult { ms: number; result: string; longestTaskMs: number }

declare global {
  interface Window { measure: (way: keyof typeof ways) => Promise<PageResult> }
}

window.measure = async (way) => {
  const input = document.querySelector('input');
  const file = input?.files?.[0];
  if (!file) throw new Error('No file was picked.');
  let longestTaskMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, entry.duration);
  });
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  const result = await ways[way](file);
  const ms = performance.now() - start;
  // The observer is told of the last tasks in a later one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return { ms, result, longestTaskMs };
};
