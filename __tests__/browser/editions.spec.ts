import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { create } from 'qrcode';
import { buildSite } from '../../fixtures/site';
import { createStaticServer } from '../../publisher/serve';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const android = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

const htmlOf = (site: string) =>
  readFileSync(path.resolve('.cache', 'sites', site, 'out', 'download', 'index.html'), 'utf8');

const server = createStaticServer(path.resolve('.cache', 'sites', 'editions', 'out'));
let origin = '';

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

const godot = 'fixtures/metadata/github-godot.json';
const dotnet = ['--edition', '*mono*=dotnet:.NET:For games in C#'];

/** Godot 3.6.2, made of 4.6.3. */
function older(): string {
  const file = path.resolve('.cache', 'godot-3.6.2.json');
  const newest = readFileSync(godot, 'utf8');
  writeFileSync(file, newest.replaceAll('4.6.3', '3.6.2').replaceAll('2026-05-20', '2025-10-01'));
  return file;
}

/** The catalogue after these imports, by the command alone. */
function imported(...imports: string[][]): string {
  const root = path.resolve('.cache', 'editions');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const [from, ...options] of imports) {
    const { status, stderr } = spawnSync(
      'npx',
      [
        'tsx',
        'publisher/cli.ts',
        'import',
        `${from}`,
        '--root',
        root,
        '--product',
        'Godot',
        ...options,
      ],
      { encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
  }
  return readFileSync(path.join(root, 'public', 'download', 'releases.json'), 'utf8');
}

test.beforeAll(async () => {
  const { status, output } = buildSite(
    'editions',
    imported([godot, ...dotnet], [older(), '--channel', 'lts']),
  );
  expect(status, output).toBe(0);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function open(browser: Browser, address: string, userAgent = windows): Promise<Page> {
  const page = await (await browser.newContext({ userAgent })).newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  });
  await page.goto(`${origin}/download/${address}`);
  await expect(page.locator('html')).toHaveAttribute('data-script', '');
  return page;
}

const button = (page: Page) => page.locator('.offer:visible a').first();
const current = async (page: Page) =>
  (await page.locator('[data-choice][aria-current]').allInnerTexts()).map((text) =>
    text.replace(/\s+/g, ' '),
  );
const file = (rest: string) =>
  new RegExp(`/Godot_v4\\.6\\.3-stable_${rest.replaceAll('.', '\\.')}$`);

/** The dark modules of a QR code with this text, as the page draws them. */
function codeOf(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const at = (i: number) => `M${i % size} ${Math.floor(i / size)}h1v1h-1z`;
  return Array.from(data, (bit, i) => (bit ? at(i) : '')).join('');
}

test('a press on the switch shows the other edition at once: its button, who needs it, and an address to share', async ({
  browser,
}) => {
  const page = await open(browser, '');
  await expect(button(page)).toHaveAttribute('href', file('win64.exe.zip'));
  expect(await current(page)).toEqual(['Standard', 'Stable 4.6.3-stable']);
  const link = page.getByRole('link', { name: '.NET', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('href', file('mono_win64.zip'));
  await expect(button(page)).toContainText('.NET');
  await expect(page.getByText('For games in C#')).toBeVisible();
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'true');
  expect(new URL(page.url()).search).toBe('?edition=dotnet');
  await page.reload();
  await expect(button(page)).toHaveAttribute('href', file('mono_win64.zip'));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('each edition has its own button on each platform, and no two buttons that read alike', async ({
  browser,
}) => {
  const page = await open(browser, '');
  for (const [edition, os, cpu, name] of [
    ['standard', 'windows', 'arm64', 'windows_arm64.exe.zip'],
    ['dotnet', 'windows', 'arm64', 'mono_windows_arm64.zip'],
    ['standard', 'windows', 'x86', 'win32.exe.zip'],
    ['dotnet', 'windows', 'x86', 'mono_win32.zip'],
    ['standard', 'macos', 'arm64', 'macos.universal.zip'],
    ['dotnet', 'macos', 'arm64', 'mono_macos.universal.zip'],
    ['standard', 'linux', 'x64', 'linux.x86_64.zip'],
    ['dotnet', 'linux', 'x64', 'mono_linux_x86_64.zip'],
    ['standard', 'linux', 'arm64', 'linux.arm64.zip'],
    ['dotnet', 'linux', 'arm64', 'mono_linux_arm64.zip'],
    ['standard', 'android', 'arm64', 'android_editor.apk'],
  ] as const) {
    await page.goto(`${origin}/download/?edition=${edition}&os=${os}&cpu=${cpu}`);
    await expect(button(page)).toHaveAttribute('href', file(name));
    const texts = await page.locator('.offer:visible a').allInnerTexts();
    expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
  }
});

test('a phone sends the edition that is shown to the computer: shared, copied, mailed and as a code', async ({
  browser,
}) => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
  const page = await open(browser, '', iphone);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async ({ url }: ShareData) => {
        document.title = `${url}`;
      },
    });
  });
  await page.reload();
  const isSent = async (query: string) => {
    const address = `${origin}/download/${query}`;
    await expect(page.locator('code[data-page-address]:visible')).toHaveText(address);
    await page.locator('[data-share]:visible').click();
    await expect(page).toHaveTitle(address);
    const mail = page.locator('[data-mail]:visible');
    expect(await mail.getAttribute('href')).toContain(`body=${encodeURIComponent(address)}`);
  };
  await isSent('');
  await page.getByRole('link', { name: '.NET', exact: true }).click();
  await isSent('?edition=dotnet');

  // The codes are made where the site's address is known: each opens what stands beside it.
  const site = 'https://godot.example.org';
  const { status, output } = buildSite('editions-known', imported([godot, ...dotnet]), {
    env: { SITE_URL: site },
  });
  expect(status, output).toBe(0);
  const codes = [
    ...htmlOf('editions-known').matchAll(/<svg[^>]*role="img"[^>]*><path d="([^"]*)/g),
  ];
  const queries = ['', '?edition=dotnet'];
  const opened = codes.map(([, path]) =>
    queries.find((query) => codeOf(`${site}/download/${query}`) === path),
  );
  // The last one is for somebody who wants the app on a phone.
  expect(opened).toEqual(['', '?edition=dotnet', '']);
});

