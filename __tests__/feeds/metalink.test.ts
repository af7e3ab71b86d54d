import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pieceLength as publishedLength } from '../../catalogue/piece-length';
import { pieceListText } from '../../catalogue/pieces';
import { catalogueSchema } from '../../catalogue/schema';
import { odd, rootSite } from '../../fixtures/catalogues';
import { hasProgram, run, runBeside, temporaryFolder, testWith } from '../../fixtures/programs';
import { sendBytes, tlsServer, type TlsServer } from '../../fixtures/tls-server';
import { readPieces } from '../../publisher/export/read-pieces';
import { renderFeeds } from '../../publisher/export/write-feeds';
import { textOf } from './rendered';

const folder = temporaryFolder();
const name = 'it\'s a "file" $(or more).bin';
const pieceLength = 65_536;
const bytes = Buffer.alloc(
  10 * pieceLength + 123,
  Uint8Array.from({ length: 251 }, (_, i) => i),
);
const wrong = Buffer.from(bytes).fill(7, pieceLength, bytes.length - pieceLength);
const sha256 = (part: Buffer) => createHash('sha256').update(part).digest('hex');
const pieces = Array.from({ length: Math.ceil(bytes.length / pieceLength) }, (_, i) =>
  sha256(bytes.subarray(i * pieceLength, (i + 1) * pieceLength)),
);

let server: TlsServer;

beforeAll(async () => {
  if (!hasProgram('openssl')) return;
  server = await tlsServer(folder, (request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/wrong/')) sendBytes(request, response, wrong);
    else if (path.startsWith('/gone/')) response.writeHead(404).end();
    else if (path.startsWith('/slow/')) setTimeout(() => sendBytes(request, response, bytes), 1500);
    else sendBytes(request, response, bytes);
  });
});

afterAll(() => server?.close());

/** The metalink of one file whose own server and mirrors are these, in this order. */
function metalinkOf(own: string, mirrors: string[]): string {
  const catalogue = catalogueSchema.parse({
    catalogueVersion: 1,
    product: {
      name: 'P & Q',
      summary: 'S',
      mirrors: mirrors.map((url) => ({ url, country: 'fr' })),
    },
    releases: [
      {
        version: '1.0',
        date: '2026-01-01',
        files: [{ name, url: `${own}/x`, size: bytes.length, sha256: sha256(bytes) }],
      },
    ],
  });
  const { files } = renderFeeds(
    catalogue,
    null,
    new Map([[sha256(bytes), { pieceLength, sha256: pieces }]]),
  );
  const content = files.find(({ path }) => path === `download/metalink/1.0/${name}.meta4`)?.content;
  const into = mkdtempSync(join(folder, 'aria2-'));
  writeFileSync(join(into, 'it.meta4'), content ?? '');
  return into;
}

const dead = 'https://localhost:9';
// aria2 gives up on a whole host that served other bytes, so that mirror needs a name of its own.
const elsewhere = () => server.origin.replace('localhost', '127.0.0.1');
const cases: [string, () => [own: string, mirrors: string[]]][] = [
  ['the own server when all is well', () => [`${server.origin}/own`, [`${server.origin}/good`]]],
  ['a mirror when the own server is dead', () => [dead, [`${server.origin}/good`]]],
  [
    'a mirror when the file is gone from the own server and from another mirror',
    () => [`${server.origin}/gone`, [`${server.origin}/gone`, `${server.origin}/good`]],
  ],
  [
    'a good mirror when the one before it serves other bytes',
    () => [dead, [`${elsewhere()}/wrong`, `${server.origin}/good`]],
  ],
  ['a slow mirror when nothing else is there', () => [dead, [`${server.origin}/slow`]]],
];
for (const [title, addresses] of cases) {
  testWith('aria2c', `aria2c ends with the right file from ${title}`, async () => {
    const into = metalinkOf(...addresses());
    const { stdout, status } = await runBeside('aria2c', [
      '--no-conf',
      `--ca-certificate=${server.certificate}`,
      '--max-tries=2',
      '--retry-wait=0',
      '--connect-timeout=3',
      '--summary-interval=0',
      '-d',
      into,
      join(into, 'it.meta4'),
    ]);
    expect(status === 0 ? 'complete' : stdout).toBe('complete');
    expect(sha256(readFileSync(join(into, name)))).toBe(sha256(bytes));
  });
}

