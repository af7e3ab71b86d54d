import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { listen } from '../../fixtures/listen';

const address = () => `${process.env.SITE_SAMPLE}/download/`;
const list = (page: Page) => page.locator('#windows-x64');
const file = {
  name: 'zig-x86_64-linux-0.15.2.tar.xz',
  mimeType: 'application/x-xz',
  buffer: Buffer.alloc(1000),
};

test('one request for the page, none of the framework', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(address(), { waitUntil: 'networkidle' });
  expect([...new Set(asked)]).toEqual(['/download/']);
});

test('the page stays as small as it has become', () => {
  expect(brotliCompressSync(readFileSync('out/download/index.html')).length).toBeLessThanOrEqual(
    12_800,
  );
});

test('the check wakes under the policy with the console empty, and has the file chosen before', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto(address());
  await page.locator('[data-wake] input[type=file]').setInputFiles(file);
  await expect(page.locator('html')).toHaveAttribute('data-woken', 'awake');
  await expect(page.locator('[data-wake] li h3')).toHaveText(file.name);
  await expect(page.locator('[data-wake] [role=alert]').last()).not.toBeEmpty();
  expect(said).toEqual([]);
});

test('a translated page keeps its choice and the chosen file when the check wakes', async ({
  page,
}) => {
  await page.goto(address());
  const offer = await page.locator('html').getAttribute('data-offer');
  await page.evaluate(() => {
    const font = document.createElement('font');
    font.textContent = 'Herunterladen';
    document.querySelector('h1')?.replaceChildren(font);
  });
  await page.locator('[data-wake] input[type=file]').setInputFiles(file);
  await expect(page.locator('[data-wake] li h3')).toHaveText(file.name);
  await expect(page.locator('html')).toHaveAttribute('data-offer', offer ?? '');
  await expect(page.locator('#all-files')).toBeVisible();
});

test('says where it matters that the check could not be loaded', async ({ page }) => {
  await page.route('**/download/static/**', (route) => route.abort());
  await page.goto(address());
  await page.locator('[data-wake]').hover();
  await expect(page.getByText('The check could not be loaded.')).toBeVisible();
  await expect(page.locator('#all-files')).toBeVisible();
});

test('says that the list could not be fetched when it is missing', async ({ page }) => {
  await page.route('**/check/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(address());
  await page.locator('[data-wake] input[type=file]').setInputFiles(file);
  await expect(page.getByText('The list of our files could not be fetched')).toBeVisible();
});

test('with inline scripts blocked by an extension every system is there to choose', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const html = readFileSync('out/download/index.html', 'utf8').replace(
    /script-src [^;]+/,
    "script-src 'none'",
  );
  await page.route(address(), (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address());
  await expect(list(page)).toBeVisible();
  await context.close();
});

test('says what everything is for that the site publishes besides downloads', async ({ page }) => {
  const published = {
    'install.sh': 'It installs the program on Linux, macOS and BSD',
    'checksums/SHA256SUMS': 'It holds hashes to check downloads by',
    'latest.json': 'It names the newest release',
    'releases.json': 'It holds all that this page says',
    'packages/aur/PKGBUILD': 'Arch Linux’s makepkg installs the program by it',
  };
  await page.goto(address());
  await page
    .locator('[data-wake] input[type=file]')
    .setInputFiles(Object.keys(published).map((name) => path.join('out', 'download', name)));
  const results = page.locator('[data-wake] li');
  for (const [i, [name, purpose]] of Object.entries(published).entries()) {
    await expect(results.nth(i)).toContainText(
      `This is ${path.basename(name)}, as this page publishes it`,
    );
    await expect(results.nth(i)).toContainText(purpose);
  }
});

/** Holds back the script that knows what clicks do (actions.ts), until it is told to let it come or to fail. */
async function holdActions(page: Page): Promise<(outcome: 'come' | 'fail') => void> {
  let settle: (outcome: 'come' | 'fail') => void = () => undefined;
  const outcome = new Promise<'come' | 'fail'>((resolve) => {
    settle = resolve;
  });
  await page.route('**/chunks/actions-*', async (route) =>
    (await outcome) === 'come' ? route.continue() : route.abort(),
  );
  await page.goto(address());
  return settle;
}

const hashButton = (page: Page) =>
  page.getByRole('button', { name: 'SHA-256 of zig-x86_64-linux-0.15.2.tar.xz: copy' });
const windowsTile = (page: Page) => page.locator('a[data-system=windows]:visible').first();

test('what was clicked before its script came happens when it comes, once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const said = listen(page);
  const settle = await holdActions(page);
  const downloads: string[] = [];
  await page.route('https://ziglang.org/**', (route) => {
    downloads.push(route.request().url());
    return route.fulfill({
      headers: { 'Content-Disposition': 'attachment' },
      body: 'x',
    });
  });
  const link = page.locator('#linux-x64 > a');
  await Promise.all([page.waitForEvent('download'), link.click()]);
  await hashButton(page).click();
  await windowsTile(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-offer', /^linux/);
  settle('come');
  await expect(page.locator('html')).toHaveAttribute('data-offer', /^windows/);
  await expect(page.locator('[data-after] h2')).toHaveText('Your download has started');
  await expect(page.locator('#linux-x64 .copy').first()).toHaveText('Copied');
  expect(downloads).toEqual([await link.getAttribute('href')]);
  expect(new URL(page.url()).hash).toBe('');
  expect(said).toEqual([]);
});

for (const { where, clipboard } of [
  { where: 'without https', clipboard: 'undefined' },
  {
    where: 'where the browser forbids the clipboard',
    clipboard: '{ writeText: () => Promise.reject(new Error("NotAllowedError")) }',
  },
]) {
  test(`${where} a line is copied all the same`, async ({ page }) => {
    await page.addInitScript(
      `Object.defineProperty(navigator, 'clipboard', { value: ${clipboard} })`,
    );
    await page.goto(`${address()}verify/`);
    const line = page.locator('.command:has(button:visible)').first();
    await line.getByRole('button').click();
    await expect(line.getByRole('button')).toHaveText('Copied');
    await page.evaluate(`document.body.append(document.createElement('textarea'))`);
    await page.locator('textarea').press('Control+v');
    await expect(page.locator('textarea')).toHaveValue(await line.locator('code').innerText());
  });
}

test('when that script does not come, links lead where they lead without it and no button is dead', async ({
  page,
}) => {
  const settle = await holdActions(page);
  await expect(hashButton(page)).toBeVisible();
  await windowsTile(page).click();
  settle('fail');
  await expect(page).toHaveURL(/#windows$/);
  await expect(hashButton(page)).toBeHidden();
  await page.unroute('**/chunks/actions-*');
  await windowsTile(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-offer', /^windows/);
  await expect(page.locator('#windows-x64 .copy').first()).toBeVisible();
});

test('a verdict has its colours, which come with the check', async ({ page }) => {
  const hasRule = (name: string) =>
    readFileSync('out/download/index.html', 'utf8').includes(`.${name}{`);
  expect([hasRule('drop'), hasRule('verdict')]).toEqual([true, false]);
  await page.goto(address());
  await page.locator('[data-wake] input[type=file]').setInputFiles(file);
  const card = page.locator('[data-wake] .verdict');
  await expect(card).toHaveCSS('border-inline-start-width', '6px');
  await expect(card).toHaveCSS('background-color', 'rgb(245, 239, 230)');
});
