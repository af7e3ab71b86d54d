import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { projects, sha256, zip } from '../project';

jest.setTimeout(60_000);
const newProject = projects();

async function begun() {
  const project = newProject();
  project.write({});
  return project;
}

test('a folder becomes a release: named, hashed, identified and placed; the same again changes nothing', async () => {
  const project = await begun();
  const windows = zip('windows');
  project.put('app-1.0-windows-x64.zip', windows);
  project.put('app-1.0-macos-arm64.zip', zip('mac'));
  project.put('SHA256SUMS', `${sha256(windows)}  app-1.0-windows-x64.zip\n`);

  const added = await project.run(
    'add',
    project.dist,
    '--version',
    '1.0',
    '--date',
    '2026-01-02',
    '--minimum-os',
    'windows=10',
  );
  expect(added).toMatchObject({ code: 0, stderr: '' });
  const [release] = project.catalogue().releases;
  expect(release).toMatchObject({ version: '1.0', channel: 'stable', date: '2026-01-02' });
  expect(release?.files.find(({ name }) => name === 'app-1.0-windows-x64.zip')).toEqual({
    name: 'app-1.0-windows-x64.zip',
    url: 'files/1.0/app-1.0-windows-x64.zip',
    size: windows.length,
    sha256: sha256(windows),
    kind: 'download',
    os: 'windows',
    cpu: ['x64'],
    format: 'zip',
    minimumOs: '10',
  });
  expect(release?.files.find(({ name }) => name === 'SHA256SUMS')?.kind).toBe('checksum');
  expect(readFileSync(path.join(project.download, 'files/1.0/app-1.0-windows-x64.zip'))).toEqual(
    windows,
  );

  const before = {
    text: project.catalogueText(),
    written: statSync(path.join(project.download, 'releases.json')).mtimeMs,
  };
  const again = await project.run('add', project.dist, '--version', 'v1.0');
  expect(again.stdout).toContain('nothing to do');
  expect({
    text: project.catalogueText(),
    written: statSync(path.join(project.download, 'releases.json')).mtimeMs,
  }).toEqual(before);
  expect(project.published()).toEqual([
    'files/1.0/SHA256SUMS',
    'files/1.0/app-1.0-macos-arm64.zip',
    'files/1.0/app-1.0-windows-x64.zip',
    'releases.json',
  ]);

  rmSync(path.join(project.download, 'files/1.0/app-1.0-macos-arm64.zip'));
  expect((await project.run('add', project.dist, '--version', '1.0')).code).toBe(0);
  expect(project.published()).toContain('files/1.0/app-1.0-macos-arm64.zip');
  expect((await project.run('check')).code).toBe(0);
});

test('other content under a published version is refused; --replace records it and gives it an address of its own', async () => {
  const project = await begun();
  const [old, now] = [zip('first'), zip('second')];
  project.put('app-windows-x64.zip', old);
  await project.run('add', project.dist, '--version', '1.0');
  const before = project.catalogueText();

  rmSync(path.join(project.dist, 'app-windows-x64.zip'));
  project.put('app-windows-x64.zip', now);
  const refused = await project.run('add', project.dist, '--version', '1.0');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain(
    '1.0 › app-windows-x64.zip: this version is published with other content',
  );
  expect(refused.stderr).toContain('--replace');
  expect(project.catalogueText()).toBe(before);

  expect((await project.run('add', project.dist, '--version', '1.0', '--replace')).code).toBe(0);
  const [file] = project.catalogue().releases[0]?.files ?? [];
  expect(file).toMatchObject({
    sha256: sha256(now),
    replaced: [{ sha256: sha256(old), size: old.length }],
  });
  const url = `files/1.0/${sha256(now).slice(0, 8)}/app-windows-x64.zip`;
  expect(file?.url).toBe(url);
  expect(project.published()).toEqual([url, 'releases.json']);
  expect((await project.run('check')).code).toBe(0);
  expect((await project.run('add', project.dist, '--version', '1.0')).stdout).toContain(
    'nothing to do',
  );
});

