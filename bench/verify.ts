/**
 * How fast a file is checked in real Chromium, against reading it alone and against the usual programs, in one run.
 *
 *   npm run bench:verify [-- --json] [-- --sparse]
 *
 * Makes a file of 1 GiB in the system's temporary folder (in the page cache for all), measures each way three times in
 * turn and gives the medians. `--json` prints one object: `{readOnlyMs, piecesMs, streamMs, sha256sumMs, opensslMs,
 * peakHeapBytes, quickReadOnlyMs, quickMs, quickHeapBytes}`. `peakHeapBytes` is the most that all memory of the page's process grew while pieces were hashed: it
 * contains the heaps of the page and the Worker. `quick…` are of a file of 256 MiB without pieces, the largest that goes
 * through one WebCrypto call. Also printed: the processor time of each way, since reading and hashing
 * cannot take less than theirs together, divided by the cores. `--sparse` also checks a sparse file of 6 GiB. Linux only.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession } from '@playwright/test';
import { buildSync } from 'esbuild';
import { quickLimit } from '../app/download/visitor/check/digest';
import { launchChrome } from '../fixtures/chrome';
import { type PageResult, type Way } from './verify/page';

const GiB = 2 ** 30;
const rounds = 3;
const ways = ['readOnly', 'pieces', 'stream', 'hashWasm', 'digestOnly'] as const;

function bundle(entry: string): string {
  const [output] = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    target: 'es2022',
  }).outputFiles;
  if (!output) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return output.text;
}

/** Serves the harness on this computer only, where browsers allow WebCrypto without https. */
async function serve(): Promise<{ origin: string; close: () => void }> {
  const scripts: Record<string, string> = {
    '/page.js': bundle('bench/verify/page.ts'),
    '/hash.worker.ts': bundle('app/download/visitor/check/hash.worker.ts'),
  };
  const server = createServer((request, response) => {
    const script = scripts[request.url ?? ''];
    response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(
      script ??
        '<!doctype html><title>bench</title><input type=file><script type=module src=page.js></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
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
  if (status !== 0)
    throw new Error(
      `${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}. It must be installed for this comparison.`,
    );
  return performance.now() - start;
}

/** The browser's own processes: what they have used of the processors, in ms, and which of them show pages. */
async function processes(session: CDPSession): Promise<{ cpuMs: number; renderers: number[] }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return {
    cpuMs: 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    renderers: processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id),
  };
}

/** Memory of processes that no file backs, in bytes: heaps of the page and its Workers, buffers, copies that WebCrypto makes. */
function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.flatMap((pid) => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].map(([, amount]) =>
      Number(amount),
    );
  });
  return 1024 * kilobytes.reduce((sum, amount) => sum + amount, 0);
}

