import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { emptySite, sources } from '../../fixtures/site';

/** What a build of the project in `folder` writes, by path. */
function build(folder: string, env: Record<string, string>): Map<string, string> {
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
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file, 'base64')]));
}

/** The project with the sample catalogue and what this project was compiled to, in another folder. */
function here(): string {
  const folder = emptySite('reproduced');
  cpSync('sample', path.join(folder, 'public', 'download'), { recursive: true });
  return folder;
}

/** The project in a folder of its own, node_modules included, with nothing compiled. */
function elsewhere(): { folder: string; remove: () => void } {
  const top = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
  const folder = path.join(top, 'elsewhere', 'other');
  mkdirSync(folder, { recursive: true });
  for (const part of [...sources, 'sample', 'package-lock.json'])
    cpSync(part, path.join(folder, part), { recursive: true });
  // Hard links where the file system has them for both places.
  if (spawnSync('cp', ['-al', 'node_modules', folder]).status !== 0)
    spawnSync('cp', ['-a', 'node_modules', folder]);
  return { folder, remove: () => rmSync(top, { recursive: true }) };
}

/** Stands in for esbuild's program, and takes its time. */
function slowCompiler(): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'compiler-')), 'slow.sh');
  const real = path.resolve(
    `node_modules/@esbuild/${process.platform}-${process.arch}/bin/esbuild`,
  );
  writeFileSync(file, `#!/bin/sh\nsleep 0.5\nexec '${real}' "$@"\n`, { mode: 0o755 });
  return file;
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

test('the same catalogue gives the same bytes in another folder, time zone and language, whatever is slow', () => {
  test.setTimeout(600_000);
  // With an address, so that everything is written that can be.
  const common = { SITE_URL: 'https://user.github.io/' };
  const german = {
    ...common,
    TZ: 'Pacific/Kiritimati',
    LANG: 'de_DE.UTF-8',
    LC_ALL: 'de_DE.UTF-8',
  };
  const turkish = {
    ...common,
    TZ: 'America/Los_Angeles',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  };
  expect(habits(german)).not.toBe(habits(turkish));
  // Next numbers what it renders in the order in which it was ready: nothing may depend on what came first.
  const slowDisk = `--import ${pathToFileURL(path.resolve('fixtures/slow-disk.mjs')).href}`;
  const one = build(here(), { ...german, NODE_OPTIONS: slowDisk });
  const { folder, remove } = elsewhere();
  const other = build(folder, { ...turkish, ESBUILD_BINARY_PATH: slowCompiler() });
  remove();
  expect([...other.keys()]).toEqual([...one.keys()]);
  expect(
    [...one].filter(([file, content]) => other.get(file) !== content).map(([file]) => file),
  ).toEqual([]);
  for (const file of ['index.html', 'feed.xml', 'preview.png', 'sitemap.xml'])
    expect([...one.keys()]).toContain(`out/download/${file}`);
});
