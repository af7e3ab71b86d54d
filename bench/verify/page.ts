import { digest } from '../../app/download/visitor/check/digest';
import { hash } from '../../app/download/visitor/check/hash-in-worker';
import { pieceLength } from '../../catalogue/piece-length';

/** Reading alone, in the same slices and as many at a time as the checker reads. */
async function readOnly(file: File): Promise<string[]> {
  let next = 0;
  let bytes = 0;
  async function lane(): Promise<void> {
    while (next < file.size) {
      const offset = next;
      next += pieceLength;
      bytes += (await file.slice(offset, offset + pieceLength).arrayBuffer()).byteLength;
    }
  }
  await Promise.all([lane(), lane(), lane(), lane()]);
  return [String(bytes)];
}

/** What the browser needs for the hashes alone: one piece over and over, as many at a time. */
async function digestOnly(file: File): Promise<string[]> {
  const piece = await file.slice(0, pieceLength).arrayBuffer();
  let left = Math.ceil(file.size / pieceLength);
  async function lane(): Promise<void> {
    while (left-- > 0) await crypto.subtle.digest('SHA-256', piece);
  }
  await Promise.all([lane(), lane(), lane(), lane()]);
  return [String(file.size)];
}

/** Each way gives what depends on all that it read. */
const ways = {
  readOnly,
  pieces: (file: File) => hash(file, 'pieces'),
  stream: (file: File) => hash(file, 'sha256'),
  hashWasm: (file: File) => digest(file, 'sha256'),
  digestOnly,
};

export interface PageResult {
  ms: number;
  result: string[];
  longestTaskMs: number;
}

export type Way = keyof typeof ways;

declare global {
  interface Window {
    measure: (way: Way) => Promise<PageResult>;
  }
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
