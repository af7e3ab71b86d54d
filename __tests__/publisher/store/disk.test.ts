import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { run } from '../../../fixtures/programs';
import { projects, release, releaseProgram, start, zip, type Project } from '../project';

jest.setTimeout(120_000);
const newProject = projects();

function begun(): Project {
  const project = newProject();
  project.write({});
  project.put('app-windows-x64.zip', zip('a'));
  return project;
}

const adding = (project: Project) => [
  'add',
  project.dist,
  '--version',
  '1.0',
  '--root',
  project.root,
];

test('links in a folder that lead out of it are refused by name; those inside are followed, and what is given by name too', async () => {
  const project = begun();
  symlinkSync('/etc/passwd', path.join(project.dist, 'LICENSE'));
  symlinkSync(path.join('..', 'secret'), path.join(project.dist, 'README-windows.txt'));
  symlinkSync(path.join(project.root, 'secret'), path.join(project.dist, 'nowhere.zip'));
  symlinkSync('/etc', path.join(project.dist, 'folder'));
  writeFileSync(path.join(project.root, 'secret'), 'secret');
  const refused = await project.run('add', project.dist, '--version', '1.0');
  expect(refused.code).toBe(1);
  for (const [name, target] of [
    ['LICENSE', '/etc/passwd'],
    ['README-windows.txt', path.join(project.root, 'secret')],
    ['folder', '/etc'],
  ]) {
    expect(refused.stderr).toContain(`${name}: it is a link out of this folder, to ${target}.`);
  }
  expect(project.published()).toEqual(['releases.json']);

  const other = begun();
  symlinkSync('app-windows-x64.zip', path.join(other.dist, 'App.zip'));
  symlinkSync(other.dist, path.join(other.root, 'given'));
  const inside = await other.run(
    'add',
    path.join(other.root, 'given'),
    '--version',
    '1.0',
    '--as',
    'App.zip=docs',
  );
  expect(inside).toMatchObject({ code: 0, stderr: '' });
  const named = await other.run(
    'add',
    path.join(project.dist, 'LICENSE'),
    '--version',
    '1.0',
    '--as',
    'LICENSE=docs',
  );
  expect(named).toMatchObject({ code: 0, stderr: '' });
});

/** Preloaded into a command: does something to the files right before the file system is asked for something. */
function meddling(project: Project, when: string, what: string): string {
  const file = path.join(project.root, 'meddle.mjs');
  writeFileSync(
    file,
    `import fs from 'node:fs/promises'; import { appendFileSync, copyFileSync, writeFileSync, unlinkSync } from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
    const { ${when}: original } = fs; let once = true;
    fs.${when} = (...args) => { if (once && String(args.at(-1) === undefined ? args[0] : args.join()).includes('.release.part')) { once = false; ${what} } return original(...args); };
    syncBuiltinESMExports();`,
  );
  return file;
}

test('a file that changes between hashing and copying is refused by the command, and nothing of it stays', async () => {
  const project = begun();
  const before = project.catalogueText();
  const preload = meddling(
    project,
    'copyFile',
    `appendFileSync(${JSON.stringify(path.join(project.dist, 'app-windows-x64.zip'))}, 'more');`,
  );
  const ran = await start(adding(project), { preload }).ended;
  expect(ran).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('app-windows-x64.zip: it changed while it was added.'),
  });
  expect([project.catalogueText(), project.published()]).toEqual([before, ['releases.json']]);
  expect(existsSync(path.join(project.download, 'files'))).toBe(false);
});

test('a hand edit of the catalogue while a command runs is kept, and the command says so', async () => {
  const project = begun();
  const edited = project.catalogueText().replace('An app.', 'Edited by hand.');
  const preload = meddling(
    project,
    'copyFile',
    `writeFileSync(${JSON.stringify(path.join(project.download, 'releases.json'))}, ${JSON.stringify(edited)});`,
  );
  const ran = await start(adding(project), { preload }).ended;
  expect(ran).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'releases.json: somebody else changed it while this command ran. That is kept. Run the command again.',
    ),
  });
  expect([project.catalogueText(), project.published()]).toEqual([edited, ['releases.json']]);
  expect((await release(adding(project))).code).toBe(0);
  expect(project.catalogue().product.summary).toBe('Edited by hand.');
});

test('an edit that is half written stays as it is, and the next command after its end cleans up', async () => {
  const project = begun();
  const preload = meddling(
    project,
    'copyFile',
    `writeFileSync(${JSON.stringify(path.join(project.download, 'releases.json'))}, '{"catalogueVersion": 1, "prod');`,
  );
  expect((await start(adding(project), { preload }).ended).code).toBe(1);
  expect(project.catalogueText()).toBe('{"catalogueVersion": 1, "prod');
  project.write({});
  await project.run('restore', '1.0');
  expect(project.published()).toEqual(['releases.json']);
});

