import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// A copy of the project takes a later version, as its owner would with git.

const top = mkdtempSync(path.join(tmpdir(), 'later-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

const catalogue = readFileSync('fixtures/desktop/releases.json', 'utf8');
const sample = readFileSync('sample/releases.json', 'utf8');
const newer = sample.replace('general-purpose', 'newer');

function git(folder: string, script: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.org',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.org',
    },
  });
  return { status, output: stdout + stderr };
}

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** A project at a first version, and a copy of it with releases of its own. */
function copied(name: string, first: Record<string, string>): { ours: string; copy: string } {
  const [ours, copy] = [path.join(top, name, 'ours'), path.join(top, name, 'copy')];
  write(ours, first);
  git(ours, 'git init -q -b main && git add -A && git commit -q -m first');
  git(top, `git clone -q "${ours}" "${copy}"`);
  write(copy, {
    'public/download/releases.json': catalogue,
    'public/download/files/1.0/app.zip': 'bytes',
  });
  expect(git(copy, 'git add -A && git commit -q -m "Our release"')).toMatchObject({ status: 0 });
  return { ours, copy };
}

const schema = (text: string) => ({ 'public/download/releases.schema.json': text });

test('a later version merges into a copy with releases of its own without a conflict', () => {
  const { ours, copy } = copied('now', { 'sample/releases.json': sample, ...schema('{}') });
  write(ours, { 'sample/releases.json': newer, ...schema('{"title": "later"}') });
  git(ours, 'git add -A && git commit -q -m later');
  expect(git(copy, 'git pull -q --no-rebase')).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(copy, 'public/download/releases.json'), 'utf8')).toBe(catalogue);
  expect(readFileSync(path.join(copy, 'sample/releases.json'), 'utf8')).toBe(newer);
});

test('in a copy from before the sample moved git would mix both; one command keeps the catalogue', () => {
  const { ours, copy } = copied('before', {
    'public/download/releases.json': sample,
    'public/download/icon.svg': '<svg/>',
    ...schema('{}'),
  });
  git(
    ours,
    'mkdir sample && git mv public/download/releases.json public/download/icon.svg sample/',
  );
  write(ours, {
    'publisher/take-later-version.sh': readFileSync('publisher/take-later-version.sh', 'utf8'),
    ...schema('{"title": "later"}'),
  });
  git(ours, 'git add -A && git commit -q -m later');
  const command =
    'git fetch origin && git show origin/main:publisher/take-later-version.sh | sh -s origin/main';
  expect(readFileSync('docs/publishing.md', 'utf8')).toContain(command);
  expect(git(copy, command)).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(copy, 'public/download/releases.json'), 'utf8')).toBe(catalogue);
  expect(readFileSync(path.join(copy, 'public/download/files/1.0/app.zip'), 'utf8')).toBe('bytes');
  expect(readFileSync(path.join(copy, 'public/download/releases.schema.json'), 'utf8')).toContain(
    'later',
  );
  expect(readFileSync(path.join(copy, 'sample/releases.json'), 'utf8')).toBe(sample);
  expect(git(copy, 'git status --porcelain').output).toBe('');
  // From then on a plain pull does.
  write(ours, { 'sample/releases.json': newer });
  git(ours, 'git add -A && git commit -q -m "later still"');
  expect(git(copy, 'git pull -q --no-rebase')).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(copy, 'public/download/releases.json'), 'utf8')).toBe(catalogue);
});
