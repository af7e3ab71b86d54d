import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createCheck, type CheckOptions, type Checked } from '../../app/download/visitor/verify/check';
import { pieceLength } from '../../app/download/visitor/verify/pieces';
import { withSignatures } from '../../app/download/visitor/verify/signatures';
import type { Platform } from '../../catalogue/platform';
import { bytesOf, catalogueOf, loadFrom, publish, sha256 } from './catalogueFixture';

const size = 2 * pieceLength + 12345;
const app = { '2.0': bytesOf('app 2.0', size), '1.0': bytesOf('app 1.0', size + 1), '0.9': bytesOf('app 0.9', size - 5000) };
const small = bytesOf('small', 3000);
const signedFolder = join(__dirname, '../fixtures/minisign');
const signed = new Uint8Array(readFileSync(join(signedFolder, 'SHASUMS256.txt')));
const signature = readFileSync(join(signedFolder, 'SHASUMS256.txt.minisig'), 'utf8');
const key = readFileSync(join(signedFolder, 'minisign.pub'), 'utf8');

const mac2 = publish('App-2.0.dmg', app['2.0'], { os: 'macos', cpu: ['arm64'], format: 'dmg' });
const mac1 = publish('App-1.0.dmg', app['1.0'], { os: 'macos', cpu: ['arm64'] });
const withdrawn = publish('App-0.9.dmg', app['0.9'], { os: 'macos', pieces: undefined });
const win2 = publish('App-2.0.zip', small, { os: 'windows', cpu: ['x64'], replaced: [{ date: '2026-01-02', sha256: sha256(Buffer.from('old')), size: 3 }] });
const sums = publish('SHASUMS256.txt', signed, { kind: 'checksum', signatures: [{ type: 'minisign', text: signature }] });
const beside = { ...mac2.beside, ...mac1.beside, ...win2.beside, ...sums.beside };

const catalogue = catalogueOf([
  { version: '1.0', date: '2025-01-01', files: [mac1.file] },
  { version: '0.9', date: '2024-01-01', withdrawn: { date: '2024-02-01', reason: 'It lost data.', instead: '1.0' }, files: [withdrawn.file] },
  { version: '2.0', date: '2026-01-01', files: [mac2.file, win2.file, sums.file] },
], { keys: [{ type: 'minisign', key, fingerprint: '64113EDF160FDEC2' }] });

const mac: Platform = { os: 'macos', cpu: 'arm64' };

function check(name: string, content: Uint8Array<ArrayBuffer> | File, platform = mac, options?: CheckOptions): Promise<Checked> {
  const file = content instanceof File ? content : new File([content], name);
  return createCheck({ ...catalogue, keys: catalogue.product.keys ?? [] }, { platform, load: loadFrom(beside), now: () => new Date() })(file, options);
}

