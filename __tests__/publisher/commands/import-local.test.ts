import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projects, release, sha256, type Project } from '../project';

jest.setTimeout(60_000);
const newProject = projects();
const artifacts = readFileSync('fixtures/metadata/goreleaser-artifacts.presidium.json', 'utf8');
const archives = [
  'Windows_arm64',
  'Linux_arm64',
  'Darwin_arm64',
  'Linux_x86_64',
  'Windows_x86_64',
  'Darwin_x86_64',
].map((platform) => `presidium_1.0.0-rfv.237_${platform}.tar.gz`);

/** dist/ as GoReleaser leaves it: the archives, artifacts.json and checksums.txt. */
function built(): Project {
  const project = newProject();
  project.put('artifacts.json', artifacts);
  for (const name of archives) project.put(name, `the archive ${name}`);
  project.put(
    'checksums.txt',
    archives.map((name) => `${sha256(`the archive ${name}`)}  ${name}\n`).join(''),
  );
  return project;
}

const line = (project: Project, urlBase = 'https://example.org/1.2.0') => [
  'import',
  path.join(project.dist, 'artifacts.json'),
  path.join(project.dist, 'checksums.txt'),
  '--url-base',
  urlBase,
  '--product',
  'Presidium',
];

test("the README's line for GoReleaser: the version out of the address, sizes and hashes out of dist/, the day is today", async () => {
  const project = built();
  const { code, stderr } = await release([...line(project), '--root', project.root], {
    env: { SOURCE_DATE_EPOCH: '1780185600' },
  });
  expect(stderr).toBe(
    'warning: 1.2.0: the metadata states no date: 2026-05-31, today, is taken. Give another with --date, if it was released before.\n',
  );
  expect(code).toBe(0);
  const [entry] = project.catalogue().releases;
  expect(entry).toMatchObject({ version: '1.2.0', date: '2026-05-31' });
  expect(
    entry?.files
      .filter(({ kind }) => kind === 'download')
      .map(({ name, size, sha256: hash, url }) => [name, size, hash, url])
      .sort(),
  ).toEqual(
    archives
      .map((name) => [
        name,
        `the archive ${name}`.length,
        sha256(`the archive ${name}`),
        `https://example.org/1.2.0/${name}`,
      ])
      .sort(),
  );
  expect(project.published()).toEqual(['releases.json']);

  // Another day changes nothing of what is published.
  const before = project.catalogueText();
  await release([...line(project), '--root', project.root], {
    env: { SOURCE_DATE_EPOCH: '1790000000' },
  });
  expect(project.catalogueText()).toBe(before);
});

test('metadata.json beside artifacts.json says version and date without being named', async () => {
  const project = built();
  project.put(
    'metadata.json',
    '{"project_name":"presidium","tag":"v1.0.0","previous_tag":"v0.9.0","version":"1.0.0","date":"2022-11-14T11:32:16.612831-05:00"}',
  );
  expect(await project.run(...line(project))).toMatchObject({ code: 0, stderr: '' });
  expect(project.catalogue().releases[0]).toMatchObject({
    version: '1.0.0',
    date: '2022-11-14T16:32:16.612Z',
  });
});

test('a metadata.json of something else is left alone', async () => {
  const project = built();
  project.put('metadata.json', '{"name":"of Expo"}');
  expect(await project.run(...line(project), '--date', '2026-01-02')).toMatchObject({
    code: 0,
    stderr: '',
  });
  expect(project.catalogue().releases[0]).toMatchObject({ version: '1.2.0', date: '2026-01-02' });
});

test('a file in dist/ that is not the one its metadata names is refused', async () => {
  const project = built();
  project.put('presidium_1.0.0-rfv.237_Linux_arm64.tar.gz', 'another build');
  const { code, stderr } = await project.run(...line(project));
  expect(code).toBe(1);
  expect(stderr).toContain('presidium_1.0.0-rfv.237_Linux_arm64.tar.gz');
  expect(stderr).toContain(sha256('another build'));
});

test('a file beside the channel file of electron-builder is read too, and must have the hash that is stated', async () => {
  const project = newProject();
  mkdirSync(path.join(project.dist, 'sub'));
  const text = readFileSync('fixtures/metadata/latest.yml', 'utf8');
  project.put('latest.yml', text);
  writeFileSync(path.join(project.dist, 'EOSStudio-0.10.0.exe'), 'not it');
  const { code, stderr } = await project.run(
    'import',
    path.join(project.dist, 'latest.yml'),
    '--url-base',
    'https://dl.example.org',
    '--product',
    'EOS Studio',
  );
  expect(code).toBe(1);
  expect(stderr).toContain('EOSStudio-0.10.0.exe: it has 6 bytes, its metadata says 61867502.');
});

test('what was found of each file is shown as "add" shows it, with --dry-run too; the undo is a command', async () => {
  const project = built();
  const dry = await project.run(...line(project), '--dry-run');
  expect(dry.code).toBe(0);
  expect(dry.stdout).toMatch(/^ +kind +os +cpu +libc +format +size +signature\n/);
  expect(dry.stdout).toMatch(
    new RegExp(
      `^presidium_1\\.0\\.0-rfv\\.237_Darwin_arm64\\.tar\\.gz\\s+download +macos +arm64 +tar\\.gz +\\d+ bytes +unsigned\\s+from goos=darwin`,
      'm',
    ),
  );
  expect(dry.stdout).toMatch(
    /1\.2\.0: 7 added, 0 replaced, 0 as before\.\n\nNothing was written \(--dry-run\)\.\n$/,
  );
  expect(project.published()).toEqual([]);
  expect((await project.run(...line(project))).stdout).toContain(
    '0 as before. Undo: npm run release -- remove 1.2.0\n',
  );
});

test.each(['abc', '0', '-1', '1.5'])('--newest %s is told what to write', async (count) => {
  const { code, stderr } = await release(['import', 'owner/repo', `--newest=${count}`]);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining(
      `argument '${count}' is invalid. Write a whole number from 1 on.`,
    ),
  });
});

test("a key that isn't there, and one that must stay secret, are told apart", async () => {
  const project = newProject();
  const init = (file: string) =>
    project.run('init', '--name', 'App', '--summary', 'An app.', '--key', file);
  expect((await init('nowhere.pub')).stderr).toContain(
    "--key nowhere.pub: there is no such file, or it can't be read. Give the path of",
  );
  const secret = project.put(
    'minisign.key',
    'untrusted comment: minisign encrypted secret key\nRWRTY0Iy\n',
  );
  expect((await init(secret)).stderr).toContain('this is a secret key: never give it to anybody.');
});

test('an empty file that was called source is asked for anew, not suggested for Windows', async () => {
  const project = newProject();
  project.write({});
  const { stderr } = await project.run(
    'add',
    project.put('app-1.0.tar.gz', ''),
    '--version',
    '1.0',
    '--as',
    'app-1.0.tar.gz=source',
  );
  expect(stderr).toContain(
    'app-1.0.tar.gz: it is an empty file. Build or fetch it anew; if it is right as it is, --as "app-1.0.tar.gz=other" publishes it as a file that nobody is offered.',
  );
});