test('what is published can be read by everybody, whatever the modes that were given', async () => {
  const project = newProject();
  project.write({});
  for (const [name, mode] of [
    ['app-windows-x64.zip', 0o600],
    ['app-macos-arm64.zip', 0o4755],
  ] as const)
    chmodSync(project.put(name, zip(name)), mode);
  const umask = process.umask(0o077);
  const ran = await release(adding(project)).finally(() => process.umask(umask));
  expect(ran.code).toBe(0);
  const modes = [
    'releases.json',
    'files/1.0/app-windows-x64.zip',
    'files/1.0/app-macos-arm64.zip',
    'files',
    'files/1.0',
  ].map((name) => statSync(path.join(project.download, name)).mode & 0o7777);
  expect(modes).toEqual([0o644, 0o644, 0o644, 0o755, 0o755]);
});

const mounts =
  run('unshare', ['--mount', '--map-root-user', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status ===
  0;

(mounts ? test : test.skip)('a full disk leaves nothing behind and is named [unshare]', () => {
  const project = begun();
  const text = project.catalogueText();
  project.put('app-macos-arm64.zip', Buffer.concat([Buffer.alloc(2_000_000, 1), zip('large')]));
  const script = `mount -t tmpfs -o size=1m tmpfs "$1/public/download" && cat > "$1/public/download/releases.json" && shift
    "$@"; code=$?; cd "$ROOT/public/download" && find . | sort && cat releases.json; exit $code`;
  const ran = run(
    'unshare',
    [
      '--mount',
      '--map-root-user',
      'sh',
      '-c',
      script,
      'sh',
      project.root,
      ...releaseProgram(),
      ...adding(project),
      '--as',
      'app-macos-arm64.zip=macos/arm64',
    ],
    { input: text, env: { ROOT: project.root } },
  );
  expect(ran).toEqual({
    status: 1,
    stdout: `.\n./releases.json\n${text}`,
    stderr: expect.stringContaining(
      `the disk mounted at ${project.download} (1.05 MB) is full. Free some space there, then run this again.`,
    ),
  });
});

/** Runs the command as an account that may not do everything: root without the rights to pass by modes. */
function withoutRights(args: string[]) {
  const command = [...releaseProgram(), ...args];
  const [program = '', ...rest] =
    process.getuid?.() === 0
      ? [
          'setpriv',
          '--bounding-set=-dac_override,-dac_read_search',
          '--inh-caps=-dac_override,-dac_read_search',
          ...command,
        ]
      : command;
  return run(program, rest);
}

test('what the account may not read or write is said in words, and nothing changes', () => {
  const unreadable = begun();
  const before = unreadable.catalogueText();
  chmodSync(path.join(unreadable.dist, 'app-windows-x64.zip'), 0o000);
  const readOnly = begun();
  mkdirSync(path.join(readOnly.download, 'files'));
  chmodSync(path.join(readOnly.download, 'files'), 0o555);
  for (const [project, name] of [
    [unreadable, 'app-windows-x64.zip'],
    [readOnly, 'public/download/files/1.0'],
  ] as const) {
    const { status, stderr } = withoutRights(adding(project));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(
        new RegExp(
          `refused: .*${name}: this account has no permission for it\\. Give it the permission, then run this again\\.`,
        ),
      ),
    });
    expect(project.catalogueText()).toBe(before);
  }
});

test('a folder where a file must be is said in words', async () => {
  const project = begun();
  mkdirSync(path.join(project.download, 'files', '1.0', 'app-windows-x64.zip'), {
    recursive: true,
  });
  const ran = await release(adding(project));
  expect(ran).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'there is a folder where a file must be. Move the folder away, then run this again.',
    ),
  });
  expect(readFileSync(path.join(project.download, 'releases.json'), 'utf8')).not.toContain(
    'app-windows',
  );
});

test('a mistake of the program is no refusal: it says so, and --debug where', async () => {
  const project = begun();
  const preload = path.join(project.root, 'broken.mjs');
  writeFileSync(
    preload,
    'import fs from "node:fs/promises"; import { syncBuiltinESMExports } from "node:module"; fs.copyFile = () => undefined.x; syncBuiltinESMExports();',
  );
  const short = await start(adding(project), { preload }).ended;
  expect(short).toMatchObject({ code: 70, stdout: '' });
  expect(short.stderr).toContain(
    'a mistake in this program, not in your files: Cannot read properties of undefined',
  );
  expect(short.stderr).not.toMatch(/run this again|Nothing was changed|broken\.mjs/);
  expect((await start([...adding(project), '--debug'], { preload }).ended).stderr).toMatch(
    /at .*broken\.mjs/,
  );
  expect(project.published()).toEqual(['releases.json']);
});
