import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { type Server } from 'node:http';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { pieceLength } from '../../catalogue/piece-length';
import { type CatalogueInput } from '../../catalogue/schema';
import { serveChecker } from './checker/serve';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const size = 2 * pieceLength + 500;
const app = randomBytes(size);
const withoutPieces = randomBytes(size + 1);
const list = JSON.stringify({
  pieceLength,
  sha256: [0, 1, 2].map((index) =>
    sha256(app.subarray(index * pieceLength, (index + 1) * pieceLength)),
  ),
});
const real = (name: string): Buffer => readFileSync(path.join('fixtures/minisign', name));
const sums = real('SHASUMS256.txt');

const catalogue: CatalogueInput = {
  catalogueVersion: 1,
  product: {
    name: 'App',
    summary: 'An app.',
    keys: [
      { type: 'minisign', key: real('minisign.pub').toString(), fingerprint: '64113EDF160FDEC2' },
    ],
  },
  releases: [
    {
      version: '2.0',
      date: '2026-01-01',
      files: [
        {
          name: 'App-2.0.dmg',
          url: 'files/a',
          size,
          sha256: sha256(app),
          os: 'macos',
          cpu: ['arm64'],
          pieces: { url: 'pieces.json', sha256: sha256(Buffer.from(list)) },
        },
        {
          name: 'App-2.0.tar.gz',
          url: 'files/b',
          size: size + 1,
          sha256: sha256(withoutPieces),
          os: 'linux',
          cpu: ['x64'],
        },
      ],
    },
    {
      version: '1.9',
      date: '2025-12-01',
      files: [
        {
          name: 'App-1.9.tar.gz',
          url: 'files/d',
          size: 5,
          sha256: sha256(Buffer.from('older')),
          os: 'linux',
          cpu: ['x64'],
        },
      ],
    },
    {
      version: '1.0',
      date: '2025-01-01',
      withdrawn: { date: '2025-02-01', reason: 'It lost data.', instead: '2.0' },
      files: [
        {
          name: 'App-1.0.tar.gz',
          url: 'files/c',
          size: 3,
          sha256: sha256(Buffer.from('old')),
          os: 'linux',
        },
      ],
    },
  ],
};

let server: Server;
let address = '';
const folder = path.resolve('.cache', 'checker', `${process.pid}`);

/** Writes a file for the visitor to pick. */
function file(name: string, bytes: Uint8Array): string {
  mkdirSync(folder, { recursive: true });
  const place = path.join(folder, name);
  writeFileSync(place, bytes);
  return place;
}

test.beforeAll(async () => {
  ({ server, page: address } = await serveChecker(catalogue, { 'pieces.json': list }));
});

test.afterAll(() => {
  server.close();
});

/** What is said of each file, in the order of the files, with everything that is one click away. */
async function check(page: Page, files: string[]): Promise<string[]> {
  await page.goto(address);
  await page.setInputFiles('input', files);
  await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(files.length);
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  return Promise.all(files.map((one) => resultOf(page, path.basename(one)).innerText()));
}

const resultOf = (page: Page, name: string) =>
  page.locator('li').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the same content under another name, for another machine, by pieces; by a streamed hash where there are none', async ({
  page,
}) => {
  const [pieces = '', stream = ''] = await check(page, [
    file('App-2.0 (1).dmg', app),
    file('b.tar.gz', withoutPieces),
  ]);
  expect(pieces).toContain('For macOS, not for this computer');
  expect(pieces).not.toContain('Matches');
  expect(pieces).toContain('App-2.0.dmg under another name: version 2.0 of 1 January 2026');
  expect(pieces).toContain('Download App-2.0.tar.gz (version 2.0)');
  expect(stream).toContain('Matches what this page publishes');
  expect(stream).toContain('no signature');
  await expect(page.getByRole('alert').last()).toHaveText(
    'b.tar.gz: Matches what this page publishes',
  );
});

test('cut off, one bit flipped in each piece, bytes added', async ({ page }) => {
  const flipped = [0, pieceLength + 9, size - 1].map((at, index) => {
    const bytes = Buffer.from(app);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return file(`flip${index}`, bytes);
  });
  const longer = file('longer', Buffer.concat([app, Buffer.from('xx')]));
  const [cut, first, middle, last, added] = await check(page, [
    file('cut', app.subarray(0, pieceLength + 1)),
    ...flipped,
    longer,
  ]);
  expect(cut).toContain('Not complete: 8.39 of 16.8 MB');
  for (const text of [first, middle, last]) expect(text).toContain('1 of 3 pieces differs');
  expect(first).toContain('at 0 bytes');
  expect(added).toContain('2 bytes follow its end');
});

test('an older release is called so, and leads to the newer one', async ({ page }) => {
  const [older] = await check(page, [file('App-1.9.tar.gz', Buffer.from('older'))]);
  expect(older).toMatch(/^App-1\.9\.tar\.gz\s+An old version\s/);
  expect(older).toContain('version 1.9 of 1 December 2025');
  expect(older).toContain('Download App-2.0.tar.gz (version 2.0)');
  await expect(page.getByRole('alert').last()).toHaveText('App-1.9.tar.gz: An old version');
});

test('withdrawn, unknown, empty, a web page', async ({ page }) => {
  const [old, unknown, empty, html] = await check(page, [
    file('old', Buffer.from('old')),
    file('other.iso', Buffer.from('x')),
    file('empty', Buffer.alloc(0)),
    file('page', Buffer.from('<!doctype html>')),
  ]);
  expect(old).toContain('A withdrawn version: don’t use it');
  expect(old).toContain('It lost data.');
  expect(old).toContain('Download App-2.0.tar.gz (version 2.0)');
  expect(unknown).toContain('This is not one of our files');
  expect(unknown).not.toMatch(/delete|don’t open/i);
  expect(empty).toContain('0 bytes');
  expect(html).toContain('web page');
});

