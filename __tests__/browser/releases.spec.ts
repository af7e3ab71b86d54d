import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { catalogueSchema } from '../../catalogue/schema';
import { listen } from '../../fixtures/listen';
import { buildSite } from '../../fixtures/site';
import { createStaticServer } from '../../publisher/serve';

const site = (name: string) => `${process.env[`SITE_${name}`]}/download/`;
const { releases } = catalogueSchema.parse(
  JSON.parse(readFileSync('sample/releases.json', 'utf8')),
);

test('without JavaScript links lead to every file of the oldest release, with its hash', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const said = listen(page);
  await page.goto(site('SAMPLE'));
  await page
    .getByRole('link', { name: `All ${releases.length} releases with their files` })
    .click();
  await page.getByRole('link', { name: '0.14.0', exact: true }).click();
  await expect(page).toHaveTitle('Zig 0.14.0');
  for (const { name, url, sha256 } of releases.find(({ version }) => version === '0.14.0')?.files ??
    []) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
    await expect(page.getByText(sha256)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Download Zig' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download Zig');
  expect(said).toEqual([]);
  await context.close();
});

for (const [name, address] of [
  ['SAMPLE', 'releases/'],
  ['SAMPLE', 'releases/0.14.0/'],
  ['SAMPLE', 'verify/'],
  ['SAMPLE', 'developers/'],
  ['HOSTILE', 'verify/'],
  ['DESKTOP', 'releases/3.1.0/'],
  ['HOSTILE', 'releases/'],
  ['HOSTILE', 'releases/0.9/'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} ${address}: one request, nothing to complain about, accessible in the ${colorScheme} theme`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: 320, height: 800 },
      });
      const page = await context.newPage();
      const said = listen(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(site(name) + address, { waitUntil: 'networkidle' });
      expect(asked.filter((path) => !path.endsWith('/icon.svg'))).toEqual([`/download/${address}`]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([]);
      expect(said).toEqual([]);
      await context.close();
    });
  }
}

test('aligned columns in the notes of the newest and of an older release are aligned', async ({
  page,
}) => {
  const said = listen(page);
  for (const address of ['', 'releases/0.9/']) {
    await page.goto(site('HOSTILE') + address);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    const sides = await page
      .locator('.release-notes td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    expect(sides).toEqual(['left', 'center', 'right']);
    await expect(
      page.locator('.release-notes').getByRole('link', { name: /nowhere|nor|bad/ }),
    ).toHaveCount(0);
  }
  expect(said).toEqual([]);
});

test('a link to an older release on the page, as feeds once gave it, leads to the page of that release', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto(`${site('SAMPLE')}#v0.14.0`);
  await expect(page).toHaveURL(/\/download\/releases\/0\.14\.0\/$/);
  await expect(page).toHaveTitle('Zig 0.14.0');
  expect(said).toEqual([]);
});

test('an address that asks for a file of an older release fetches the page of that release only', async ({
  page,
}) => {
  const said = listen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site('SAMPLE')}?version=0.14.0&os=macos&cpu=x64`, {
    waitUntil: 'networkidle',
  });
  await expect(page.locator('[data-asked-link]')).toHaveAttribute(
    'href',
    /zig-macos-x86_64-0\.14\.0\.tar\.xz$/,
  );
  await expect(page.locator('[data-asked-link]')).toHaveText(/Download 0\.14\.0 for macOS/);
  const requests = [...new Set(asked)].sort();
  expect(requests.map((one) => one.replace(/-[0-9a-f]+\.js$/, ''))).toEqual([
    '/download/',
    '/download/releases/0.14.0/',
    '/download/static/chunks/actions',
    '/download/static/chunks/asked',
  ]);
  expect(said).toEqual([]);
});

test('releases whose names no folder can have, or that a file there has already, are each one click away', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const versions = [
    'index.html',
    'CON',
    'aux.7',
    'SHA256SUMS',
    '1.0',
    '1.0.meta4',
    'v-0123456789abcdef',
    '2 beta/3',
    '3.',
    '-4',
    '…5',
    `6-${'x'.repeat(298)}`,
  ];
  const files = (i: number) => [
    {
      name: i === 0 ? 'index.html' : `${'ä'.repeat(120)}${i}.zip`,
      url: `https://example.org/${i}.zip`,
      size: 1,
      sha256: `${i}`.repeat(64).slice(0, 64),
      os: 'windows',
      cpu: ['x64'],
    },
  ];
  const catalogue = {
    catalogueVersion: 1,
    product: { name: 'App', summary: 'An app.' },
    releases: versions.map((version, i) => ({ version, date: '2026-01-31', files: files(i) })),
  };
  const built = buildSite('names', JSON.stringify(catalogue));
  expect(built.status, built.output).toBe(0);
  const server = createStaticServer(path.join(built.folder, 'out'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const list = `http://127.0.0.1:${(server.address() as AddressInfo).port}/download/releases/`;
  await page.goto(list);
  for (const version of versions) {
    const address = await page
      .getByRole('link', { name: version, exact: true })
      .getAttribute('href');
    const response = await page.request.get(new URL(address ?? '', list).href);
    expect(await response.text()).toContain(`<title>App ${version}</title>`);
  }
  server.closeAllConnections();
  server.close();
});

test('what stands in the way of a file is said in words, and no half of a site stays', () => {
  test.setTimeout(600_000);
  // Named by the catalogue, so that it is published, where a file of ours must stand.
  const named = readFileSync('sample/releases.json', 'utf8').replace(
    '"icon.svg"',
    '"latest.json/icon.svg"',
  );
  expect(named).toContain('latest.json/icon.svg');
  const built = buildSite('in-the-way', named, {
    files: { 'latest.json/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  });
  expect(built.status).toBe(1);
  expect(built.output).toContain(
    'out/download/latest.json: there is a folder where a file must be. Move the folder away, then run this again.\nNothing was built: one reason above.',
  );
  expect(existsSync(path.join(built.folder, 'out'))).toBe(false);
});
