import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { choose } from '../../catalogue/choose';
import { catalogueSchema, type Release } from '../../catalogue/schema';
import { test, type MachinePage } from '../../fixtures/machine';

// The page of a link: what stands above the button, what the button is, and what is only named.

const site = (name: string) => `${process.env[`SITE_${name}`]}/download/`;
const read = (file: string) => catalogueSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const desktop = read('fixtures/desktop/releases.json');
const agents = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  linux:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.4 Mobile/15E148 Safari/604.1',
};

/** The page of a browser on this system, with x86 by its NaN as this machine's is, once the address is answered. */
async function open(
  machinePage: MachinePage,
  address: string,
  system: keyof typeof agents = 'linux',
): Promise<Page> {
  const page = await machinePage.open({ userAgent: agents[system] }, address);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html:not([data-asked="file"])')).toHaveCount(1);
  return page;
}

const button = (page: Page) =>
  page.locator('.offer:visible > a:visible, .offer:visible > div > a:visible');
const nothing = 'The address asks for something that is not on this page';
const files = (release: Release) => release.files.map(({ url }) => url);

test.describe('a withdrawn release', () => {
  for (const asked of [
    '?version=3.1.0',
    '?version=v3.1.0',
    '?version=V3.1.0&os=windows&cpu=x64',
    '?version=3.1.0&os=win&cpu=amd64',
    '?version=3.1.0#windows-x64',
    '?version=3.1.0&channel=stable',
  ]) {
    test(`${asked}: the reason, the replacement as the button, the old file as a plain link`, async ({
      machinePage,
    }) => {
      const page = await open(machinePage, site('DESKTOP') + asked, 'windows');
      await expect(page.locator('main > header')).toContainText('Version 3.1.0 · 1 February 2026', {
        useInnerText: true,
      });
      await expect(page.locator('main > header')).not.toContainText('Version 3.2.0', {
        useInnerText: true,
      });
      await expect(
        page
          .locator('main')
          .getByText('Withdrawn on 3 February 2026: It could lose the last note on Windows.'),
      ).toBeVisible();
      await expect(
        page
          .locator('main')
          .getByText('You are looking at 3.1.0 of 1 February 2026; 3.2.0 is the newest.'),
      ).toBeVisible();
      await expect(button(page)).toHaveAttribute('href', /Lumen-Setup-3\.2\.0\.exe$/);
      await expect(button(page)).toContainText('Use 3.2.0 instead');
      const old = page.locator('[data-asked-more] p');
      await expect(old).toHaveText(/^Lumen-Setup-3\.1\.0\.exe .*MB Withdrawn $/);
      await expect(old.getByRole('link')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  }

  test('on a platform that it lacks: the reason, and what the replacement has for it', async ({
    machinePage,
  }) => {
    const page = await open(machinePage, `${site('DESKTOP')}?version=3.1.0&os=netbsd`);
    await expect(
      page.locator('main').getByText('It could lose the last note on Windows.'),
    ).toBeVisible();
    await expect(button(page)).toHaveAttribute('href', /\/download\/releases\/3\.2\.0\/$/);
    await expect(page.locator('[data-asked-more]')).toHaveText('');
  });

  test('without a replacement: the reason, that there is none, and no button', async ({
    browser,
  }) => {
    const context = await browser.newContext({ userAgent: agents.windows });
    const page = await context.newPage();
    // As the page is written when no other release of the channel is left.
    await page.route('**/releases/3.1.0/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /<\/p><a class="release-instead"[^>]*>[^<]*<\/a>/g,
        ' There is nothing to use instead.</p>',
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${site('DESKTOP')}?version=3.1.0`, { waitUntil: 'networkidle' });
    await expect(
      page
        .locator('main')
        .getByText('It could lose the last note on Windows. There is nothing to use instead.'),
    ).toBeVisible();
    await expect(button(page)).toHaveCount(0);
    await expect(page.locator('[data-asked-more] p')).toHaveText(
      /^Lumen-Setup-3\.1\.0\.exe .*MB Withdrawn $/,
    );
    await context.close();
  });

  test('#v3.1.0 leads to its page: the reason, the button, plain marked links', async ({
    machinePage,
  }) => {
    const page = await open(machinePage, `${site('DESKTOP')}#V3.1.0`);
    await expect(page).toHaveURL(/\/download\/releases\/3\.1\.0\/$/);
    await expect(
      page.locator('main').getByText('It could lose the last note on Windows.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Use 3.2.0 instead' })).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    for (const file of await page.locator('dd').all())
      await expect(file).toContainText('Withdrawn');
  });
});

test('#v… of a release that stands on the page leads to its page too, which names it', async ({
  machinePage,
}) => {
  const page = await open(machinePage, `${site('DESKTOP')}#v3.10.0-beta.2`);
  await expect(page).toHaveURL(/\/download\/releases\/3\.10\.0-beta\.2\/$/);
});

for (const [name, asked, header, banner, file] of [
  [
    'SAMPLE',
    '?version=0.14.1',
    'Version 0.14.1 · 21 May 2025',
    'You are looking at 0.14.1 of 21 May 2025; 0.15.2 is the newest.',
    'zig-x86_64-linux-0.14.1.tar.xz',
  ],
  [
    'SAMPLE',
    '?version=v0.14.0',
    'Version 0.14.0 · 5 March 2025',
    'You are looking at 0.14.0 of 5 March 2025; 0.15.2 is the newest.',
    'zig-linux-x86_64-0.14.0.tar.xz',
  ],
  [
    'DESKTOP',
    '?channel=beta',
    'Version 3.10.0-beta.2 · Beta · 2 May 2026',
    'You are looking at 3.10.0-beta.2 of 2 May 2026; 3.2.0 is the newest stable release.',
    'AppImage',
  ],
  [
    'DESKTOP',
    '?version=3.10.0-BETA.2&channel=Beta',
    'Version 3.10.0-beta.2 · Beta · 2 May 2026',
    'You are looking at 3.10.0-beta.2 of 2 May 2026; 3.2.0 is the newest stable release.',
    'AppImage',
  ],
  [
    'DESKTOP',
    '?channel=lts&format=deb',
    'Version 2.9.8 · Long-term support',
    '3.2.0 is the newest stable release.',
    'deb',
  ],
] as const) {
  test(`${name} ${asked}: the header names the release that is offered, a banner the newest`, async ({
    machinePage,
  }) => {
    const page = await open(machinePage, site(name) + asked);
    await expect(page.locator('main > header')).toContainText(header, { useInnerText: true });
    await expect(page.locator('main > header p:visible', { hasText: /^Version/ })).toHaveCount(1);
    await expect(page.locator('main > header')).toContainText(banner, { useInnerText: true });
    await expect(button(page)).toHaveAttribute(
      'href',
      new RegExp(`${file.replace(/[.+]/g, '\\$&')}$`),
    );
    await expect(page.locator('main').getByText('What you asked for')).toBeVisible();
    await page
      .locator('main > header')
      .getByRole('link', { name: /^(0\.15\.2|3\.2\.0)$/ })
      .click();
    await expect(page.locator('html:not([data-asked])')).toHaveCount(1);
    await expect(page.locator('.offer:visible')).toContainText(/(0\.15\.2|3\.2\.0) · 64-bit/);
  });
}

for (const [asked, system] of [
  ['?version=9.9', 'linux'],
  ['?channel=nightly', 'linux'],
  ['?format=dmg', 'linux'],
  ['?version=9.9&os=windows', 'linux'],
  ['?os=windows&cpu=z80', 'linux'],
  ['?version=0.15.2&channel=beta', 'linux'],
  ['?os=plan9', 'linux'],
  ['?version=0.14.0#netbsd-x64', 'linux'],
  ['?version=0.14.0&os=netbsd', 'linux'],
  ['?os=windows&cpu=riscv64', 'linux'],
  ['#v9.9', 'linux'],
  ['#windows-riscv64', 'linux'],
] as const) {
  test(`${asked}: says that it is not here, then offers what was detected, in those words`, async ({
    machinePage,
  }) => {
    const page = await open(machinePage, site('SAMPLE') + asked, system);
    await expect(page.locator('main').getByText(nothing)).toBeVisible();
    await expect(page.locator('main > header')).not.toContainText(/asked for/, {
      useInnerText: true,
    });
    await expect(page.locator('[data-told]:visible')).toContainText(
      '64-bit Intel or AMD, probably.',
      { useInnerText: true },
    );
    await expect(button(page).first()).toHaveAttribute(
      'href',
      /zig-x86_64-linux-0\.15\.2\.tar\.xz$/,
    );
    await expect(button(page).first()).toContainText('0.15.2 · 64-bit');
    const [note, offer] = [
      await page.locator('main').getByText(nothing).boundingBox(),
      await button(page).first().boundingBox(),
    ];
    expect(note!.y).toBeLessThan(offer!.y);
    await expect(page.locator('html')).toHaveAttribute('data-os-evidence', 'user-agent');
  });
}

test('an old release that lacks the platform is named with the way to its files', async ({
  machinePage,
}) => {
  const page = await open(machinePage, `${site('SAMPLE')}?version=0.14.0&os=netbsd`);
  await expect(page.locator('main > header')).toContainText('0.14.0 has no such file.', {
    useInnerText: true,
  });
  await page.getByRole('link', { name: 'All files of 0.14.0' }).click();
  await expect(page).toHaveTitle('Zig 0.14.0');
});

test('a telephone that is sent to an old release without a file for it gets the way to all of them', async ({
  machinePage,
}) => {
  const page = await open(machinePage, `${site('SAMPLE')}?version=0.14.1`, 'iphone');
  await expect(page.locator('main > header')).toContainText('Version 0.14.1', {
    useInnerText: true,
  });
  await expect(button(page)).toHaveText(/^All files of 0\.14\.1/);
  await expect(button(page)).toHaveAttribute('href', /\/download\/releases\/0\.14\.1\/$/);
});

for (const [asked, offered, file] of [
  ['?os=macOS', 'Which Mac do you have?', /macos-0\.15\.2/],
  ['?os=Mac', 'Which Mac do you have?', /macos-0\.15\.2/],
  ['?os=darwin&cpu=M1', 'Apple silicon', /aarch64-macos/],
  ['?os=win', 'Which Windows PC do you have?', /windows-0\.15\.2/],
  ['?os=win&cpu=x86_64', '64-bit', /x86_64-windows/],
  ['?os=Windows&cpu=ARM64', 'ARM', /aarch64-windows/],
  ['?os=win32&cpu=ia32', '32-bit', /zig-x86-windows/],
  ['?os=win64', '64-bit', /x86_64-windows/],
  ['?os=linux&cpu=aarch64', 'ARM 64-bit', /aarch64-linux/],
  ['?os=Linux&cpu=amd64', '64-bit', /x86_64-linux/],
  ['?os=linux&cpu=x86-64', '64-bit', /x86_64-linux/],
  ['?os=osx&cpu=intel', 'Intel', /x86_64-macos/],
  ['?version=0.15.2&os=ubuntu&cpu=armv7l', 'ARM 32-bit', /zig-arm-linux/],
] as const) {
  test(`${asked}: any case and the usual words`, async ({ machinePage }) => {
    const page = await open(machinePage, site('SAMPLE') + asked);
    await expect(page.locator('.offer:visible')).toContainText(offered, { useInnerText: true });
    await expect(button(page).first()).toHaveAttribute('href', file);
    await expect(page.locator('main').getByText(nothing)).toBeHidden();
  });
}

test('a button for one file says for which system it is, its processor, format and size', async ({
  machinePage,
}) => {
  const zip = await open(machinePage, `${site('SAMPLE')}?os=windows&cpu=arm64&format=zip`);
  await expect(button(zip)).toHaveText(/Download 0\.15\.2 for Windows\s*ARM · zip · 88\.5 MB$/);
});

test('an address that asks for the newest release is the page as it is', async ({
  machinePage,
}) => {
  const page = await open(machinePage, `${site('SAMPLE')}?version=0.15.2`);
  await expect(page.locator('[data-told]:visible')).toContainText(
    '64-bit Intel or AMD, probably.',
    { useInnerText: true },
  );
  await expect(page.locator('#all-files')).toBeVisible();
});

for (const [name, asked, row] of [
  ['SAMPLE', '#macos-arm64', 'zig-aarch64-macos-0.15.2.tar.xz'],
  ['SAMPLE', '#netbsd-x64', 'zig-x86_64-netbsd-0.15.2.tar.xz'],
  ['SAMPLE', '#Mac-x86_64', 'zig-x86_64-macos-0.15.2.tar.xz'],
  ['DESKTOP', '#macos-x64', 'Lumen-3.2.0-universal.dmg'],
] as const) {
  test(`${name} ${asked} scrolls to the row and marks it, with everything else in its place`, async ({
    machinePage,
  }) => {
    const page = await open(machinePage, site(name) + asked);
    const target = page.locator('li:has(:target), li:target');
    await expect(target).toContainText(row);
    await expect(target).toBeInViewport();
    await expect(target).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('#all-files')).toBeVisible();
    await expect(page.locator('[data-told]:visible')).toContainText('probably.', {
      useInnerText: true,
    });
  });
}

test('every platform of the page has a place that a fragment finds', async ({ machinePage }) => {
  for (const [name, platforms] of [
    ['DESKTOP', ['macos-x64', 'macos-arm64', 'windows-x64', 'windows-arm64', 'linux-x64']],
  ] as const) {
    const page = await open(machinePage, site(name));
    for (const platform of platforms)
      expect(await page.locator(`[id="${platform}"]`).count(), platform).toBe(1);
  }
});

const versions = ['3.1.0', '2.8.0', '3.10.0-beta.2', '3.2.0', '9.9', undefined];
const channels = ['stable', 'beta', undefined];
const formats = ['exe', 'dmg', 'rar', undefined];
const platforms = [
  ['windows', 'arm64'],
  ['macos', undefined],
  ['linux', 'x64'],
  ['linux', 'riscv64'],
  ['android', undefined],
  [undefined, 'arm64'],
  [undefined, undefined],
] as const;
/** Each two words together at least once; with LONG set (`.ci/run --long`), each with each. */
const combinations = versions.flatMap((version, i) =>
  channels.flatMap((channel, j) =>
    platforms.flatMap(([os, cpu], k) =>
      formats
        .filter((_, l) => process.env.LONG || (i + j + k + l) % formats.length === 0)
        .map((format) => ({ version, channel, format, os, cpu })),
    ),
  ),
);

test('whatever is combined, no withdrawn file is ever a button, and every button is a file of the release that is named', async ({
  machinePage,
}) => {
  test.setTimeout(600_000);
  const withdrawn = desktop.releases.filter((release) => release.withdrawn).flatMap(files);
  expect(withdrawn.length).toBeGreaterThan(5);
  const page = await open(machinePage, site('DESKTOP'));
  const problems: string[] = [];
  for (const { version, channel, format, os, cpu } of combinations) {
    const query = new URLSearchParams(
      Object.entries({ version, channel, format, os, cpu }).flatMap(([key, value]) =>
        value ? [[key, value]] : [],
      ),
    ).toString();
    if (!query) continue;
    await page.goto(`${site('DESKTOP')}?${query}`);
    await page.waitForFunction(() => document.documentElement.dataset.asked !== 'file');
    const seen = await page.evaluate(() => {
      const shown = (element: Element) =>
        element instanceof HTMLElement &&
        element.offsetParent !== null &&
        getComputedStyle(element).visibility === 'visible';
      const all = (selector: string) =>
        Array.from(document.querySelectorAll(selector)).filter(shown);
      return {
        state: document.documentElement.dataset.asked,
        buttons: all('.offer a')
          .filter((link) => getComputedStyle(link).display.includes('flex'))
          .map((link) => `${link.getAttribute('href')}`),
        named: all('main > header p')
          .map(({ textContent }) => /^Version (\S+)/.exec(`${textContent}`)?.[1])
          .filter(Boolean),
      };
    });
    const wrong = seen.buttons.filter((url) => withdrawn.some((one) => url.endsWith(one)));
    if (wrong.length > 0) problems.push(`${query}: withdrawn ${wrong.join()}`);
    // The newest release is named by its buttons alone.
    if (seen.named.length === 0) seen.named.push('3.2.0');
    if (seen.named.length !== 1) problems.push(`${query}: header ${seen.named.join()}`);
    const release = desktop.releases.find((one) => one.version === seen.named[0]);
    const offering = release?.withdrawn
      ? desktop.releases.find((one) => one.version === release.withdrawn?.instead)
      : release;
    const known = new Set(offering?.files.map(({ name }) => name));
    for (const url of seen.buttons) {
      if (
        !url.includes('/download/releases/') &&
        !known.has(decodeURIComponent(url.split('/').at(-1) ?? ''))
      )
        problems.push(`${query}: ${url} under ${seen.named.join()}`);
    }
    const asked = desktop.releases.find(
      (one) => one.version === (version ?? (channel ? undefined : '3.2.0')),
    );
    if (
      asked &&
      os === 'linux' &&
      cpu === 'riscv64' &&
      seen.state !== 'unknown' &&
      !asked.withdrawn &&
      choose(asked, { os: 'linux', cpu: 'riscv64' }).state === 'none'
    )
      problems.push(`${query}: ${seen.state}`);
  }
  expect(problems).toEqual([]);
});
