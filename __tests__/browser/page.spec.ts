import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { listen } from '../../fixtures/listen';

const site = (name: string) => `${process.env[`SITE_${name}`]}/download/`;

/** Fails the test on anything a visitor's console would show and on any request to another origin. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1:') && !request.url().startsWith('data:'))
      complaints.push(`request to ${request.url()}`);
  });
  return complaints;
}

for (const name of ['SAMPLE', 'DESKTOP', 'HOSTILE', 'EMPTY']) {
  test(`${name}: loads without a complaint, a foreign request, a layout shift or a sideways scroll`, async ({
    page,
  }) => {
    const complaints = await watch(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(
            window,
            'shift',
            Number(Reflect.get(window, 'shift') ?? 0) + Number(Reflect.get(entry, 'value')),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site(name), { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `at ${width} px`,
      ).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBe(0);
    }
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
    expect(await page.context().cookies()).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`${name}: accessible in the ${colorScheme} theme at ${width} px`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
        const page = await context.newPage();
        await page.goto(site(name));
        await page.evaluate(() =>
          document.querySelectorAll('details').forEach((details) => {
            details.open = true;
          }),
        );
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
        await context.close();
      });
    }
  }
}

test('without JavaScript every system stands in a clear chooser and no guess is shown', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('SAMPLE'));
  await expect(page.getByRole('heading', { name: 'Choose your computer' })).toBeVisible();
  for (const name of [
    'Download Zig 0.15.2 for Windows, ARM64 (zip, 88.5 MB)',
    'Download Zig 0.15.2 for macOS, Apple silicon (tar.xz, 50.6 MB)',
    'Download Zig 0.15.2 for Linux, x64 (tar.xz, 53.7 MB)',
  ])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.locator('.offer:visible')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(0);
  await context.close();
});

test('without JavaScript a fragment lands on the row of a platform', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site('SAMPLE')}#macos-arm64`);
  await expect(page.locator('tr:target')).toContainText('Apple silicon');
  await expect(page.locator('tr:target')).toBeInViewport();
  await context.close();
});

test('with the keyboard alone: skip link, main button, details, copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site('SAMPLE'));
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to all files' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page
      .getByRole('link', { name: 'Download Zig 0.15.2 for Linux, x64 (tar.xz, 53.7 MB)' })
      .first(),
  ).toBeFocused();
  const copy = page.getByRole('button', {
    name: 'Copy the SHA-256 of zig-x86_64-windows-0.15.2.zip',
  });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '3a0ed1e8799a2f8ce2a6e6290a9ff22e6906f8227865911fb7ddedc3cc14cb0c',
  );
  await page.getByRole('link', { name: '0.14.1', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: 'zig-aarch64-macos-0.14.1.tar.xz', exact: true }),
  ).toBeVisible();
});

test('a click on a download shows what to do with that file, and moves nothing else', async ({
  page,
}) => {
  await page.goto(site('SAMPLE'));
  await page.route('https://ziglang.org/**', (route) =>
    route.fulfill({ body: 'x', headers: { 'Content-Disposition': 'attachment' } }),
  );
  const main = page
    .locator('.offer:visible')
    .getByRole('link', { name: 'Download Zig 0.15.2 for Linux, x64 (tar.xz, 53.7 MB)' })
    .first();
  const before = await main.boundingBox();
  await main.click();
  const steps = page.locator('[data-after]');
  await expect(steps.getByText('After the download: zig-x86_64-linux-0.15.2.tar.xz')).toBeVisible();
  await expect(
    steps.getByText(/^echo '02aa270f.*  zig-x86_64-linux-0.15.2.tar.xz' \| sha256sum -c$/),
  ).toBeVisible();
  await expect(steps.getByText('tar -xf ./zig-x86_64-linux-0.15.2.tar.xz')).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText(/After the download/);
  await expect(main).toBeFocused();
  expect(await main.boundingBox()).toEqual(before);

  const row = page.locator('tr#macos-arm64');
  await row.getByRole('link', { name: 'zig-aarch64-macos-0.15.2.tar.xz', exact: true }).click();
  await expect(row.getByText(/shasum -a 256 -c/)).toBeVisible();
  await expect(steps).toContainText('zig-x86_64-linux');
});

test('an unknown address gives the plain 404 page with a link to the download page', async ({
  page,
}) => {
  const said = listen(page);
  const response = await page.goto(`${process.env.SITE_SAMPLE}/nowhere`);
  expect(response?.status()).toBe(404);
  // Without any header of a host, its style has its own policy, which allows nothing of another page; a page cannot forbid frames.
  const policy =
    (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ??
    '';
  const styles = await page.locator('style').allTextContents();
  expect(policy.match(/'sha256-[^']+'/g)).toEqual(
    styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
  expect(policy).not.toContain('frame-ancestors');
  await expect(page.getByRole('main')).toHaveCSS('max-width', '704px');
  expect(said).toEqual([expect.stringContaining('404')]);
  await page.getByRole('link', { name: 'Go to the download page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download Zig');
});

test('nothing published yet says so, and no more', async ({ page }) => {
  await page.goto(site('EMPTY'));
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(page.getByText('releases.json')).toHaveCount(0);
});

test('a withdrawn release is struck out and its page gives the reason and the replacement; an unsupported one is marked', async ({
  page,
}) => {
  await page.goto(site('DESKTOP'));
  await expect(page.locator('#releases ~ ul s')).toHaveText('3.1.0');
  await expect(page.getByRole('listitem').filter({ hasText: '2.8.0' })).toContainText(
    'No longer supported',
  );
  await expect(page.locator('summary', { hasText: '2.9.8' })).not.toContainText(
    'No longer supported',
  );
  await page.getByRole('link', { name: '3.1.0', exact: true }).click();
  await expect(page.getByText('It could lose the last note on Windows.')).toBeVisible();
  await page.getByRole('link', { name: 'Use 3.2.0 instead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lumen Notes 3.2.0');
});

test('without JavaScript every mirror of a file is a click away in its row', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('DESKTOP'));
  const row = page.locator('#macos-x64');
  await row.getByText('Mirrors of Lumen-3.2.0-universal.dmg').click();
  await expect(
    row.getByRole('link', {
      name: 'Download Lumen-3.2.0-universal.dmg from Example University (Germany)',
    }),
  ).toBeVisible();
  await context.close();
});
