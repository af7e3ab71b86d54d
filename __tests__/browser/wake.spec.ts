import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { readKey } from 'openpgp';
import { bundleScript } from '../../app/download/bundle-script';
import { type CatalogueInput } from '../../catalogue/schema';
import { exportedPage, exportedProject } from '../../fixtures/exported';
import { listen } from '../../fixtures/listen';
import { finish } from '../../publisher/export/finish';
import { createStaticServer } from '../../publisher/serve';
import { minisignKey } from '../publisher/minisign';

// The check as the finished page loads it, in a page with nothing else, below a path as on GitHub Pages.

const base = '/project';
const checkPage = {
  pagePath: `${base}/download/`,
  list: 'check/1.json',
  product: 'App',
  version: '1.0',
};
const content =
  '<a href="/download/app.zip">Download app</a> <a id="to" href="#check">Check it</a><div id="elsewhere">…</div>' +
  '<section data-wake="" id="check"><h2>Is it genuine?</h2><label>Choose a file <input type="file" multiple=""/></label>' +
  `<div data-checks="${JSON.stringify(checkPage).replaceAll('"', '&quot;')}"><div role="alert"></div></div></section>`;

const minisign = minisignKey();
const small = { name: 'small.zip', content: randomBytes(1000) };
// Larger than a piece, so that a Worker hashes it.
const large = { name: 'large.zip', content: randomBytes(9 * 2 ** 20) };
const mailed = { name: 'mailed.zip', content: readFileSync('fixtures/openpgp/file') };
const signed = (
  of: typeof small,
  text?: string,
): CatalogueInput['releases'][number]['files'][number] => ({
  name: of.name,
  url: `files/${of.name}`,
  size: of.content.length,
  sha256: createHash('sha256').update(of.content).digest('hex'),
  os: 'linux',
  cpu: ['x64'],
  signatures:
    text === undefined
      ? [{ type: 'openpgp', url: 'files/mailed.zip.sig' }]
      : [{ type: 'minisign', text }],
});

async function list() {
  const armoredKey = readFileSync('fixtures/openpgp/ed.asc', 'utf8');
  const fingerprint = (await readKey({ armoredKey })).getFingerprint().toUpperCase();
  return JSON.stringify({
    product: {
      name: 'App',
      summary: 'An app.',
      keys: [
        { type: 'minisign', key: minisign.key, fingerprint: minisign.fingerprint },
        { type: 'openpgp', key: armoredKey, fingerprint },
      ],
    },
    releases: [
      {
        version: '1.0',
        date: '2026-01-01',
        files: [
          signed(small, minisign.sign(small.content, 'file:small.zip')),
          signed(large, minisign.sign(large.content, 'file:large.zip')),
          signed(mailed),
        ],
      },
    ],
  });
}

let root = '';
let origin = '';
let server: Server;
test.beforeAll(async () => {
  const whole = exportedPage(
    content,
    '',
    bundleScript('page-script.ts', { hasOlderOffers: 'false', hasSwitch: 'false' }),
  );
  root = await exportedProject({
    'out/download/index.html': whole,
    'out/download/de/index.html': whole.replace('lang="en"', 'lang="de"'),
    'out/download/check/1.json': await list(),
    'out/download/check/newest.json': '{"list":"check/1.json","parts":{"folder":"2","count":1}}',
    'out/download/check/2/0.json': '{"releases":[],"published":[]}',
  });
  await cp('fixtures/openpgp/ed.sig', path.join(root, 'out/download/files/mailed.zip.sig'));
  await finish(root, base);
  const site = createStaticServer(path.join(root, 'out'));
  server = createServer((request, response) => {
    request.url = request.url?.replace(base, '');
    site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : ''}${base}`;
});
test.afterAll(() => {
  server.close();
});

const html = (page: Page) => page.locator('html');
const input = (page: Page) => page.locator('input');
const names = (page: Page) => page.locator('[data-wake] li h3');
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

/** The scripts of the page that came without a hash to hold them to. */
const unsigned = (page: Page) =>
  page
    .locator('script[src]')
    .evaluateAll((scripts) => scripts.filter((script) => !script.getAttribute('integrity')).length);

test('loads nothing, and then no more than the check and its words, when the visitor reaches for it, with the console empty', async ({
  page,
}) => {
  const asked: string[] = [];
  const said = listen(page);
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname.replace(/.*\/|-[0-9a-f]{16}/g, '')),
  );
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${origin}/download/`, { waitUntil: 'networkidle' });
  expect(asked).toEqual(['']);
  await page.locator('#elsewhere').hover();
  await expect(html(page)).not.toHaveAttribute('data-woken');
  await page.locator('#check').hover();
  await expect(html(page)).toHaveAttribute('data-woken', 'awake');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['', 'actions.js', 'words-en.js', 'check.js', '1.json']);
  expect(await unsigned(page)).toBe(0);
  expect(said).toEqual([]);
});

