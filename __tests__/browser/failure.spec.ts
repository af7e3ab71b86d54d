import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { launchChrome } from '../../fixtures/chrome';
import { findProgram } from '../../fixtures/hosts';
import { createStaticServer } from '../../publisher/serve';

const address = () => `${process.env.SITE_SAMPLE}/download/`;
const whole = readFileSync('out/download/index.html', 'utf8');
const file = { name: 'one.zip', mimeType: 'application/zip', buffer: Buffer.alloc(1000) };
const input = (page: Page) => page.locator('[data-wake] input[type=file]');
const verdict = (page: Page) => page.locator('[data-wake] [role=alert]').last();
const mainLink = (page: Page) => page.locator('.offer a:visible').first();

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`;
}

test('two tabs check at once, each its own file', async ({ context }) => {
  const names = ['one.zip', 'other.zip'];
  const tabs = await Promise.all(
    names.map(async (name) => {
      const tab = await context.newPage();
      await tab.goto(address());
      await input(tab).setInputFiles({ ...file, name });
      return tab;
    }),
  );
  for (const [i, tab] of tabs.entries())
    await expect(verdict(tab)).toContainText(`${names[i]}: This is not one of our files`);
});

/** In the last rows of the list. */
const inFiles = whole.lastIndexOf('data-file=');

test('the main button works before the last byte of the page has come', async ({ page }) => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(whole.slice(0, inFiles));
  });
  await page.goto(await listen(server), { waitUntil: 'commit' });
  await expect(mainLink(page)).toHaveAttribute('href', /^https:/);
  await expect(page.locator('li[id] a').filter({ visible: true }).first()).toBeVisible();
  server.closeAllConnections();
  server.close();
});

test('on a slow line the check says that it is loading, then has the file that was chosen meanwhile', async ({
  page,
  context,
}) => {
  await page.goto(address());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1000,
    downloadThroughput: 200_000,
    uploadThroughput: 20_000,
  });
  await page.locator('[data-wake]').hover();
  await expect(page.getByText('Loading the check…')).toBeVisible();
  await input(page).setInputFiles(file);
  await expect(mainLink(page)).toHaveAttribute('href', /^https:/);
  await expect(page.locator('html')).toHaveAttribute('data-woken', 'awake', { timeout: 40_000 });
  await expect(page.getByText('Loading the check…')).toBeHidden();
  await expect(verdict(page)).toContainText('one.zip: This is not one of our files', {
    timeout: 20_000,
  });
});

const cuts: { place: string; at: number; shows: boolean }[] = [
  { place: 'in the style', at: whole.indexOf('<style') + 500, shows: false },
  { place: 'in the boot script', at: whole.indexOf('<script data-offers') + 2000, shows: false },
  { place: 'in the list of files', at: inFiles, shows: true },
  { place: 'in an attribute', at: whole.lastIndexOf('href="') + 12, shows: true },
];
for (const { place, at, shows } of cuts) {
  test(`HTML that is cut ${place} shows ${shows ? 'what has come' : 'no half of a choice'}, without an error`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.route(address(), (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: whole.slice(0, at) }),
    );
    await page.goto(address());
    await expect(page.locator('.offer:visible')).toHaveCount(shows ? 1 : 0);
    if (shows) {
      await expect(mainLink(page)).toHaveAttribute('href', /^https:/);
      await expect(page.locator('li[id] code', { hasText: /^[0-9a-f]{64}$/ })).not.toHaveCount(0);
    }
    // Half a style is not the one that the policy allows.
    expect(said).toEqual(
      place === 'in the style' ? [expect.stringContaining('inline style violates')] : [],
    );
  });
}

/** What the page itself finds when it comes back, since Playwright loses sight of a page that the cache brings back. */
async function lookAround(): Promise<string[]> {
  const wait = async (test: () => unknown) => {
    while (!test())
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
  };
  const said = () =>
    [...document.querySelectorAll('[data-wake] [role=alert]')].at(-1)?.textContent ?? '';
  const before = said();
  const transfer = new DataTransfer();
  transfer.items.add(new File(['PK'], 'other.zip'));
  const input = document.querySelector<HTMLInputElement>('[data-wake] input[type=file]');
  if (input) input.files = transfer.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await wait(() => said().startsWith('other.zip'));
  const copy = document.querySelector<HTMLElement>('li[id] [data-copy]');
  copy?.click();
  await wait(() => copy?.textContent === 'Copied');
  return [
    [...document.querySelectorAll<HTMLElement>('.offer')].find(({ offsetParent }) => offsetParent)
      ?.innerText ?? '',
    before,
    said(),
  ];
}

test('comes out of the back/forward cache as it was, with the check awake and the copy buttons working', async () => {
  let report: (text: string) => void = () => {};
  const reported = new Promise<string>((resolve) => {
    report = resolve;
  });
  const site = createStaticServer('out');
  const server = createServer((request, response) => {
    if (request.url === '/report')
      request
        .setEncoding('utf8')
        .on('data', report)
        .on('end', () => response.end());
    else if (request.url === '/away')
      response
        .setHeader('Content-Type', 'text/html')
        .end('<script>setTimeout(() => history.back(), 500)</script>');
    else site.emit('request', request, response);
  });
  const origin = await listen(server);
  // Playwright turns this cache off, since it hides a load; here it is what is tested.
  const browser = await launchChrome({
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(`${origin}/download/`);
  const offer = await page.locator('.offer:visible').innerText();
  await input(page).setInputFiles(file);
  await expect(verdict(page)).toContainText('one.zip');
  await page.evaluate(`addEventListener('pageshow', ({ persisted }) => {
    if (persisted) (${lookAround})().then((found) => fetch('/report', { method: 'POST', body: JSON.stringify(found) }));
  });
  location.assign('/away');`);
  expect(JSON.parse(await reported)).toEqual([
    offer,
    expect.stringContaining('one.zip'),
    expect.stringContaining('other.zip: This is not one of our files'),
  ]);
  await browser.close();
  server.closeAllConnections();
  server.close();
});

test('is whole after going away and back', async ({ page }) => {
  await page.goto(address());
  const offer = page.locator('.offer:visible');
  const text = await offer.innerText();
  await page.goto(`${address()}releases.json`);
  await page.goBack();
  await expect(offer).toHaveText(text, { useInnerText: true });
});

test('prints every name, address and hash of the release once', async ({ page }) => {
  const program = findProgram('pdftotext');
  test.skip(!program, 'pdftotext is not installed');
  await page.goto(address());
  const rows = await page
    .locator('[data-version] li[data-file]')
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('a:not([href^="#"])')?.getAttribute('href') ?? '',
        [...row.querySelectorAll('code')]
          .map(({ textContent }) => textContent)
          .find((text) => /^[0-9a-f]{64}$/.test(text)) ?? '',
      ]),
    );
  expect(rows.length).toBeGreaterThan(10);
  // Lines are broken anywhere on paper.
  const printed = spawnSync(program ?? '', ['-raw', '-', '-'], {
    input: await page.pdf({ format: 'A4' }),
    encoding: 'utf8',
  }).stdout.replaceAll(/\s+/g, '');
  const times = (text: string) => printed.split(text).length - 1;
  for (const [url = '', hash = ''] of rows) {
    expect(times(hash), hash).toBe(1);
    // Once for the file, once inside the address of its signature.
    expect(
      printed.split(url).filter((after, i) => i > 0 && !/^\.(minisig|asc|sig)/.test(after)).length,
      url,
    ).toBe(1);
  }
});
