import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { run } from '../../../fixtures/programs';
import { projects, start, zip, type Project } from '../project';

jest.setTimeout(120_000);
const newProject = projects();
const work = (project: Project) => path.join(project.root, '.cache', 'release');

/** A project with 1.0 published, whose own files and a neighbour's must outlive everything. */
async function published() {
  const project = newProject();
  project.write({});
  project.put('app-windows-x64.zip', zip('a'));
  expect((await project.run('add', project.dist, '--version', '1.0')).code).toBe(0);
  const victim = path.join(project.root, 'victim');
  mkdirSync(victim);
  writeFileSync(path.join(victim, 'id_rsa'), 'secret');
  return { project, victim };
}

const refusedCommand = (project: Project) =>
  project.run('withdraw', '9.9', '--reason', 'x', '--instead', '1.0');

test('a list of unfinished work in the published folder, as a pull request can bring it, is reported and never obeyed', async () => {
  const { project, victim } = await published();
  const journal = path.join(project.download, 'releases.json.journal');
  writeFileSync(journal, '../../victim/id_rsa\nfiles/1.0/app-windows-x64.zip\nicon.svg\n');
  writeFileSync(path.join(project.download, 'icon.svg'), '<svg/>');
  const ran = await refusedCommand(project);
  expect(ran.stderr).toContain(
    'public/download/releases.json.journal: it would be published, but nothing uses it. Nothing was done to it.',
  );
  expect(readFileSync(path.join(victim, 'id_rsa'), 'utf8')).toBe('secret');
  expect(project.published()).toEqual([
    'files/1.0/app-windows-x64.zip',
    'icon.svg',
    'releases.json',
    'releases.json.journal',
  ]);
});

test("of a list in its own place only plain files below the folder that the catalogue doesn't name go, and the rest is said", async () => {
  const { project, victim } = await published();
  const put = (name: string) => {
    mkdirSync(path.dirname(path.join(project.download, name)), { recursive: true });
    writeFileSync(path.join(project.download, name), name);
  };
  for (const name of [
    'files/2.0/left.zip',
    'files/2.0/.release.part',
    'releases.schema.json',
    '.git/config',
    'folder/inside.zip',
  ])
    put(name);
  symlinkSync(victim, path.join(project.download, 'files', 'linked'));
  symlinkSync(path.join(victim, 'id_rsa'), path.join(project.download, 'files', 'link.zip'));
  const bad = [
    '../../victim/id_rsa',
    path.join(victim, 'id_rsa'),
    'files/../../../victim/id_rsa',
    'files/linked/id_rsa',
    'files/link.zip',
    'folder',
    '',
    '.',
    'files/1.0/app\u0000.zip',
    'releases.json',
    'Releases.json',
    'releases.schema.json',
    '.git/config',
    'files\\..\\x',
    '\ud800',
    'https://example.org/a',
    'releases.json/x',
  ];
  writeFileSync(
    path.join(work(project), 'journal.json'),
    JSON.stringify([
      ...bad,
      'files/1.0/app-windows-x64.zip',
      'icon.svg/none',
      'files/2.0/left.zip',
    ]),
  );
  const { stderr } = await refusedCommand(project);
  expect(stderr).toContain(
    '.cache/release/journal.json: it names "folder", but it is no file. Nothing was done to it.',
  );
  expect(stderr).toContain('it names "files/linked/id_rsa", but it is a link, or behind one.');
  expect(stderr).toMatch(/it named \d+ more paths like these/);
  expect(readFileSync(path.join(victim, 'id_rsa'), 'utf8')).toBe('secret');
  expect(project.published()).toEqual([
    '.git/config',
    'files/1.0/app-windows-x64.zip',
    'folder/inside.zip',
    'releases.json',
    'releases.schema.json',
  ]);
  expect(readdirSync(path.join(project.download, 'files')).sort()).toEqual([
    '1.0',
    'link.zip',
    'linked',
  ]);
  expect(readdirSync(work(project)).sort()).toEqual(['.gitignore', 'undo']);
  expect((await refusedCommand(project)).stderr).not.toContain('warning');
});

