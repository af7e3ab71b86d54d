import { type AddressInfo } from 'node:net';
import { type BrowserContextOptions } from '@playwright/test';
import { launchChrome } from '../fixtures/chrome';
import { environments } from '../fixtures/environments';
import { createStaticServer } from '../publisher/serve';

// Makes the pictures in docs/ of the page that `npm run build` has made.

interface Picture {
  name: string;
  width: number;
  height: number;
  options?: BrowserContextOptions;
  /** A file to check, so that the card shows its verdict. */
  file?: { name: string; length: number };
}

const pictures: Picture[] = [
  { name: 'page', width: 1280, height: 960 },
  { name: 'dark', width: 1280, height: 960, options: { colorScheme: 'dark' } },
  { name: 'phone', width: 360, height: 780 },
  {
    name: 'verdict',
    width: 1280,
    height: 640,
    file: { name: 'zig-x86_64-windows-0.15.2.zip', length: 41_200_000 },
  },
];

const windows = environments.find(({ os, cpu }) => os === 'windows' && cpu === 'x64');
if (!windows) throw new Error('fixtures/environments.ts has no Windows on x64.');

const server = createStaticServer('out');
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
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
  await page.goto(`http://127.0.0.1:${port}/download/`, { waitUntil: 'networkidle' });
  if (file) {
    await page.locator('[data-wake] input[type=file]').setInputFiles({
      name: file.name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(file.length),
    });
    await page.locator('[data-wake] li div[data-kind]').waitFor();
  }
  const path = `docs/${name}.png`;
  await (file ? page.locator('[data-proof]').screenshot({ path }) : page.screenshot({ path }));
  await context.close();
}
await browser.close();
server.close();
