import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMessage, generateKey, readPrivateKey, sign } from 'openpgp';
import { minisignKey } from '../minisign';
import { projects, sha256, zip } from '../project';

jest.setTimeout(120_000);
const newProject = projects();

async function published(version = '1.0') {
  const project = newProject();
  project.write({});
  project.put('app-windows-x64.zip', zip('windows'));
  project.put('app-macos-arm64.zip', zip('mac'));
  await project.run('add', project.dist, '--version', version, '--date', '2026-01-01');
  return project;
}

test('files that are missing, changed or of another length, and files nobody names, are all said at once', async () => {
  const project = newProject();
  project.write({});
  for (const name of ['a', 'b', 'c']) project.put(`${name}-windows-x64.zip`, zip(name));
  await project.run('add', project.dist, '--version', '1.0');
  rmSync(project.dist, { recursive: true });
  const at = (name: string) => path.join(project.download, 'files/1.0', name);
  rmSync(at('a-windows-x64.zip'));
  writeFileSync(at('b-windows-x64.zip'), zip('B'));
  appendFileSync(at('c-windows-x64.zip'), 'more');
  writeFileSync(at('stray.zip'), 'x');
  const ran = await project.run('check', '--json');
  expect(ran.code).toBe(1);
  const { ok, reasons, warnings } = JSON.parse(ran.stdout);
  expect(ok).toBe(false);
  expect(
    reasons.map(({ where, problem }: { where: string; problem: string }) => `${where}: ${problem}`),
  ).toEqual([
    "1.0 › a-windows-x64.zip: public/download/files/1.0/a-windows-x64.zip isn't there.",
    `1.0 › b-windows-x64.zip: its sha256 is ${sha256(zip('B'))}, the catalogue says ${sha256(zip('b'))}.`,
    '1.0 › c-windows-x64.zip: it has 27 bytes, the catalogue says 23.',
  ]);
  expect(warnings).toMatchObject([{ where: 'public/download/files/1.0/stray.zip' }]);
});

test('--allow-dropped records the reason in the release', async () => {
  const project = await published();
  rmSync(path.join(project.dist, 'app-macos-arm64.zip'));
  project.put('app-windows-x64.zip', zip('windows 2'));
  rmSync(path.join(project.dist, 'app-windows-x64.zip'));
  project.put('app-2.0-windows-x64.zip', zip('windows 2'));
  await project.run('add', project.dist, '--version', '2.0');
  const refused = await project.run('check');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('2.0: it has nothing for macOS on arm64, which 1.0 had.');
  expect((await project.run('check', '--allow-dropped', 'No Mac to build on')).code).toBe(0);
  expect(project.catalogue().releases[0]?.dropped).toEqual([
    { os: 'macos', cpu: 'arm64', reason: 'No Mac to build on' },
  ]);
  expect((await project.run('check')).code).toBe(0);
});

test('a withdrawn release needs a replacement, is kept, and can be restored', async () => {
  const project = await published('1.0');
  const alone = await project.run(
    'withdraw',
    '1.0',
    '--reason',
    'It deletes files',
    '--instead',
    '1.1',
  );
  expect(alone.code).toBe(1);
  expect(alone.stderr).toContain(
    "--instead 1.1: there is no other release of this version that isn't withdrawn. Leave --instead out",
  );
  rmSync(project.dist, { recursive: true });
  mkdirSync(project.dist);
  project.put('app-windows-x64.zip', zip('fixed'));
  project.put('app-macos-arm64.zip', zip('fixed mac'));
  await project.run('add', project.dist, '--version', '1.1');
  expect(
    (await project.run('withdraw', '1.0', '--reason', 'It deletes files', '--instead', '1.1')).code,
  ).toBe(0);
  expect(
    project.catalogue().releases.find(({ version }) => version === '1.0')?.withdrawn,
  ).toMatchObject({ reason: 'It deletes files', instead: '1.1' });
  expect((await project.run('list')).stdout).toMatch(
    /1\.0 .*withdrawn: It deletes files \(use 1\.1\)/,
  );
  expect((await project.run('check')).code).toBe(0);
  expect((await project.run('restore', '1.0')).code).toBe(0);
  expect(
    project.catalogue().releases.find(({ version }) => version === '1.0')?.withdrawn,
  ).toBeUndefined();
  expect(
    (await project.run('withdraw', '9', '--reason', 'x', '--instead', '1.1')).stderr,
  ).toContain('9: the catalogue has no such release.');
});

