import { expect, type Page } from '@playwright/test';
import { declinedAgents, environments } from '../../fixtures/environments';
import { test, type Machine, type MachinePage } from '../../fixtures/machine';

const site = (name: string) => `${process.env[`SITE_${name}`]}/download/`;

async function open(machinePage: MachinePage, machine: Machine, address: string): Promise<Page> {
  const page = await machinePage.open(machine, address);
  await expect(page.locator('html')).toHaveAttribute('data-script', '');
  return page;
}

const mainLinks = (page: Page) =>
  page.locator('.offer:visible > a:visible, .offer:visible > div > a:visible');

for (const environment of environments) {
  test(`${environment.name}: the page shows what fits`, async ({ machinePage }) => {
    const page = await open(machinePage, environment, site('SAMPLE'));
    const { os, cpu } = environment;
    await expect(page.locator('html')).toHaveAttribute('data-os', os);
    await expect(page.locator('html')).toHaveAttribute('data-cpu', cpu);
    const links = await mainLinks(page).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    const zigNames = {
      x64: 'x86_64',
      arm64: 'aarch64',
      x86: 'x86',
      armv7: 'arm',
      riscv64: 'riscv64',
      s390x: 's390x',
      ppc64le: 'powerpc64le',
    } as const;
    const zigCpu = Object.entries(zigNames).find(([id]) => id === cpu)?.[1];
    if (os === 'ios' || os === 'android') {
      await expect(page.locator('.offer:visible')).toContainText('Get it on your computer');
      expect(links).toEqual([]);
    } else if (os === 'unknown') {
      await expect(page.getByRole('heading', { name: 'Choose your computer' })).toBeVisible();
    } else if (os === 'chromeos') {
      // One button where the CPU is stated, each build where it is not.
      if (zigCpu) expect(links).toEqual([expect.stringContaining(`zig-${zigCpu}-linux-0.15.2`)]);
      else expect(links.length > 1 && links.every((link) => link?.includes('-linux-'))).toBe(true);
    } else if (cpu === 'unknown') {
      expect(links.length).toBeGreaterThan(1);
      expect(links.every((link) => link?.includes(`-${os}-`))).toBe(true);
    } else if (zigCpu) {
      expect(links).toEqual([expect.stringContaining(`zig-${zigCpu}-${os}-0.15.2`)]);
    }
    // Nothing that comes later takes the choice back.
    await page.waitForLoadState('networkidle');
    expect(
      await mainLinks(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(links);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });
}

for (const { name, userAgent } of declinedAgents) {
  test(`${name} gets the chooser, never a guess`, async ({ machinePage }) => {
    const page = await open(machinePage, { userAgent }, site('SAMPLE'));
    await expect(page.getByRole('heading', { name: 'Choose your computer' })).toBeVisible();
  });
}

const mac = environments.find(({ os, cpu }) => os === 'macos' && cpu === 'arm64');
const windowsOnArm = environments.find(({ os, cpu }) => os === 'windows' && cpu === 'arm64');
if (!mac || !windowsOnArm)
  throw new Error('The fixture table lacks a Mac with Apple silicon or a Windows PC with ARM64.');

test('an address that asks for a platform wins, says so, and leaves one file on screen', async ({
  machinePage,
}) => {
  const page = await open(machinePage, windowsOnArm, `${site('SAMPLE')}?os=macos&cpu=arm64`);
  await expect(page.getByText('What you asked for')).toBeVisible();
  await expect(page.locator('main a[href^="https://ziglang.org/download/"]:visible')).toHaveCount(
    1,
  );
  await page
    .getByRole('link', { name: 'Show the file for this computer and everything else' })
    .click();
  await expect(mainLinks(page)).toHaveAttribute('href', /aarch64-windows/);
});

for (const [asked, expected] of [
  ['?os=netbsd&cpu=x64', 'zig-x86_64-netbsd-0.15.2.tar.xz'],
  ['?os=linux&cpu=riscv64', 'zig-riscv64-linux-0.15.2.tar.xz'],
  ['?version=0.14.1', 'zig-aarch64-windows-0.14.1.zip'],
  ['?version=0.14.0&os=macos&cpu=x64', 'zig-macos-x86_64-0.14.0.tar.xz'],
  ['?format=tar.xz&os=linux&cpu=x64', 'zig-x86_64-linux-0.15.2.tar.xz'],
]) {
  test(`${asked} leaves exactly ${expected}`, async ({ machinePage }) => {
    const page = await open(machinePage, windowsOnArm, site('SAMPLE') + asked);
    const links = page.locator('main a[href^="https://ziglang.org/download/"]:visible');
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('href', new RegExp(`/${expected}$`));
  });
}

for (const asked of [
  '?os=amiga',
  '?os=macos&cpu=z80',
  '?version=99',
  '?channel=%3Cscript%3Ewindow.hacked=1%3C/script%3E',
  '?format=..%2F..',
  '?os=constructor&cpu=__proto__',
]) {
  test(`${asked} is ignored with a note and never printed`, async ({ machinePage }) => {
    const page = await open(machinePage, windowsOnArm, site('SAMPLE') + asked);
    await expect(
      page.locator('main').getByText('The address asks for something that is not on this page'),
    ).toBeVisible();
    await expect(mainLinks(page)).toHaveAttribute('href', /aarch64-windows-0\.15\.2/);
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
    expect(await page.locator('main').innerText()).not.toMatch(
      /amiga|z80|hacked|\.\.\/|constructor|__proto__/,
    );
  });
}

test('a phone gets the file made for it, or the way to a computer', async ({ machinePage }) => {
  const android = environments.find(({ os }) => os === 'android');
  const iphone = environments.find(({ os }) => os === 'ios');
  if (!android || !iphone) throw new Error('The fixture table lacks a phone.');
  const withApk = await open(machinePage, android, site('DESKTOP'));
  await expect(mainLinks(withApk).first()).toHaveAttribute('href', /lumen-3\.2\.0\.apk$/);
  const withoutFile = await open(machinePage, iphone, site('DESKTOP'));
  await expect(
    withoutFile.getByRole('img', { name: 'QR code with the address of this page' }),
  ).toBeVisible();
  await expect(
    withoutFile.getByRole('button', { name: 'Copy the address of this page' }),
  ).toBeVisible();
});

test('an older macOS that the browser tells gets the newest release that still runs, with the reason', async ({
  machinePage,
}) => {
  const on = (platformVersion: string) =>
    open(
      machinePage,
      {
        ...mac,
        hints: {
          platform: 'macOS',
          architecture: 'arm',
          bitness: '64',
          wow64: false,
          mobile: false,
          platformVersion,
        },
      },
      site('DESKTOP'),
    );
  for (const [version, file] of [
    ['15.1.0', '3.2.0'],
    ['12.0.0', '3.2.0'],
    ['11.7.0', '3.0.4'],
    ['10.14.6', '2.8.0'],
  ] as const) {
    const page = await on(version);
    await expect(mainLinks(page).first(), version).toHaveAttribute(
      'href',
      new RegExp(`Lumen-${file}-universal\\.dmg$`),
    );
    if (file !== '3.2.0')
      await expect(page.locator('.offer:visible')).toContainText(
        'The newest release needs macOS 12 or newer',
      );
  }
});

test('hints that reject, throw or never come leave the first answer', async ({ browser }) => {
  for (const failing of [
    '() => Promise.reject(new Error("no"))',
    '() => { throw new Error("no"); }',
    '() => new Promise(() => undefined)',
  ]) {
    const context = await browser.newContext({ userAgent: windowsOnArm.userAgent });
    const page = await context.newPage();
    await page.addInitScript(
      `Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => ({ platform: 'Windows', getHighEntropyValues: ${failing} }) })`,
    );
    await page.goto(site('SAMPLE'));
    await expect(mainLinks(page).first()).toHaveAttribute('href', /windows/);
    await context.close();
  }
});

test('a boot script that fails leaves the chooser whole', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'userAgent', {
      get: () => {
        throw new Error('blocked');
      },
    });
  });
  await page.goto(site('SAMPLE'));
  await expect(page.getByRole('heading', { name: 'Choose your computer' })).toBeVisible();
});

test('nothing is announced when the page is opened: it is read from its beginning', async ({
  machinePage,
}) => {
  const page = await open(machinePage, mac, site('SAMPLE'));
  await expect(mainLinks(page)).toHaveCount(1);
  for (const status of await page.getByRole('status').all()) await expect(status).toHaveText('');
});

test('a visitor on a narrow screen has three screens to scroll and few stops before the footer', async ({
  machinePage,
}) => {
  const page = await open(machinePage, windowsOnArm, site('SAMPLE'));
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  const stops = await page
    .locator('a[href], button, input, summary')
    .filter({ visible: true })
    .evaluateAll((all) => all.filter((one) => !one.closest('footer')).length);
  expect(stops).toBeLessThanOrEqual(60);
  // The tab is the next test's too.
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('a link to a file of another system opens its group', async ({ machinePage }) => {
  const page = await open(machinePage, windowsOnArm, `${site('SAMPLE')}#linux-riscv64`);
  const row = page.locator('#linux-riscv64');
  await expect(row.getByRole('link', { name: /riscv64-linux/ }).first()).toBeVisible();
  await expect(row).toBeInViewport();
  await expect(page.locator('#macos-arm64').getByRole('link').first()).toBeHidden();
});
