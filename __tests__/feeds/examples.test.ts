import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedWords } from '../../app/download/words/feeds';
import { type Catalogue } from '../../catalogue/schema';
import { feedInput } from '../../feeds/material';
import { feeds, type FeedId } from '../../feeds/table';
import { desktop, rootSite, tool } from '../../fixtures/catalogues';
import { run, temporaryFolder, testWith } from '../../fixtures/programs';
import { renderFeeds } from '../../publisher/export/write-feeds';

const folder = temporaryFolder();

/** Runs what the page shows for a feed, on feeds below a file: address, with stand-ins for programs that only other systems have. */
function ran(
  name: string,
  id: FeedId & keyof typeof feedWords,
  catalogue: Catalogue,
  programs: Record<string, string>,
  edit = (command: string) => command,
) {
  const at = join(folder, name);
  for (const { path, content } of renderFeeds(catalogue, rootSite).files) {
    mkdirSync(join(at, 'site', path, '..'), { recursive: true });
    writeFileSync(join(at, 'site', path), content);
  }
  mkdirSync(join(at, 'bin'));
  for (const [program, script] of Object.entries(programs)) {
    writeFileSync(join(at, 'bin', program), `#!/bin/sh\n${script}\n`);
    chmodSync(join(at, 'bin', program), 0o755);
  }
  const material = feeds[id].find(feedInput(catalogue, rootSite));
  if ('lacks' in material) throw new Error(material.lacks);
  const command = edit(
    feedWords[id].example(`file://${join(at, 'site', feeds[id].path(material))}`),
  );
  return {
    at,
    ...run('bash', ['-c', command], {
      cwd: at,
      env: { PATH: `${join(at, 'bin')}:${process.env.PATH}`, AT: at },
    }),
  };
}

const brew =
  'case $1 in --repository) echo "$AT/taps/$2";; tap-new) exit 1;; *) cat "$AT/taps/${2%/*}"/*/*.rb; echo "$@";; esac';

testWith(
  'curl',
  'the Homebrew commands install what they fetched, also when the tap is there already',
  () => {
    for (const [id, catalogue, name, first] of [
      ['homebrewCask', desktop, 'lumen', 'cask "lumen"'],
      ['homebrewFormula', tool, 'brisk', 'class Brisk'],
    ] as const) {
      const { status, stdout } = ran(id, id, catalogue, { brew });
      expect(status).toBe(0);
      expect(stdout).toContain(first);
      expect(stdout.trim().split('\n').at(-1)).toBe(`install local/${name}/${name}`);
    }
  },
);

testWith(
  'curl',
  'the WinGet command fetches all three manifests into a folder of their own',
  () => {
    const { status, stdout, stderr } = ran('winget', 'winget', desktop, {
      'curl.exe': 'exec curl "$@"',
      winget: 'echo "$@"; ls "$AT/manifest"',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trim().split('\n')).toEqual([
      'install --manifest manifest',
      ...['.installer', '.locale.en-US', ''].map((part) => `LumenProject.LumenNotes${part}.yaml`),
    ]);
  },
);

testWith('nix-instantiate', 'the Nix command fetches the file for the system that runs it', () => {
  const nixpkgs = join(folder, 'nixpkgs');
  mkdirSync(nixpkgs);
  writeFileSync(join(nixpkgs, 'default.nix'), '{}: { fetchurl = { url, hash, name }: url; }');
  const { status, stdout } = ran('nix', 'nix', tool, {}, (command) =>
    command.replace(
      'nix-build',
      `NIX_STATE_DIR=${folder} NIX_STORE_DIR=${folder} nix-instantiate --eval --option system aarch64-linux -I nixpkgs=${nixpkgs}`,
    ),
  );
  expect([status, stdout.trim()]).toEqual([
    0,
    '"https://dl.example.org/brisk-1.10.0-aarch64-linux.tar.xz"',
  ]);
  expect(readFileSync(join(folder, 'nix', 'sources.nix'), 'utf8')).toContain('version = "1.10.0"');
});
