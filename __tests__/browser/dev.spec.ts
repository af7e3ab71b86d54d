import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { emptySite } from '../../fixtures/site';

// What `npm run dev` serves, in a copy of the project, so that no build of it is disturbed.

test.describe.configure({ mode: 'serial' });

let server: ChildProcess;
let page = '';
let folder = '';

test.beforeAll(async () => {
  folder = emptySite('dev');
  cpSync('sample', path.join(folder, 'public', 'download'), { recursive: true });
  server = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: '0', NODE_ENV: 'development' },
  });
  page = await new Promise<string>((resolve, reject) => {
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
});

test.afterAll(() => {
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
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
