import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const parts = [
  'app',
  'catalogue',
  'feeds',
  'publisher',
  'signatures',
  'public',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Builds the project in a folder of its own, node_modules included, and returns what it made, by path. */
function build(place: string, env: Record<string, string>): Map<string, string> {
  const top = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
  const folder = path.join(top, place);
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(part, path.join(folder, part), { recursive: true });
  // Hard links where the file system has them for both places.
  if (spawnSync('cp', ['-al', 'node_modules', folder]).status !== 0)
    spawnSync('cp', ['-a', 'node_modules', folder]);
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  expect(status, stdout + stderr).toBe(0);
  const files = ['out', 'hosting']
    .flatMap((name) =>
      readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const made = new Map(
    files.map((file) => [path.relative(folder, file), readFileSync(file, 'base64')]),
  );
  rmSync(top, { recursive: true });
  return made;
}

/** How programs in an environment write, and where they think they are: without that the comparison would prove nothing. */
function habits(env: Record<string, string>): string {
  const print =
    'console.log(new Date(2e12).toLocaleString(), "I".toLocaleLowerCase(), new Date().getTimezoneOffset())';
  return spawnSync(process.execPath, ['-e', print], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).stdout;
}

test('the same catalogue gives the same bytes in another folder, time zone and language', () => {
  test.setTimeout(600_000);
  // With an address, so that everything is written that can be.
  const common = { SITE_URL: 'https://user.github.io/project/' };
  const here = { ...common, TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' };
  const there = {
    ...common,
    TZ: 'America/Los_Angeles',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  };
  expect(habits(here)).not.toBe(habits(there));
  const one = build('one', here);
  const other = build('elsewhere/other', there);
  expect([...other.keys()]).toEqual([...one.keys()]);
  expect(
    [...one].filter(([file, content]) => other.get(file) !== content).map(([file]) => file),
  ).toEqual([]);
  for (const file of ['index.html', 'feed.xml', 'preview.png', 'sitemap.xml'])
    expect([...one.keys()]).toContain(`out/download/${file}`);
});
