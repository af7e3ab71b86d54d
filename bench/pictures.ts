import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContextOptions } from '@playwright/test';
import { type CatalogueInput } from '../catalogue/schema';
import { launchChrome } from '../fixtures/chrome';
import { environments } from '../fixtures/environments';
import { run } from '../fixtures/programs';
import { buildSite } from '../fixtures/site';
import { createStaticServer } from '../publisher/serve';

// Makes the pictures in docs/: the page that `npm run build` has made, and the verdicts on files of a product that is made
// up here, since nobody can sign for the sample's. Needs minisign.

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));

function minisign(...args: string[]): void {
  const { status, stderr } = run('minisign', args, { cwd: folder });
  if (status !== 0) throw new Error(`minisign ${args.join(' ')}: ${stderr}`);
}

const signed = Buffer.alloc(8_400_000, 'what Lumen consists of');
const unsigned = Buffer.alloc(9_100_000, 'what its installer consists of');
const changed = Buffer.from(signed);
changed.write('something else', 4_000_000);

/** A product whose zip is signed, and whose installer stands there with its hash alone. */
function madeUp(): CatalogueInput {
  const zip = 'Lumen-3.2.0-x64.zip';
  minisign('-G', '-W', '-p', 'lumen.pub', '-s', 'lumen.key');
  writeFileSync(path.join(folder, zip), signed);
  minisign('-S', '-s', 'lumen.key', '-m', zip, '-t', `timestamp:1776762000\tfile:${zip}`);
  const key = readFileSync(path.join(folder, 'lumen.pub'), 'utf8');
  const file = (name: string, content: Buffer) => ({
    name,
    url: `https://downloads.example.org/lumen/3.2.0/${name}`,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    os: 'windows' as const,
    cpu: ['x64' as const],
  });
  return {
    catalogueVersion: 1,
    product: {
      name: 'Lumen Notes',
      summary: 'Notes that stay on your own computer.',
      accent: '#2f7d6b',
      keys: [
        {
          type: 'minisign',
          key,
          fingerprint: /key ([0-9A-F]+)/.exec(key)?.[1]?.padStart(16, '0') ?? '',
        },
      ],
    },
    releases: [
      {
        version: '3.2.0',
        date: '2026-04-21',
        files: [
          {
            ...file(zip, signed),
            format: 'zip',
            signatures: [
              { type: 'minisign', text: readFileSync(path.join(folder, `${zip}.minisig`), 'utf8') },
            ],
          },
          { ...file('Lumen-3.2.0-x64.msi', unsigned), format: 'msi' },
        ],
      },
    ],
  };
}

interface Picture {
  name: string;
  width: number;
  height: number;
  options?: BrowserContextOptions;
  /** A file to check, so that the card shows its verdict. */
  file?: { name: string; buffer: Buffer };
}

const pictures: Picture[] = [
  { name: 'page', width: 1280, height: 960 },
  { name: 'dark', width: 1280, height: 960, options: { colorScheme: 'dark' } },
  { name: 'phone', width: 360, height: 780 },
  ...[
    { name: 'genuine', file: { name: 'Lumen-3.2.0-x64.zip', buffer: signed } },
    { name: 'matches', file: { name: 'Lumen-3.2.0-x64.msi', buffer: unsigned } },
    { name: 'bad', file: { name: 'Lumen-3.2.0-x64.zip', buffer: changed } },
  ].map((picture) => ({ ...picture, width: 1280, height: 640 })),
];

const windows = environments.find(({ os, cpu }) => os === 'windows' && cpu === 'x64');
if (!windows) throw new Error('fixtures/environments.ts has no Windows on x64.');

async function serve(out: string) {
  const server = createStaticServer(out);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${port}/download/` };
}

const { folder: site, status, output } = buildSite('pictures', JSON.stringify(madeUp()));
rmSync(folder, { recursive: true });
if (status !== 0) throw new Error(output);
const [sample, lumen] = [await serve('out'), await serve(path.join(site, 'out'))];
const browser = await launchChrome();
for (const { name, width, height, options, file } of pictures) {
  const context = await browser.newContext({
    ...options,
    viewport: { width, height },
    userAgent: windows.userAgent,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const { hints } = windows;
  if (hints)
    await (
      await context.newCDPSession(page)
    ).send('Emulation.setUserAgentOverride', {
      userAgent: windows.userAgent,
      userAgentMetadata: { ...hints, brands: [], model: '' },
    });
  await page.goto(file ? lumen.address : sample.address, { waitUntil: 'networkidle' });
  if (file) {
    await page
      .locator('[data-wake] input[type=file]')
      .setInputFiles({ ...file, mimeType: 'application/octet-stream' });
    await page.locator(`[data-wake] li div[data-kind=${name}]`).waitFor();
  }
  const picture = `docs/${name}.png`;
  await (file
    ? page.locator('[data-proof]').screenshot({ path: picture })
    : page.screenshot({ path: picture }));
  await context.close();
}
await browser.close();
sample.server.close();
lumen.server.close();
