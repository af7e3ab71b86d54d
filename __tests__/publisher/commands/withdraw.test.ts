import { existsSync } from 'node:fs';
import path from 'node:path';
import { projects, zip, type Project } from '../project';

jest.setTimeout(120_000);
const newProject = projects();

/** A project that has published these versions beside the page. */
async function published(...versions: string[]): Promise<Project> {
  const project = newProject();
  project.write({});
  for (const version of versions) await add(project, version);
  return project;
}

async function add(project: Project, version: string): Promise<void> {
  const ran = await project.run(
    'add',
    project.put('app-windows-x64.zip', zip(version)),
    '--version',
    version,
    '--date',
    '2026-01-02',
  );
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(ran.stdout).toContain(`Undo: npm run release -- remove ${version}\n`);
}

/** Runs what a command printed as its undo. */
function undo(project: Project, { stdout }: { stdout: string }) {
  const words = /^Undo: npm run release -- (.+)$/m.exec(stdout)?.[1]?.match(/"[^"]*"|\S+/g) ?? [];
  return project.run(...words.map((word) => word.replace(/^"|"$/g, '')));
}

test('the only release can be withdrawn: nothing replaces it until there is another; what is printed undoes it', async () => {
  const project = await published('1.0');
  const before = project.catalogueText();
  const withdrawn = await project.run('withdraw', 'v1.0', '--reason', 'It deletes files');
  expect(withdrawn).toMatchObject({ code: 0, stderr: '' });
  expect(withdrawn.stdout).toContain(
    '1.0 is withdrawn; the page says that there is nothing to use instead, and offers nothing.',
  );
  expect(project.catalogue().releases[0]?.withdrawn).toEqual({
    date: expect.any(String),
    reason: 'It deletes files',
  });
  expect((await project.run('check')).code).toBe(0);
  const restored = await undo(project, withdrawn);
  expect(restored.stdout).toContain('1.0 is offered again.');
  expect(project.catalogueText()).toBe(before);
  expect((await undo(project, restored)).stdout).toContain('1.0 is withdrawn');
  expect(project.catalogue().releases[0]?.withdrawn?.reason).toBe('It deletes files');
});

test('where there is something to use instead, it must be said, and is named to type', async () => {
  const project = await published('1.0', '1.1');
  const refused = await project.run('withdraw', '1.0', '--reason', 'It deletes files');
  expect(refused).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(
      '1.0: nothing is said about what to use instead. Say it with --instead 1.1\n',
    ),
  });
  expect(
    (await project.run('withdraw', '1.0', '--reason', 'x', '--instead', '1.0')).stderr,
  ).toContain(
    "--instead 1.0: there is no other release of this version that isn't withdrawn. Say it with --instead 1.1",
  );
});

test('a release that was never meant to be is removed with its files; one that others lead to is not', async () => {
  const project = await published('1.0', '1.1');
  const dry = await project.run('remove', '1.1', '--dry-run');
  expect(dry.stdout).toContain('1.1 would be removed. Nothing was changed (--dry-run).');
  expect(project.catalogue().releases).toHaveLength(2);

  await project.run('withdraw', '1.0', '--reason', 'It fails', '--instead', '1.1');
  expect((await project.run('remove', '1.1')).stderr).toContain(
    '1.1: it is what to use instead of 1.0, which is withdrawn. Name another first: npm run release -- withdraw 1.0 --reason "It fails" --instead <version>',
  );
  await project.run('restore', '1.0');

  const removed = await project.run('remove', '1.1');
  expect(removed).toMatchObject({ code: 0, stderr: '' });
  expect(removed.stdout).toContain(
    'Undo: npm run release -- add <folder> --version 1.1 --date 2026-01-02 --channel stable',
  );
  expect(project.published()).toEqual(['files/1.0/app-windows-x64.zip', 'releases.json']);
  expect((await project.run('remove', '1.1')).stderr).toContain(
    '1.1: the catalogue has no such release. It has 1.0.',
  );
  expect((await project.run('check')).code).toBe(0);
});

test('files that were added to a release by mistake are removed alone, with what points to them', async () => {
  const project = await published('1.0');
  project.put('app-windows-x64.zip', zip('1.0'));
  project.put(
    'app-windows-x64.zip.asc',
    '-----BEGIN PGP SIGNATURE-----\n\nAAAA\n-----END PGP SIGNATURE-----\n',
  );
  project.put('notes.txt', 'not for everybody');
  const added = await project.run(
    'add',
    project.dist,
    '--version',
    '1.0',
    '--as',
    'notes.txt=docs',
  );
  expect(added.stdout).toContain(
    'Undo: npm run release -- remove 1.0 app-windows-x64.zip.asc notes.txt\n',
  );
  expect((await project.run('remove', '1.0', 'note.txt')).stderr).toContain(
    '1.0 › note.txt: the release has no such file. It has app-windows-x64.zip, ',
  );
  expect((await undo(project, added)).stdout).toContain('2 of 3 files of 1.0 removed.');
  expect(project.catalogue().releases[0]?.files).toEqual([
    expect.not.objectContaining({ signatures: expect.anything() }),
  ]);
  expect(existsSync(path.join(project.download, 'files/1.0/notes.txt'))).toBe(false);
  expect((await project.run('check')).code).toBe(0);
});
