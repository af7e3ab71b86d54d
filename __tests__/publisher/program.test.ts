import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../fixtures/programs';
import { minisignKey } from './minisign';
import { projects, release, start } from './project';

jest.setTimeout(60_000);
const newProject = projects();

test.each([
  [['bake']],
  [['add', 'x']],
  [['add', '--version', '1']],
  [['add', 'x', '--version', '1', '--channel', 'gamma']],
  [['add', 'x', '--version', '1', '--date', 'yesterday']],
  [['add', 'x', '--version', '1', '--url-base', 'ftp://x']],
  [['withdraw', '1.0']],
  [[]],
])('wrong usage exits with 2: release %j', async (args) => {
  const ran = await release(args);
  expect(ran.code).toBe(2);
  expect(ran.stderr).not.toBe('');
});

test('as a process of its own: exit codes, what it did on standard output, what is wrong on standard error', async () => {
  const project = newProject();
  const run = (...args: string[]) => start([...args, '--root', project.root]).ended;
  expect(await run('init', '--name', 'Mine', '--summary', 'A thing.')).toEqual({
    code: 0,
    stdout: expect.stringContaining('Mine'),
    stderr: '',
  });
  expect(await run('restore', '1.0')).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('refused: 1.0: the catalogue has no such release.'),
  });
  const asJson = await run('restore', '1.0', '--json');
  expect({ ...asJson, stdout: JSON.parse(asJson.stdout) }).toEqual({
    code: 1,
    stdout: { ok: false, reasons: [expect.objectContaining({ where: '1.0' })], warnings: [] },
    stderr: '',
  });
  expect(await run('bake')).toMatchObject({ code: 2, stdout: '' });
});

test('as package.json starts it, into a pipe that is closed early', () => {
  const { status, stdout, stderr } = run('sh', [
    '-c',
    'npm run --silent release -- --help | head -n 1',
  ]);
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: 'Usage: release [options] [command]\n',
  });
  expect(stderr).not.toContain('EPIPE');
});

test('help for each command exits with 0', async () => {
  const names = ['add', 'import', 'check', 'withdraw', 'restore', 'list', 'init', 'identify'];
  const all = await release(['--help']);
  expect(all.code).toBe(0);
  for (const name of names) {
    expect(all.stdout).toContain(name);
    const help = await release([name, '--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain(`Usage: release ${name}`);
  }
});

test('without a catalogue every command says how to begin', async () => {
  const project = newProject();
  for (const args of [
    ['list'],
    ['check'],
    ['restore', '1.0'],
    ['withdraw', '1.0', '--reason', 'x', '--instead', '2'],
  ]) {
    const ran = await project.run(...args);
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain('npm run release -- init');
  }
});

test.each([
  'javascript:alert(1)',
  'mailto:me@example.org',
  'https://me:secret@example.org/',
  'https://example.org/a;b',
  'https://example.org/$host',
])(
  'the page is not built for %s, where nobody could open it, everybody would read a password or a server would read more',
  async (address) => {
    expect(await newProject().run('build', '--site-url', address)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--site-url: expected an address that begins with https://'),
    });
  },
);

test('init takes the facts, empties the sample with its files, and asks nothing without a terminal', async () => {
  const project = newProject();
  const { key, fingerprint } = minisignKey();
  project.write({ product: { sample: true, icon: 'icon.svg' } });
  writeFileSync(path.join(project.download, 'icon.svg'), '<svg/>');
  const keyFile = project.put(
    'minisign.pub',
    `untrusted comment: minisign public key ${fingerprint}\n${key}\n`,
  );
  expect((await project.run('init', '--name', 'Mine')).stderr).toContain(
    'the product has no summary',
  );
  const ran = await project.run(
    'init',
    '--name',
    'Mine',
    '--summary',
    'A thing.',
    '--licence',
    'MIT',
    '--homepage',
    'https://example.com/',
    '--key',
    keyFile,
  );
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(project.catalogue()).toEqual({
    $schema: './releases.schema.json',
    catalogueVersion: 1,
    releases: [],
    product: {
      name: 'Mine',
      summary: 'A thing.',
      homepage: 'https://example.com/',
      licence: { name: 'MIT' },
      keys: [{ type: 'minisign', key, fingerprint }],
    },
  });
  expect(project.published()).toEqual(['releases.json']);
  expect((await project.run('init', '--name', 'Other', '--summary', 'x')).stderr).toContain(
    'there is a catalogue already, of Mine',
  );
  expect((await project.run('list')).stdout).toContain('Mine has no releases yet');
});

test("init refuses what the catalogue can't hold and writes nothing", async () => {
  const project = newProject();
  const ran = await project.run('init', '--name', 'Mine', '--summary', 'x', '--accent', '#ffffff');
  expect(ran.code).toBe(1);
  expect(ran.stderr).toContain('3:1 contrast');
  expect(project.published()).toEqual([]);
});

test('identify reads names and prints JSON lines', async () => {
  const ran = await release(['identify'], { input: 'app-1.0-windows-x64.zip\n\nSHA256SUMS\r\n' });
  expect(ran.code).toBe(0);
  const [app, sums, ...more] = ran.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(app).toMatchObject({
    name: 'app-1.0-windows-x64.zip',
    kind: 'download',
    os: 'windows',
    cpu: ['x64'],
    libc: null,
    format: 'zip',
  });
  expect(sums).toMatchObject({ name: 'SHA256SUMS', kind: 'checksum', os: null });
  expect(more).toEqual([]);
});

test('writes the day of SOURCE_DATE_EPOCH where it is set, and refuses one that is no time', async () => {
  const project = newProject();
  project.write({
    releases: ['1.0', '2.0'].map((version) => ({ version, date: '2025-01-01', files: [] })),
  });
  const withdraw = (epoch: string) =>
    release(['withdraw', '1.0', '--reason', 'x', '--instead', '2.0', '--root', project.root], {
      env: { SOURCE_DATE_EPOCH: epoch },
    });
  const before = project.catalogueText();
  expect(await withdraw('yesterday')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('SOURCE_DATE_EPOCH: it is "yesterday"'),
  });
  expect(project.catalogueText()).toBe(before);
  expect(await withdraw('1000000000')).toMatchObject({ code: 0, stderr: '' });
  expect(project.catalogue().releases?.[0]?.withdrawn?.date).toBe('2001-09-09');
});
