import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { run } from '../fixtures/programs';
import { verifyOpenPgp } from '../signatures/openpgp';
import { damagedBytes } from './damage';
import { type Target } from './target';

const fixture = (name: string) => readFileSync(path.join('fixtures', 'openpgp', name));
const keys = ['ed', 'rsa', 'sub', 'old'].map((name) => fixture(`${name}.asc`));
const signatures = ['ed', 'ed-text', 'rsa', 'rsa-text', 'sub', 'sub-text', 'old'].map((name) =>
  fixture(`${name}.sig`),
);
const whole = fixture('file');

const several = fc
  .array(fc.constantFrom(...signatures), { minLength: 2, maxLength: 3 })
  .map((some) => Buffer.concat(some));
const input = fc.record({
  signature: fc.oneof(
    { weight: 3, arbitrary: damagedBytes(signatures) },
    several,
    several.chain((all) => damagedBytes([all])),
    fc.constantFrom(...signatures),
  ),
  content: fc.oneof(
    { weight: 6, arbitrary: fc.constant(whole) },
    fc.constant(Buffer.from(whole.toString().replaceAll('\r\n', '\n'))),
    damagedBytes([whole]),
  ),
});

/**
 * What gpg says of the signatures in a file: how many are good (those of a key that has expired since too) or bad, and
 * whether it stopped at one of a version that it does not know, which must not halt others (RFC 9580, 5.2.5).
 */
function gpgSays(
  home: string,
  signature: string,
  file: string,
): { good: number; bad: number; stopped: boolean; status: string } {
  const { stdout, stderr } = run('gpg', [
    '--homedir',
    home,
    '--batch',
    '--no-tty',
    '--no-autostart',
    '--always-trust',
    '--status-fd',
    '1',
    '--verify',
    signature,
    file,
  ]);
  const count = (words: RegExp) => [...stdout.matchAll(words)].length;
  return {
    good: count(/^\[GNUPG:\] (GOODSIG|EXPKEYSIG) /gm),
    bad: count(/^\[GNUPG:\] BADSIG /gm),
    stopped: /packet\(2\) with unknown version/.test(stderr),
    status: stdout,
  };
}

/** What is called good gpg calls good too, and what gpg calls nothing but good is never said to be of other content. */
export const openpgp: Target = {
  name: 'openpgp',
  share: 2,
  batch: 5,
  bound: 60,
  judges: ['gpg'],
  property() {
    const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
    const [home, file] = [path.join(folder, 'home'), path.join(folder, 'file')];
    mkdirSync(home, { mode: 0o700 });
    for (const key of keys)
      run('gpg', ['--homedir', home, '--batch', '--no-autostart', '--quiet', '--import'], {
        input: key.toString(),
      });
    const fingerprints = [
      ...run('gpg', [
        '--homedir',
        home,
        '--batch',
        '--no-autostart',
        '--with-colons',
        '--list-keys',
      ]).stdout.matchAll(/^pub:[^]*?^fpr:+([0-9A-F]+):/gm),
    ];
    const pinned = keys.map((key, at) => ({
      key: key.toString(),
      fingerprint: fingerprints[at]?.[1] ?? '',
    }));
    assert(
      pinned.every(({ fingerprint }) => fingerprint !== ''),
      'gpg has not all of the keys',
    );
    return fc.asyncProperty(input, async ({ signature, content }) => {
      writeFileSync(file, content);
      writeFileSync(`${file}.sig`, signature);
      const ours = await verifyOpenPgp({
        signature: new Uint8Array(signature),
        keys: pinned,
        file: new Blob([new Uint8Array(content)]),
        now: new Date(),
      });
      const { good, bad, stopped, status } = gpgSays(home, `${file}.sig`, file);
      if (ours.ok) assert((good > 0 || stopped) && bad === 0, `good to us; gpg: ${status}`);
      else if (ours.reason === 'content')
        assert(good === 0 || bad > 0, `of other content to us; gpg: ${status}`);
    });
  },
};
