import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { hasProgram } from '../../fixtures/programs';
import { emptySite } from '../../fixtures/site';
import { createStaticServer } from '../../publisher/serve';

// A real program that npm has installed for this machine, under the name a publisher would give it.
const program = path.resolve(
  'node_modules',
  '@esbuild',
  `${process.platform}-${process.arch}`,
  'bin',
  'esbuild',
);
const name = `demo-1.2.0-${process.platform}-${process.arch}`;

function run(folder: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

async function serve(out: string) {
  const server = createStaticServer(out);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/download/`,
  };
}

test('from a folder of release files to a page that hands out the same bytes, in two commands', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = emptySite('publish');
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  cpSync(program, path.join(dist, name));
  const sha256 = createHash('sha256').update(readFileSync(program)).digest('hex');
  writeFileSync(path.join(dist, 'SHA256SUMS'), `${sha256}  ${name}\n`);

  const added = run(
    folder,
    'release',
    '--',
    'add',
    'dist',
    '--version',
    '1.2.0',
    '--date',
    '2026-01-31',
    '--product',
    'Demo',
    '--summary',
    'A demonstration.',
  );
  expect(added.status, added.output).toBe(0);
  const built = run(folder, 'build');
  expect(built.status, built.output).toBe(0);

  const { server, address } = await serve(path.join(folder, 'out'));
  await page.goto(address);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Download for .* 1\.2\.0 / })
      .and(page.locator(':visible'))
      .first()
      .click(),
  ]);
  const received = readFileSync(await download.path());
  expect(createHash('sha256').update(received).digest('hex')).toBe(sha256);
  await expect(page.getByText(sha256).first()).toBeAttached();
  server.closeAllConnections();
  server.close();

  // What is broken afterwards is not published again.
  received[4096] = 255 - (received[4096] ?? 0);
  writeFileSync(path.join(folder, 'public', 'download', 'files', '1.2.0', name), received);
  const refused = run(folder, 'build');
  expect(refused.status).toBe(1);
  expect(refused.output).toContain(name);
});

test('a signed release is checked on the finished page, under its policy, by what a visitor received', async ({
  page,
}) => {
  test.skip(!hasProgram('minisign'), 'minisign is not installed');
  test.setTimeout(240_000);
  const folder = emptySite('signed');
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  cpSync(program, path.join(dist, name));
  const keys = ['-p', 'minisign.pub', '-s', 'minisign.key'];
  for (const args of [
    ['-G', '-W', ...keys],
    ['-S', ...keys.slice(2), '-m', path.join('dist', name), '-t', `file:${name}`],
  ]) {
    expect(spawnSync('minisign', args, { cwd: folder, encoding: 'utf8' }).status).toBe(0);
  }
  const begun = run(
    folder,
    'release',
    '--',
    'init',
    '--name',
    'Demo',
    '--summary',
    'A demonstration.',
    '--key',
    'minisign.pub',
  );
  expect(begun.status, begun.output).toBe(0);
  const added = run(
    folder,
    'release',
    '--',
    'add',
    'dist',
    '--version',
    '1.2.0',
    '--date',
    '2026-01-31',
  );
  expect(added.status, added.output).toBe(0);
  const built = run(folder, 'build');
  expect(built.status, built.output).toBe(0);

  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const { server, address } = await serve(path.join(folder, 'out'));
  await page.goto(address);
  const input = page.locator('[data-wake] input[type=file]');
  await input.setInputFiles(path.join(dist, name));
  const result = page.locator('[data-wake] li:has(button)');
  await expect(result).toContainText('Genuine: ');
  await result.getByText('What was checked').click();
  await expect(result).toContainText(/minisign key [0-9A-F]{16}/);
  const changed = readFileSync(program);
  changed[changed.length - 1] = 255 - (changed.at(-1) ?? 0);
  await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: changed });
  await expect(page.locator('div[data-kind=bad]')).toContainText('don’t open it');
  expect(complaints).toEqual([]);
  server.closeAllConnections();
  server.close();
});

test('from a saved GitHub release to a page, in two commands', async ({ page }) => {
  test.setTimeout(240_000);
  const folder = emptySite('import');
  const body = path.resolve('fixtures', 'metadata', 'github-bottom.json');
  const imported = run(
    folder,
    'release',
    '--',
    'import',
    body,
    '--product',
    'bottom',
    '--summary',
    'A process viewer.',
  );
  expect(imported.status, imported.output).toBe(0);
  const built = run(folder, 'build');
  expect(built.status, built.output).toBe(0);
  const { server, address } = await serve(path.join(folder, 'out'));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download bottom');
  await expect(
    page.locator('a[href^="https://github.com/ClementTsang/bottom/releases/download/"]').first(),
  ).toBeAttached();
  server.closeAllConnections();
  server.close();
});
