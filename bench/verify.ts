/**
 * How fast a file is checked in real Chromium, against reading it alone and against the usual programs, in one run.
 *
 *   npm run bench:verify [-- --json] [-- --sparse]
 *
 * Makes a file of 1 GiB in the system's temporary folder (in the page cache for all), measures each way three times in
 * turn and gives the medians. `--json` prints one object: `{readOnlyMs, piecesMs, streamMs, sha256sumMs, opensslMs,
 * peakHeapBytes}`. `peakHeapBytes` is the most that the JavaScript heap with its ArrayBuffers grew while pieces were
 * hashed, in the page itself since a Worker's heap cannot be looked at. `--sparse` also checks a sparse file of 6 GiB.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { findChrome } from '../__tests__/browser/chrome';
import type { PageResult, Way } from './verify/page';

const GiB = 2 ** 30;
const rounds = 3;
const ways = ['readOnly', 'pieces', 'stream', 'hashWasm'] as const;

function bundle(entry: string): string {
  const [output] = buildSync({ entryPoints: [entry], bundle: true, write: false, format: 'esm', minify: true, target: 'es2022' }).outputFiles;
  if (!output) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return output.text;
}

/** Serves the harness on this computer only, where browsers allow WebCrypto without https. */
async function serve(): Promise<{ origin: string; close: () => void }> {
  const scripts: Record<string, string> = {
    '/page.js': bundle('bench/verify/page.ts'),
    '/hash.worker.ts': bundle('app/download/visitor/verify/hash.worker.ts'),
  };
  const server = createServer((request, response) => {
    const script = scripts[request.url ?? ''];
    response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? '<!doctype html><title>bench</title><input type=file><script type=module src=page.js></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** A file of random bytes, or one that is a hole and takes no room. */
function makeFile(file: string, bytes: number, sparse: boolean): void {
  const handle = openSync(file, 'w');
  const block = randomBytes(2 ** 24);
  for (let written = 0; !sparse && written < bytes; written += block.length) {
    block.writeBigUInt64LE(BigInt(written));
    writeSync(handle, block);
  }
  ftruncateSync(handle, bytes);
  closeSync(handle);
}

function timeProgram(command: string, args: string[]): number {
  const start = performance.now();
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}. It must be installed for this comparison.`);
  return performance.now() - start;
}

async function heapBytes(session: CDPSession): Promise<number> {
  const usage: Record<string, number> = { ...await session.send('Runtime.getHeapUsage') };
  return (usage.usedSize ?? 0) + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0);
}

/** The most bytes that the page's heap grew during something, looked at every 20 ms. */
async function heapGrowth(page: Page, action: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const before = await heapBytes(session);
  let most = before;
  let running = true;
  const watching = (async () => {
    while (running) {
      most = Math.max(most, await heapBytes(session));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  try {
    await action();
    return most - before;
  } finally {
    running = false;
    await watching;
    await session.detach();
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-verify-'));
  const site = await serve();
  const browser = await chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'] });
  try {
    const file = path.join(folder, 'file');
    makeFile(file, GiB, false);
    const page = await browser.newPage();
    await page.goto(site.origin);
    await page.setInputFiles('input', file);
    const measure = (way: Way): Promise<PageResult> => page.evaluate((name) => window.measure(name), way);

    const times: Record<(typeof ways)[number] | 'sha256sum' | 'openssl', number[]> = { readOnly: [], pieces: [], stream: [], hashWasm: [], sha256sum: [], openssl: [] };
    const longest: Partial<Record<Way, number>> = {};
    await measure('readOnly');
    for (let round = 0; round < rounds; round++) {
      for (const way of ways) {
        const { ms, longestTaskMs } = await measure(way);
        times[way].push(ms);
        longest[way] = Math.max(longest[way] ?? 0, longestTaskMs);
      }
      times.sha256sum.push(timeProgram('sha256sum', [file]));
      times.openssl.push(timeProgram('openssl', ['dgst', '-sha256', file]));
    }
    // Apart from the times: looking at the heap takes time of its own.
    const grown = await heapGrowth(page, () => measure('inPage'));

    const ms = (name: keyof typeof times): number => Math.round(median(times[name]));
    if (process.argv.includes('--json')) {
      console.log(JSON.stringify({
        readOnlyMs: ms('readOnly'), piecesMs: ms('pieces'), streamMs: ms('stream'),
        sha256sumMs: ms('sha256sum'), opensslMs: ms('openssl'), peakHeapBytes: grown,
      }));
    } else {
      const label = { readOnly: 'reading only', pieces: 'with pieces', stream: 'without pieces (Worker)', hashWasm: 'hash-wasm in the page', sha256sum: 'sha256sum', openssl: 'openssl dgst -sha256' };
      console.log('1 GiB                          ms   × reading   × sha256sum   longest task (ms)');
      for (const name of ['readOnly', 'pieces', 'stream', 'hashWasm', 'sha256sum', 'openssl'] as const) {
        const task = name === 'sha256sum' || name === 'openssl' ? '' : String(Math.round(longest[name] ?? 0));
        console.log(`${label[name].padEnd(25)} ${String(ms(name)).padStart(7)} ${(ms(name) / ms('readOnly')).toFixed(2).padStart(11)} ${(ms(name) / ms('sha256sum')).toFixed(2).padStart(13)} ${task.padStart(19)}`);
      }
      console.log(`peak heap with pieces: ${(grown / 2 ** 20).toFixed(1)} MiB more than before`);
    }

    if (process.argv.includes('--sparse')) {
      const sparse = path.join(folder, 'sparse');
      makeFile(sparse, 6 * GiB, true);
      await page.setInputFiles('input', sparse);
      const { result, ms: took, longestTaskMs } = await measure('pieces');
      console.error(`6 GiB sparse: ${result.length} of 768 pieces in ${Math.round(took)} ms, longest task ${Math.round(longestTaskMs)} ms`);
    }
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