test('a real signed file and its signature, dropped together', async ({ page }) => {
  await page.goto(address);
  await page.setInputFiles('input', [
    file('SHASUMS256.txt', sums),
    file('SHASUMS256.txt.minisig', real('SHASUMS256.txt.minisig')),
  ]);
  await expect(page.locator('li')).toHaveCount(1);
  await expect(page.locator('li')).toContainText('Signed by the minisign key 64113EDF160FDEC2');
});

test('20 at once, one of them gone', async ({ page }) => {
  const files = Array.from({ length: 20 }, (_, index) => file(`many${index}`, Buffer.from('old')));
  // The catalogue comes only once the file has gone.
  let release: () => void = () => undefined;
  const picked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/check/1.json', async (route) => {
    await picked;
    await route.continue();
  });
  await page.goto(address);
  await page.setInputFiles('input', files);
  unlinkSync(files[7] ?? '');
  release();
  await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(20);
  await expect(page.locator('li').getByText('A withdrawn version')).toHaveCount(19);
  // Chromium asks for a file's size when it is first needed: if it is gone by then it has none.
  await expect(resultOf(page, 'many7')).toContainText(
    /could not read this file|This file is empty/,
  );
});

test('cancelled in the middle of reading, and started again', async ({ page }) => {
  await page.goto(address);
  // Long enough to be in the middle of: the file is a hole, so that it takes no room.
  const long = file('long', Buffer.alloc(0));
  truncateSync(long, 2 ** 32);
  await page.setInputFiles('input', long);
  const item = resultOf(page, 'long');
  await expect(item.getByText(/ of 4\.29 GB/)).toBeVisible();
  await item.getByRole('button', { name: 'Cancel' }).click();
  await expect(item).toContainText('Cancelled.');
  truncateSync(long, 0);
  await page.setInputFiles('input', file('App-2.0.dmg', app));
  await expect(resultOf(page, 'App-2.0.dmg')).toContainText('For macOS, not for this computer');
});

test('a folder, dropped by the mouse, is told from a file', async ({ page }) => {
  await page.goto(address);
  await page.locator('input').waitFor();
  mkdirSync(path.join(folder, 'App.app'), { recursive: true });
  const devtools = await page.context().newCDPSession(page);
  const data = {
    items: [],
    files: [path.join(folder, 'App.app'), file('App-1.9.tar.gz', Buffer.from('older'))],
    dragOperationsMask: 1,
  };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: 50, y: 50, data });
  await expect(resultOf(page, 'App.app')).toContainText('It is a folder.');
  await expect(resultOf(page, 'App-1.9.tar.gz')).toContainText('An old version');
});

test('a file that changes while it is read cannot be called genuine', async ({ page }) => {
  await page.goto(address);
  const changing = file('App-2.0.dmg', app);
  // The catalogue comes only once the file has changed.
  await page.route('**/pieces.json', async (route) => {
    writeFileSync(changing, Buffer.concat([app.subarray(0, size - 9), Buffer.alloc(9)]));
    await route.continue();
  });
  await page.setInputFiles('input', changing);
  await expect(page.locator('li').getByRole('button', { name: 'Check again' })).toBeVisible();
  await expect(page.locator('li')).not.toContainText('For macOS');
});

test('cancelling one that waits, and starting it again', async ({ page }) => {
  await page.goto(address);
  await page.setInputFiles('input', [
    file('big', Buffer.concat([app, app, app, app])),
    file('app', app),
  ]);
  const waiting = resultOf(page, 'app');
  await waiting.getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting).toContainText('Cancelled.');
  await waiting.getByRole('button', { name: 'Check again' }).click();
  await expect(waiting).toContainText('For macOS, not for this computer');
});

test('several files: one line over them, what is bad first; each can be removed', async ({
  page,
}) => {
  const damaged = Buffer.from(app);
  damaged[9] = (damaged[9] ?? 0) ^ 1;
  await check(page, [
    file('right.tar.gz', withoutPieces),
    file('older.tar.gz', Buffer.from('older')),
    file('broken.dmg', damaged),
  ]);
  const names = page.locator('li h3');
  await expect(names).toHaveText(['broken.dmg', 'older.tar.gz', 'right.tar.gz']);
  await expect(page.getByText('3 files · 1 bad · 1 to look at · 1 that matches')).toBeVisible();
  await page.getByRole('button', { name: 'Remove broken.dmg' }).click();
  await expect(names).toHaveText(['older.tar.gz', 'right.tar.gz']);
  await expect(page.getByLabel('Choose a file…')).toBeFocused();
  await page.getByRole('button', { name: 'Remove right.tar.gz' }).click();
  await expect(page.getByText(/^1 file/)).toHaveCount(0);
});

test('what is announced is what was found last, also where an earlier file is started again', async ({
  page,
}) => {
  await check(page, [
    file('older.tar.gz', Buffer.from('older')),
    file('other.iso', Buffer.from('x')),
  ]);
  const said = page.getByRole('alert').last();
  await expect(said).toHaveText('other.iso: This is not one of our files');
  await resultOf(page, 'older.tar.gz').getByRole('button', { name: 'Check again' }).click();
  await expect(said).toHaveText('older.tar.gz: An old version');
});

test('the result comes into view in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await check(page, [file('App-1.9.tar.gz', Buffer.from('older'))]);
  await expect(page.getByText('An old version', { exact: true })).toBeInViewport();
});