function flip(bytes: Uint8Array, at: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

describe('genuine', () => {
  test('the newest file for this machine has nothing more to say', async () => {
    const { diagnosis } = await check('App-2.0.dmg', app['2.0']);
    expect(diagnosis).toMatchObject({ kind: 'genuine', by: 'pieces', renamed: false, known: { file: { name: 'App-2.0.dmg' }, release: { version: '2.0' } } });
    expect(diagnosis).toMatchObject({ wrongMachine: undefined, newer: undefined, withdrawn: undefined });
  });

  test('a renamed file is still recognised', async () => {
    expect((await check('App-2.0 (1).dmg', app['2.0'])).diagnosis).toMatchObject({ kind: 'genuine', renamed: true, known: { file: { name: 'App-2.0.dmg' } } });
  });

  test('a file for another system names the right one', async () => {
    expect((await check('App-2.0.zip', small)).diagnosis).toMatchObject({ kind: 'genuine', by: 'sha256', wrongMachine: { instead: [{ name: 'App-2.0.dmg' }] } });
  });

  test('Intel Macs cannot run it, an unknown machine may', async () => {
    expect((await check('App-2.0.dmg', app['2.0'], { os: 'macos', cpu: 'x64' })).diagnosis).toMatchObject({ wrongMachine: { instead: [] } });
    expect((await check('App-2.0.dmg', app['2.0'], { os: 'unknown', cpu: 'unknown' })).diagnosis).toMatchObject({ wrongMachine: undefined });
  });

  test('an old version points at the newest', async () => {
    expect((await check('App-1.0.dmg', app['1.0'])).diagnosis).toMatchObject({ kind: 'genuine', newer: { version: '2.0' } });
  });

  test('a withdrawn one, without a piece list, says why and what to use', async () => {
    expect((await check('x', app['0.9'])).diagnosis).toMatchObject({
      kind: 'genuine', by: 'sha256', withdrawn: { reason: 'It lost data.', version: '1.0', instead: { version: '1.0' } },
    });
  });

  test('a piece list that is not the one the catalogue names is not believed', async () => {
    const load = loadFrom({ ...beside, 'pieces/App-2.0.dmg.json': JSON.stringify({ pieceLength, sha256: [sha256(small), sha256(small), sha256(small)] }) });
    const run = createCheck({ ...catalogue, keys: [] }, { platform: mac, load, now: () => new Date() });
    expect((await run(new File([app['2.0']], 'App-2.0.dmg'))).diagnosis).toMatchObject({ kind: 'genuine', by: 'sha256' });
    expect((await run(new File([flip(app['2.0'], 5)], 'App-2.0.dmg'))).diagnosis).toMatchObject({ kind: 'unknown' });
  });
});

describe('not whole', () => {
  // One whole piece must be there, else nothing shows what it is.
  test.each([[pieceLength + 1], [2 * pieceLength], [2 * pieceLength + 1], [size - 1]])('cut off after %d bytes', async (length) => {
    const { diagnosis } = await check('download', new Uint8Array(app['2.0'].subarray(0, length)));
    expect(diagnosis).toMatchObject({ kind: 'incomplete', known: { file: { name: 'App-2.0.dmg' } }, size: length, expected: size });
  });

  test.each([[0, 0], [pieceLength + 7, 1], [size - 1, 2]])('one bit flipped at %d', async (at, piece) => {
    const length = piece === 2 ? 12345 : pieceLength;
    expect((await check('App.dmg', flip(app['2.0'], at))).diagnosis).toEqual({
      kind: 'damaged', known: expect.objectContaining({ file: expect.objectContaining({ name: 'App-2.0.dmg' }) }),
      damaged: [{ offset: piece * pieceLength, length }], pieces: 3, missing: 0, extra: 0,
    });
  });

  test('bytes added at the end', async () => {
    const longer = new Uint8Array(size + 100);
    longer.set(app['2.0']);
    expect((await check('App.dmg', longer)).diagnosis).toMatchObject({ kind: 'damaged', damaged: [], missing: 0, extra: 100 });
  });
});

describe('unknown', () => {
  const near = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    const { diagnosis } = await check(name, content);
    return diagnosis.kind === 'unknown' ? diagnosis.near : diagnosis;
  };

  test('empty, a web page, an unfinished download, an unpacked archive, a replaced file, the same name', async () => {
    expect(await near('nothing', new Uint8Array())).toEqual([{ kind: 'empty' }]);
    expect(await near('app', new TextEncoder().encode('\n<!DOCTYPE html><title>Log in'))).toEqual([{ kind: 'web-page' }]);
    expect(await near('App-2.0.dmg.crdownload', bytesOf('x', 10))).toMatchObject([{ kind: 'unfinished', known: { file: { name: 'App-2.0.dmg' } } }]);
    expect(await near('App-2.0', bytesOf('x', 10))).toMatchObject([{ kind: 'unpacked', known: { file: { name: 'App-2.0.zip' } } }]);
    expect(await near('y', new TextEncoder().encode('old'))).toMatchObject([{ kind: 'replaced', date: '2026-01-02', known: { file: { name: 'App-2.0.zip' } } }]);
    expect(await near('app-2.0(2).ZIP', bytesOf('x', 10))).toMatchObject([{ kind: 'same-name', difference: -2990, known: { file: { name: 'App-2.0.zip' } } }]);
  });

  test('another large file', async () => {
    expect(await near('other.bin', bytesOf('other', 2 * pieceLength))).toEqual([]);
    expect(await near('other.bin', bytesOf('other', size - 5000))).toEqual([]);
  });
});

