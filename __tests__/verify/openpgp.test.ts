import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { verifyOpenPgp, type OpenPgpResult } from '../../catalogue/openpgp';
import type { PinnedKey } from '../../catalogue/pinned';
import { runJoined as run, temporaryFolder, testWith } from '../programs';

// gpg starts a key agent for each home.
const folder = temporaryFolder((all) => readdirSync(all, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  .forEach(({ name }) => run('gpgconf', ['--homedir', join(all, name), '--kill', 'all'])));
const path = (name: string): string => join(folder, name);
const content = Buffer.from('the release\r\nwith two kinds of line end\n'.repeat(50));
// Later than anything signed below.
const now = new Date(Date.now() + 3_600_000);

/** gpg with a home of its own; `at` sets its clock to a past day. */
function gpg(home: string, args: string[], { at, input }: { at?: string; input?: string } = {}): string {
  mkdirSync(path(home), { recursive: true, mode: 0o700 });
  const clock = at === undefined ? [] : ['--faked-system-time', `${at}T120000!`];
  const { status, output } = run('gpg', ['--homedir', path(home), '--batch', '--yes', '--no-tty', '--pinentry-mode', 'loopback', '--passphrase', '', ...clock, ...args], { input });
  if (status !== 0 && !args.includes('--verify')) throw new Error(`gpg ${args.join(' ')}: ${output}`);
  return output;
}

function makeKey(home: string, { at, expire = 'never' }: { at?: string; expire?: string } = {}): PinnedKey {
  gpg(home, ['--quick-generate-key', `${home} <${home}@example.org>`, 'ed25519', 'sign', expire], { at });
  return exportKey(home);
}

function exportKey(home: string): PinnedKey {
  const fingerprint = /^fpr:+([0-9A-F]+):/m.exec(gpg(home, ['--with-colons', '--list-keys']))?.[1] ?? '';
  return { key: gpg(home, ['--armor', '--export']).replace(/^[\s\S]*?(?=-----BEGIN)/, ''), fingerprint };
}

function sign(home: string, extra: string[] = [], at?: string): string {
  writeFileSync(path('file'), content);
  gpg(home, ['--armor', ...extra, '--detach-sign', '--output', path('file.asc'), path('file')], { at });
  return readFileSync(path('file.asc'), 'utf8');
}

/** What gpg itself says of it, in our words. */
function gpgSays(home: string, signature: string | Uint8Array, bytes: Uint8Array): string {
  writeFileSync(path('checked'), bytes);
  writeFileSync(path('checked.sig'), signature);
  const status = gpg(home, ['--status-fd', '1', '--verify', path('checked.sig'), path('checked')]);
  const words = { GOODSIG: 'ok', BADSIG: 'content', EXPKEYSIG: 'expired-key', REVKEYSIG: 'revoked-key', EXPSIG: 'expired-signature', NO_PUBKEY: 'other-key' };
  return Object.entries(words).find(([word]) => status.includes(`[GNUPG:] ${word} `))?.[1] ?? 'refused';
}

const ours = (signature: string | Uint8Array, keys: PinnedKey[], bytes: Uint8Array<ArrayBuffer> = new Uint8Array(content)): Promise<OpenPgpResult> =>
  verifyOpenPgp({ signature, keys, file: new Blob([bytes]), now });

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
    expect(await ours(signature, [key])).toEqual({ ok: true, fingerprint: key.fingerprint, userId: 'good <good@example.org>', signed: expect.any(String) });
    expect(gpgSays('good', signature, content)).toBe('ok');
  }
  expect(key.fingerprint).toHaveLength(40);
});

testWith('gpg', 'changed content, somebody else\'s key and another pinned fingerprint are refused', async () => {
  const key = makeKey('mine');
  const other = makeKey('other');
  const signature = sign('mine');
  expect(await ours(signature, [key], flipped(content, 7))).toEqual({ ok: false, reason: 'content', fingerprint: key.fingerprint });
  expect(gpgSays('mine', signature, flipped(content, 7))).toBe('content');
  expect(await ours(signature, [other])).toEqual({ ok: false, reason: 'other-key', keyId: key.fingerprint.slice(-16), expected: [other.fingerprint] });
  expect(gpgSays('other', signature, content)).toBe('other-key');
  expect(await ours(signature, [{ ...key, fingerprint: other.fingerprint }])).toMatchObject({ ok: false, reason: 'other-key' });
});

