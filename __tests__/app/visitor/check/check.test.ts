import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  createCheck,
  type CheckOptions,
  type Checked,
} from '../../../../app/download/visitor/check/check-file';
import { withSignatures } from '../../../../app/download/visitor/check/check-signatures';
import { wordsIn } from '../../../../app/download/words/words-in';
import { pieceLength } from '../../../../catalogue/piece-length';
import { type Platform } from '../../../../catalogue/platform';
import { bytesOf, catalogueOf, loadFrom, publish, sha256 } from './catalogue-fixture';

const { check: checkWords } = wordsIn('en');

const size = 2 * pieceLength + 12345;
const app = {
  '2.0': bytesOf('app 2.0', size),
  '1.0': bytesOf('app 1.0', size + 1),
  '0.9': bytesOf('app 0.9', size - 5000),
};
const small = bytesOf('small', 3000);
const signedFolder = 'fixtures/minisign';
const signed = new Uint8Array(readFileSync(join(signedFolder, 'SHASUMS256.txt')));
const signature = readFileSync(join(signedFolder, 'SHASUMS256.txt.minisig'), 'utf8');
const key = readFileSync(join(signedFolder, 'minisign.pub'), 'utf8');

const mac2 = publish('App-2.0.dmg', app['2.0'], { os: 'macos', cpu: ['arm64'], format: 'dmg' });
const mac1 = publish('App-1.0.dmg', app['1.0'], { os: 'macos', cpu: ['arm64'] });
const withdrawn = publish('App-0.9.dmg', app['0.9'], { os: 'macos', pieces: undefined });
const win2 = publish('App-2.0.zip', small, {
  os: 'windows',
  cpu: ['x64'],
  replaced: [{ date: '2026-01-02', sha256: sha256(Buffer.from('old')), size: 3 }],
});
const sums = publish('SHASUMS256.txt', signed, {
  kind: 'checksum',
  signatures: [{ type: 'minisign', text: signature }],
});
const linux = bytesOf('linux 1.0', 50);
const newestLinux = bytesOf('linux 1.5', 60);
const appImage = (version: string, bytes: Uint8Array) =>
  publish(`App-${version}.AppImage`, bytes, { os: 'linux', cpu: ['x64'], format: 'appimage' });
const beside = { ...mac2.beside, ...mac1.beside, ...win2.beside, ...sums.beside };

const catalogue = catalogueOf(
  [
    { version: '1.0', date: '2025-01-01', files: [mac1.file, appImage('1.0', linux).file] },
    { version: '1.5', date: '2025-05-01', files: [appImage('1.5', newestLinux).file] },
    {
      version: '0.9',
      date: '2024-01-01',
      withdrawn: { date: '2024-02-01', reason: 'It lost data.', instead: '1.0' },
      files: [withdrawn.file],
    },
    { version: '2.0', date: '2026-01-01', files: [mac2.file, win2.file, sums.file] },
  ],
  { keys: [{ type: 'minisign', key, fingerprint: '64113EDF160FDEC2' }] },
);

const mac: Platform = { os: 'macos', cpu: 'arm64' };

function check(
  name: string,
  content: Uint8Array<ArrayBuffer> | File,
  platform = mac,
  options?: CheckOptions,
): Promise<Checked> {
  const file = content instanceof File ? content : new File([content], name);
  return createCheck(catalogue, { platform, load: loadFrom(beside), now: () => new Date() })(
    file,
    options,
  );
}

