import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { contrast } from '../../catalogue/accent';
import { pieceLength } from '../../catalogue/piece-length';
import { type CatalogueInput } from '../../catalogue/schema';
import { launchChrome } from '../../fixtures/chrome';
import { hasProgram, run } from '../../fixtures/programs';
import { legacyLimit } from '../../signatures/minisign';
import { serveChecker } from './checker/serve';

type FileInput = CatalogueInput['releases'][number]['files'][number];
type KeyInput = NonNullable<CatalogueInput['product']['keys']>[number];

const folder = mkdtempSync(path.join(tmpdir(), 'verdicts-'));
const home = path.join(folder, 'gnupg');
const place = (name: string): string => path.join(folder, name);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const beside: Record<string, Buffer> = {};

function must(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = run(program, args, { cwd: folder });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

const gpg = (at: string, ...args: string[]): string =>
  must(
    'gpg',
    '--homedir',
    home,
    '--batch',
    '--yes',
    '--pinentry-mode',
    'loopback',
    '--passphrase',
    '',
    '--faked-system-time',
    `${at}T120000!`,
    ...args,
  );

/** A file of the newest release, written where the visitor picks it. */
function published(
  name: string,
  content: Buffer | { hole: number },
  signatures?: FileInput['signatures'],
): FileInput {
  const isHole = 'hole' in content;
  if (!isHole) writeFileSync(place(name), content);
  else {
    writeFileSync(place(name), '');
    truncateSync(place(name), content.hole);
  }
  const size = isHole ? content.hole : content.length;
  // A hash of zeros where nobody will get so far as to calculate one.
  const hash = size > 2 ** 30 ? '0'.repeat(64) : sha256(isHole ? Buffer.alloc(size) : content);
  return { name, url: `files/${name}`, size, sha256: hash, os: 'linux', cpu: ['x64'], signatures };
}

function minisignKey(name: string, revoked?: KeyInput['revoked']): KeyInput {
  must('minisign', '-G', '-W', '-p', `${name}.pub`, '-s', `${name}.key`);
  const key = readFileSync(place(`${name}.pub`), 'utf8');
  return {
    type: 'minisign',
    key,
    fingerprint: /key ([0-9A-F]+)/.exec(key)?.[1]?.padStart(16, '0') ?? '',
    revoked,
  };
}

/** Signs with minisign; the signature stands in the catalogue. */
function minisigned(
  key: string,
  name: string,
  content: Parameters<typeof published>[1],
  on: string,
  ...extra: string[]
): FileInput {
  const file = published(name, content);
  must(
    'minisign',
    '-S',
    ...extra,
    '-s',
    `${key}.key`,
    '-m',
    name,
    '-t',
    `timestamp:${Date.parse(on) / 1000}\tfile:${name}`,
  );
  return {
    ...file,
    signatures: [{ type: 'minisign', text: readFileSync(place(`${name}.minisig`), 'utf8') }],
  };
}

function gpgKey(name: string, algorithm: string, expire: string): KeyInput {
  gpg(
    '20200101',
    '--quick-generate-key',
    `${name} <${name}@example.org>`,
    algorithm,
    'sign',
    expire,
  );
  const fingerprint =
    /^fpr:+([0-9A-F]+):/m.exec(gpg('20200101', '--with-colons', '--list-keys', `${name}@`))?.[1] ??
    '';
  return { type: 'openpgp', key: gpg('20200101', '--armor', '--export', fingerprint), fingerprint };
}

/** Signs with gpg; the signature lies beside the file. */
function gpgSigned(
  key: KeyInput,
  name: string,
  change: (signature: Buffer) => void = () => undefined,
): FileInput {
  const url = `files/${name}.sig`;
  const file = published(name, Buffer.from(`content of ${name}`), [{ type: 'openpgp', url }]);
  gpg(
    '20200105',
    '--local-user',
    key.fingerprint,
    '--output',
    `${name}.sig`,
    '--detach-sign',
    name,
  );
  const signature = readFileSync(place(`${name}.sig`));
  change(signature);
  beside[url] = signature;
  return file;
}

let server: Server;
let address = '';

test.describe.configure({ mode: 'serial' });
test.skip(!hasProgram('minisign') || !hasProgram('gpg'), 'minisign or gpg is not installed');

test.beforeAll(async () => {
  mkdirSync(home, { mode: 0o700 });
  const small = (name: string): Buffer => Buffer.from(`content of ${name}`);
  const stolen = { date: '2026-03-01', reason: 'The laptop was stolen.' };
  const [own, old] = [minisignKey('own'), minisignKey('old', stolen)];
  const openpgp = {
    now: gpgKey('now', 'ed25519', 'never'),
    expired: gpgKey('expired', 'rsa2048', '10d'),
    brainpool: gpgKey('brainpool', 'brainpoolP256r1', 'never'),
    koblitz: gpgKey('koblitz', 'secp256k1', 'never'),
  };
  const files: FileInput[] = [
    minisigned('own', 'genuine.bin', small('genuine.bin'), '2026-01-05'),
    minisigned('old', 'before.bin', small('before.bin'), '2026-02-01'),
    minisigned('old', 'after.bin', small('after.bin'), '2026-04-01'),
    minisigned('own', 'legacy.bin', { hole: legacyLimit + 1 }, '2026-01-05', '-l'),
    minisigned('own', 'large.bin', { hole: 2 * pieceLength }, '2026-01-05'),
    gpgSigned(openpgp.now, 'now.bin'),
    gpgSigned(openpgp.expired, 'expired.bin'),
    gpgSigned(openpgp.brainpool, 'brainpool.bin'),
    gpgSigned(openpgp.koblitz, 'koblitz.bin'),
    // Byte 4 of a version 4 signature packet (RFC 9580, 5.2.3): the public-key algorithm; 99 is nobody's.
    gpgSigned(openpgp.now, 'unknown.bin', (signature) => {
      signature[4] = 99;
    }),
    published('unsigned.bin', small('unsigned.bin')),
    published('huge.bin', { hole: 2 ** 30 + 1 }),
  ];
  ({ server, page: address } = await serveChecker(
    {
      catalogueVersion: 1,
      product: {
        name: 'App',
        summary: 'An app.',
        contact: 'mailto:security@example.org',
        keys: [own, old, ...Object.values(openpgp)],
      },
      releases: [{ version: '1.0', date: '2026-01-05', files }],
    },
    beside,
  ));
});

test.afterAll(() => {
  server?.close();
  run('gpgconf', ['--homedir', home, '--kill', 'all']);
  rmSync(folder, { recursive: true, force: true });
});

/** What the page says of each file, one after the other. */
async function check(page: Page, ...names: string[]): Promise<string[]> {
  await page.goto(address);
  await page.setInputFiles('input', names.map(place));
  await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(names.length, {
    timeout: 50_000,
  });
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  return Promise.all(names.map((name) => resultOf(page, name).innerText()));
}

const resultOf = (page: Page, name: string) =>
  page.locator('li').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('genuine is what a pinned key signed; a hash alone matches', async ({ page }) => {
  const signed = ['genuine.bin', 'now.bin', 'expired.bin', 'brainpool.bin', 'koblitz.bin'];
  const said = await check(page, ...signed, 'unsigned.bin');
  for (const [index] of signed.entries())
    expect(said[index]).toContain('Genuine: App 1.0 for Linux, 64-bit');
  expect(said[2]).toContain(
    'on 5 January 2020, while the key was valid; it expired on 11 January 2020.',
  );
  expect(said[5]).toContain('Matches what this page publishes');
  expect(said[5]).not.toContain('Genuine');
});

test('a revoked key: what it signed before is doubtful, what it signed after is bad, and the publisher can be told', async ({
  page,
}) => {
  const [before, after] = await check(page, 'before.bin', 'after.bin');
  expect(before).toContain('Doubtful: the key that signed it was revoked later');
  expect(before).toContain('The laptop was stolen.');
  expect(after).toContain('Its signature is not good: don’t open it');
  expect(after).toContain(
    'revoked on 1 March 2026. Why the key was revoked: The laptop was stolen.',
  );
  await expect(page.getByRole('link', { name: 'security@example.org' })).toHaveAttribute(
    'href',
    'mailto:security@example.org',
  );
  await expect(page.getByRole('link', { name: 'security@example.org' })).toHaveCount(1);
});

test('what a browser cannot check is said to be so, with the command that can', async ({
  page,
}) => {
  const [legacy = '', unknown = ''] = await check(page, 'legacy.bin', 'unknown.bin');
  expect(legacy).toContain('Matches what this page publishes');
  expect(legacy).toContain('cannot be checked here');
  expect(unknown).toContain('Matches what this page publishes');
  expect(unknown).toContain(
    'cannot be checked here: it uses an algorithm that this page does not know',
  );
  expect(legacy + unknown).not.toContain('not good');
  const command = await resultOf(page, 'legacy.bin').locator('code').innerText();
  expect(run('sh', ['-c', command], { cwd: folder }).stdout).toMatch(/^OK$/m);
  await expect(resultOf(page, 'unknown.bin').locator('code').last()).toContainText(
    'gpg --status-fd 1 --verify',
  );
});

test('without WebAssembly and compiled scripts, as in Lockdown Mode, WebCrypto hashes, and what cannot be done is said', async () => {
  const browser = await launchChrome({ args: ['--js-flags=--jitless'] });
  const page = await browser.newPage();
  const [small, large, huge] = await check(page, 'now.bin', 'large.bin', 'huge.bin');
  expect(await page.evaluate(() => typeof WebAssembly)).toBe('undefined');
  expect(small).toContain('Genuine');
  expect(large).toContain('Matches what this page publishes');
  expect(large).toContain(
    'signature cannot be checked here: that takes WebAssembly, which your browser does not allow',
  );
  const command = await resultOf(page, 'large.bin').locator('code').innerText();
  expect(run('sh', ['-c', command], { cwd: folder }).stdout).toMatch(/^OK$/m);
  expect(huge).toContain('This file is too large to be checked in this browser');
  await expect(
    resultOf(page, 'huge.bin').getByRole('link', { name: 'Check it in a terminal' }),
  ).toHaveAttribute('href', '/download/verify/');
  await browser.close();
});

test('the kinds of verdict look different: by icon, by colour, by words, in both themes and in forced colours', async ({
  page,
}) => {
  const looks = () =>
    page.locator('li svg').evaluateAll((icons) =>
      icons.map((icon) => {
        const [shape, sign] = icon.querySelectorAll('path');
        const card = icon.closest('div');
        if (!shape || !sign || !card) throw new Error('No shape with a sign in it, in a card.');
        const hex = (colour: string) =>
          `#${(colour.match(/\d+/g) ?? [])
            .slice(0, 3)
            .map((part) => Number(part).toString(16).padStart(2, '0'))
            .join('')}`;
        return {
          kind: icon.getAttribute('data-kind'),
          shape: shape.getAttribute('d'),
          colour: hex(getComputedStyle(shape).fill),
          sign: hex(getComputedStyle(sign).stroke),
          ground: hex(getComputedStyle(card).backgroundColor),
          border: getComputedStyle(card).borderTopWidth,
        };
      }),
    );
  const all: Awaited<ReturnType<typeof looks>> = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await check(page, 'after.bin', 'before.bin', 'unsigned.bin', 'genuine.bin');
    const plain = await looks();
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    const forced = await looks();
    await page.emulateMedia({ colorScheme, forcedColors: 'none' });
    expect(plain.map(({ kind }) => kind)).toEqual(['bad', 'attention', 'matches', 'genuine']);
    for (const shown of [plain, forced]) {
      expect(new Set(shown.map(({ shape }) => shape)).size).toBe(4);
      expect(new Set(shown.map(({ colour }) => colour)).size).toBe(4);
      for (const { colour, sign, border } of shown) {
        expect(contrast(colour, sign)).toBeGreaterThan(3);
        expect(border).toBe('1px');
      }
    }
    for (const { colour, ground } of plain) expect(contrast(colour, ground)).toBeGreaterThan(3);
    all.push(...plain);
  }
  // As on a page without https, where nothing can be checked.
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await check(page, 'genuine.bin');
  const [unchecked] = await looks();
  expect(unchecked?.kind).toBe('unchecked');
  expect(all.map(({ shape }) => shape)).not.toContain(unchecked?.shape);
});