test('what a signature takes is loaded when it is there to be checked, in the page and in its Worker, and the policy is silent', async ({
  page,
}) => {
  // As in a browser of 2024, which leaves Ed25519 to the library.
  await page.addInitScript(() => {
    const native = crypto.subtle.importKey.bind(crypto.subtle);
    Object.defineProperty(crypto.subtle, 'importKey', {
      value: (...given: Parameters<typeof native>) =>
        given[2] === 'Ed25519'
          ? Promise.reject(new DOMException('Ed25519', 'NotSupportedError'))
          : native(...given),
    });
  });
  const asked: string[] = [];
  const said = listen(page);
  page.on('request', (request) => {
    const [, name = ''] = /chunks\/(.*)-[0-9a-f]{16}\.js$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${origin}/download/`);
  await html(page).evaluate(({ dataset }) => {
    dataset.os = 'linux';
    dataset.cpu = 'x64';
  });
  for (const { name, content: buffer } of [mailed, large, small]) {
    await input(page).setInputFiles({ name, mimeType: 'application/zip', buffer });
    await expect(page.locator('[data-wake] li', { hasText: name })).toContainText(
      'Genuine: App 1.0',
    );
  }
  expect(asked).toEqual([
    ...['actions', 'words-en', 'check', 'openpgp'],
    // A Worker for each hash of the large file; the page itself makes those of the small one.
    ...['hash', 'hash', 'stream-hash', 'ed25519', 'stream-hash'],
  ]);
  expect(await unsigned(page)).toBe(0);
  expect(said).toEqual([]);
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
    await expect(html(page)).not.toHaveAttribute('data-woken');
    await reach(page);
    await expect(html(page)).toHaveAttribute('data-woken', 'awake');
  });
}

test('wakes at an address that names it', async ({ page }) => {
  await page.goto(`${origin}/download/#check`);
  await expect(html(page)).toHaveAttribute('data-woken', 'awake');
});

test('a file chosen while it sleeps is there when it wakes', async ({ page }) => {
  await page.goto(`${origin}/download/`);
  await input(page).setInputFiles(file);
  await expect(names(page)).toHaveText(['app.zip']);
});

test('a page in another language has a check with the words of that, and the same script', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${origin}/download/de/`);
  await input(page).setInputFiles(file);
  await expect(page.locator('[data-kind] p').first()).toHaveText('Das ist keine unserer Dateien');
  expect(asked.filter((address) => /\/words-de-[0-9a-f]{16}\.js$/.test(address))).toHaveLength(1);
  expect(asked.filter((address) => address.includes('/words-en-'))).toEqual([]);
});

test('a file dropped anywhere while it sleeps is there when it wakes, and the page is not left', async ({
  page,
}) => {
  await page.goto(`${origin}/download/`);
  expect(await drag(page, 'drop')).toBe(false);
  await expect(names(page)).toHaveText(['app.zip']);
});

test('a file dropped once it has taken over is taken once', async ({ page }) => {
  await page.goto(`${origin}/download/#check`);
  await expect(html(page)).toHaveAttribute('data-woken', 'awake');
  expect(await drag(page, 'drop')).toBe(false);
  await expect(names(page)).toHaveText(['app.zip']);
  await input(page).setInputFiles({ ...file, name: 'next.zip' });
  await expect(names(page)).toHaveText(['app.zip', 'next.zip']);
});

test('a translator that has changed the check itself takes neither the focus nor what is being chosen', async ({
  page,
}) => {
  await page.goto(`${origin}/download/`);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('#check h2, #check label')) {
      const font = document.createElement('font');
      font.textContent = 'Datei';
      part.firstChild?.replaceWith(font);
    }
    document.querySelector('[data-checks]')?.append(document.createElement('font'));
  });
  await input(page).focus();
  // The browser's window for choosing a file is open while the scripts come.
  const chooser = page.waitForEvent('filechooser');
  await input(page).click();
  await expect(html(page)).toHaveAttribute('data-woken', 'awake');
  await expect(input(page)).toBeFocused();
  await (await chooser).setFiles(file);
  await expect(names(page)).toHaveText(['app.zip']);
  await expect(page.locator('#check h2')).toHaveText('Datei');
});

test('says that it failed when no script comes, stays whole, and tries again at the next reach', async ({
  page,
}) => {
  await page.route('**/download/static/**', (route) => route.abort());
  await page.goto(`${origin}/download/`);
  await page.locator('#check').hover();
  await expect(html(page)).toHaveAttribute('data-woken', 'failed');
  await expect(page.getByRole('link', { name: 'Download app' })).toBeVisible();
  await page.unroute('**/download/static/**');
  await page.locator('#elsewhere').hover();
  await page.locator('#check').hover();
  await expect(html(page)).toHaveAttribute('data-woken', 'awake');
});

for (const name of ['words', 'check']) {
  test(`says that it failed when the script ${name} does not come, and tries again with the file that was chosen`, async ({
    page,
  }) => {
    await page.route(`**/chunks/${name}-*`, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${origin}/download/`);
    await input(page).setInputFiles(file);
    await expect(html(page)).toHaveAttribute('data-woken', 'failed');
    await page.unroute(`**/chunks/${name}-*`);
    await page.locator('#elsewhere').hover();
    await page.locator('#check').hover();
    await expect(names(page)).toHaveText(['app.zip']);
  });

  test(`runs no script ${name} that is not the one that was built`, async ({ page }) => {
    await page.route(`**/chunks/${name}-*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken over";' }),
    );
    await page.goto(`${origin}/download/#check`);
    await expect(html(page)).toHaveAttribute('data-woken', 'failed');
    await expect(page).not.toHaveTitle('taken over');
  });
}

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