testWith('gpg', 'what a key signed while it was valid is good for ever, with both dates said', async () => {
  const key = makeKey('expired', { at: '20200101', expire: '10d' });
  const signature = sign('expired', [], '20200105');
  const good = { ok: true, fingerprint: key.fingerprint, userId: 'expired <expired@example.org>', signed: expect.stringMatching(/^2020-01-05/) };
  expect(await ours(signature, [key])).toEqual({ ...good, expired: expect.stringMatching(/^2020-01-11/) });
  expect(await verifyOpenPgp({ signature, keys: [key], file: new Blob([content]), now: new Date('2020-01-06') })).toEqual(good);
  expect(gpgSays('expired', signature, content)).toBe('expired-key');
  expect(await ours(signature, [key], flipped(content, 0))).toMatchObject({ reason: 'content' });
});

testWith('gpg', 'an expired signature of a valid key', async () => {
  const key = makeKey('brief', { at: '20200101' });
  const signature = sign('brief', ['--default-sig-expire', '3d'], '20200105');
  expect(await ours(signature, [key])).toMatchObject({ ok: false, reason: 'expired-signature', expired: expect.stringMatching(/^2020-01-08/) });
  expect(gpgSays('brief', signature, content)).toBe('expired-signature');
});

testWith('gpg', 'a revoked key', async () => {
  makeKey('revoked');
  const signature = sign('revoked');
  const [certificate = ''] = readdirSync(path('revoked/openpgp-revocs.d'));
  gpg('revoked', ['--import'], { input: readFileSync(path(`revoked/openpgp-revocs.d/${certificate}`), 'utf8').replace(/^:/m, '') });
  expect(await ours(signature, [exportKey('revoked')])).toMatchObject({ ok: false, reason: 'revoked-key' });
  expect(gpgSays('revoked', signature, content)).toBe('revoked-key');
});

testWith('gpg', 'weak and unknown algorithms', async () => {
  const key = makeKey('weak');
  expect(await ours(sign('weak', ['--digest-algo', 'SHA1']), [key])).toEqual({ ok: false, reason: 'weak-algorithm', fingerprint: key.fingerprint, algorithm: 'SHA1' });
  gpg('weak', ['--detach-sign', '--output', path('file.sig'), path('file')]);
  const binary = new Uint8Array(readFileSync(path('file.sig')));
  expect(await ours(binary, [key])).toMatchObject({ ok: true });
  // Byte 4 of a version 4 signature packet (RFC 9580, 5.2.3): the public-key algorithm; 99 is nobody's.
  const unknown = new Uint8Array(binary);
  unknown[4] = 99;
  expect(await ours(unknown, [key])).toEqual({ ok: false, reason: 'unknown-algorithm' });
  expect(gpgSays('weak', unknown, content)).toBe('refused');
});

testWith('gpg', 'whatever is accepted of a signature damaged where it is signed, gpg accepts as well', async () => {
  const key = makeKey('fuzz');
  sign('fuzz');
  gpg('fuzz', ['--detach-sign', '--output', path('file.sig'), path('file')]);
  const signature = new Uint8Array(readFileSync(path('file.sig')));
  // RFC 9580, 5.2.3: after 2 + 4 bytes the length of the signed subpackets, then these, then the unsigned ones with their
  // length. The library is more lenient than gpg about the latter, which prove nothing either way.
  const view = new DataView(signature.buffer);
  const unsigned = 8 + view.getUint16(6);
  const afterUnsigned = unsigned + 2 + view.getUint16(unsigned);
  await fc.assert(fc.asyncProperty(fc.nat(signature.length - 1), fc.integer({ min: 1, max: 255 }), async (at, difference) => {
    const mutated = new Uint8Array(signature);
    mutated[at] = (mutated[at] ?? 0) ^ difference;
    const result = await ours(mutated, [key]);
    if (result.ok) expect(gpgSays('fuzz', mutated, content) === 'ok' || (at >= unsigned && at < afterUnsigned)).toBe(true);
    // gpg looks for the key by the unsigned issuer packet or by the signed fingerprint: only there may it accept more.
    else if (gpgSays('fuzz', mutated, content) === 'ok') expect(['other-key', 'malformed', 'content']).toContain(reasonOf(result));
  }), { numRuns: 60 });
});

test('no text at all makes it throw', async () => {
  await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), async (signature) => {
    expect(await ours(signature, [])).toEqual({ ok: false, reason: 'malformed', of: 'signature' });
  }), { numRuns: 50 });
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), async (bytes) => {
    expect((await ours(new Uint8Array(bytes), [])).ok).toBe(false);
  }), { numRuns: 200 });
});

testWith('gpg', 'a file that cannot be read is not called badly signed', async () => {
  const armored = readFileSync(path('file.asc'), 'utf8');
  const file = new Blob(['x']);
  jest.spyOn(file, 'stream').mockReturnValue(new ReadableStream({ pull() { throw new DOMException('gone', 'NotFoundError'); } }));
  await expect(verifyOpenPgp({ signature: armored, keys: [exportKey('fuzz')], file, now })).rejects.toMatchObject({ name: 'NotFoundError' });
});
