import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { listen } from '../../fixtures/listen';

// What hosts do to inline scripts, on the finished page. The place to drop files on must not stand there dead.

const address = () => `${process.env.SITE_SAMPLE}/download/`;
const whole = readFileSync('out/download/index.html', 'utf8');
const zone = (page: Page) => page.locator('[data-wake] input[type=file]');

interface Host {
  body: string;
  headers?: Record<string, string>;
}

const hosts: Record<string, Host> = {
  "a policy of its own, script-src 'self'": {
    body: whole,
    headers: { 'Content-Security-Policy': "script-src 'self'" },
  },
  'Rocket Loader, which gives scripts another type': {
    body: whole.replace(
      /<script(?! type="application)/g,
      '<script type="0123456789abcdef-text/javascript"',
    ),
  },
  'a minifier that changes every script': { body: whole.replaceAll('</script>', ';</script>') },
  'a filter that takes scripts out': { body: whole.replace(/<script[^]*?<\/script>/g, '') },
  'a sanitiser that takes attributes off scripts': {
    body: whole.replace(/<script data-offers[^>]*>/, '<script>'),
  },
};

async function open(page: Page, { body, headers = {} }: Host): Promise<void> {
  await page.route(address(), (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body }),
  );
  await page.goto(address(), { waitUntil: 'load' });
}

for (const [name, host] of Object.entries(hosts)) {
  test(`${name}: no place to drop files on, and the way to the commands`, async ({ page }) => {
    await open(page, host);
    await expect(page.getByRole('heading', { name: 'Is it genuine?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check it in a terminal instead' })).toBeVisible();
    await expect(zone(page)).toBeHidden();
    await expect(page.getByText('Drop what you downloaded.')).toBeHidden();
    await expect(page.getByText('One line in a terminal prints OK or FAILED.')).toBeVisible();
    await expect(page.locator('li[id] a').filter({ visible: true }).first()).toBeVisible();
  });
}

test('the place to drop files on is there before the page has come whole, and stays', async ({
  page,
}) => {
  await page.route('**/late.js', () => undefined);
  // A script that does not come holds up everything behind it, as a slow line does.
  await page.route(address(), (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: whole
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace('<footer', '<script src="late.js"></script><footer'),
    }),
  );
  await page.goto(address(), { waitUntil: 'commit' });
  await expect(zone(page)).toBeVisible();
  await page.unroute('**/late.js');
  await open(page, { body: whole });
  await expect(zone(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-check', 'ready');
});

/** What minifiers of HTML take for needless: comments, runs of white space, quotes and end tags that HTML can do without. */
function minified(html: string): string {
  const document = parse(html);
  const shrink = (parent: DefaultTreeAdapterTypes.ParentNode) => {
    for (const node of [...parent.childNodes]) {
      if (defaultTreeAdapter.isCommentNode(node)) defaultTreeAdapter.detachNode(node);
      else if (defaultTreeAdapter.isTextNode(node)) node.value = node.value.replace(/\s+/g, ' ');
      else if ('childNodes' in node && !['script', 'style', 'pre', 'code'].includes(node.nodeName))
        shrink(node);
    }
  };
  shrink(document);
  return serialize(document)
    .split(/(<(?:script|style)[^>]*>[^]*?<\/(?:script|style)>)/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part
            .replace(/(\s[\w-]+)=""/g, '$1')
            .replace(/(\s[\w-]+)="([^\s"'`=<>/]+)"/g, '$1=$2')
            .replace(/<\/li>(?=<li|<\/ul>)|<\/(html|body)>/g, ''),
    )
    .join('');
}

/** Everything that somebody can read who has not opened anything, whatever the lines are broken at. */
const readable = async (page: Page) => (await page.locator('body').innerText()).replace(/\s+/g, '');

test('a minified page is the same page, and its check works', async ({ page }) => {
  await page.goto(address());
  const before = await readable(page);
  const body = minified(whole);
  expect(body.length).toBeLessThan(whole.length - 1000);
  await open(page, { body });
  expect(await readable(page)).toBe(before);
  await zone(page).setInputFiles({
    name: 'x.iso',
    mimeType: 'x/x',
    buffer: Buffer.from('x'),
  });
  await expect(page.getByText('This is not one of our files').first()).toBeVisible();
  // React draws anew what a minifier has changed: what the page had found out is still there, and nothing says so.
  const after = await readable(page);
  expect(after).toContain(before.slice(0, before.indexOf('Isitgenuine')));
  expect(await page.locator('body').innerText()).not.toMatch(/error/i);
});

test("minified, with scripts put off, one put in and a policy of default-src 'self' it reads as without JavaScript", async ({
  browser,
  page,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(address());
  const said = listen(page);
  await open(page, {
    headers: { 'Content-Security-Policy': "default-src 'self'" },
    body: minified(whole)
      .replace(/<script(?! type="?application)/g, '<script type="0123456789abcdef-text/javascript"')
      .replace(
        /$/,
        '<script src="/rocket-loader.min.js" data-cf-settings="0123456789abcdef-|49" defer></script>',
      ),
  });
  // The browser names what it was told to leave out: the style, for one.
  expect(said.join()).toContain("default-src 'self'");
  await expect(page.locator('body')).not.toHaveCSS('margin', '0px');
  expect(await readable(page)).toBe(await readable(plain));
  const links = (tab: Page) =>
    tab
      .locator('a[href]')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await links(page)).toEqual(await links(plain));
  await expect(page.getByRole('heading', { name: 'Choose your computer' })).toBeVisible();
  for (const part of ['.copy', '[data-share]', '[data-wake] input', '.offer', '[data-told]'])
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  // Every file is listed, and no sign beside its words is larger than they are.
  const { releases } = JSON.parse(readFileSync('out/download/releases.json', 'utf8')) as {
    releases: { files: { url: string }[] }[];
  };
  const hrefs = await page
    .locator('[data-file] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining((releases[0]?.files ?? []).map(({ url }) => url)));
  for (const box of await page.locator('main svg').filter({ visible: true }).all())
    expect((await box.boundingBox())?.width).toBeLessThanOrEqual(24);
  await plain.context().close();
});

test('below a gateway of IPFS, which no build can know, it lists everything and says that its check was not loaded', async ({
  page,
}) => {
  const gateway =
    'http://gateway.example/ipfs/bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/';
  await page.route('http://gateway.example/**', (route) => route.fulfill({ status: 404 }));
  await page.route(`${gateway}download/`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: whole }),
  );
  await page.goto(`${gateway}download/`);
  await page.locator('[data-wake]').hover();
  await expect(page.locator('html')).toHaveAttribute('data-woken', 'failed');
  await expect(page.getByText('The check could not be loaded.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download for / }).first()).toBeVisible();
  await page.goto(`${gateway}download/#linux`);
  await expect(page.locator('li[id] a').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image/);
});