function flip(bytes: Uint8Array, at: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

const verdict = async (...call: Parameters<typeof check>) => (await check(...call)).verdict;
const named = (name: string) => ({ known: { file: { name } } });
const download = (name: string, again = false) => ({ do: 'download', again, ...named(name) });

describe('the same content', () => {
  test('the newest file for this machine has nothing more to say; without a signature it is not called genuine', async () => {
    expect(await verdict('App-2.0.dmg', app['2.0'])).toMatchObject({
      is: 'matches',
      kind: 'matches',
      action: null,
      match: {
        by: 'pieces',
        renamed: false,
        known: { file: { name: 'App-2.0.dmg' }, release: { version: '2.0' } },
      },
    });
  });

  test('a renamed file is still recognised', async () => {
    expect(await verdict('App-2.0 (1).dmg', app['2.0'])).toMatchObject({
      is: 'matches',
      match: { renamed: true, ...named('App-2.0.dmg') },
    });
  });

  test('a file for another system leads to the right one', async () => {
    expect(await verdict('App-2.0.zip', small)).toMatchObject({
      is: 'other-machine',
      kind: 'attention',
      match: { wrongMachine: 'os' },
      action: download('App-2.0.dmg'),
    });
  });

  test('an old file for another system leads to the newest that suits, as does one for another CPU', async () => {
    expect(await verdict('App-1.0.dmg', app['1.0'], { os: 'windows', cpu: 'x64' })).toMatchObject({
      is: 'other-machine',
      action: download('App-2.0.zip'),
    });
    expect(await verdict('App-2.0.dmg', app['2.0'], { os: 'macos', cpu: 'x64' })).toMatchObject({
      is: 'other-machine',
      match: { wrongMachine: 'cpu' },
    });
  });

  test('nothing is wrong with a file on an unknown machine', async () => {
    expect(
      await verdict('App-2.0.dmg', app['2.0'], { os: 'unknown', cpu: 'unknown' }),
    ).toMatchObject({ is: 'matches', action: null });
  });

  test('an old version leads to the newest', async () => {
    expect(await verdict('App-1.0.dmg', app['1.0'])).toMatchObject({
      is: 'old',
      kind: 'attention',
      action: download('App-2.0.dmg'),
    });
  });

  test('an old version for a machine that newer ones leave out is not sent anywhere', async () => {
    expect(await verdict('App-1.0.AppImage', linux, { os: 'linux', cpu: 'x64' })).toMatchObject({
      is: 'old',
      action: download('App-1.5.AppImage'),
    });
    expect(
      await verdict('App-1.5.AppImage', newestLinux, { os: 'linux', cpu: 'x64' }),
    ).toMatchObject({
      is: 'matches',
      match: { newer: { version: '2.0' }, newest: undefined },
      action: null,
    });
  });

  test('a withdrawn one, without a piece list, leads to the newest', async () => {
    expect(await verdict('x', app['0.9'])).toMatchObject({
      is: 'withdrawn',
      kind: 'attention',
      match: { by: 'sha256', known: { release: { withdrawn: { reason: 'It lost data.' } } } },
      action: download('App-2.0.dmg'),
    });
  });

  test('a piece list that is not the one the catalogue names is not believed', async () => {
    const load = loadFrom({
      ...beside,
      'pieces/App-2.0.dmg.json': JSON.stringify({
        pieceLength,
        sha256: [sha256(small), sha256(small), sha256(small)],
      }),
    });
    const run = createCheck(catalogue, { platform: mac, load, now: () => new Date() });
    expect((await run(new File([app['2.0']], 'App-2.0.dmg'))).verdict).toMatchObject({
      is: 'matches',
      match: { by: 'sha256' },
    });
    expect((await run(new File([flip(app['2.0'], 5)], 'App-2.0.dmg'))).verdict).toMatchObject({
      is: 'differs',
      kind: 'bad',
    });
  });
});

describe('not whole', () => {
  // One whole piece must be there, else nothing shows what it is.
  test.each([[pieceLength + 1], [2 * pieceLength], [2 * pieceLength + 1], [size - 1]])(
    'cut off after %d bytes',
    async (length) => {
      expect(
        await verdict('download', new Uint8Array(app['2.0'].subarray(0, length))),
      ).toMatchObject({
        is: 'incomplete',
        kind: 'attention',
        proven: true,
        ...named('App-2.0.dmg'),
        size: length,
        expected: size,
        action: download('App-2.0.dmg', true),
      });
    },
  );

  test.each([
    [0, 0],
    [pieceLength + 7, 1],
    [size - 1, 2],
  ])('one bit flipped at %d', async (at, piece) => {
    const length = piece === 2 ? 12345 : pieceLength;
    expect(await verdict('App.dmg', flip(app['2.0'], at))).toMatchObject({
      is: 'damaged',
      kind: 'bad',
      action: download('App-2.0.dmg', true),
      known: expect.objectContaining({ file: expect.objectContaining({ name: 'App-2.0.dmg' }) }),
      damaged: [{ offset: piece * pieceLength, length }],
      pieces: 3,
      missing: 0,
      extra: 0,
    });
  });

  test('bytes added at the end', async () => {
    const longer = new Uint8Array(size + 100);
    longer.set(app['2.0']);
    expect(await verdict('App.dmg', longer)).toMatchObject({
      is: 'damaged',
      damaged: [],
      missing: 0,
      extra: 100,
    });
  });

  // App-2.0.zip is too small for pieces, App-0.9.dmg has no piece list; "(1)" and .crdownload are the browser's.
  test.each([
    ['App-2.0.zip', 'App-2.0.zip', small, 1800],
    ['App-2.0 (1).zip', 'App-2.0.zip', small, 2999],
    ['App-2.0.zip.crdownload', 'App-2.0.zip', small, 0],
    ['App-0.9.dmg', 'App-0.9.dmg', app['0.9'], 2 * pieceLength],
    ['App-2.0.dmg', 'App-2.0.dmg', app['2.0'], 5000],
  ])(
    '%s, cut off without pieces to compare, is told by its name',
    async (name, known, whole, length) => {
      expect(await verdict(name, new Uint8Array(whole.subarray(0, length)))).toMatchObject({
        is: 'incomplete',
        kind: 'attention',
        ...named(known),
        size: length,
        expected: whole.length,
        action: download(known, true),
      });
    },
  );

  test('a shorter file of the right name with other pieces is not called incomplete', async () => {
    expect(await verdict('App-2.0.dmg', bytesOf('other', pieceLength + 5))).toMatchObject({
      is: 'differs',
      kind: 'bad',
      action: download('App-2.0.dmg', true),
    });
  });
});

describe('other content', () => {
  const near = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    const found = await verdict(name, content);
    return found.is === 'unknown' ? found.near : found;
  };

  test('empty, a web page, an unfinished download, an unpacked archive', async () => {
    expect(await near('nothing', new Uint8Array())).toEqual([{ kind: 'empty' }]);
    expect(await near('app', new TextEncoder().encode('\n<!DOCTYPE html><title>Log in'))).toEqual([
      { kind: 'web-page' },
    ]);
    // What Chromium, Firefox, KDE, Safari and Opera call a file that is not all there.
    for (const ending of ['crdownload', 'part', 'partial', 'download', 'opdownload'])
      expect(await near(`x.${ending}`, bytesOf('x', 10))).toEqual([{ kind: 'unfinished' }]);
    expect(await near('App-2.0', bytesOf('x', 10))).toMatchObject([
      { kind: 'unpacked', known: { file: { name: 'App-2.0.zip' } } },
    ]);
  });

  test('a replaced file, a login page and other content under a known name are told apart', async () => {
    const again = download('App-2.0.zip', true);
    expect(await verdict('y', new TextEncoder().encode('old'))).toMatchObject({
      is: 'replaced',
      kind: 'attention',
      date: '2026-01-02',
      ...named('App-2.0.zip'),
      action: again,
    });
    expect(await verdict('App-2.0.zip', new TextEncoder().encode('<html>Log in'))).toMatchObject({
      is: 'web-page',
      kind: 'attention',
      action: again,
    });
    expect(await verdict('app-2.0(2).ZIP', bytesOf('x', 3001))).toMatchObject({
      is: 'differs',
      kind: 'bad',
      difference: 1,
      ...named('App-2.0.zip'),
      action: again,
    });
  });

  test('what nothing knows is no reason for alarm', async () => {
    for (const length of [10, 2 * pieceLength, size - 5000]) {
      expect(await verdict('other.bin', bytesOf('other', length))).toEqual({
        is: 'unknown',
        kind: 'attention',
        near: [],
        action: { do: 'choose' },
      });
    }
  });
});

