import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { hashFiles } from '../publisher/hashing/hash-files';
import { formatBytes } from '../publisher/terminal/format-bytes';

// Hashing of release files (SHA-256 of the whole and of every 8 MiB piece) against `openssl dgst -sha256` (the whole
// only) over the same bytes in the same run: one file, then eight. Usage: npm run bench:publish -- [MiB] [--json]

const mebibytes = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 2048);
const rounds = 5;

function write(file: string, size: number): string {
  const block = randomBytes(1024 * 1024);
  const handle = openSync(file, 'w');
  for (let written = 0; written < size; written++) writeSync(handle, block);
  closeSync(handle);
  return file;
}

function openssl(files: string[]): void {
  const { status, stderr } = spawnSync('openssl', ['dgst', '-sha256', ...files], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`openssl dgst failed: ${stderr}`);
}

async function seconds(work: () => Promise<unknown> | void): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The fastest of several rounds that take turns, so that both see the same machine. */
async function compare(
  files: string[],
): Promise<{ ours: number; openssl: number; ratio: number; peakMegabytes: number }> {
  const best = { ours: Infinity, openssl: Infinity };
  for (let round = 0; round < rounds; round++) {
    best.openssl = Math.min(best.openssl, await seconds(() => openssl(files)));
    best.ours = Math.min(
      best.ours,
      await seconds(() => hashFiles(files.map((file) => ({ path: file })))),
    );
  }
  return {
    ...best,
    ratio: best.ours / best.openssl,
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-publish-'));
try {
  const one = await compare([write(path.join(folder, 'one'), mebibytes)]);
  rmSync(path.join(folder, 'one'));
  const eight = await compare(
    Array.from({ length: 8 }, (_, i) => write(path.join(folder, String(i)), mebibytes / 8)),
  );
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ mebibytes, cores: availableParallelism(), one, eight }));
  } else {
    console.log(
      `${formatBytes(mebibytes * 1024 * 1024)} on ${availableParallelism()} cores, best of ${rounds}, whole and pieces against openssl's whole`,
    );
    for (const [name, result] of Object.entries({ 'one file': one, 'eight files': eight })) {
      console.log(
        `${name.padEnd(11)}  ${result.ours.toFixed(2)} s  openssl ${result.openssl.toFixed(2)} s  ratio ${result.ratio.toFixed(2)}  peak memory ${result.peakMegabytes} MB`,
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
