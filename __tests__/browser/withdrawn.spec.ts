import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { emptySite } from '../../fixtures/site';
import { createStaticServer } from '../../publisher/serve';

function run(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

test('when the only release is withdrawn, the page says so and why, and offers nothing; stray files are not published', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const folder = emptySite('withdrawn');
  const download = path.join(folder, 'public', 'download');
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(
    path.join(dist, 'app-windows-x64.zip'),
    Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]),
  );
  run(
    folder,
    'release',
    '--',
    'add',
    'dist',
    '--version',
    '1.0',
    '--date',
    '2026-01-02',
    '--product',
    'App',
    '--summary',
    'An app.',
  );
  expect(
    run(folder, 'release', '--', 'withdraw', '1.0', '--reason', 'It deletes files.'),
  ).toContain('nothing to use instead');
  for (const stray of ['draft.txt', 'files/1.0/app-old.zip', 'update/RELEASES']) {
    mkdirSync(path.dirname(path.join(download, stray)), { recursive: true });
    writeFileSync(path.join(download, stray), 'stray');
  }

  const built = run(folder, 'build');
  expect(built).toContain(
    "public/download/draft.txt: it is not published: the catalogue doesn't name it.",
  );
  const out = path.join(folder, 'out', 'download');
  expect(existsSync(path.join(out, 'draft.txt'))).toBe(false);
  expect(readdirSync(path.join(out, 'files', '1.0'))).toEqual(['app-windows-x64.zip']);
  expect(existsSync(path.join(out, 'update', 'RELEASES'))).toBe(true);

  const server = createStaticServer(path.join(folder, 'out'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/download/`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App was withdrawn');
  await expect(page.getByText('There is nothing to use instead.')).toBeVisible();
  await expect(page.getByText('It deletes files.')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  // In every language: a host that only takes what is new would go on offering it.
  await page.goto(`${address}de/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App wurde zurückgezogen');
  await expect(page.getByText('It deletes files.')).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  server.closeAllConnections();
  server.close();
});
