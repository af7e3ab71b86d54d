import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { armor, enums, unarmor } from 'openpgp';
import { runJoined as run, temporaryFolder, testWith } from '../../fixtures/programs';
import { verifyOpenPgp, type OpenPgpResult } from '../../signatures/openpgp';
import { type PinnedKey } from '../../signatures/pinned-keys';
import { standingOf } from '../../signatures/standing';

// gpg starts a key agent for each home.
const folder = temporaryFolder((all) =>
  readdirSync(all, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .forEach(({ name }) => run('gpgconf', ['--homedir', join(all, name), '--kill', 'all'])),
);
const path = (name: string): string => join(folder, name);
const content = Buffer.from('the release\r\nwith two kinds of line end\n'.repeat(50));
// Later than anything signed below.
const now = new Date(Date.now() + 3_600_000);

/** gpg with a home of its own; `at` sets its clock to a past day. */
function gpg(
  home: string,
  args: string[],
  { at, input }: { at?: string; input?: string } = {},
): string {
  mkdirSync(path(home), { recursive: true, mode: 0o700 });
  const clock = at === undefined ? [] : ['--faked-system-time', `${at}T120000!`];
  const { status, output } = run(
    'gpg',
    [
      '--homedir',
      path(home),
      '--batch',
      '--yes',
      '--no-tty',
      '--pinentry-mode',
      'loopback',
      '--passphrase',
      '',
      ...clock,
      ...args,
    ],
    { input },
  );
  if (status !== 0 && !args.includes('--verify'))
    throw new Error(`gpg ${args.join(' ')}: ${output}`);
  return output;
}

function makeKey(
  home: string,
  {
    at,
    expire = 'never',
    algorithm = 'ed25519',
    usage = 'sign',
  }: { at?: string; expire?: string; algorithm?: string; usage?: string } = {},
): PinnedKey {
  gpg(home, ['--quick-generate-key', `${home} <${home}@example.org>`, algorithm, usage, expire], {
    at,
  });
  return exportKey(home);
}

function exportKey(home: string): PinnedKey {
  const fingerprint =
    /^fpr:+([0-9A-F]+):/m.exec(gpg(home, ['--with-colons', '--list-keys']))?.[1] ?? '';
  return {
    key: gpg(home, ['--armor', '--export']).replace(/^[\s\S]*?(?=-----BEGIN)/, ''),
    fingerprint,
  };
}

function sign(home: string, extra: string[] = [], at?: string): string {
  writeFileSync(path('file'), content);
  gpg(home, ['--armor', ...extra, '--detach-sign', '--output', path('file.asc'), path('file')], {
    at,
  });
  return readFileSync(path('file.asc'), 'utf8');
}

/** What gpg prints for programs. */
function gpgStatus(home: string, signature: string | Uint8Array, bytes: Uint8Array): string {
  writeFileSync(path('checked'), bytes);
  writeFileSync(path('checked.sig'), signature);
  return gpg(home, ['--status-fd', '1', '--verify', path('checked.sig'), path('checked')]);
}

/** What gpg itself says of it, in our words. */
function gpgSays(home: string, signature: string | Uint8Array, bytes: Uint8Array): string {
  const status = gpgStatus(home, signature, bytes);
  const words = {
    GOODSIG: 'ok',
    BADSIG: 'content',
    EXPKEYSIG: 'expired-key',
    REVKEYSIG: 'revoked-key',
    EXPSIG: 'expired-signature',
    NO_PUBKEY: 'other-key',
  };
  return (
    Object.entries(words).find(([word]) => status.includes(`[GNUPG:] ${word} `))?.[1] ?? 'refused'
  );
}

const ours = (
  signature: string | Uint8Array,
  keys: PinnedKey[],
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(content),
): Promise<OpenPgpResult> => verifyOpenPgp({ signature, keys, file: new Blob([bytes]), now });

const reasonOf = (result: OpenPgpResult): string => (result.ok ? 'ok' : result.reason);

function flipped(bytes: Uint8Array, at: number): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

testWith('gpg', 'a good signature names the whole fingerprint and who signed', async () => {
  const key = makeKey('good');
  for (const extra of [[], ['--textmode'], ['--digest-algo', 'SHA512']]) {
    const signature = sign('good', extra);
    expect(await ours(signature, [key])).toEqual({
      ok: true,
      fingerprint: key.fingerprint,
      userId: 'good <good@example.org>',
      signed: expect.any(String),
    });
    expect(gpgSays('good', signature, content)).toBe('ok');
  }
  expect(key.fingerprint).toHaveLength(40);
});

testWith(
  'gpg',
  "changed content, somebody else's key and another pinned fingerprint are refused",
  async () => {
    const key = makeKey('mine');
    const other = makeKey('other');
    const signature = sign('mine');
    expect(await ours(signature, [key], flipped(content, 7))).toEqual({
      ok: false,
      reason: 'content',
      fingerprint: key.fingerprint,
    });
    expect(gpgSays('mine', signature, flipped(content, 7))).toBe('content');
    expect(await ours(signature, [other])).toEqual({
      ok: false,
      reason: 'other-key',
      keyId: key.fingerprint.slice(-16),
      expected: [other.fingerprint],
    });
    expect(gpgSays('other', signature, content)).toBe('other-key');
    expect(await ours(signature, [{ ...key, fingerprint: other.fingerprint }])).toMatchObject({
      ok: false,
      reason: 'other-key',
    });
  },
);

testWith(
  'gpg',
  'what a key signed while it was valid is good for ever, with both dates said',
  async () => {
    const key = makeKey('expired', { at: '20200101', expire: '10d' });
    const signature = sign('expired', [], '20200105');
    const good = {
      ok: true,
      fingerprint: key.fingerprint,
      userId: 'expired <expired@example.org>',
      signed: expect.stringMatching(/^2020-01-05/),
    };
    expect(await ours(signature, [key])).toEqual({
      ...good,
      expired: expect.stringMatching(/^2020-01-11/),
    });
    expect(
      await verifyOpenPgp({
        signature,
        keys: [key],
        file: new Blob([content]),
        now: new Date('2020-01-06'),
      }),
    ).toEqual(good);
    expect(gpgSays('expired', signature, content)).toBe('expired-key');
    expect(await ours(signature, [key], flipped(content, 0))).toMatchObject({ reason: 'content' });
  },
);

testWith('gpg', 'an expired signature of a valid key', async () => {
  const key = makeKey('brief', { at: '20200101' });
  const signature = sign('brief', ['--default-sig-expire', '3d'], '20200105');
  expect(await ours(signature, [key])).toMatchObject({
    ok: false,
    reason: 'expired-signature',
    expired: expect.stringMatching(/^2020-01-08/),
  });
  expect(gpgSays('brief', signature, content)).toBe('expired-signature');
});

testWith('gpg', 'a revoked key', async () => {
  makeKey('revoked');
  const signature = sign('revoked');
  const [certificate = ''] = readdirSync(path('revoked/openpgp-revocs.d'));
  gpg('revoked', ['--import'], {
    input: readFileSync(path(`revoked/openpgp-revocs.d/${certificate}`), 'utf8').replace(/^:/m, ''),
  });
  expect(await ours(signature, [exportKey('revoked')])).toMatchObject({
    ok: false,
    reason: 'revoked-key',
  });
  expect(gpgSays('revoked', signature, content)).toBe('revoked-key');
});

testWith(
  'gpg',
  'what a key signed before it was revoked is doubtful, whoever says that it was',
  async () => {
    const key = makeKey('stolen', { at: '20200101' });
    const [early, late] = [sign('stolen', [], '20200105'), sign('stolen', [], '20200301')];
    const stated = { ...key, revoked: { date: '2020-02-01', reason: 'The laptop was stolen.' } };
    expect(await ours(early, [stated])).toMatchObject({
      ok: true,
      signed: '2020-01-05T12:00:00.000Z',
      revoked: stated.revoked,
    });
    expect(await ours(late, [stated])).toMatchObject({
      ok: false,
      reason: 'revoked-key',
      revoked: stated.revoked,
    });
    const [certificate = ''] = readdirSync(path('stolen/openpgp-revocs.d'));
    gpg('stolen', ['--import'], {
      input: readFileSync(path(`stolen/openpgp-revocs.d/${certificate}`), 'utf8').replace(
        /^:/m,
        '',
      ),
      at: '20200401',
    });
    // That certificate was made with the key; the earlier of the two dates counts.
    expect(
      (
        await Promise.all([
          ours(early, [exportKey('stolen')]),
          ours(early, [stated]),
          ours(late, [stated]),
        ])
      ).map(standingOf),
    ).toEqual(['bad', 'doubtful', 'bad']);
  },
);

testWith(
  'gpg',
  'keys of any kind that gpg takes are taken, but for those too short to prove anything',
  async () => {
    for (const algorithm of ['rsa3072', 'dsa2048', 'nistp384', 'ed25519']) {
      const key = makeKey(algorithm, { algorithm });
      const signature = sign(algorithm);
      expect([algorithm, await ours(signature, [key])]).toEqual([
        algorithm,
        expect.objectContaining({ ok: true }),
      ]);
      expect(gpgSays(algorithm, signature, content)).toBe('ok');
      expect([algorithm, reasonOf(await ours(signature, [key], flipped(content, 3)))]).toEqual([
        algorithm,
        'content',
      ]);
    }
    // The library checks these curves in browsers, but in Node only with a package that it does not bring.
    for (const algorithm of ['brainpoolP256r1', 'secp256k1']) {
      const key = makeKey(algorithm, { algorithm });
      expect(['ok', 'unknown-algorithm']).toContain(reasonOf(await ours(sign(algorithm), [key])));
    }
    const short = makeKey('short', { algorithm: 'rsa1024' });
    const result = await ours(sign('short'), [short]);
    expect(result).toMatchObject({
      ok: false,
      reason: 'weak-algorithm',
      algorithm: 'RSA with 1024 bits',
    });
    expect(standingOf(result)).toBe('unproven');
  },
);

testWith('gpg', 'a key that was certified anew keeps what it signed before', async () => {
  makeKey('renewed', { at: '20200101', expire: '30d' });
  const signature = sign('renewed', [], '20200105');
  const { fingerprint } = exportKey('renewed');
  gpg('renewed', ['--quick-set-expire', fingerprint, '2y'], { at: '20200120' });
  // As key servers give it: only the newest of the key's own certificates.
  const key = {
    key: gpg('renewed', ['--armor', '--export-options', 'export-minimal', '--export']).replace(
      /^[\s\S]*?(?=-----BEGIN)/,
      '',
    ),
    fingerprint,
  };
  expect(await ours(signature, [key])).toMatchObject({
    ok: true,
    signed: expect.stringMatching(/^2020-01-05/),
    expired: expect.stringMatching(/^2022-01-19/),
  });
  const made = sign('renewed', [], '20210105');
  expect(await ours(made, [key])).toMatchObject({ ok: true });
});

testWith('gpg', 'a wrong clock makes nothing bad', async () => {
  const key = makeKey('clock', { expire: '1y' });
  const signature = sign('clock');
  for (const now of ['2001-01-01', '2099-01-01']) {
    expect(
      await verifyOpenPgp({
        signature,
        keys: [key],
        file: new Blob([content]),
        now: new Date(now),
      }),
    ).toMatchObject({ ok: true });
  }
});

testWith('gpg', 'of a kind of key that the library does not know nothing is said', async () => {
  const key = makeKey('future');
  const signature = sign('future');
  // The version of a key packet stands after its two header bytes; 9 is nobody's.
  const armored = gpg('future', ['--export', '--armor']).replace(/^[\s\S]*?(?=-----BEGIN)/, '');
  const { data } = await unarmor(armored);
  const bytes = Buffer.from(await new Response(data).arrayBuffer());
  bytes[2] = 9;
  const unknown = {
    key: armor(enums.armor.publicKey, new Uint8Array(bytes)),
    fingerprint: key.fingerprint,
  };
  const result = await ours(signature, [unknown]);
  expect(result).toEqual({ ok: false, reason: 'unknown-algorithm' });
  expect(standingOf(result)).toBe('unproven');
  expect(await ours(signature, [unknown, key])).toMatchObject({ ok: true });
  expect(await ours(signature, [{ key: 'no key', fingerprint: '' }, key])).toMatchObject({
    ok: true,
  });
  expect(await ours(signature, [{ key: 'no key', fingerprint: '' }])).toEqual({
    ok: false,
    reason: 'malformed',
    of: 'key',
  });
});

testWith(
  'gpg',
  'a hash algorithm that the library does not know proves nothing either way',
  async () => {
    const key = makeKey('hash');
    sign('hash');
    gpg('hash', ['--detach-sign', '--output', path('file.sig'), path('file')]);
    const unknown = new Uint8Array(readFileSync(path('file.sig')));
    // Byte 5 of a version 4 signature packet: the hash algorithm; 99 is nobody's.
    unknown[5] = 99;
    const result = await ours(unknown, [key]);
    expect(result).toEqual({ ok: false, reason: 'unknown-algorithm' });
    expect(standingOf(result)).toBe('unproven');
  },
);

testWith(
  'gpg',
  'of signatures of a text and of bytes in one file only the first counts',
  async () => {
    const key = makeKey('mixed');
    const made = (...extra: string[]) => {
      sign('mixed');
      gpg('mixed', [...extra, '--detach-sign', '--output', path('file.sig'), path('file')]);
      return new Uint8Array(readFileSync(path('file.sig')));
    };
    const [ofBytes, ofText] = [made(), made('--textmode')];
    // Byte 6 begins what it says of itself, which is signed: damaged, the signature is of other content.
    const bad = flipped(ofBytes, 16);
    for (const [parts, said] of [
      [[ofBytes, bad], 'content'],
      [[ofBytes, bad, ofText], 'ok'],
      [[bad, ofText, ofBytes], 'content'],
      [[ofText, bad], 'ok'],
    ] as const) {
      const all = new Uint8Array(Buffer.concat(parts));
      expect([parts.length, reasonOf(await ours(all, [key]))]).toEqual([parts.length, said]);
      expect(/BADSIG/.test(gpgStatus('mixed', all, content)) ? 'content' : 'ok').toBe(said);
    }
  },
);

testWith('gpg', 'weak and unknown algorithms', async () => {
  const key = makeKey('weak');
  expect(await ours(sign('weak', ['--digest-algo', 'SHA1']), [key])).toEqual({
    ok: false,
    reason: 'weak-algorithm',
    fingerprint: key.fingerprint,
    algorithm: 'SHA1',
  });
  gpg('weak', ['--detach-sign', '--output', path('file.sig'), path('file')]);
  const binary = new Uint8Array(readFileSync(path('file.sig')));
  expect(await ours(binary, [key])).toMatchObject({ ok: true });
  // Byte 4 of a version 4 signature packet (RFC 9580, 5.2.3): the public-key algorithm; 99 is nobody's.
  const unknown = new Uint8Array(binary);
  unknown[4] = 99;
  expect(await ours(unknown, [key])).toEqual({ ok: false, reason: 'unknown-algorithm' });
  expect(gpgSays('weak', unknown, content)).toBe('refused');
});

testWith('gpg', 'a signature damaged anywhere is good, or not, as gpg has it', async () => {
  const keys = [makeKey('fuzz'), makeKey('rsa', { algorithm: 'rsa2048' })];
  const runs = Number(process.env.FUZZ_RUNS ?? 60);
  for (const [index, home] of ['fuzz', 'rsa'].entries()) {
    sign(home);
    gpg(home, ['--detach-sign', '--output', path('file.sig'), path('file')]);
    const signature = new Uint8Array(readFileSync(path('file.sig')));
    const key = keys[index];
    if (!key) throw new Error('no key');
    const mutation = fc.record({
      at: fc.nat(signature.length - 1),
      difference: fc.integer({ min: 1, max: 255 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 2 }), async (mutations) => {
        const mutated = new Uint8Array(signature);
        for (const { at, difference } of mutations) mutated[at] = (mutated[at] ?? 0) ^ difference;
        const result = await ours(mutated, [key]);
        const said = gpgSays(home, mutated, content);
        expect([standingOf(result), said]).not.toEqual(['bad', 'ok']);
        if (result.ok) expect(said).toBe('ok');
        // What cannot be read or is not known here is no evidence; all else of what gpg takes is taken.
        else if (said === 'ok') expect(['unknown-algorithm', 'malformed']).toContain(result.reason);
      }),
      { numRuns: runs },
    );
  }
});

test('no text at all makes it throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (signature) => {
      expect(await ours(signature, [])).toEqual({
        ok: false,
        reason: 'malformed',
        of: 'signature',
      });
    }),
    { numRuns: 50 },
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), async (bytes) => {
      expect((await ours(new Uint8Array(bytes), [])).ok).toBe(false);
    }),
    { numRuns: 200 },
  );
});

testWith('gpg', 'a file that cannot be read is not called badly signed', async () => {
  const armored = readFileSync(path('file.asc'), 'utf8');
  const file = new Blob(['x']);
  jest.spyOn(file, 'stream').mockReturnValue(
    new ReadableStream({
      pull() {
        throw new DOMException('gone', 'NotFoundError');
      },
    }),
  );
  await expect(
    verifyOpenPgp({ signature: armored, keys: [exportKey('rsa')], file, now }),
  ).rejects.toMatchObject({ name: 'NotFoundError' });
});