test('an address names an edition’s row, also in other words; one that is not there is said to be so', async ({
  browser,
}) => {
  const page = await open(browser, '#dotnet-macos-arm64');
  const row = page.locator('[data-file]').filter({ has: page.locator('#dotnet-macos-arm64') });
  await expect(row.getByRole('link').first()).toBeInViewport();
  await expect(row.getByRole('link').first()).toHaveText(/mono_macos/);
  await expect(button(page)).toHaveAttribute('href', file('mono_win64.zip'));
  const other = await open(browser, '#dotnet-linux-amd64');
  await expect(other).toHaveURL(/#dotnet-linux-x64$/);
  const unknown = await open(browser, '?edition=mono');
  await expect(unknown.locator('[data-if~=asked-unknown]')).toBeVisible();
  await expect(button(unknown)).toHaveAttribute('href', file('win64.exe.zip'));
  const format = await open(browser, '?edition=dotnet&format=zip&os=mac');
  await expect(button(format)).toHaveAttribute('href', file('mono_macos.universal.zip'));
});

test('where an edition has nothing for the machine the page says so, and leads to the one that has', async ({
  browser,
}) => {
  const page = await open(browser, '?edition=dotnet', android);
  await expect(page.getByText('There is no .NET edition for this device')).toBeVisible();
  await page.getByRole('link', { name: 'Standard is there for this device' }).click();
  await expect(button(page)).toHaveAttribute('href', file('android_editor.apk'));
});

test('a channel is chosen by the same switch, in the edition that is shown', async ({
  browser,
}) => {
  const page = await open(browser, '?edition=dotnet');
  await page.getByRole('link', { name: 'Long-term support 3.6.2-stable' }).click();
  await expect(page).toHaveURL(/\?edition=dotnet&channel=lts$/);
  await expect(button(page)).toHaveAttribute('href', /Godot_v3\.6\.2-stable_mono_win64\.zip$/);
  expect(await current(page)).toEqual(['.NET', 'Long-term support 3.6.2-stable']);
  await page.getByRole('link', { name: 'Standard', exact: true }).click();
  await expect(button(page)).toHaveAttribute('href', /Godot_v3\.6\.2-stable_win64\.exe\.zip$/);
  await page.getByRole('link', { name: 'Stable 4.6.3-stable' }).click();
  await expect(button(page)).toHaveAttribute('href', file('win64.exe.zip'));
});

test('a system that was chosen stays chosen in the other edition', async ({ browser }) => {
  const page = await open(browser, '');
  await page
    .getByRole('navigation', { name: 'Systems' })
    .getByRole('link', { name: 'macOS' })
    .click();
  await expect(button(page)).toHaveAttribute('href', file('macos.universal.zip'));
  await page.getByRole('link', { name: '.NET', exact: true }).click();
  await expect(button(page)).toHaveAttribute('href', file('mono_macos.universal.zip'));
});

test('without JavaScript each edition has its own way in, and its files stand together', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${origin}/download/`);
  await page.getByRole('link', { name: '.NET', exact: true }).click();
  const chooser = page.getByRole('heading', { name: '.NET: choose your computer' });
  await expect(chooser).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Standard: choose your computer' })).toBeVisible();
  await page
    .locator('#edition-dotnet')
    .getByRole('link', { name: /^Linux/ })
    .click();
  const group = page.locator('#dotnet-linux');
  await expect(group.getByRole('heading', { name: '.NET for Linux' })).toBeInViewport();
  const names = await group.locator('[data-file] > a').allInnerTexts();
  expect(names).toHaveLength(4);
  expect(names.filter((name) => !name.includes('mono'))).toEqual([]);
  await page.goto(`${origin}/download/releases/4.6.3-stable/`);
  await expect(page.getByText('.NET for macOS')).toBeVisible();
});

test('a switch costs the page less than 1.5 KB, and one without editions and channels nothing', () => {
  for (const [site, ...options] of [['one-edition'], ['two-editions', ...dotnet]])
    expect(buildSite(`${site}`, imported([godot, ...options])).status).toBe(0);
  const [one, two] = [htmlOf('one-edition'), htmlOf('two-editions')];
  expect(one).not.toMatch(/data-in=|data-choice|data-edition|edition=/);
  expect(one).not.toMatch(/\bedition\b/);
  const size = (html: string) => brotliCompressSync(html).length;
  expect(size(two) - size(one)).toBeLessThan(1536);
});