test('minisign: a good signature passes, also a legacy one; another key, content, comment or name is refused by add and by the gate', async () => {
  const project = newProject();
  const [ours, theirs] = [minisignKey(), minisignKey('FEDCBA9876543210')];
  const keys = [{ type: 'minisign' as const, key: ours.key, fingerprint: ours.fingerprint }];
  project.write({ product: { keys } });
  const content = (name: string) => zip(name);
  const signed: Record<string, string> = {
    good: ours.sign(content('good'), 'timestamp:1\tfile:good-windows-x64.zip\thashed'),
    legacy: ours.sign(content('legacy'), 'timestamp:1\tfile:legacy-windows-x64.zip', true),
    key: theirs.sign(content('key'), 'timestamp:1\tfile:key-windows-x64.zip'),
    content: ours.sign(content('other'), 'timestamp:1\tfile:content-windows-x64.zip'),
    comment: ours.sign(content('comment'), 'timestamp:1').replace('timestamp:1', 'timestamp:2'),
    name: ours.sign(content('name'), 'timestamp:1\tfile:name-0.9.zip'),
  };
  for (const [name, signature] of Object.entries(signed)) {
    project.put(`${name}-windows-x64.zip`, content(name));
    project.put(`${name}-windows-x64.zip.minisig`, signature);
  }
  const problems = [
    '1.0 › comment-windows-x64.zip: the trusted comment of the minisign signature was changed after signing.',
    "1.0 › content-windows-x64.zip: the minisign signature isn't of this content.",
    '1.0 › key-windows-x64.zip: it was made with the minisign key FEDCBA9876543210; the pinned key is 0123456789ABCDEF.',
    '1.0 › name-windows-x64.zip: the trusted comment of the minisign signature names another file, name-0.9.zip.',
  ];
  const refused = await project.run('add', project.dist, '--version', '1.0');
  expect(refused.code).toBe(1);
  for (const problem of problems) expect(refused.stderr).toContain(problem);
  expect(project.published()).toEqual(['releases.json']);

  // Published before the key was pinned: the gate says the same.
  project.write({ product: {} });
  expect((await project.run('add', project.dist, '--version', '1.0')).code).toBe(0);
  project.write({ ...project.catalogue(), product: { ...project.catalogue().product, keys } });
  const ran = await project.run('check', '--json');
  expect(ran.stderr).toBe('');
  const { reasons } = JSON.parse(ran.stdout);
  expect(
    reasons.map(({ where, problem }: { where: string; problem: string }) => `${where}: ${problem}`),
  ).toEqual(problems);
});

test('OpenPGP: init pins a key, a good signature passes, also in binary form; one of other content is refused', async () => {
  const project = newProject();
  const pair = await generateKey({ userIDs: [{ name: 'App' }], format: 'armored' });
  const signingKeys = await readPrivateKey({ armoredKey: pair.privateKey });
  const message = (content: Buffer) => createMessage({ binary: new Uint8Array(content) });
  const key = project.put('key.asc', pair.publicKey);
  expect(
    await project.run('init', '--name', 'App', '--summary', 'An app.', '--key', key),
  ).toMatchObject({ code: 0 });
  rmSync(key);
  const armored = async (content: Buffer) =>
    sign({ message: await message(content), signingKeys, detached: true, format: 'armored' });
  project.put('good-windows-x64.zip', zip('good'));
  project.put('good-windows-x64.zip.asc', await armored(zip('good')));
  project.put('binary-windows-x64.zip', zip('binary'));
  project.put(
    'binary-windows-x64.zip.sig',
    Buffer.from(
      await sign({
        message: await message(zip('binary')),
        signingKeys,
        detached: true,
        format: 'binary',
      }),
    ),
  );
  expect((await project.run('add', project.dist, '--version', '1.0')).code).toBe(0);
  expect(
    project
      .catalogue()
      .releases[0]?.files.filter(({ signatures }) => signatures?.[0]?.type === 'openpgp'),
  ).toHaveLength(2);
  expect((await project.run('check')).code).toBe(0);

  project.put('bad-macos-arm64.zip', zip('bad'));
  project.put('bad-macos-arm64.zip.asc', await armored(zip('other')));
  const ran = await project.run('add', project.dist, '--version', '1.0');
  expect(ran.code).toBe(1);
  expect(ran.stderr).toContain(
    "1.0 › bad-macos-arm64.zip: the OpenPGP signature isn't of this content.",
  );
});

