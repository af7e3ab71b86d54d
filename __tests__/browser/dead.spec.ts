import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

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
