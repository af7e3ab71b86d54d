/**
 * A Worker that hashes. Throws where a policy of the page lets none start (worker-src, Trusted Types). The finished page
 * has another address for it (publisher/export/bundle-check.ts).
 */
export const startWorker = (): Worker =>
  new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' });