/** The most bytes that this memory grew during something, looked at every 10 ms. */
async function memoryGrowth(session: CDPSession, action: () => Promise<unknown>): Promise<number> {
  const { renderers } = await processes(session);
  const before = memoryOf(renderers);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(renderers));
  }, 10);
  try {
    await action();
    return most - before;
  } finally {
    clearInterval(watching);
  }
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-verify-'));
  const site = await serve();
  const browser = await launchChrome();
  try {
    const file = path.join(folder, 'file');
    makeFile(file, GiB, false);
    const page = await browser.newPage();
    await page.goto(site.origin);
    await page.setInputFiles('input', file);
    const measure = (way: Way): Promise<PageResult> =>
      page.evaluate((name) => window.measure(name), way);

    const times: Record<(typeof ways)[number] | 'sha256sum' | 'openssl', number[]> = {
      readOnly: [],
      pieces: [],
      stream: [],
      hashWasm: [],
      digestOnly: [],
      sha256sum: [],
      openssl: [],
    };
    const longest: Partial<Record<Way, number>> = {};
    const cpu: Partial<Record<Way, number[]>> = {};
    const session = await browser.newBrowserCDPSession();
    /** The largest file that one WebCrypto call hashes, against reading it, in turn; afterwards the memory. */
    const measureQuick = async () => {
      const small = path.join(folder, 'quick');
      makeFile(small, quickLimit, false);
      await page.setInputFiles('input', small);
      const [reading, hashing]: [number[], number[]] = [[], []];
      for (let round = 0; round <= rounds; round++) {
        const [read, hashed] = [await measure('readOnly'), await measure('stream')];
        // The first is to get warm.
        if (round > 0) reading.push(read.ms);
        if (round > 0) hashing.push(hashed.ms);
      }
      const most = await memoryGrowth(session, () => measure('stream'));
      return {
        readOnlyMs: Math.round(median(reading)),
        ms: Math.round(median(hashing)),
        grown: most,
      };
    };
    await measure('readOnly');
    for (let round = 0; round < rounds; round++) {
      for (const way of ways) {
        const { cpuMs } = await processes(session);
        const { ms, longestTaskMs } = await measure(way);
        times[way].push(ms);
        (cpu[way] ??= []).push((await processes(session)).cpuMs - cpuMs);
        longest[way] = Math.max(longest[way] ?? 0, longestTaskMs);
      }
      times.sha256sum.push(timeProgram('sha256sum', [file]));
      times.openssl.push(timeProgram('openssl', ['dgst', '-sha256', file]));
    }
    // Apart from the times: looking at the memory takes time of its own.
    const grown = await memoryGrowth(session, () => measure('pieces'));

    const quick = await measureQuick();

    const ms = (name: keyof typeof times): number => Math.round(median(times[name]));
    if (process.argv.includes('--json')) {
      console.log(
        JSON.stringify({
          readOnlyMs: ms('readOnly'),
          piecesMs: ms('pieces'),
          streamMs: ms('stream'),
          sha256sumMs: ms('sha256sum'),
          opensslMs: ms('openssl'),
          peakHeapBytes: grown,
          quickReadOnlyMs: quick.readOnlyMs,
          quickMs: quick.ms,
          quickHeapBytes: quick.grown,
        }),
      );
    } else {
      const label = {
        readOnly: 'reading only',
        pieces: 'with pieces',
        stream: 'without pieces (Worker)',
        hashWasm: 'hash-wasm in the page',
        digestOnly: 'WebCrypto only',
        sha256sum: 'sha256sum',
        openssl: 'openssl dgst -sha256',
      };
      const row = (...cells: string[]) =>
        console.log(
          cells.map((cell, i) => (i === 0 ? cell.padEnd(25) : cell.padStart(13))).join(' '),
        );
      row('1 GiB', 'ms', '× reading', '× sha256sum', 'CPU ms', 'longest task');
      for (const name of [...ways, 'sha256sum', 'openssl'] as const) {
        const used =
          name === 'sha256sum' || name === 'openssl'
            ? []
            : [Math.round(median(cpu[name] ?? [])), Math.round(longest[name] ?? 0)];
        row(
          label[name],
          String(ms(name)),
          (ms(name) / ms('readOnly')).toFixed(2),
          (ms(name) / ms('sha256sum')).toFixed(2),
          ...used.map(String),
        );
      }
      const cores = availableParallelism();
      const least = (median(cpu.readOnly ?? []) + median(cpu.digestOnly ?? [])) / cores;
      console.log(
        `reading and hashing keep ${cores} cores busy for at least ${Math.round(least)} ms: ${(least / ms('readOnly')).toFixed(2)} × reading`,
      );
      console.log(`memory with pieces: ${(grown / 2 ** 20).toFixed(1)} MiB more than before`);
      console.log(
        `256 MiB without pieces (one WebCrypto call): ${quick.ms} ms, ${(quick.ms / quick.readOnlyMs).toFixed(2)} × reading; ` +
          `memory: ${(quick.grown / 2 ** 20).toFixed(1)} MiB more than before`,
      );
    }

    if (process.argv.includes('--sparse')) {
      const sparse = path.join(folder, 'sparse');
      makeFile(sparse, 6 * GiB, true);
      await page.setInputFiles('input', sparse);
      const { result, ms: took, longestTaskMs } = await measure('pieces');
      console.error(
        `6 GiB sparse: ${result.length} of 768 pieces in ${Math.round(took)} ms, longest task ${Math.round(longestTaskMs)} ms`,
      );
    }
  } finally {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
