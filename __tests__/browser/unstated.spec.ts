import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { buildSite } from '../../fixtures/site';
import { createStaticServer } from '../../publisher/serve';

// kops 1.30 as its project publishes it, and a disk image whose name says no CPU.
const files = [
  ['channels-linux-amd64', 'linux', 'x64'],
  ['kops-linux-amd64', 'linux', 'x64'],
  ['nodeup-linux-amd64', 'linux', 'x64'],
  ['protokube-linux-amd64', 'linux', 'x64'],
  ['kops-linux-arm64', 'linux', 'arm64'],
  ['kops-windows-amd64', 'windows', 'x64'],
  ['kops-linux', 'linux', undefined],
  ['kops.dmg', 'macos', undefined],
].map(([name, os, cpu], i) => ({
  name,
  url: `https://dl.example.org/${name}`,
  size: 1,
  sha256: String(i).padStart(64, '0'),
  os,
  cpu: cpu && [cpu],
  format: name?.endsWith('.dmg') ? 'dmg' : 'binary',
}));
const catalogue = {
  catalogueVersion: 1,
  product: { name: 'kops', summary: 'Kubernetes operations.' },
  releases: [{ version: '1.30.0', date: '2026-01-31', files }],
};

const server = createStaticServer(path.resolve('.cache', 'sites', 'unstated', 'out'));
let origin = '';

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

test.beforeAll(async () => {
  const { status, output } = buildSite('unstated', JSON.stringify(catalogue));
  expect(output, output).not.toContain('refused');
  expect(status).toBe(0);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function offer(browser: Browser, userAgent: string) {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  });
  await page.goto(`${origin}/download/`);
  await expect(page.locator('html')).toHaveAttribute('data-script', '');
  return page.locator('.offer:visible');
}

test('a Mac is offered the only disk image as one whose CPU is not stated', async ({ browser }) => {
  const visible = await offer(
    browser,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  );
  await expect(visible).toContainText('CPU not stated · dmg');
  await expect(visible).toContainText('Its publisher does not say which CPU this file is for.');
  await expect(visible).not.toContainText(/Intel|silicon/);
});

test('Linux on x64 gets kops itself, with its helpers told apart by their names; never what states no CPU', async ({
  browser,
}) => {
  const visible = await offer(
    browser,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  );
  const links = visible.getByRole('link');
  await expect(links.first()).toHaveAttribute('href', 'https://dl.example.org/kops-linux-amd64');
  await expect(links.first()).toHaveText(/^Download for Linux.*64-bit · kops/);
  await expect(visible.getByRole('link', { name: /nodeup/ })).toBeVisible();
  await expect(visible.getByRole('link', { name: /not stated/ })).toHaveCount(0);
});

test('Linux on RISC-V is told that there is nothing for it', async ({ browser }) => {
  const visible = await offer(
    browser,
    'Mozilla/5.0 (X11; Linux riscv64; rv:140.0) Gecko/20100101 Firefox/140.0',
  );
  await expect(visible.first()).toContainText('There is no kops for this CPU on Linux');
  await expect(visible.first()).toContainText('nobody stated their CPU');
});
