import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseMinisignKey } from '../../catalogue/minisign-key';
import { hasProgram, runJoined as run, temporaryFolder, testWith } from '../../fixtures/programs';
import {
  legacyLimit,
  parseMinisign,
  verifyMinisign,
  type SignedContent,
} from '../../signatures/minisign';
import { type PinnedKey } from '../../signatures/pinned-keys';
import { standingOf } from '../../signatures/standing';

const fixtures = 'fixtures/minisign';
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
const real = {
  signature: realSignature,
  keys: [pinned(realKey)],
  fileName: 'SHASUMS256.txt',
  content: contentOf(realFile),
};

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
    expect(
      await verifyMinisign({
        ...real,
        keys: [pinned(keyLine)],
        signature: realSignature.replaceAll('\n', '\r\n'),
      }),
    ).toMatchObject({ ok: true });
  });

  test('is refused for other content', async () => {
    const changed = Buffer.from(realFile);
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect(await verifyMinisign({ ...real, content: contentOf(changed) })).toEqual({
      ok: false,
      reason: 'content',
      keyId: '64113EDF160FDEC2',
    });
  });

  test('is refused under another file name, so that an old signed file cannot stand in for a new one', async () => {
    expect(await verifyMinisign({ ...real, fileName: 'SHASUMS512.txt' })).toEqual({
      ok: false,
      reason: 'file-name',
      keyId: '64113EDF160FDEC2',
      signedName: 'SHASUMS256.txt',
      fileName: 'SHASUMS512.txt',
    });
  });

  test('is refused when somebody rewrote the trusted comment', async () => {
    const signature = realSignature.replace('file:SHASUMS256.txt', 'file:SHASUMS512.txt');
    expect(await verifyMinisign({ ...real, signature, fileName: 'SHASUMS512.txt' })).toEqual({
      ok: false,
      reason: 'trusted-comment',
      keyId: '64113EDF160FDEC2',
    });
  });

  test('is good in a browser that does not know Ed25519', async () => {
    const importKey = jest
      .spyOn(crypto.subtle, 'importKey')
      .mockRejectedValue(new DOMException('', 'NotSupportedError'));
    expect(await verifyMinisign(real)).toMatchObject({ ok: true });
    expect(
      await verifyMinisign({ ...real, content: contentOf(Buffer.from('other')) }),
    ).toMatchObject({ ok: false, reason: 'content' });
    importKey.mockRestore();
  });
});

test('a malformed text is told by its line', () => {
  const [first = '', second = '', third = ''] = realSignature.split('\n');
  expect(parseMinisign('<!doctype html>')).toEqual({
    ok: false,
    malformed: { of: 'signature', line: 1, expected: 'untrusted-comment' },
  });
  expect(parseMinisign(`${first}\n${second.slice(1)}\n`)).toEqual({
    ok: false,
    malformed: { of: 'signature', line: 2, expected: 'signature' },
  });
  expect(parseMinisign(`${first}\n${second}\n`)).toEqual({
    ok: false,
    malformed: { of: 'signature', line: 3, expected: 'trusted-comment' },
  });
  expect(parseMinisign(`${first}\n${second}\n${third}\n`)).toEqual({
    ok: false,
    malformed: { of: 'signature', line: 4, expected: 'global-signature' },
  });
  expect(parseMinisignKey('RWQ')).toEqual({
    ok: false,
    malformed: { of: 'key', line: 1, expected: 'key' },
  });
});

test('any text at all is parsed without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(parseMinisign(text).ok).toBe(false);
      expect(parseMinisignKey(text).ok).toBe(false);
    }),
  );
});

