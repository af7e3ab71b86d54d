import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchChrome } from '../fixtures/chrome';
import { buildSite } from '../fixtures/site';
import { controlPage } from './control';
import { CountingServer, load, median, wake, type Cost, type Waking } from './measure';

/** `npm run bench:page`: what a visit costs, against the page as Next exports it and against one written by hand. */
const rounds = 5;
const text = readFileSync('sample/releases.json', 'utf8');
const folders = ['ours', 'unfinished', 'control'] as const;
type Variant = (typeof folders)[number];

function build(): string {
  const { folder, status, output } = buildSite('bench', text);
  if (status !== 0) throw new Error(`The page was not built:\n${output}`);
  const sites = path.join(folder, 'sites');
  const keep = (name: Variant) =>
    cpSync(path.join(folder, 'out'), path.join(sites, name), { recursive: true });
  keep('ours');
  rmSync(path.join(folder, 'out'), { recursive: true });
  const raw = spawnSync('npx', ['next', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (raw.status !== 0)
    throw new Error(`Next did not export the page:\n${raw.stdout}${raw.stderr}`);
  keep('unfinished');
  mkdirSync(path.join(sites, 'control', 'download'), { recursive: true });
  writeFileSync(
    path.join(sites, 'control', 'download', 'index.html'),
    controlPage(readFileSync(path.join(sites, 'ours', 'download', 'index.html'), 'utf8')),
  );
  for (const name of folders)
    cpSync('sample/icon.svg', path.join(sites, name, 'download', 'icon.svg'));
  return sites;
}

/** The median of every number of several loads. */
function middle(costs: readonly Cost[]): Cost {
  const of = (pick: (cost: Cost) => number) => median(costs.map(pick));
  return {
    requests: of((cost) => cost.requests),
    bytes: {
      html: of(({ bytes }) => bytes.html),
      js: of(({ bytes }) => bytes.js),
      css: of(({ bytes }) => bytes.css),
      other: of(({ bytes }) => bytes.other),
    },
    fcp: of((cost) => cost.fcp),
    lcp: of((cost) => cost.lcp),
    cls: of((cost) => cost.cls),
    blocking: of((cost) => cost.blocking),
    nodes: of((cost) => cost.nodes),
    heap: of((cost) => cost.heap),
  };
}

async function measure(sites: string): Promise<Record<Variant, Cost> & { waking: Waking }> {
  const browser = await launchChrome();
  const served = await Promise.all(
    folders.map(async (name) => {
      const server = new CountingServer(path.join(sites, name));
      const costs: Cost[] = [];
      return { name, server, address: await server.start(), costs };
    }),
  );
  // The first round warms the browser up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const { server, address, costs } of served) {
      const cost = await load(browser, server, address);
      if (round > 0) costs.push(cost);
    }
  }
  const ours = served.find(({ name }) => name === 'ours')?.address ?? '';
  const wakes: Waking[] = [];
  for (let round = 0; round <= rounds; round++) wakes.push(await wake(browser, ours));
  await browser.close();
  for (const { server } of served) server.stop();
  const of = (name: Variant) => middle(served.find((one) => one.name === name)?.costs ?? []);
  const [, ...counted] = wakes;
  const waking = {
    loading: median(counted.map(({ loading }) => loading)),
    executing: median(counted.map(({ executing }) => executing)),
  };
  return { ours: of('ours'), unfinished: of('unfinished'), control: of('control'), waking };
}

const result = await measure(build());
if (process.argv.includes('--json')) {
  console.log(JSON.stringify(result));
} else {
  const rows: [string, (cost: Cost) => number][] = [
    ['requests', (cost) => cost.requests],
    ['HTML bytes', ({ bytes }) => bytes.html],
    ['JS bytes', ({ bytes }) => bytes.js],
    ['CSS bytes', ({ bytes }) => bytes.css],
    ['other bytes', ({ bytes }) => bytes.other],
    ['FCP ms', (cost) => cost.fcp],
    ['LCP ms', (cost) => cost.lcp],
    ['CLS', (cost) => cost.cls],
    ['blocking ms', (cost) => cost.blocking],
    ['DOM nodes', (cost) => cost.nodes],
    ['heap kB', (cost) => cost.heap / 1000],
  ];
  console.log(`Slow 4G, 4 x slower CPU, cold cache, median of ${rounds} alternating rounds`);
  console.table(
    Object.fromEntries(
      rows.map(([name, of]) => {
        const [ours, unfinished, control] = [
          of(result.ours),
          of(result.unfinished),
          of(result.control),
        ].map((value) => Number(value.toFixed(3)));
        const ratio = (other = 0) => (other === 0 ? '-' : ((ours ?? 0) / other).toFixed(2));
        return [
          name,
          {
            ours,
            unfinished,
            control,
            'ours / unfinished': ratio(unfinished),
            'ours / control': ratio(control),
          },
        ];
      }),
    ),
  );
  const { loading, executing } = result.waking;
  console.log(
    `The check wakes ${(loading + executing).toFixed(0)} ms after the pointer has reached it, nothing slowed down: ${loading.toFixed(0)} ms loading, ${executing.toFixed(0)} ms executing`,
  );
}
