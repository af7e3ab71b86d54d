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

for (const name of ['SAMPLE', 'DESKTOP', 'HOSTILE', 'EMPTY', 'PROJECT']) {
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
    for (const width of [320, 768, 1440]) {
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
        const { violations } = await new AxeBuilder({ page })
          .options({
            rules: {
              'label-content-name-mismatch': { enabled: true },
              'target-size': { enabled: true },
            },
          })
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
        await context.close();
      });
    }
  }
}

test('what can be pressed stands apart, whatever the system', async ({ browser }) => {
  const systems = [
    'Windows NT 10.0; Win64; x64',
    'Macintosh; Intel Mac OS X 10_15_7',
    'X11; Linux x86_64',
  ];
  for (const system of systems) {
    const context = await browser.newContext({
      userAgent: `Mozilla/5.0 (${system}) Firefox/145.0`,
    });
    const page = await context.newPage();
    for (const name of ['SAMPLE', 'DESKTOP'])
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(site(name));
        const touching = await page.evaluate(() => {
          const parts = [
            ...document.querySelectorAll('main > header :is(a, button, summary)'),
          ].filter((part) => part.checkVisibility());
          const boxes = parts.flatMap((part) =>
            [...part.getClientRects()].map((box) => ({ part, box })),
          );
          return boxes.flatMap((one) =>
            boxes
              .filter(
                (other) =>
                  parts.indexOf(one.part) < parts.indexOf(other.part) &&
                  one.box.left < other.box.right &&
                  other.box.left < one.box.right &&
                  one.box.top - 4 < other.box.bottom &&
                  other.box.top - 4 < one.box.bottom,
              )
              .map((other) => `${one.part.textContent} and ${other.part.textContent}`),
          );
        });
        expect(touching, `${name}, ${system}, ${width} px`).toEqual([]);
      }
    await context.close();
  }
});

test('at 400 % zoom the whole button is seen without scrolling, and no name of a system is broken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(site('SAMPLE'));
  const button = page.getByRole('link', { name: /^Download for / });
  await expect(button).toBeInViewport({ ratio: 1 });
  for (const system of ['Windows', 'macOS', 'Linux', 'FreeBSD', 'NetBSD']) {
    const heading = page.getByRole('heading', { name: system, exact: true, level: 3 });
    const lines = await heading.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects().length;
    });
    expect(lines, system).toBe(1);
  }
});

test('without JavaScript every system stands in a clear chooser and no guess is shown', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('SAMPLE'));
  await expect(page.getByRole('heading', { name: 'Choose your computer' })).toBeVisible();
  await page.getByRole('link', { name: 'macOS Apple silicon, Intel' }).click();
  await expect(page.locator('details:target')).toBeInViewport();
  for (const [row, said] of [
    ['#windows-arm64', 'ARM Snapdragonzig-aarch64-windows-0.15.2.zip88.5 MB'],
    ['#macos-arm64', 'Apple silicon M1 and newerzig-aarch64-macos-0.15.2.tar.xz50.6 MB'],
    ['#linux-x64', '64-bit Intel and AMDzig-x86_64-linux-0.15.2.tar.xz53.7 MB'],
  ] as const) {
    await expect(page.locator(row)).toContainText(said);
    await expect(page.locator(row).getByRole('link').first()).toBeVisible();
  }
  await expect(page.locator('.offer:visible')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /copy/i })).toHaveCount(0);
  await context.close();
});

