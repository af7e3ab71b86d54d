import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseMinisign, parseMinisignKey, verifyMinisign, type SignedContent } from '../../catalogue/minisign';
import type { PinnedKey } from '../../catalogue/pinned';
import { runJoined as run, temporaryFolder, testWith } from '../programs';

const fixtures = join(__dirname, '../fixtures/minisign');
const realKey = readFileSync(join(fixtures, 'minisign.pub'), 'utf8');
const realSignature = readFileSync(join(fixtures, 'SHASUMS256.txt.minisig'), 'utf8');
const realFile = readFileSync(join(fixtures, 'SHASUMS256.txt'));

function contentOf(bytes: Buffer): SignedContent {
  return {
    size: bytes.length,
    blake2b512: async () => new Uint8Array(createHash('blake2b512').update(bytes).digest()),
    bytes: async () => new Uint8Array(bytes),
  };
}

const pinned = (key: string): PinnedKey => ({ key, fingerprint: '' });
const real = { signature: realSignature, keys: [pinned(realKey)], fileName: 'SHASUMS256.txt', content: contentOf(realFile) };

describe('a real signature, of mise 2026.8.1', () => {
  test('is good, and says what it signs', async () => {
    expect(await verifyMinisign(real)).toMatchObject({
      ok: true,
      keyId: '64113EDF160FDEC2',
      signature: { prehashed: true, signedName: 'SHASUMS256.txt', timestamp: 1785776133 },
    });
  });

  test('is good with the base64 line of the key alone, and with Windows line ends', async () => {
    const [, keyLine = ''] = realKey.split('\n');
    expect(await verifyMinisign({ ...real, keys: [pinned(keyLine)], signature: realSignature.replaceAll('\n', '\r\n') })).toMatchObject({ ok: true });
  });

  test('is refused for other content', async () => {
    const changed = Buffer.from(realFile);
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect(await verifyMinisign({ ...real, content: contentOf(changed) })).toEqual({ ok: false, reason: 'content', keyId: '64113EDF160FDEC2' });
  });

  test('is refused under another file name, so that an old signed file cannot stand in for a new one', async () => {
    expect(await verifyMinisign({ ...real, fileName: 'SHASUMS512.txt' })).toEqual({
      ok: false, reason: 'file-name', keyId: '64113EDF160FDEC2', signedName: 'SHASUMS256.txt', fileName: 'SHASUMS512.txt',
    });
  });

  test('is refused when somebody rewrote the trusted comment', async () => {
    const signature = realSignature.replace('file:SHASUMS256.txt', 'file:SHASUMS512.txt');
    expect(await verifyMinisign({ ...real, signature, fileName: 'SHASUMS512.txt' })).toEqual({ ok: false, reason: 'trusted-comment', keyId: '64113EDF160FDEC2' });
  });

  test('is good in a browser that does not know Ed25519', async () => {
    const importKey = jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
    expect(await verifyMinisign(real)).toMatchObject({ ok: true });
    expect(await verifyMinisign({ ...real, content: contentOf(Buffer.from('other')) })).toMatchObject({ ok: false, reason: 'content' });
    importKey.mockRestore();
  });
});

test('a malformed text is told by its line', () => {
  const [first = '', second = '', third = ''] = realSignature.split('\n');
  expect(parseMinisign('<!doctype html>')).toEqual({ ok: false, malformed: { of: 'signature', line: 1, expected: 'untrusted-comment' } });
  expect(parseMinisign(`${first}\n${second.slice(1)}\n`)).toEqual({ ok: false, malformed: { of: 'signature', line: 2, expected: 'signature' } });
  expect(parseMinisign(`${first}\n${second}\n`)).toEqual({ ok: false, malformed: { of: 'signature', line: 3, expected: 'trusted-comment' } });
  expect(parseMinisign(`${first}\n${second}\n${third}\n`)).toEqual({ ok: false, malformed: { of: 'signature', line: 4, expected: 'global-signature' } });
  expect(parseMinisignKey('RWQ')).toEqual({ ok: false, malformed: { of: 'key', line: 1, expected: 'key' } });
});

test('any text at all is parsed without throwing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
    expect(parseMinisign(text).ok).toBe(false);
    expect(parseMinisignKey(text).ok).toBe(false);
  }));
});

describe('the real minisign agrees', () => {
  const folder = temporaryFolder();
  const path = (name: string): string => join(folder, name);
  const bytes = Buffer.from('the file that is signed\n'.repeat(100));

  /** A key and a signature made by minisign itself; `-l` asks for the legacy format. */
  function sign(fileName: string, extra: string[] = []): { signature: string; key: string } {
    writeFileSync(path(fileName), bytes);
    run('minisign', ['-G', '-W', '-f', '-p', path('a.pub'), '-s', path('a.key')]);
    const signed = run('minisign', ['-S', ...extra, '-s', path('a.key'), '-m', fileName], { cwd: folder });
    if (signed.status !== 0) throw new Error(`minisign -S: ${signed.output}`);
    return { signature: readFileSync(path(`${fileName}.minisig`), 'utf8'), key: readFileSync(path('a.pub'), 'utf8') };
  }

  function minisignAccepts(signature: string, fileName: string): boolean {
    writeFileSync(path('mutated.minisig'), signature);
    return run('minisign', ['-Vq', '-p', path('a.pub'), '-x', path('mutated.minisig'), '-m', path(fileName)]).status === 0;
  }

  for (const [format, extra] of [['prehashed', []], ['legacy', ['-l']]] as const) {
    testWith('minisign', `${format} signatures, whole and damaged anywhere`, async () => {
      const fileName = 'app 1.0 ä.zip';
      const { signature, key } = sign(fileName, [...extra]);
      const ours = (text: string) => verifyMinisign({ signature: text, keys: [pinned(key)], fileName, content: contentOf(bytes) });
      expect(minisignAccepts(signature, fileName)).toBe(true);
      expect(await ours(signature)).toMatchObject({ ok: true, signature: { prehashed: format === 'prehashed', signedName: fileName } });

      const mutation = fc.record({ at: fc.nat(signature.length - 1), drop: fc.nat(3), insert: fc.string({ maxLength: 3 }) });
      await fc.assert(fc.asyncProperty(mutation, async ({ at, drop, insert }) => {
        const mutated = signature.slice(0, at) + insert + signature.slice(at + drop);
        const result = await ours(mutated);
        expect(result.ok).toBe(minisignAccepts(mutated, fileName));
      }), { numRuns: 150 });
    });
  }

  testWith('minisign', 'a signature without a file name is good for any name', async () => {
    const { signature, key } = sign('app.zip', ['-t', 'version 1']);
    const result = await verifyMinisign({ signature, keys: [pinned(key)], fileName: 'renamed.zip', content: contentOf(bytes) });
    expect(result).toMatchObject({ ok: true, signature: { trustedComment: new TextEncoder().encode('version 1'), signedName: undefined } });
  });

  testWith('minisign', 'the key of somebody else is named by its ID', async () => {
    const { signature, key } = sign('app.zip');
    const result = await verifyMinisign({ signature, keys: [pinned(realKey)], fileName: 'app.zip', content: contentOf(bytes) });
    const parsed = parseMinisignKey(key);
    expect(result).toEqual({ ok: false, reason: 'other-key', keyId: parsed.ok && parsed.value.keyId, expected: ['64113EDF160FDEC2'] });
  });
});