describe('the real minisign agrees', () => {
  const folder = temporaryFolder();
  const path = (name: string): string => join(folder, name);
  const bytes = Buffer.from('the file that is signed\n'.repeat(100));
  const runs = Number(process.env.FUZZ_RUNS ?? 150);
  const newer =
    hasProgram('minisign') && !/ 0\.(\d|1[01])\s/.test(`${run('minisign', ['-v']).output} `);

  /** Whether the minisign here judges as 0.11 does: later ones refuse a CR within a line and control characters in comments. */
  const judgesAlike = (signature: Buffer): boolean =>
    !newer || /^(?:[\t\x20-\x7e]*\r?\n)*[\t\x20-\x7e]*$/.test(signature.toString('latin1'));

  /** A key and a signature made by minisign itself; `-l` asks for the legacy format. */
  function sign(fileName: string, extra: string[] = []): { signature: string; key: string } {
    writeFileSync(path(fileName), bytes);
    run('minisign', ['-G', '-W', '-f', '-p', path('a.pub'), '-s', path('a.key')]);
    const signed = run('minisign', ['-S', ...extra, '-s', path('a.key'), '-m', fileName], {
      cwd: folder,
    });
    if (signed.status !== 0) throw new Error(`minisign -S: ${signed.output}`);
    return {
      signature: readFileSync(path(`${fileName}.minisig`), 'utf8'),
      key: readFileSync(path('a.pub'), 'utf8'),
    };
  }

  function minisignAccepts(signature: string | Uint8Array, fileName: string): boolean {
    writeFileSync(path('mutated.minisig'), signature);
    return (
      run('minisign', [
        '-Vq',
        '-p',
        path('a.pub'),
        '-x',
        path('mutated.minisig'),
        '-m',
        path(fileName),
      ]).status === 0
    );
  }

  for (const [format, extra] of [
    ['prehashed', []],
    ['legacy', ['-l']],
  ] as const) {
    testWith('minisign', `${format} signatures, whole and damaged anywhere`, async () => {
      const fileName = 'app 1.0 ä.zip';
      const { signature, key } = sign(fileName, [...extra]);
      const ours = (text: string | Uint8Array) =>
        verifyMinisign({
          signature: text,
          keys: [pinned(key)],
          fileName,
          content: contentOf(bytes),
        });
      expect(minisignAccepts(signature, fileName)).toBe(true);
      expect(await ours(signature)).toMatchObject({
        ok: true,
        signature: { prehashed: format === 'prehashed', signedName: fileName },
      });

      const written = Buffer.from(signature);
      const lineEnds = [...written.entries()].flatMap(([index, byte]) =>
        byte === 10 ? [index] : [],
      );
      // Bytes that mean something to one of the two: line ends, the end of a C string, a byte order mark, no UTF-8.
      const special = fc.constantFrom(
        [13],
        [13, 13],
        [10],
        [0],
        [0xef, 0xbb, 0xbf],
        [0xff],
        [0x20],
        [0x3d],
        [0x41],
      );
      const mutation = fc.record({
        at: fc.oneof(
          fc.nat(written.length),
          fc.constantFrom(0, ...lineEnds, ...lineEnds.map((end) => end - 1)),
        ),
        drop: fc.nat(2),
        insert: fc.oneof(special, fc.array(fc.nat(255), { maxLength: 3 })),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 2 }), async (mutations) => {
          const mutated = mutations.reduce(
            (bytes, { at, drop, insert }) =>
              Buffer.concat([
                bytes.subarray(0, at),
                Buffer.from(insert),
                bytes.subarray(at + drop),
              ]),
            written,
          );
          if (!judgesAlike(mutated)) return;
          const result = await ours(mutated);
          expect(result.ok).toBe(minisignAccepts(mutated, fileName));
          if (!result.ok && result.reason === 'malformed')
            expect(standingOf(result)).toBe('unproven');
        }),
        { numRuns: runs },
      );
    });
  }

  // Written by hand, since a generator rarely meets them.
  testWith(
    'minisign',
    'byte order marks, doubled line ends and comments that are not UTF-8',
    async () => {
      const { signature, key } = sign('app.zip');
      const [first = '', second = '', third = '', fourth = ''] = signature.split('\n');
      const lines = (...ends: string[]) =>
        [first, second, third, fourth].map((line, i) => line + (ends[i] ?? '\n')).join('');
      const notUtf8 = Buffer.from(signature);
      notUtf8[first.length - 1] = 0xff;
      const cases = [
        lines('\r\n', '\r\n', '\r\n', '\r\n'),
        lines('\n', '\n', '\n', ''),
        lines('\n', '\n', '\n', '\r\r\n'),
        lines('\n', '\r\r\n'),
        `\ufeff${signature}`,
        lines('\n', '\n', '\n', '\nfifth\0line\n'),
        notUtf8,
        lines('\r\r\n'),
        lines('\n', '\n', '\r\r\n'),
        lines('\rmore\n'),
        // Digits that lie beyond the 74 bytes.
        lines().replace(
          second,
          second.replace(/.(?==$)/, (digit) => String.fromCharCode(digit.charCodeAt(0) + 1)),
        ),
      ];
      for (const text of cases) {
        if (!judgesAlike(Buffer.from(text))) continue;
        const result = await verifyMinisign({
          signature: Buffer.from(text),
          keys: [pinned(key)],
          fileName: 'app.zip',
          content: contentOf(bytes),
        });
        expect([text.toString(), result.ok]).toEqual([
          text.toString(),
          minisignAccepts(Buffer.from(text), 'app.zip'),
        ]);
      }
    },
  );

  testWith('minisign', 'a comment that is signed without being UTF-8 is good', async () => {
    const { key } = sign('app.zip');
    const latin1 = Buffer.from('timestamp:5\tby Andr\xe9', 'latin1');
    // The comment goes through a shell, since Node gives programs UTF-8 only.
    writeFileSync(path('comment'), latin1);
    expect(
      run('sh', ['-c', 'minisign -S -s a.key -m app.zip -t "$(cat comment)"'], { cwd: folder })
        .status,
    ).toBe(0);
    const signature = readFileSync(path('app.zip.minisig'));
    expect(signature.includes(latin1)).toBe(true);
    const result = await verifyMinisign({
      signature,
      keys: [pinned(key)],
      fileName: 'app.zip',
      content: contentOf(bytes),
    });
    expect(result).toMatchObject({ ok: true, signature: { timestamp: 5 } });
    if (judgesAlike(signature)) expect(minisignAccepts(signature, 'app.zip')).toBe(true);
  });

  testWith(
    'minisign',
    'of several keys the one that signed decides, also after its successor in the list',
    async () => {
      const { signature, key } = sign('app.zip');
      const ask = (...keys: string[]) =>
        verifyMinisign({
          signature,
          keys: keys.map(pinned),
          fileName: 'app.zip',
          content: contentOf(bytes),
        });
      expect(await ask(realKey, key)).toMatchObject({ ok: true });
      expect(await ask('RWQ', key)).toMatchObject({ ok: true });
      expect(await ask('RWQ')).toMatchObject({
        ok: false,
        reason: 'malformed',
        malformed: { of: 'key' },
      });
    },
  );

  testWith(
    'minisign',
    'a key that was revoked: what it signed later is bad, what it signed before is doubtful',
    async () => {
      const { signature, key } = sign('app.zip', [
        '-t',
        `timestamp:${Date.parse('2026-03-01T12:00:00Z') / 1000}\tfile:app.zip`,
      ]);
      const revokedOn = (date: string) =>
        verifyMinisign({
          signature,
          keys: [{ key, fingerprint: '', revoked: { date, reason: 'The laptop was stolen.' } }],
          fileName: 'app.zip',
          content: contentOf(bytes),
        });
      const [later, before, sameDay] = [
        await revokedOn('2026-02-28'),
        await revokedOn('2026-03-02'),
        await revokedOn('2026-03-01'),
      ];
      expect(later).toMatchObject({
        ok: false,
        reason: 'revoked-key',
        revoked: { reason: 'The laptop was stolen.' },
      });
      expect(before).toMatchObject({ ok: true, revoked: { date: '2026-03-02' } });
      expect([later, before, sameDay].map(standingOf)).toEqual(['bad', 'doubtful', 'doubtful']);
      expect(await revokedOn('2026-03-01T11:00:00Z')).toMatchObject({
        ok: false,
        reason: 'revoked-key',
      });
    },
  );

  testWith(
    'minisign',
    'keys of small order, with which anybody can sign anything, are refused in every browser',
    async () => {
      const { ED25519_TORSION_SUBGROUP: points } = await import('@noble/curves/ed25519.js');
      expect(points).toHaveLength(8);
      // The neutral element as R and 0 as S: S·B = R + k·A holds for any message when k·A is neutral too.
      const forged = Buffer.concat([Buffer.from('01'.padEnd(64, '0'), 'hex'), Buffer.alloc(32)]);
      const id = Buffer.from('0123456789abcdef', 'hex');
      writeFileSync(path('forged.zip'), bytes);
      for (const point of [
        ...points,
        'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
        'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
      ]) {
        const key = `untrusted comment: x\n${Buffer.concat([Buffer.from('Ed'), id, Buffer.from(point, 'hex')]).toString('base64')}\n`;
        const signature = `untrusted comment: x\n${Buffer.concat([Buffer.from('ED'), id, forged]).toString('base64')}\ntrusted comment: x\n${forged.toString('base64')}\n`;
        writeFileSync(path('a.pub'), key);
        expect(minisignAccepts(signature, 'forged.zip')).toBe(false);
        const ask = () =>
          verifyMinisign({
            signature,
            keys: [pinned(key)],
            fileName: 'forged.zip',
            content: contentOf(bytes),
          });
        expect(await ask()).toMatchObject({ ok: false, reason: 'content' });
        const importKey = jest
          .spyOn(crypto.subtle, 'importKey')
          .mockRejectedValue(new DOMException('', 'NotSupportedError'));
        expect(await ask()).toMatchObject({ ok: false, reason: 'content' });
        importKey.mockRestore();
      }
    },
  );

  testWith(
    'minisign',
    'a legacy signature of more than a browser holds proves nothing either way',
    async () => {
      const { signature, key } = sign('app.zip', ['-l']);
      const result = await verifyMinisign({
        signature,
        keys: [pinned(key)],
        fileName: 'app.zip',
        content: { ...contentOf(bytes), size: legacyLimit + 1 },
      });
      expect(result).toMatchObject({ ok: false, reason: 'too-large' });
      expect(standingOf(result)).toBe('unproven');
    },
  );

  testWith('minisign', 'a signature without a file name is good for any name', async () => {
    const { signature, key } = sign('app.zip', ['-t', 'version 1']);
    const result = await verifyMinisign({
      signature,
      keys: [pinned(key)],
      fileName: 'renamed.zip',
      content: contentOf(bytes),
    });
    expect(result).toMatchObject({
      ok: true,
      signature: { trustedComment: new TextEncoder().encode('version 1'), signedName: undefined },
    });
  });

  testWith('minisign', 'the key of somebody else is named by its ID', async () => {
    const { signature, key } = sign('app.zip');
    const result = await verifyMinisign({
      signature,
      keys: [pinned(realKey)],
      fileName: 'app.zip',
      content: contentOf(bytes),
    });
    const parsed = parseMinisignKey(key);
    expect(result).toEqual({
      ok: false,
      reason: 'other-key',
      keyId: parsed.ok && parsed.value.keyId,
      expected: ['64113EDF160FDEC2'],
    });
  });
});