test('without JavaScript a fragment lands on the row of a platform', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site('SAMPLE')}#macos-arm64`);
  await expect(page.locator('li:target')).toContainText('Apple silicon');
  await expect(page.locator('li:target')).toBeInViewport();
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
  for (const name of ['Zig', 'Older versions', 'Homepage']) {
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation').getByRole('link', { name, exact: true }),
    ).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: 'Download for Linux 0.15.2 · 64-bit · tar.xz · 53.7 MB' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Run uname -m in a terminal').filter({ visible: true })).toHaveCount(
    1,
  );
  await page.locator('summary', { hasText: 'Windows' }).focus();
  await page.keyboard.press('Enter');
  const copy = page.getByRole('button', {
    name: 'SHA-256 of zig-x86_64-windows-0.15.2.zip: copy',
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

test('a click on a download says that it has started and what comes next, wherever it was, and moves nothing else', async ({
  page,
}) => {
  await page.goto(site('SAMPLE'));
  await page.route('https://ziglang.org/**', (route) =>
    route.fulfill({ body: 'x', headers: { 'Content-Disposition': 'attachment' } }),
  );
  const main = page.getByRole('link', {
    name: 'Download for Linux 0.15.2 · 64-bit · tar.xz · 53.7 MB',
  });
  const before = await main.boundingBox();
  await main.click();
  const after = page.locator('[data-after]');
  await expect(after.getByRole('heading', { name: 'Your download has started' })).toBeVisible();
  await expect(after.getByRole('listitem')).toHaveText([
    'When it is there, drop it here to see that it is genuine.',
    'Unpack it.tar -xf ./zig-x86_64-linux-0.15.2.tar.xz',
    'Start the program from the folder that appears.',
  ]);
  await expect(after.getByRole('link', { name: 'Start it again' })).toHaveAttribute(
    'href',
    'https://ziglang.org/download/0.15.2/zig-x86_64-linux-0.15.2.tar.xz',
  );
  await expect(page.locator('body > [role=status]')).toHaveText(
    'Your download has started: zig-x86_64-linux-0.15.2.tar.xz',
  );
  await expect(main).toBeFocused();
  expect(await main.boundingBox()).toEqual(before);

  await page.locator('summary', { hasText: 'Windows' }).click();
  await page.getByRole('link', { name: 'zig-x86_64-windows-0.15.2.zip', exact: true }).click();
  await expect(after.getByRole('listitem').nth(1)).toHaveText(
    'Right-click the file and choose Extract All.',
  );
  await after.getByRole('link', { name: 'Check it in a terminal instead' }).click();
  await expect(page.getByText(/^echo '3a0ed1e8799a2f8c.*zip' \| sha256sum -c$/)).toBeVisible();
  await expect(page.locator('.commands:visible')).toHaveCount(1);
});

test('after another system was chosen a click still says what comes next', async ({ page }) => {
  await page.goto(site('SAMPLE'));
  await page.route('https://ziglang.org/**', (route) =>
    route.fulfill({ body: 'x', headers: { 'Content-Disposition': 'attachment' } }),
  );
  await page.getByRole('navigation', { name: 'Systems' }).getByText('macOS').click();
  await page
    .getByRole('link', { name: /^Apple silicon M1 and newer/ })
    .first()
    .click();
  await expect(page.locator('[data-after] li').nth(1)).toBeVisible();
});

test('dragging a file over the window lays words over the page, which stays to be seen', async ({
  page,
}) => {
  await page.goto(site('SAMPLE'));
  await page.getByRole('link', { name: /^Download for Linux/ }).hover();
  const drag = (type: string) =>
    page.evaluate((name) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'x.zip'));
      document.body.dispatchEvent(
        new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }),
      );
    }, type);
  const overlay = page.locator('.overlay');
  await expect(async () => {
    await drag('dragover');
    await expect(overlay).toHaveText('Drop it to check it', { timeout: 500 });
  }).toPass();
  await expect(overlay).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.5)');
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await drag('drop');
  await expect(overlay).toHaveCount(0);
});

test('a phone is shown no terminal after the click', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  });
  await page.goto(site('SAMPLE'));
  await page.route('https://ziglang.org/**', (route) =>
    route.fulfill({ body: 'x', headers: { 'Content-Disposition': 'attachment' } }),
  );
  await page
    .locator('[data-version] a[href$="zig-x86_64-linux-0.15.2.tar.xz"]')
    .first()
    .dispatchEvent('click');
  const after = page.locator('[data-after]');
  await expect(after.getByText('Unpack it.')).toBeVisible();
  await expect(after.getByText('tar -xf')).toBeHidden();
  await expect(after.getByText('Check it in a terminal instead')).toBeHidden();
  await context.close();
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
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Download / })
    .click();
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
  const row = page.locator('#macos-x64').locator('xpath=ancestor-or-self::li[1]');
  await row.getByText('Details').click();
  await row.getByText('Mirrors').click();
  await expect(
    row.getByRole('link', {
      name: 'Download Lumen-3.2.0-universal.dmg from Example University (Germany)',
    }),
  ).toBeVisible();
  await context.close();
});