test('random damage never matches', async () => {
  const damage = fc.record({
    at: fc.nat(size - 1),
    by: fc.integer({ min: 1, max: 255 }),
    cut: fc.nat(size),
    extra: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ at, by, cut, extra }) => {
      const bytes = new Uint8Array(size + extra - (extra === 3 ? cut : 0));
      bytes.set(app['2.0'].subarray(0, bytes.length));
      if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ by;
      expect(await verdict('App-2.0.dmg', bytes)).not.toHaveProperty('match');
    }),
    { numRuns: 25 },
  );
}, 60_000);

describe('signatures', () => {
  test("the published one, checked under the file's real name", async () => {
    expect(await check('renamed', signed)).toMatchObject({
      verdict: { is: 'genuine', kind: 'genuine' },
      signatures: [{ type: 'minisign', result: { ok: true, keyId: '64113EDF160FDEC2' } }],
    });
  });

  test('one that was dropped with a file nobody knows', async () => {
    const files = [
      new File([signature], 'SHASUMS256.txt.minisig'),
      new File([signed], 'SHASUMS256.txt'),
      new File(['x'], 'lonely.asc'),
    ];
    const groups = withSignatures(files);
    expect(groups.map(({ file, dropped }) => [file.name, dropped.length])).toEqual([
      ['SHASUMS256.txt', 1],
      ['lonely.asc', 0],
    ]);
    const [group] = groups;
    if (!group) throw new Error('no group');
    const empty = createCheck(
      { ...catalogue, releases: [] },
      { platform: mac, load: loadFrom({}), now: () => new Date() },
    );
    expect(await empty(group.file, { dropped: group.dropped })).toMatchObject({
      verdict: { is: 'signed', kind: 'attention' },
      signatures: [{ result: { ok: true } }],
    });
    const copy = new File([signed], 'SHASUMS256 (1).txt');
    expect(
      await empty(copy, { dropped: [new File([signature], 'SHASUMS256 (1).txt.minisig')] }),
    ).toMatchObject({ verdict: { is: 'signed' } });
    const other = new File([signed], 'SHASUMS512.txt');
    const renamed = await empty(other, {
      dropped: [new File([signature], 'SHASUMS512.txt.minisig')],
    });
    expect(renamed.verdict).toMatchObject({ is: 'badly-signed', kind: 'bad' });
    expect(renamed.signatures).toMatchObject([
      { result: { ok: false, reason: 'file-name', signedName: 'SHASUMS256.txt' } },
    ]);
  });
});