test('a file in pieces gets their hashes in one list that the catalogue binds', async () => {
  const project = await begun();
  const large = Buffer.concat([Buffer.alloc(20 * 1024 * 1024 + 5, 'piece'), zip('x')]);
  project.put('app-linux-x64.zip', large);
  const added = await project.run(
    'add',
    project.dist,
    '--version',
    '1.0',
    '--as',
    'app-linux-x64.zip=linux/x64',
    '--sha512',
  );
  expect(added.stderr).toBe('');
  const [file] = project.catalogue().releases[0]?.files ?? [];
  const list = readFileSync(path.join(project.download, file?.pieces?.url ?? ''), 'utf8');
  expect(sha256(list)).toBe(file?.pieces?.sha256);
  const piece = 8 * 1024 * 1024;
  expect(JSON.parse(list)).toEqual({
    pieceLength: piece,
    sha256: [0, 1, 2].map((i) => sha256(large.subarray(i * piece, (i + 1) * piece))),
  });
  expect(file).toMatchObject({ sha256: sha256(large), size: large.length });
  expect(file?.sha512).toHaveLength(128);

  writeFileSync(
    path.join(project.download, file?.pieces?.url ?? ''),
    list.replace('"sha256":["', '"sha256":["0'),
  );
  expect((await project.run('check')).stderr).toContain(
    "the hashes of its pieces, is missing or isn't of this file",
  );
  await project.run('add', project.dist, '--version', '1.0', '--as', 'app-linux-x64.zip=linux/x64');
  expect((await project.run('check')).code).toBe(0);
});

test('everything that is wrong is said at once, and nothing is written', async () => {
  const project = await begun();
  project.put('app:1.zip', zip('a'));
  project.put('APP.zip', zip('b'));
  project.put('app.zip', zip('c'));
  const before = project.published();
  const ran = await project.run(
    'add',
    project.dist,
    '--version',
    '1/0',
    '--as',
    'nothing',
    '--minimum-os',
    'beos=5',
    '--notes',
    'missing.md',
  );
  expect(ran.code).toBe(1);
  for (const part of [
    "holds :, which Windows can't save",
    'only in upper and lower case',
    '--version 1/0',
    '--as nothing',
    '--minimum-os beos=5',
    '--notes missing.md',
  ]) {
    expect(ran.stderr).toContain(part);
  }
  expect(project.published()).toEqual(before);
});

test('what nothing tells is asked for with the exact option; name and content that disagree stop', async () => {
  const project = await begun();
  project.put('app.zip', zip('who knows'));
  const unknown = await project.run('add', project.dist, '--version', '1.0');
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toContain(
    'app.zip: nothing tells which OS it is for and which CPU it is for. Say it with --as "app.zip=windows/x64"',
  );
  expect(
    (
      await project.run(
        'add',
        project.dist,
        '--version',
        '1.0',
        '--as',
        'app.zip=windows/x64,arm64',
      )
    ).code,
  ).toBe(0);
  expect(project.catalogue().releases[0]?.files[0]).toMatchObject({
    os: 'windows',
    cpu: ['x64', 'arm64'],
  });

  const other = await begun();
  other.put('tool-windows-x64.exe', readFileSync(process.execPath).subarray(0, 200_000));
  const disagree = await other.run('add', other.dist, '--version', '1.0');
  expect(disagree.code).toBe(1);
  expect(disagree.stderr).toMatch(/its name says (os windows|format exe).*its content/);
});

test('a checksum file that says another hash stops; one that lists an absent file warns', async () => {
  const project = await begun();
  project.put('app-windows-x64.zip', zip('a'));
  project.put('checksums.txt', `${sha256('other')}  app-windows-x64.zip\n`);
  const wrong = await project.run('add', project.dist, '--version', '1.0');
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('checksums.txt, line 1, says sha256');
  project.put(
    'checksums.txt',
    `${sha256(zip('a'))}  app-windows-x64.zip\n${sha256('b')}  app-macos-x64.zip\n`,
  );
  const right = await project.run('add', project.dist, '--version', '1.0');
  expect(right.code).toBe(0);
  expect(right.stderr).toContain("it lists files that aren't here: app-macos-x64.zip");
});

test('signatures and SBOMs are attached to their file, the signature with its text', async () => {
  const project = await begun();
  project.put('app-windows-x64.zip', zip('a'));
  const armored = '-----BEGIN PGP SIGNATURE-----\n\nAAAA\n-----END PGP SIGNATURE-----\n';
  project.put('app-windows-x64.zip.asc', armored);
  project.put('app-1.0.cdx.json', '{}');
  expect((await project.run('add', project.dist, '--version', '1.0')).code).toBe(0);
  const file = project.catalogue().releases[0]?.files.find(({ kind }) => kind === 'download');
  expect(file?.signatures).toEqual([
    { type: 'openpgp', url: 'files/1.0/app-windows-x64.zip.asc', text: armored.trim() },
  ]);
  expect(file?.sbom).toBe('files/1.0/app-1.0.cdx.json');
});