test('what a key signed while it was valid keeps passing; what it signed before it was revoked is told, what it signed after stops', async () => {
  const project = newProject();
  const made = new Date('2020-01-01T00:00:00Z');
  const pair = await generateKey({
    userIDs: [{ name: 'App' }],
    format: 'armored',
    date: made,
    keyExpirationTime: 30 * 24 * 3600,
  });
  const signingKeys = await readPrivateKey({ armoredKey: pair.privateKey });
  const signature = await sign({
    message: await createMessage({ binary: new Uint8Array(zip('app')) }),
    signingKeys,
    detached: true,
    date: new Date('2020-01-05T12:00:00Z'),
  });
  const key = project.put('key.asc', pair.publicKey);
  await project.run('init', '--name', 'App', '--summary', 'An app.', '--key', key);
  rmSync(key);
  project.put('app-windows-x64.zip', zip('app'));
  project.put('app-windows-x64.zip.asc', signature);
  await project.run('add', project.dist, '--version', '1.0');
  const revoke = async (date?: string) => {
    const {
      product: { keys = [], ...product },
      ...rest
    } = project.catalogue();
    // The key's own end would be another finding.
    project.write({
      ...rest,
      product: {
        ...product,
        keys: keys.map((one) => ({
          ...one,
          expires: undefined,
          revoked: date === undefined ? undefined : { date, reason: 'The laptop was stolen.' },
        })),
      },
    });
    return project.run('check');
  };
  expect(await revoke()).toMatchObject({ code: 0, stderr: '' });
  expect(await revoke('2020-01-10')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining(
      'signed with a key that was revoked later (2020-01-10): The laptop was stolen.',
    ),
  });
  expect(await revoke('2020-01-04')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /it was signed on 2020-01-05T12:00:00\.000Z, after the OpenPGP key [0-9A-F]{40} was revoked \(2020-01-04\)/,
    ),
  });
});

test('a catalogue with errors is refused with line and column, and not touched', async () => {
  const project = newProject();
  const broken =
    '{\n  "catalogueVersion": 1,\n  "product": { "name": "App" },\n  "releases": []\n}\n';
  writeFileSync(path.join(project.download, 'releases.json'), broken);
  const ran = await project.run('check');
  expect(ran.code).toBe(1);
  expect(ran.stderr).toContain(
    'refused: public/download/releases.json:3:14: product.summary: expected text, or a text for each language like {"en": "…", "de": "…"}; found nothing. Add this field.\n',
  );
  expect((await project.run('restore', '1.0')).code).toBe(1);
  expect(project.catalogueText()).toBe(broken);
});

test('links in public that lead out of it are refused, since the build would publish what is there; links inside are not', async () => {
  const project = newProject();
  project.write({});
  const secret = path.join(project.root, 'secret');
  writeFileSync(secret, 'secret');
  mkdirSync(path.join(project.download, 'docs'));
  symlinkSync(secret, path.join(project.download, 'docs', 'LICENSE'));
  symlinkSync(project.root, path.join(project.root, 'public', 'all'));
  symlinkSync('releases.json', path.join(project.download, 'index.json'));
  const { code, stderr } = await project.run('check');
  expect(code).toBe(1);
  expect(stderr).toContain(
    `refused: public/download/docs/LICENSE: it is a link out of public, to ${secret}: the build would publish what is there.`,
  );
  expect(stderr).toContain(`refused: public/all: it is a link out of public, to ${project.root}: `);
  expect(stderr).toContain('2 reasons');
});
