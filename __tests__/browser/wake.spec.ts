import { type Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { bundleScript } from '../../app/download/bundle-script';
import { exportedPage, exportedProject } from '../../fixtures/exported';
import { finish } from '../../publisher/export/finish';
import { createStaticServer } from '../../publisher/serve';

// Stands in for the framework: says what it finds when it runs, and loads one more script as a bundler's import() does.
const framework = `
  document.querySelector('#said').textContent = 'awake, data ' + self.__next_f.length + ', files ' + document.querySelector('input').files.length;
  document.querySelector('input').addEventListener('change', (event) => { document.querySelector('#said').textContent += ', changed'; });
  const more = document.createElement('script');
  more.src = '/_next/static/chunks/later.js';
  document.head.appendChild(more);`;
const content =
  '<a href="/download/app.zip">Download app</a> <a id="to" href="#check">Check it</a><div id="elsewhere">…</div>' +
  '<section data-wake="" id="check"><label>File <input type="file"/></label><p id="said">asleep</p></section>';

let root = '';
let origin = '';
let server: Server;
test.beforeAll(async () => {
  root = await exportedProject({
    'out/download/index.html': exportedPage(
      content,
      '',
      bundleScript('page-script.ts', {
        hasOlderOffers: 'false',
        hasSwitch: 'false',
      }),
    ),
    'out/_next/static/chunks/app.js': framework,
    'out/_next/static/chunks/later.js': 'document.title = "later";',
  });
  await finish(root, '');
  server = createStaticServer(path.join(root, 'out'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}`;
});
test.afterAll(() => {
  server.close();
});

const said = (page: Page) => page.locator('#said');
const file = { name: 'app.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };

/** What happens when something is dragged in from the desktop, which no test can do with a mouse. */
function drag(page: Page, type: 'dragenter' | 'drop'): Promise<boolean> {
  return page.evaluate((name) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['PK'], 'app.zip'));
    return (
      document
        .querySelector('#elsewhere')
        ?.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true })) ??
      true
    );
  }, type);
}

test('loads one file, and the rest only when the visitor reaches for it, with the console empty', async ({
  page,
}) => {
  const asked: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${origin}/download/`, { waitUntil: 'networkidle' });
  expect(asked).toEqual(['/download/']);
  await page.locator('#elsewhere').hover();
  await expect(said(page)).toHaveText('asleep');
  await page.locator('#check').hover();
  await expect(said(page)).toHaveText('awake, data 2, files 0');
  await expect(page).toHaveTitle('later');
  const unsigned = await page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.filter((script) => !script.getAttribute('integrity')).length);
  expect(unsigned).toBe(0);
  expect(messages).toEqual([]);
});

const reaches: [string, (page: Page) => Promise<unknown>][] = [
  [
    'focus by keyboard',
    (page) =>
      page
        .locator('#to')
        .focus()
        .then(() => page.keyboard.press('Tab')),
  ],
  ['a touch', (page) => page.locator('#check').dispatchEvent('touchstart')],
  ['a link to it', (page) => page.locator('#to').press('Enter')],
  ['a drag over the page', (page) => drag(page, 'dragenter')],
];
for (const [name, reach] of reaches) {
  test(`wakes at ${name}`, async ({ page }) => {
    await page.goto(`${origin}/download/`);
    await expect(said(page)).toHaveText('asleep');
    await reach(page);
    await expect(said(page)).toHaveText(/^awake/);
  });
}

test('wakes at an address that names it', async ({ page }) => {
  await page.goto(`${origin}/download/#check`);
  await expect(said(page)).toHaveText(/^awake/);
});

test('a file chosen while it sleeps is there when it wakes', async ({ page }) => {
  await page.goto(`${origin}/download/`);
  await page.locator('input').setInputFiles(file);
  await expect(said(page)).toHaveText('awake, data 2, files 1');
});

test('a file dropped anywhere while it sleeps is there when it wakes, and the page is not left', async ({
  page,
}) => {
  await page.goto(`${origin}/download/`);
  expect(await drag(page, 'drop')).toBe(false);
  await expect(said(page)).toHaveText('awake, data 2, files 1');
});

test('leaves drops to the part once it has taken over', async ({ page }) => {
  await page.goto(`${origin}/download/#check`);
  await expect(said(page)).toHaveText(/^awake/);
  await page.evaluate(() => {
    document.documentElement.dataset.woken = 'awake';
  });
  expect(await drag(page, 'drop')).toBe(true);
});

test('says that it failed when no script comes, stays whole, and tries again at the next reach', async ({
  page,
}) => {
  await page.route('**/download/static/**', (route) => route.abort());
  await page.goto(`${origin}/download/`);
  await page.locator('#check').hover();
  await expect(page.locator('html')).toHaveAttribute('data-woken', 'failed');
  await expect(page.getByRole('link', { name: 'Download app' })).toBeVisible();
  await page.unroute('**/download/static/**');
  await page.locator('#elsewhere').hover();
  await page.locator('#check').hover();
  await expect(said(page)).toHaveText(/^awake/);
});

test('says that it failed when one of the scripts does not come', async ({ page }) => {
  await page.route('**/chunks/app.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${origin}/download/#check`);
  await expect(page.locator('html')).toHaveAttribute('data-woken', 'failed');
});

test('runs no script that is not the one that was built', async ({ page }) => {
  await page.route('**/chunks/app.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken over";' }),
  );
  await page.route('**/chunks/page-*.js', async (route) =>
    route.fulfill({ response: await route.fetch() }),
  );
  await page.goto(`${origin}/download/#check`);
  await expect(page.locator('html')).toHaveAttribute('data-woken', 'failed');
  await expect(page).not.toHaveTitle('taken over');
});

test("the policy stops what is not the page's own", async ({ page }) => {
  await page.goto(`${origin}/download/`);
  const ran = await page.evaluate(() => {
    const inline = document.createElement('script');
    document.head.appendChild(inline);
    try {
      inline.text = 'window.injected = true';
    } catch {
      return 'refused';
    }
    return 'injected' in window ? 'ran' : 'blocked';
  });
  expect(ran).not.toBe('ran');
  const foreign = await page.evaluate(() => {
    try {
      document.createElement('script').src = 'https://elsewhere.example/x.js';
      return 'allowed';
    } catch {
      return 'refused';
    }
  });
  expect(foreign).toBe('refused');
});

test('opened as a file it lists everything, and says that checking does not work there', async ({
  page,
}) => {
  await page.goto(pathToFileURL(path.resolve(root, 'out/download/index.html')).href);
  await expect(page.getByRole('link', { name: 'Download app' })).toBeVisible();
  await page.locator('#check').hover();
  await expect(page.locator('html')).toHaveAttribute('data-woken', 'failed');
});
