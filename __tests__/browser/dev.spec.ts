import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { chromeSwitches } from '../../fixtures/chrome';
import { emptySite } from '../../fixtures/site';

// What `npm run dev` serves, in a copy of the project, so that no build of it is disturbed.

test.describe.configure({ mode: 'serial' });

const started: ChildProcess[] = [];
let page = '';
let folder = '';

/** The address of a preview of the copy, started with this environment. */
function startPreview(env: Record<string, string>): Promise<string> {
  const server = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: '0', NODE_ENV: 'development', ...env },
  });
  started.push(server);
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (data: Buffer) => {
      output += data.toString();
      const [, address] = /Preview at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.on('exit', () => reject(new Error(output)));
  });
}

test.beforeAll(async () => {
  folder = emptySite('dev');
  cpSync('sample', path.join(folder, 'public', 'download'), { recursive: true });
  page = await startPreview({});
});

test.afterAll(() => {
  for (const { pid } of started) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
});

/** Every address of the site that a page links to. */
async function linksOf(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  const links = [...html.matchAll(/<a [^>]*?href="([^"#]+)/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), address).href,
  );
  return [...new Set(links)].filter((link) => link.startsWith(new URL('/', page).href));
}

test('every link of the preview that stays on the site is answered, and those of the pages beside', async () => {
  test.setTimeout(240_000);
  const own = await linksOf(page);
  const [verify, developers] = [
    await linksOf(`${page}verify/`),
    await linksOf(`${page}developers/`),
  ];
  expect(own).toEqual(
    expect.arrayContaining([`${page}verify/`, `${page}developers/`, `${page}releases/`]),
  );
  expect(developers).toEqual(
    expect.arrayContaining([`${page}releases.json`, `${page}latest.json`]),
  );
  for (const link of new Set([own, verify, developers].flat()))
    expect(`${(await fetch(link)).status} ${link}`).toBe(`200 ${link}`);
  expect((await fetch(`${page}commands/`)).url).toBe(`${page}verify/`);
  expect((await fetch(`${page}nothing/`)).status).toBe(404);
});

test('a file is checked in the preview, by what the catalogue says now', async ({ page: tab }) => {
  test.setTimeout(240_000);
  const missing: string[] = [];
  tab.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await tab.goto(page);
  await tab
    .getByLabel('Choose a file…')
    .setInputFiles({ name: 'x.iso', mimeType: 'x/x', buffer: Buffer.from('x') });
  await expect(tab.getByText('This is not one of our files').first()).toBeVisible({
    timeout: 60_000,
  });
  expect(missing).toEqual([]);
});

test('the open page follows what is saved, shows a mistake over it with its place, and goes on when it is mended', async ({
  page: tab,
}) => {
  test.setTimeout(240_000);
  const file = path.join(folder, 'public', 'download', 'releases.json');
  const text = readFileSync(file, 'utf8');
  await tab.goto(page);
  const title = tab.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Download Zig');
  writeFileSync(file, text.replace('"name": "Zig"', '"name": "Zag"'));
  await expect(title).toHaveText('Download Zag', { timeout: 30_000 });

  writeFileSync(file, text.replace('"name": "Zig",', '"name": "Zig"'));
  const mistake = tab.locator('body > [role=alert]');
  await expect(mistake).toContainText(/public\/download\/releases\.json:6:5: .*expected JSON/, {
    timeout: 30_000,
  });
  writeFileSync(file, text);
  await expect(title).toHaveText('Download Zig', { timeout: 30_000 });
  await expect(mistake).toHaveCount(0);

  // The icon and a look of its own.
  const accent = () =>
    tab
      .evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius'))
      // While the page is loaded again nobody answers.
      .catch(() => '');
  await expect.poll(accent, { timeout: 30_000 }).toBe('14px');
  writeFileSync(file, text.replace('"sample": true', '"sample": true, "theme": {"radius": 3}'));
  await expect.poll(accent, { timeout: 30_000 }).toBe('3px');
  const icon = path.join(folder, 'public', 'download', 'icon.svg');
  writeFileSync(icon, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"/>');
  await expect(tab.locator('link[rel=icon]')).toHaveAttribute('href', /0 0 7 7/, {
    timeout: 30_000,
  });
});

test('a preview in a container is reached through a proxy, under the name of the site', async () => {
  test.setTimeout(240_000);
  let to = 0;
  // Hands on what it is asked as it is, with the name that the browser asked for.
  const proxy = createServer((client) => {
    const server = connect(to, '127.0.0.1');
    client.pipe(server).pipe(client);
    for (const one of [client, server])
      one.on('error', () => [client, server].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const site = `http://preview.example.org:${port}`;
  to = Number(new URL(await startPreview({ HOST: '0.0.0.0', SITE_URL: site })).port);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [...chromeSwitches, '--host-resolver-rules=MAP preview.example.org 127.0.0.1'],
  });
  try {
    const tab = await browser.newPage();
    const refused: string[] = [];
    tab.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    await tab.goto(`${site}/download/`);
    await tab
      .getByLabel('Choose a file…')
      .setInputFiles({ name: 'x.iso', mimeType: 'x/x', buffer: Buffer.from('x') });
    // Its scripts are there. Browsers calculate no hashes over http, but for a name of this computer.
    await expect(tab.getByText('Files cannot be checked on this page').first()).toBeVisible({
      timeout: 60_000,
    });
    const file = path.join(folder, 'public', 'download', 'releases.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"name": "Zig"', '"name": "Zag"'));
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Download Zag', {
      timeout: 30_000,
    });
    writeFileSync(file, text);
    expect(refused).toEqual([]);
  } finally {
    await browser.close();
    proxy.close();
  }
});