test('a list that is a folder, a pipe, a link, endless or no list blocks nothing and harms nothing', async () => {
  const { project, victim } = await published();
  const journal = path.join(work(project), 'journal.json');
  const list = path.join(victim, 'list.json');
  writeFileSync(list, '["files/1.0/none.zip"]');
  const makers: (() => void)[] = [
    () => mkdirSync(journal),
    () => execFileSync('mkfifo', [journal]),
    () => symlinkSync(list, journal),
    () => symlinkSync('/dev/zero', journal),
    () => execFileSync('truncate', ['-s', '1T', journal]),
    () => writeFileSync(journal, 'files/1.0/app-windows-x64.zip\n'),
    () => writeFileSync(journal, '{"length": 1e9}'),
  ];
  for (const make of makers) {
    make();
    const { code, stderr } = await project.run('restore', '1.0');
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining(
        '.cache/release/journal.json: it is not a list of unfinished work',
      ),
    });
    rmSync(journal, { recursive: true });
  }
  expect(readFileSync(list, 'utf8')).toContain('none.zip');
});

test.each([
  'public',
  'public/download',
  'public/download/releases.json',
  'public/download/files',
  'public/download/files/2.0',
  '.cache',
  '.cache/release',
])('nothing is written through a link at %s', async (name) => {
  const { project, victim } = await published();
  const at = path.join(project.root, name);
  if (existsSync(at)) renameSync(at, path.join(project.root, 'aside'));
  symlinkSync(
    existsSync(path.join(project.root, 'aside')) ? path.join(project.root, 'aside') : victim,
    at,
  );
  const before = readdirSync(project.root, { recursive: true }).sort();
  project.put('app-linux-x64.zip', zip('b'));
  const { code, stderr } = await project.run(
    'add',
    path.join(project.dist, 'app-linux-x64.zip'),
    '--version',
    '2.0',
    '--as',
    'app-linux-x64.zip=linux/x64',
  );
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringContaining(`refused: ${name}: it is a link, to `),
  });
  expect(readdirSync(project.root, { recursive: true }).sort()).toEqual(
    [...before, 'dist/app-linux-x64.zip'].sort(),
  );
});

test('a file that the catalogue names stays under every spelling that a file system takes for it', async () => {
  const { project } = await published();
  // Another name for the same file, as upper case is on macOS and Windows.
  linkSync(
    path.join(project.download, 'files/1.0/app-windows-x64.zip'),
    path.join(project.download, 'files/1.0/APP-windows-x64.zip'),
  );
  writeFileSync(path.join(work(project), 'journal.json'), '["files/1.0/APP-windows-x64.zip"]');
  expect((await project.run('restore', '1.0')).code).toBe(0);
  expect(project.published()).toEqual([
    'files/1.0/APP-windows-x64.zip',
    'files/1.0/app-windows-x64.zip',
    'releases.json',
  ]);
});

test('git ignores what commands keep for themselves', async () => {
  const { project } = await published();
  writeFileSync(path.join(work(project), 'journal.json'), '[]');
  writeFileSync(
    path.join(project.root, '.gitignore'),
    readFileSync(path.join(__dirname, '..', '..', '..', '.gitignore')),
  );
  run('git', ['init', '-q'], { cwd: project.root });
  expect(
    run('git', ['status', '--porcelain', '-uall'], { cwd: project.root }).stdout,
  ).not.toContain('.cache');
});

test('a lock of a killed command whose number another program has now is broken; one of a running command holds', async () => {
  const { project } = await published();
  const lock = path.join(work(project), 'lock');
  const holder = start(['restore', '1.0', '--root', project.root], {
    preload: path.join(__dirname, 'stop-holding.mjs'),
  });
  await new Promise<void>((resolve) => holder.child.stdout?.once('data', () => resolve()));
  const owner = JSON.parse(readFileSync(lock, 'utf8'));
  expect(owner.pid).toBe(holder.child.pid);

  const held = await project.run('restore', '1.0');
  expect(held).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`another release command is at work (process ${owner.pid} on `),
  });

  // Who only looks waits for nobody.
  expect((await project.run('check')).code).toBe(0);

  holder.child.kill('SIGKILL');
  await holder.ended;
  const other = spawn('sleep', ['600']);
  writeFileSync(lock, JSON.stringify({ ...owner, pid: other.pid }));
  const free = await project.run('restore', '1.0');
  other.kill();
  expect(free).toMatchObject({ code: 0, stderr: '' });
});

test('a lock that is no file is said at once', async () => {
  const { project } = await published();
  mkdirSync(path.join(work(project), 'lock'));
  expect(await project.run('restore', '1.0')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'keeps others out with a file of this name, but it is none. Delete it.',
    ),
  });
});
