import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signatureText } from '../../../publisher/intake/given-files';
import { readPublicKey } from '../../../publisher/intake/public-key';
import { minisignKey } from '../minisign';
import { projects, sha256, zip, type Project } from '../project';

jest.setTimeout(120_000);
const newProject = projects();
const name = 'app-1.0-windows-x64.zip';
const digest = (algorithm: string, content: Buffer, encoding: 'hex' | 'base64' = 'hex') =>
  createHash(algorithm).update(content).digest(encoding);

function begun(product: object = {}): Project {
  const project = newProject();
  project.write({ product });
  project.put(name, zip('a'));
  return project;
}

const add = (project: Project, ...more: string[]) =>
  project.run('add', project.dist, '--version', '1.0', ...more);

test('a bad signature is refused before anything is written; a good one goes in', async () => {
  const [ours, theirs] = [minisignKey(), minisignKey('FEDCBA9876543210')];
  const project = begun({
    keys: [{ type: 'minisign', key: ours.key, fingerprint: ours.fingerprint }],
  });
  const before = project.published();
  for (const [signature, words] of [
    [ours.sign(zip('b'), name), "the minisign signature isn't of this content"],
    [theirs.sign(zip('a'), name), 'it was made with the minisign key FEDCBA9876543210'],
  ] as const) {
    project.put(`${name}.minisig`, signature);
    const refused = await add(project);
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`1.0 › ${name}: ${words}`),
    });
    expect((await add(project, '--url-base', 'https://dl.example.org/1.0')).code).toBe(1);
    expect(project.published()).toEqual(before);
  }
  project.put(`${name}.minisig`, ours.sign(zip('a'), name));
  expect(await add(project)).toMatchObject({ code: 0, stderr: '' });
});

test.each<[string, (text: string) => Buffer]>([
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 of PowerShell', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16, big end first', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
])('sums in %s are compared', async (_, encode) => {
  const project = begun();
  project.put('SHA256SUMS', encode(`${sha256('other')}  ${name}\r\n`));
  expect((await add(project)).stderr).toContain(
    `${name}: SHA256SUMS, line 1, says sha256 ${sha256('other')}, but it is ${sha256(zip('a'))}.`,
  );
  project.put('SHA256SUMS', encode(`${sha256(zip('a'))}  ${name}\r\n`));
  expect(await add(project)).toMatchObject({ code: 0, stderr: '' });
});

test('MD5 and SHA-1 are compared too; a hash that was cut is refused by name, and can be published unread', async () => {
  const project = begun();
  project.put('MD5SUMS', `${digest('md5', zip('b'))}  ${name}\n`);
  project.put('SHA1SUMS', `${digest('sha1', zip('a'))}  ${name}\n`);
  expect((await add(project)).stderr).toBe(
    `refused: ${name}: MD5SUMS, line 1, says md5 ${digest('md5', zip('b'))}, but it is ${digest('md5', zip('a'))}. ` +
      'One of the two was replaced after the release: find out which, and publish both again.\nNothing was changed: one reason above.\n',
  );
  project.put('MD5SUMS', `${digest('md5', zip('a'))}  ${name}\n`);
  project.put('checksums.txt', `${sha256(zip('a')).slice(0, 16)}  ${name}\n`);
  const cut = await add(project);
  expect(cut.stderr).toContain(
    'checksums.txt:1: expected 64 hexadecimal digits (SHA-256) or 128 (SHA-512); found 16',
  );
  expect(cut.stderr).toContain('--as "checksums.txt=other"');
  expect(await add(project, '--as', 'checksums.txt=other')).toMatchObject({ code: 0, stderr: '' });
});

test("electron-builder's latest.yml must be of the files beside it", async () => {
  const project = begun();
  const channelFile = (content: Buffer, size: number) =>
    `version: 1.0.0\nfiles:\n  - url: ${name}\n    sha512: ${digest('sha512', content, 'base64')}\n    size: ${size}\npath: ${name}\nreleaseDate: '2026-01-02T00:00:00.000Z'\n`;
  project.put('latest.yml', channelFile(zip('b'), zip('a').length));
  expect((await add(project)).stderr).toContain(
    `${name}: latest.yml says sha512 ${digest('sha512', zip('b'))}, but it is ${digest('sha512', zip('a'))}.`,
  );
  project.put('latest.yml', channelFile(zip('a'), 5));
  expect((await add(project)).stderr).toContain(
    `${name}: latest.yml says it has 5 bytes, but it is ${zip('a').length}.`,
  );
  project.put('latest.yml', channelFile(zip('a'), zip('a').length));
  expect(await add(project)).toMatchObject({ code: 0, stderr: '' });
});