testWith('aria2c', 'aria2c refuses a file whose every source serves other bytes', async () => {
  const into = metalinkOf(dead, [`${server.origin}/wrong`]);
  const { status } = await runBeside('aria2c', [
    '--no-conf',
    `--ca-certificate=${server.certificate}`,
    '--max-tries=2',
    '--retry-wait=0',
    '--summary-interval=0',
    '-d',
    into,
    join(into, 'it.meta4'),
  ]);
  expect(status).not.toBe(0);
});

test('the pieces of a file are read from the list that the catalogue names, and only from a list of hashes', async () => {
  const list = join(folder, 'out', 'download', 'files', '1.0', 'a file.pieces.json');
  mkdirSync(join(list, '..'), { recursive: true });
  const two = ['a'.repeat(64), 'b'.repeat(64)];
  writeFileSync(list, pieceListText(two));
  const file = {
    name,
    url: 'https://own.example.org/x',
    size: publishedLength + 1,
    sha256: sha256(bytes),
    pieces: { url: 'files/1.0/a%20file.pieces.json', sha256: 'a'.repeat(64) },
  };
  const catalogue = catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'P', summary: 'S' },
    releases: [
      {
        version: '1.0',
        date: '2026-01-01',
        files: [file, { ...file, name: 'no pieces', url: 'files/y', pieces: undefined }],
      },
    ],
  });
  expect(await readPieces(join(folder, 'out'), catalogue)).toEqual(
    new Map([[sha256(bytes), { pieceLength: publishedLength, sha256: two }]]),
  );
  for (const other of ['{"pieceLength": 0}', pieceListText(two.slice(1))]) {
    writeFileSync(list, other);
    await expect(readPieces(join(folder, 'out'), catalogue)).rejects.toThrow('list of this file');
  }
});

testWith(
  'xmllint',
  'mirrors come after the own server, in the publisher’s order, with their country',
  () => {
    const into = metalinkOf('https://own.example.org', [
      'https://a.example.org/x/',
      'https://b.example.org/y',
    ]);
    const read = (expression: string) =>
      run('xmllint', ['--nonet', '--xpath', expression, join(into, 'it.meta4')]).stdout.trim();
    const url = (priority: number) =>
      read(`string(//*[local-name()="url"][@priority="${priority}"])`);
    expect([url(1), url(2), url(3)]).toEqual([
      'https://own.example.org/x',
      `https://a.example.org/x/1.0/${encodeURIComponent(name)}`,
      `https://b.example.org/y/1.0/${encodeURIComponent(name)}`,
    ]);
    expect(read('string(//*[local-name()="url"][@priority="2"]/@location)')).toBe('fr');
    expect(read('count(//*[local-name()="pieces"]/*[local-name()="hash"])')).toBe(
      String(pieces.length),
    );
    expect(read('string(//*[local-name()="file"]/@name)')).toBe(name);
  },
);

// aria2 1.36 reads &amp; in an attribute as &#38; (xmllint reads it right), which is put right here.
testWith('aria2c', 'aria2c lists odd names as they are', () => {
  const place =
    renderFeeds(odd, rootSite).files.find(({ path }) =>
      /^download\/metalink\/[^/]+\.meta4$/.test(path),
    )?.path ?? '';
  const file = join(folder, 'odd.meta4');
  writeFileSync(file, textOf(odd, rootSite, place));
  const { status, stdout } = run('aria2c', ['--no-conf', '--show-files', file]);
  expect(status).toBe(0);
  for (const { name: expected } of odd.releases.find(
    ({ withdrawn, version }) => !withdrawn && version.startsWith('1.0'),
  )?.files ?? []) {
    expect(stdout.replaceAll('&#38;', '&')).toContain(expected);
  }
});
