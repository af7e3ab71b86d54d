import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CatalogueInput } from '../catalogue/schema';
import { type Cpu, type Format, type Os } from '../catalogue/vocabulary';
import { launchChrome } from '../fixtures/chrome';
import { buildSite } from '../fixtures/site';
import { CountingServer, load, median } from './measure';

/**
 * `npm run bench:growth`: what 1, 10, 100 and 1,000 releases of 20 files each cost, to build and to visit, against one
 * release in the same run. The files are elsewhere, as with most publishers, so that no bytes are needed.
 */
const counts = [1, 10, 100, 1000] as const;
const rounds = 5;

const builds: readonly (readonly [Os, readonly Cpu[], readonly Format[]])[] = [
  ['windows', ['x64', 'arm64'], ['exe', 'msi', 'zip']],
  ['macos', ['x64', 'arm64'], ['dmg', 'app.zip']],
  ['linux', ['x64', 'arm64', 'riscv64'], ['deb', 'rpm', 'tar.gz']],
];

function release(number: number): CatalogueInput['releases'][number] {
  const version = `${Math.floor(number / 100)}.${Math.floor(number / 10) % 10}.${number % 10}`;
  const file = (name: string) => ({
    name,
    url: `https://dl.example.org/${version}/${name}`,
    size: 40_000_000 + number,
    sha256: createHash('sha256').update(name).digest('hex'),
  });
  return {
    version,
    date: new Date(Date.UTC(2010, 0, 1 + number)).toISOString().slice(0, 10),
    notes: `- Number ${number} starts faster\n- It needs less memory`,
    files: [
      ...builds.flatMap(([os, cpus, formats]) =>
        cpus.flatMap((cpu) =>
          formats.map((format) => ({
            ...file(`sample-${version}-${os}-${cpu}.${format}`),
            os,
            cpu: [cpu],
            format,
          })),
        ),
      ),
      { ...file(`sample-${version}.tar.gz`), kind: 'source' as const, format: 'tar.gz' as const },
    ],
  };
}

/** The newest release is the same whatever the count, so that only what is older can make a difference. */
const catalogue = (count: number): CatalogueInput => ({
  catalogueVersion: 1,
  product: { name: 'Sample', summary: 'A program with many releases.', command: 'sample' },
  releases: Array.from({ length: count }, (_, i) => release(counts[3] - 1 - i)),
});

interface Growth {
  releases: number;
  /** Seconds. */
  build: number;
  /** Bytes of the download page, of the script with what the page tells its visitor later, and of the list of all releases. */
  html: number;
  htmlBrotli: number;
  script: number;
  listBrotli: number;
  /** What a check of any file loads at most: the list of the newest releases, and three parts. */
  checkBrotli: number;
  files: number;
  /** Milliseconds on Slow 4G with a CPU four times slower. */
  lcp: number;
}

function mostOfACheck(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = (test: RegExp) =>
    entries
      .filter(({ name }) => test.test(name))
      .map(({ parentPath, name }) => brotliCompressSync(readFileSync(path.join(parentPath, name))))
      .map(({ length }) => length)
      .sort((a, b) => b - a);
  const [list = 0] = sizes(/^[0-9a-f]{16}\.json$/);
  return (
    list +
    sizes(/^\d{1,5}\.json$/)
      .slice(0, 3)
      .reduce((sum, size) => sum + size, 0)
  );
}

function build(count: number): Omit<Growth, 'lcp'> & { out: string } {
  const started = performance.now();
  const { folder, status, output } = buildSite(
    `growth-${count}`,
    JSON.stringify(catalogue(count), null, 2),
    { env: { SITE_URL: 'https://sample.example.org' } },
  );
  if (status !== 0) throw new Error(`${count} releases were not built:\n${output}`);
  const seconds = (performance.now() - started) / 1000;
  const out = path.join(folder, 'out');
  const html = readFileSync(path.join(out, 'download', 'index.html'));
  const list = readFileSync(path.join(out, 'download', 'releases', 'index.html'));
  const chunks = path.join(out, 'download', 'static', 'chunks');
  const scripts = readdirSync(chunks)
    .filter((name) => name.startsWith('actions-'))
    .map((name) => readFileSync(path.join(chunks, name)).length);
  return {
    out,
    releases: count,
    build: seconds,
    html: html.length,
    htmlBrotli: brotliCompressSync(html).length,
    script: scripts.reduce((sum, length) => sum + length, 0),
    listBrotli: brotliCompressSync(list).length,
    checkBrotli: mostOfACheck(path.join(out, 'download', 'check')),
    files: readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length,
  };
}

async function lcpOf(folders: readonly string[]): Promise<number[]> {
  const browser = await launchChrome();
  const served = await Promise.all(
    folders.map(async (folder) => {
      const server = new CountingServer(folder);
      return { server, address: await server.start(), times: [] as number[] };
    }),
  );
  // The first round warms the browser up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const { server, address, times } of served) {
      const { lcp } = await load(browser, server, address);
      if (round > 0) times.push(lcp);
    }
  }
  await browser.close();
  for (const { server } of served) server.stop();
  return served.map(({ times }) => median(times));
}

// The first build warms the caches of the disk up and is not counted.
build(1);
const built = counts.map((count) => build(count));
const lcps = await lcpOf(built.map(({ out }) => out));
const results: Growth[] = built.map(
  ({ releases, build: seconds, html, htmlBrotli, script, listBrotli, checkBrotli, files }, i) => ({
    releases,
    build: seconds,
    html,
    htmlBrotli,
    script,
    listBrotli,
    checkBrotli,
    files,
    lcp: lcps[i] ?? 0,
  }),
);
const [one] = results;
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(results));
} else {
  const ratio = (value: number, first = 0) => Number((value / first).toFixed(2));
  console.table(
    results.map((each) => ({
      releases: each.releases,
      'build s': Number(each.build.toFixed(1)),
      'build / one': ratio(each.build, one?.build),
      'HTML bytes': each.html,
      'HTML brotli': each.htmlBrotli,
      'HTML / one': ratio(each.htmlBrotli, one?.htmlBrotli),
      'script bytes': each.script,
      'list brotli': each.listBrotli,
      'check brotli': each.checkBrotli,
      'files in out': each.files,
      'LCP ms': Math.round(each.lcp),
      'LCP / one': ratio(each.lcp, one?.lcp),
    })),
  );
  console.log(
    'Targets: the HTML of 1,000 releases is that of 10; 1,000 releases build within twice the time of one.',
  );
}