test('--replace takes along what proves the old content, and says that the old address is gone', async () => {
  const key = minisignKey();
  const project = begun({
    keys: [{ type: 'minisign', key: key.key, fingerprint: key.fingerprint }],
  });
  const other = 'app-1.0-macos-arm64.zip';
  const sums = `${sha256(zip('a'))}  ${name}\n${sha256(zip('mac'))}  ${other}\n`;
  project.put(other, zip('mac'));
  project.put(`${name}.minisig`, key.sign(zip('a'), name));
  project.put(`${other}.minisig`, key.sign(zip('mac'), other));
  project.put(`${other}.sha256`, `${sha256(zip('mac'))}  ${other}\n`);
  project.put('SHA256SUMS', sums);
  project.put('SHA256SUMS.minisig', key.sign(Buffer.from(sums), 'SHA256SUMS'));
  expect(await add(project)).toMatchObject({ code: 0, stderr: '' });

  const replaced = await project.run(
    'add',
    project.put(name, zip('b')),
    '--version',
    '1.0',
    '--replace',
  );
  expect(replaced.code).toBe(0);
  for (const gone of [`${name}.minisig`, 'SHA256SUMS', 'SHA256SUMS.minisig']) {
    expect(replaced.stderr).toContain(
      `1.0 › ${gone}: it is taken out: it is about the content of ${name} that was replaced. Make it again`,
    );
  }
  const url = `files/1.0/${sha256(zip('b')).slice(0, 8)}/${name}`;
  expect(replaced.stderr).toContain(
    `${name}: its old address, files/1.0/${name}, does not answer any more; it is at ${url} now.`,
  );
  expect(project.published()).toEqual(
    [
      url,
      `files/1.0/${other}`,
      `files/1.0/${other}.minisig`,
      `files/1.0/${other}.sha256`,
      'releases.json',
    ].sort(),
  );
  expect(await project.run('check')).toMatchObject({ code: 0, stderr: '' });
});

test('a release without anything to download is refused, unless that is meant', async () => {
  const project = newProject();
  project.write({});
  project.put(
    'app-1.0-windows-x64.zip.asc',
    '-----BEGIN PGP SIGNATURE-----\n\nAAAA\n-----END PGP SIGNATURE-----\n',
  );
  project.put('notes.txt', 'What is new');
  const refused = await add(project);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(
    /refused: 1\.0: nothing in it is a download; by kind: .*signature \(1\).*--allow-empty, if it is meant to be like this\./,
  );
  expect((await add(project, '--allow-empty')).code).toBe(0);

  const helm = 'fixtures/metadata/github-helm.json';
  const imported = await project.run('import', helm);
  expect(imported.code).toBe(1);
  expect(imported.stderr).toContain(
    'refused: 3.16.3: nothing in it is a download; by kind: signature (3). Add --allow-empty',
  );
});

test('what tools leave for themselves is left out and named in one warning; given by name it is published', async () => {
  const project = begun();
  for (const junk of [
    'config.yaml',
    'metadata.json',
    'artifacts.json',
    'builder-effective-config.yaml',
    'builder-debug.yml',
    'Thumbs.db',
    '.DS_Store',
  ])
    project.put(junk, 'junk');
  const added = await add(project);
  expect(added.stderr).toBe(
    `warning: ${project.dist}: left out: the hidden file .DS_Store; what a tool left for itself: Thumbs.db (Windows), artifacts.json (GoReleaser), ` +
      'builder-debug.yml (electron-builder), builder-effective-config.yaml (electron-builder), config.yaml (GoReleaser), metadata.json (GoReleaser). ' +
      'What belongs to the release you can give by its own name; a folder, packed.\n',
  );
  expect(project.published()).toEqual([`files/1.0/${name}`, 'releases.json']);
  expect(
    (
      await project.run(
        'add',
        path.join(project.dist, 'config.yaml'),
        '--version',
        '1.0',
        '--as',
        'config.yaml=other',
      )
    ).code,
  ).toBe(0);
  expect(project.published()).toContain('files/1.0/config.yaml');
});

test('of a file elsewhere, a signature by no pinned key is refused, and one by a subkey of a pinned key is not', async () => {
  const openpgp = (name: string) => path.join('fixtures', 'openpgp', name);
  const signed = (name: string) => ({
    name: `${name}.zip`,
    url: `https://example.org/1.0/${name}.zip`,
    size: 1,
    sha256: sha256(name),
    os: 'linux' as const,
    cpu: ['x64' as const],
    label: name,
    signatures: [
      { type: 'openpgp' as const, text: signatureText(readFileSync(openpgp(`${name}.sig`))) },
    ],
  });
  const project = newProject();
  const key = await readPublicKey(readFileSync(openpgp('sub.asc'), 'utf8'));
  project.write({
    product: { keys: key ? [key] : [] },
    releases: [{ version: '1.0', date: '2026-01-01', files: ['sub', 'ed'].map(signed) }],
  });
  const { code, stderr } = await project.run('check');
  expect({ code, refused: stderr.match(/^refused: .*$/gm) }).toEqual({
    code: 1,
    refused: [
      'refused: 1.0 › ed.zip: it was made with the OpenPGP key D684C75A827471CC; pinned are 7D6A7BE7CE9BEBBA38451FCC0FD337513AF3D2AF. ' +
        'Sign this very file again with the pinned key and add it again with the new signature.',
    ],
  });
});
