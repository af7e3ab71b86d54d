import { formatReason } from '../../../catalogue/reason';
import { readDocuments } from '../../../publisher/sources/read-documents';
import { toDocument } from '../../../publisher/sources/source';
import { readSums } from '../../../publisher/sources/sums';

const a = 'a'.repeat(64);
const b = 'b'.repeat(128);

test.each([
  ['sha256sum', `${a}  app.zip\n`, 'SHA256SUMS', 'app.zip'],
  ['sha256sum --binary', `${a} *app.zip\n`, 'SHA256SUMS', 'app.zip'],
  ['Windows line ends', `${a}  app.zip\r\n`, 'SHA256SUMS', 'app.zip'],
  ['a path with ./ before it', `${a}  ./dist/app.zip`, 'SHA256SUMS', 'dist/app.zip'],
  ['capital letters', `${a.toUpperCase()}  app.zip`, 'SHA256SUMS', 'app.zip'],
  ['BSD and sha256sum --tag', `SHA256 (app.zip) = ${a}`, 'SHA256SUMS', 'app.zip'],
  ['an escaped name', `\\${a}  a\\\\b.zip`, 'SHA256SUMS', 'a\\b.zip'],
  ['a hash alone', `${a}\n`, 'app.zip.sha256', 'app.zip'],
  ['a hash alone in .sha256.txt', `${a}\n`, 'https://example.org/v1/app.zip.sha256.txt', 'app.zip'],
  ['a tab between the two', `${a}\tapp.zip`, 'SHA256SUMS', 'app.zip'],
  ['one space between the two', `${a} app.zip`, 'SHA256SUMS', 'app.zip'],
  ['the name first', `app.zip: ${a}`, 'SHA256SUMS', 'app.zip'],
  ['a folder of Windows', `${a}  .\\dist\\app.zip`, 'SHA256SUMS', 'dist/app.zip'],
  ['openssl dgst', `SHA2-256(app.zip)= ${a}`, 'SHA256SUMS', 'app.zip'],
  [
    'headings between',
    `Checksums of 1.0 (20260531)\n==========\n\n${a}  app.zip\n`,
    'SHA256SUMS',
    'app.zip',
  ],
  [
    'a clear-signed file',
    `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n${a}  app.zip\n-----BEGIN PGP SIGNATURE-----\n\niQ==\n-----END PGP SIGNATURE-----\n`,
    'SHA256SUMS.asc',
    'app.zip',
  ],
])('%s is read', (_, text, name, path) => {
  expect(readSums(text, name)).toEqual({
    sums: [expect.objectContaining({ path, algorithm: 'sha256', hash: a })],
    problems: [],
  });
});

test('SHA-512 is told by its length', () => {
  expect(readSums(`${b}  app.zip`, 'SHA512SUMS').sums).toEqual([
    { path: 'app.zip', algorithm: 'sha512', hash: b, line: 1 },
  ]);
});

test('every algorithm is told by its length; a lost digit or a hash that was cut is a problem with its line', () => {
  const { sums, problems } = readSums(
    `${a}  one.zip\n${'c'.repeat(40)}  two.zip\n${a.slice(1)}  three.zip\n8d00f2a1  four.zip\n`,
    'SHA256SUMS',
  );
  expect(sums.map(({ path, algorithm }) => [path, algorithm])).toEqual([
    ['one.zip', 'sha256'],
    ['two.zip', 'sha1'],
  ]);
  expect(problems.map(formatReason)).toEqual([
    expect.stringMatching(
      /^SHA256SUMS:3: expected 64 hexadecimal digits \(SHA-256\) or 128 \(SHA-512\); found 63: "a{63}  three\.zip"\. /,
    ),
    expect.stringMatching(
      /^SHA256SUMS:4: expected 64 hexadecimal digits .* found 8: "8d00f2a1  four\.zip"\. /,
    ),
  ]);
});

test('a text without any sum is a problem by itself', () => {
  expect(readSums('To be done.\n', 'SHA256SUMS').problems.map(formatReason)).toEqual([
    'SHA256SUMS: expected lines of a SHA-256 and a file name; found "To be done.". Write the file again with sha256sum.',
  ]);
});

test('a bare checksum file becomes a release with --version and --url-base', () => {
  const document = toDocument('SHA256SUMS', `${a}  My App 1.0.zip\n`);
  expect(
    readDocuments([document], undefined, {
      today: '2026-09-01',
      version: '1.0',
      urlBase: 'https://dl.example.org/1.0/',
    }),
  ).toMatchObject({
    ok: true,
    releases: [
      {
        version: '1.0',
        files: [
          {
            name: 'My App 1.0.zip',
            url: 'https://dl.example.org/1.0/My%20App%201.0.zip',
            sha256: a,
          },
        ],
      },
    ],
  });
  expect(readDocuments([document], undefined, { today: '2026-09-01' })).toEqual({
    ok: false,
    reasons: [
      {
        where: 'SHA256SUMS',
        problem: 'a checksum file states no version.',
        remedy: 'Give it with --version.',
      },
    ],
  });
});

test('a clear signature whose header never ends is given up at once', () => {
  const text = `-----BEGIN PGP SIGNED MESSAGE-----\r\n${'Hash: SHA256\r\n'.repeat(5000)}`;
  expect(readSums(text, 'SHA256SUMS.asc')).toMatchObject({ sums: [], problems: { length: 1 } });
});