describe('reading', () => {
  const failing = (name: string): File => {
    const file = new File([app['2.0']], 'App.dmg');
    jest.spyOn(file, 'slice').mockReturnValue(
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('', name)),
      }),
    );
    return file;
  };

  test('a file that disappears or changes', async () => {
    expect(await verdict('', failing('NotFoundError'))).toMatchObject({
      is: 'unreadable',
      kind: 'unchecked',
      cause: 'gone',
    });
    expect(await verdict('', failing('NotReadableError'))).toMatchObject({
      is: 'unreadable',
      cause: 'not-readable',
    });
    const shorter = new File([app['2.0'].subarray(0, 100)], 'App.dmg');
    Object.defineProperty(shorter, 'size', { value: size });
    expect(await verdict('', shorter)).toMatchObject({ is: 'unreadable', cause: 'not-readable' });
  });

  test('cancelling rejects with the reason, and the next check works', async () => {
    const abort = new AbortController();
    const cancelled = check('App-2.0.dmg', app['2.0'], mac, {
      signal: abort.signal,
      onProgress: () => abort.abort(),
    });
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(await verdict('App-2.0.dmg', app['2.0'])).toMatchObject({ is: 'matches' });
  });

  test('progress ends at the whole size', async () => {
    const told: number[] = [];
    await check('App-2.0.dmg', app['2.0'], mac, { onProgress: (bytes) => told.push(bytes) });
    expect(told.at(-1)).toBe(size);
  });
});

describe('a product with editions', () => {
  const bytes = (name: string) => bytesOf(name, 40);
  const file = (version: string, kind: string, os: 'macos' | 'windows') => {
    const name = `Godot_${version}${kind}_${os}.zip`;
    return publish(name, bytes(name), { os, cpu: ['arm64'], format: 'zip', pieces: undefined })
      .file;
  };
  const files = (version: string) => [
    file(version, '', 'macos'),
    file(version, '', 'windows'),
    { ...file(version, '_mono', 'macos'), edition: 'dotnet' },
    { ...file(version, '_mono', 'windows'), edition: 'dotnet' },
  ];
  const godot = catalogueOf(
    [
      { version: '4.6', date: '2026-01-01', files: files('4.6') },
      { version: '4.5', date: '2025-01-01', files: files('4.5') },
    ],
    {
      editions: [
        { id: 'standard', name: 'Standard' },
        { id: 'dotnet', name: '.NET' },
      ],
    },
  );
  const checked = (name: string) =>
    createCheck(godot, { platform: mac, load: loadFrom({}), now: () => new Date() })(
      new File([bytes(name)], name),
    );

  test('says of which edition a file is', async () => {
    const dotnet = await checked('Godot_4.6_mono_macos.zip');
    expect(checkWords.sentence(dotnet, 'Godot')).toMatch(
      /^Godot 4\.6 \(\.NET\) for macOS, Apple silicon\./,
    );
    expect(checkWords.details(dotnet)[0]).toContain('version 4.6 (.NET) of 1 January 2026');
    const standard = await checked('Godot_4.6_macos.zip');
    expect(checkWords.sentence(standard, 'Godot')).toMatch(/^Godot 4\.6 \(Standard\) for macOS/);
  });

  test('offers the newer file, and the one for this machine, of the same edition', async () => {
    for (const name of ['Godot_4.5_mono_macos.zip', 'Godot_4.6_mono_windows.zip'])
      expect((await checked(name)).verdict.action).toMatchObject(
        download('Godot_4.6_mono_macos.zip'),
      );
    for (const name of ['Godot_4.5_macos.zip', 'Godot_4.6_windows.zip'])
      expect((await checked(name)).verdict.action).toMatchObject(download('Godot_4.6_macos.zip'));
  });
});