test('random damage is never called genuine', async () => {
  const damage = fc.record({ at: fc.nat(size - 1), by: fc.integer({ min: 1, max: 255 }), cut: fc.nat(size), extra: fc.nat(3) });
  await fc.assert(fc.asyncProperty(damage, async ({ at, by, cut, extra }) => {
    const bytes = new Uint8Array(size + extra - (extra === 3 ? cut : 0));
    bytes.set(app['2.0'].subarray(0, bytes.length));
    if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ by;
    expect((await check('App-2.0.dmg', bytes)).diagnosis.kind).not.toBe('genuine');
  }), { numRuns: 25 });
}, 60_000);

describe('signatures', () => {
  test('the published one, checked under the file\'s real name', async () => {
    expect((await check('renamed', signed)).signatures).toMatchObject([{ type: 'minisign', result: { ok: true, keyId: '64113EDF160FDEC2' } }]);
  });

  test('one that was dropped with a file nobody knows', async () => {
    const files = [new File([signature], 'SHASUMS256.txt.minisig'), new File([signed], 'SHASUMS256.txt'), new File(['x'], 'lonely.asc')];
    const groups = withSignatures(files);
    expect(groups.map(({ file, dropped }) => [file.name, dropped.length])).toEqual([['SHASUMS256.txt', 1], ['lonely.asc', 0]]);
    const [group] = groups;
    if (!group) throw new Error('no group');
    const empty = createCheck({ releases: [], keys: catalogue.product.keys ?? [] }, { platform: mac, load: loadFrom({}), now: () => new Date() });
    expect(await empty(group.file, { dropped: group.dropped })).toMatchObject({ diagnosis: { kind: 'unknown' }, signatures: [{ result: { ok: true } }] });
    const other = new File([signed], 'SHASUMS512.txt');
    const renamed = await empty(other, { dropped: [new File([signature], 'SHASUMS512.txt.minisig')] });
    expect(renamed.signatures).toMatchObject([{ result: { ok: false, reason: 'file-name', signedName: 'SHASUMS256.txt' } }]);
  });
});

describe('reading', () => {
  const failing = (name: string): File => {
    const file = new File([app['2.0']], 'App.dmg');
    jest.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', name)) }));
    return file;
  };

  test('a file that disappears or changes', async () => {
    expect((await check('', failing('NotFoundError'))).diagnosis).toEqual({ kind: 'unreadable', cause: 'gone' });
    expect((await check('', failing('NotReadableError'))).diagnosis).toEqual({ kind: 'unreadable', cause: 'not-readable' });
    const shorter = new File([app['2.0'].subarray(0, 100)], 'App.dmg');
    Object.defineProperty(shorter, 'size', { value: size });
    expect((await check('', shorter)).diagnosis).toEqual({ kind: 'unreadable', cause: 'not-readable' });
  });

  test('cancelling rejects with the reason, and the next check works', async () => {
    const abort = new AbortController();
    const cancelled = check('App-2.0.dmg', app['2.0'], mac, { signal: abort.signal, onProgress: () => abort.abort() });
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect((await check('App-2.0.dmg', app['2.0'])).diagnosis.kind).toBe('genuine');
  });

  test('progress ends at the whole size', async () => {
    const told: number[] = [];
    await check('App-2.0.dmg', app['2.0'], mac, { onProgress: (bytes) => told.push(bytes) });
    expect(told.at(-1)).toBe(size);
  });
});
