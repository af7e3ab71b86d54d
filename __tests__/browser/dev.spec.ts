import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { emptySite } from '../../fixtures/site';

// What `npm run dev` serves, in a copy of the project, so that no build of it is disturbed.

test.describe.configure({ mode: 'serial' });

let server: ChildProcess;
let page = '';

test.beforeAll(async () => {
  const folder = emptySite('dev');
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