test('--dry-run shows the table and writes nothing; --url-base copies nothing; --json is one object', async () => {
  const project = await begun();
  project.put('app-windows-x64.zip', zip('a'));
  const before = project.catalogueText();
  const dry = await project.run('add', project.dist, '--version', '1.0', '--dry-run');
  expect(dry.stdout).toMatch(/app-windows-x64\.zip\s+download +windows +x64/);
  expect(project.catalogueText()).toBe(before);
  expect(project.published()).toEqual(['releases.json']);

  const hosted = await project.run(
    'add',
    project.dist,
    '--version',
    '1.0',
    '--url-base',
    'https://dl.example.com/1.0/',
    '--json',
  );
  expect(JSON.parse(hosted.stdout)).toMatchObject({
    ok: true,
    version: '1.0',
    added: ['app-windows-x64.zip'],
    warnings: [],
  });
  expect(project.catalogue().releases[0]?.files[0]?.url).toBe(
    'https://dl.example.com/1.0/app-windows-x64.zip',
  );
  expect(project.published()).toEqual(['releases.json']);
});

test("the sample is not added to; a product's name begins a catalogue in the same command", async () => {
  const project = newProject();
  project.write({ product: { sample: true, icon: 'icon.svg' } });
  writeFileSync(path.join(project.download, 'icon.svg'), '<svg/>');
  project.put('app-windows-x64.zip', zip('a'));
  const refused = await project.run('add', project.dist, '--version', '1.0');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toContain('this is the sample catalogue');
  expect(
    (await project.run('add', project.dist, '--version', '1.0', '--product', 'Mine')).code,
  ).toBe(0);
  expect(project.catalogue().product).toEqual({ name: 'Mine', summary: 'Mine' });
  expect(project.published()).toEqual(['files/1.0/app-windows-x64.zip', 'releases.json']);
});

test('two files for one platform are labelled with what --label says, also later; a label for no file is refused', async () => {
  const project = await begun();
  project.put('app-windows-x64.zip', zip('plain'));
  project.put('app_windows_x64.zip', zip('with runtime'));
  expect((await project.run('add', project.dist, '--version', '1.0')).code).toBe(0);
  const refused = await project.run('check');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toContain('--label "app_windows_x64.zip=');

  expect(
    (await project.run('add', project.dist, '--version', '1.0', '--label', 'app.zip=with JRE'))
      .stderr,
  ).toContain('there is no file app.zip');
  expect(
    (
      await project.run(
        'add',
        project.dist,
        '--version',
        '1.0',
        '--label',
        'app_windows_x64.zip=with JRE',
      )
    ).code,
  ).toBe(0);
  expect(project.catalogue().releases[0]?.files.map(({ name, label }) => [name, label])).toEqual([
    ['app-windows-x64.zip', undefined],
    ['app_windows_x64.zip', 'with JRE'],
  ]);
  expect((await project.run('check')).code).toBe(0);
});

test('a script, a jar and a package for every CPU are for any CPU; --as tells "all CPUs" from "the CPU is told elsewhere"', async () => {
  const project = await begun();
  project.put('tool-1.0-linux.sh', '#!/bin/sh\nexec true\n');
  project.put('tool-1.0-linux.tar.gz', gzipSync(Buffer.alloc(1024)));
  const asked = await project.run(
    'add',
    project.dist,
    '--version',
    '1.0',
    '--as',
    'tool-1.0-linux.tar.gz=linux',
  );
  expect(asked.stderr).toContain('nothing tells which CPU it is for');
  const added = await project.run(
    'add',
    project.dist,
    '--version',
    '1.0',
    '--as',
    'tool-1.0-linux.tar.gz=linux/any',
  );
  expect(added).toMatchObject({ code: 0, stderr: '' });
  expect(added.stdout).toMatch(/tool-1\.0-linux\.tar\.gz\s+download +linux +any /);
  expect(
    project.catalogue().releases[0]?.files.map(({ name, os, cpu }) => [name, os, cpu]),
  ).toEqual([
    ['tool-1.0-linux.sh', 'linux', ['any']],
    ['tool-1.0-linux.tar.gz', 'linux', ['any']],
  ]);
});
