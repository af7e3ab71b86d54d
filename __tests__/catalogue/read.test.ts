import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCatalogue } from '../../catalogue/read';
import { formatReason } from '../../catalogue/reason';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  mkdirSync(path.join(root, 'public', 'download'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const sha = (digit: string) => digit.repeat(64);
const file = (more: object = {}) => ({
  name: 'app.zip',
  url: 'https://example.org/app.zip',
  size: 3,
  sha256: sha('a'),
  ...more,
});
const release = (more: object = {}) => ({
  version: '1.0',
  date: '2026-01-31',
  files: [file()],
  ...more,
});
const catalogue = (more: object = {}) => ({
  catalogueVersion: 1,
  product: { name: 'App', summary: 'An app.' },
  releases: [release()],
  ...more,
});

async function problems(content: unknown): Promise<string[]> {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  writeFileSync(path.join(root, 'public', 'download', 'releases.json'), text);
  const result = readCatalogue(root);
  return result.state === 'problems' ? result.problems.map(formatReason) : [];
}

test('no catalogue is not an error', async () => {
  expect(readCatalogue(root)).toEqual({ state: 'missing' });
});

test('a good catalogue has no problems, with a byte order mark too', async () => {
  expect(await problems(catalogue())).toEqual([]);
  expect(await problems(`\uFEFF${JSON.stringify(catalogue())}`)).toEqual([]);
});

test('an edition that the product has not is named with those that it has, and with the one that was meant', async () => {
  const editions = [
    { id: 'standard', name: 'Standard' },
    { id: 'dotnet', name: '.NET', since: '2.0' },
  ];
  const of = (edition: string, more: object = {}) =>
    problems(
      catalogue({
        product: { name: 'App', summary: 'An app.', editions },
        releases: [release({ version: '2.0', files: [file({ edition })], ...more })],
      }),
    );
  expect(await of('dotnet')).toEqual([]);
  expect(await of('dontet')).toEqual([
    expect.stringMatching(
      /releases\.json:\d+:\d+: releases\[0\]\.files\[0\]\.edition: expected one of product\.editions: standard, dotnet; found "dontet"\. Did you mean "dotnet"\?/,
    ),
  ]);
  expect(await of('dotnet', { version: '1.9' })).toEqual([
    expect.stringContaining('expected an edition that 1.9 has: "dotnet" is there from 2.0 on'),
  ]);
  expect(
    await of('dotnet', { dropped: [{ os: 'linux', edition: 'donet', reason: 'None.' }] }),
  ).toEqual([expect.stringContaining('releases[0].dropped[0].edition')]);
  expect(
    await problems(catalogue({ releases: [release({ files: [file({ edition: 'x' })] })] })),
  ).toEqual([
    expect.stringContaining('expected no edition, since the product has none; found "x"'),
  ]);
  expect(
    await problems(
      catalogue({
        product: {
          name: 'App',
          summary: 'An app.',
          editions: [
            ...editions,
            { id: 'dotnet', name: 'Twice' },
            { id: 'Linux', name: 'L' },
            { id: 'mono', name: '.NET' },
          ],
        },
      }),
    ),
  ).toEqual([
    expect.stringContaining('product.editions[3].id: expected a short name of small letters'),
    expect.stringContaining('an id of an edition that no other has; found "dotnet"'),
    expect.stringContaining('a name of an edition that no other has; found ".NET"'),
  ]);
});

test('what is not JSON is named with its line and column', async () => {
  expect(await problems('{\n  "catalogueVersion": 1,\n  "product": oops\n}')).toEqual([
    expect.stringMatching(
      /^public.download.releases\.json:3:14: \(top\): expected JSON; found .*"oops/,
    ),
  ]);
  expect(await problems('')).toHaveLength(1);
  expect(await problems('// a comment\n{}')).toHaveLength(1);
});

const minisignPub = readFileSync('fixtures/minisign/minisign.pub', 'utf8').trim().split('\n')[1];

test.each<[string, object, RegExp]>([
  // Browsers take these for https://dl.example.org/app.zip, the page and the gate took them for a folder.
  ...[
    'HTTPS://dl.example.org/app.zip',
    'https:/dl.example.org/app.zip',
    'https:dl.example.org/app.zip',
    'https:///dl.example.org/app.zip',
  ].map((url): [string, object, RegExp] => [
    `the address ${url}`,
    catalogue({ releases: [release({ files: [file({ url })] })] }),
    /files\[0\]\.url: expected an https:\/\/ address, or a path .*, written https:\/\/dl\.example\.org\/app\.zip; found /,
  ]),
  [
    'the address of a homepage',
    catalogue({ product: { name: 'A', summary: 'S', homepage: 'Https://a.org' } }),
    /homepage: expected an https:\/\/ address, written https:\/\/a\.org\/; found/,
  ],
  [
    'notes at such an address',
    catalogue({ releases: [release({ notes: 'https:a.org/notes' })] }),
    /notes: expected an https:\/\/ address, or text, written https:\/\/a\.org\/notes/,
  ],
  [
    "a minisign fingerprint that is not the key's ID",
    catalogue({
      product: {
        name: 'A',
        summary: 'S',
        keys: [{ type: 'minisign', key: minisignPub, fingerprint: '0123456789ABCDEF' }],
      },
    }),
    /product\.keys\[0\]\.fingerprint: expected [0-9A-F]{16}, the ID of the key beside it; found "0123456789ABCDEF"\. Write "/,
  ],
  [
    'a minisign key that is none',
    catalogue({
      product: {
        name: 'A',
        summary: 'S',
        keys: [{ type: 'minisign', key: 'RWQ', fingerprint: '0123456789ABCDEF' }],
      },
    }),
    /product\.keys\[0\]\.key: expected the base64 line of a minisign\.pub; found "RWQ"/,
  ],
  [
    'an unknown field, with what was meant',
    catalogue({ product: { name: 'A', summary: 'S', homepge: 'https://a.org' } }),
    /product\.homepge: expected one of the fields name, summary.*; found the unknown field "homepge"\. Did you mean "homepage"\?/,
  ],
  [
    'an unknown OS',
    catalogue({ releases: [release({ files: [file({ os: 'window' })] })] }),
    /releases\[0\]\.files\[0\]\.os: expected one of windows, macos.*; found "window"\. Did you mean "windows"\?/,
  ],
  [
    'an unknown CPU',
    catalogue({ releases: [release({ files: [file({ os: 'linux', cpu: ['x64', 'arm46'] })] })] }),
    /files\[0\]\.cpu\[1\]: expected one of x64, arm64.*found "arm46"/,
  ],
  [
    'any CPU beside a certain one',
    catalogue({ releases: [release({ files: [file({ os: 'linux', cpu: ['any', 'x64'] })] })] }),
    /files\[0\]\.cpu: expected \["any"\] alone, or the CPUs it runs on without "any"; found \["any","x64"\]/,
  ],
  [
    'an unknown kind',
    catalogue({ releases: [release({ files: [file({ kind: 'binary' })] })] }),
    /files\[0\]\.kind: expected one of download, source/,
  ],
  [
    'an unknown format',
    catalogue({ releases: [release({ files: [file({ format: 'tgz' })] })] }),
    /files\[0\]\.format: expected one of exe, msi/,
  ],
  [
    'an unknown channel',
    catalogue({ releases: [release({ channel: 'Stable' })] }),
    /channel: expected one of stable, lts.*Did you mean "stable"/,
  ],
  [
    'a hash that is too short',
    catalogue({ releases: [release({ files: [file({ sha256: sha('a').slice(1) })] })] }),
    /sha256: expected a SHA-256: 64/,
  ],
  [
    'a hash in capitals',
    catalogue({ releases: [release({ files: [file({ sha256: sha('A') })] })] }),
    /sha256: expected a SHA-256: 64 lower-case/,
  ],
  [
    'a date that is none',
    catalogue({ releases: [release({ date: '2026-02-30' })] }),
    /date: expected an ISO 8601 date.*found "2026-02-30"/,
  ],
  [
    'one name twice',
    catalogue({ releases: [release({ files: [file(), file({ url: 'https://example.org/b' })] })] }),
    /files\[1\]\.name: expected a name within the release that no other has; found "app\.zip", as in releases\[0\]\.files\[0\]\.name/,
  ],
  [
    'one address twice',
    catalogue({ releases: [release({ files: [file(), file({ name: 'b' })] })] }),
    /files\[1\]\.url: expected an address/,
  ],
  [
    'one hash with two sizes',
    catalogue({
      releases: [
        release({ files: [file(), file({ name: 'b', url: 'https://example.org/b', size: 4 })] }),
      ],
    }),
    /files\[1\]\.size: expected 3 bytes, as releases\[0\]\.files\[0\] says of the same sha256; found 4 bytes/,
  ],
  [
    'one version twice',
    catalogue({ releases: [release(), release({ version: 'v1.0.0' })] }),
    /releases\[1\]\.version: .*"v1\.0\.0", the same as releases\[0\] with "1\.0"/,
  ],
  [
    'an accent that nobody can see on white',
    catalogue({ product: { name: 'A', summary: 'S', accent: '#ffee00' } }),
    /product\.accent: expected at least 3:1 contrast against the light page.*found #ffee00 with 1\.\d\d:1\. Take a darker colour/,
  ],
  [
    'an accent that nobody can see on black',
    catalogue({
      product: { name: 'A', summary: 'S', accent: { light: '#101010', dark: '#101010' } },
    }),
    /against the dark page/,
  ],
  [
    'an accent that is no colour',
    catalogue({ product: { name: 'A', summary: 'S', accent: 'red;}body{display:none' } }),
    /product\.accent: expected a colour/,
  ],
  [
    'a withdrawn release that points nowhere',
    catalogue({
      releases: [release({ withdrawn: { date: '2026-02-01', reason: 'Bad', instead: '2.0' } })],
    }),
    /withdrawn\.instead/,
  ],
  [
    'a missing file',
    catalogue({ releases: [release({ files: [file({ url: 'files/1.0/app.zip' })] })] }),
    /url: expected a file at files\/1\.0\/app\.zip below public\/download; found none/,
  ],
])('%s is refused', async (_, content, expected) => {
  expect((await problems(content)).join('\n')).toMatch(expected);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://example.org/app.zip',
  '//example.org/app.zip',
  '../app.zip',
  'files/../../app.zip',
  'files/%2e%2e/app.zip',
  '/download/app.zip',
  'files\\app.zip',
  'file:///etc/passwd',
  'https://user:pass@example.org/a',
  'https://user@example.org/a',
  'JaVaScRiPt:alert(1)',
  ' https://example.org',
  'a b.zip',
  'x%ff.zip',
  '',
])('the address %j is refused', async (url) => {
  expect(
    (await problems(catalogue({ releases: [release({ files: [file({ url })] })] }))).join('\n'),
  ).toMatch(/files\[0\]\.url: expected /);
});

test('a file of another size than stated is refused; the right size is accepted, with a percent-encoded name', async () => {
  mkdirSync(path.join(root, 'public', 'download', 'files'));
  writeFileSync(path.join(root, 'public', 'download', 'files', 'my app.zip'), 'four');
  const at = (size: number) =>
    catalogue({ releases: [release({ files: [file({ url: 'files/my%20app.zip', size })] })] });
  expect((await problems(at(3))).join('\n')).toMatch(
    /url: expected 3 bytes, as "size" says; found 4 bytes/,
  );
  expect(await problems(at(4))).toEqual([]);
});

test('all problems are reported at once, each at its own line', async () => {
  const lines = await problems(
    catalogue({
      product: { name: 'A', summary: 'S', accent: '#ffee00', licens: 'MIT' },
      releases: [
        release({
          date: 'yesterday',
          files: [file({ os: 'beos' }), file({ size: -1, name: 'b' })],
        }),
        release({ version: '2.0', files: [file(), file()] }),
        release({ version: '2.0', files: [file({ url: 'files/none.zip' })] }),
      ],
    }),
  );
  expect(lines.length).toBeGreaterThanOrEqual(8);
  expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
});

test('a field of the wrong type says what was expected and found', async () => {
  expect(await problems(catalogue({ releases: [release({ version: 1.1 })] }))).toEqual([
    expect.stringMatching(/releases\[0\]\.version: expected text in quotes; found 1\.1/),
  ]);
  expect((await problems({ catalogueVersion: 1 })).join('\n')).toMatch(
    /product: expected an object \{…\}; found nothing\. Add this field\./,
  );
});

test.each([
  [
    'a name that turns the direction of writing',
    release({ files: [file({ name: 'setup-\u202egpj.exe' })] }),
    'files[0].name: expected a file name without control characters, also those that turn the direction of writing; found "setup-\\u202egpj.exe"',
  ],
  [
    'an address that is saved under such a name',
    release({ files: [file({ url: 'https://example.org/setup-%E2%80%AEgpj.exe' })] }),
    'files[0].url',
  ],
  [
    'an address beside the page that is',
    release({ files: [file({ url: 'files/1.0/setup-%e2%81%a6gpj.exe' })] }),
    'files[0].url',
  ],
  [
    'a version',
    release({ version: '1.0\u2067' }),
    'releases[0].version: expected one line of text',
  ],
  [
    'a version that is a folder',
    release({ version: '..' }),
    'releases[0].version: expected a version: . and .. are folders; found ".."',
  ],
  [
    'half of a character',
    release({ files: [file({ name: 'app-\ud800.zip' })] }),
    'files[0].name: expected text without halves of characters',
  ],
  [
    'half of a character in notes',
    release({ notes: 'a \udfff' }),
    'releases[0].notes: expected text without halves of characters',
  ],
])('%s is refused', async (_, bad, expected) => {
  const found = await problems(catalogue({ releases: [bad] }));
  expect(found.join('\n')).toContain(expected);
  expect(found.join('')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

test('facts of the product that turn the direction of writing are refused; whole characters and real directions are not', async () => {
  const product = { name: 'App\u202e', summary: 'An app.\u2066', publisher: '\u202dApp' };
  expect((await problems(catalogue({ product }))).map((line) => line.split(' ')[1])).toEqual([
    'product.name:',
    'product.summary:',
    'product.publisher:',
  ]);
  expect(
    await problems(
      catalogue({
        product: { name: 'تطبيق 😀', summary: 'אפליקציה\u200f!' },
        releases: [release({ files: [file({ name: 'تطبيق-😀.zip' })] })],
      }),
    ),
  ).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'product.summary.ge',
    { summary: { en: 'An app.', ge: 'Eine App.' } },
    'ko; found the unknown field "ge". Did you mean "de"?',
  ],
  ['product.language', { language: 'pt-br' }, 'found "pt-br". Did you mean "pt-BR"?'],
  ['product.languages[1]', { languages: ['de', 'gr'] }, 'expected one of en, de, fr'],
  ['product.languages', { languages: ['de', 'de'] }, 'expected each language once'],
  ['product.summary.de', { summary: { en: 'An app.', de: '' } }, 'found "".'],
  ['product.summary', { summary: '' }, 'expected something: it is empty; found ""'],
  ['product.summary', { summary: 'An\napp.' }, 'expected one line of text without control'],
  ['product.summary', { summary: 7 }, 'expected text, or a text for each language like'],
  [
    'product.summary',
    { language: 'de', summary: { en: 'An app.' } },
    'expected a text in de, the language of the product, among them; found en. Add "de", or set product.language.',
  ],
])('%s: what is wrong with a language is said where it stands', async (place, product, said) => {
  const [problem, ...more] = await problems(
    catalogue({ product: { name: 'App', summary: 'An app.', ...product } }),
  );
  expect(more).toEqual([]);
  expect(problem).toContain(`: ${place}: `);
  expect(problem).toContain(said);
});

test('every text of the publisher may be there in several languages, in each of which it has to be good', async () => {
  const said = (en: string) => ({ en, de: `${en} (de)` });
  const editions = [
    { id: 'standard', name: said('Standard'), for: said('For most') },
    { id: 'dotnet', name: '.NET' },
  ];
  const product = { name: 'App', summary: said('An app.'), editions, languages: ['de'] };
  const withdrawn = { date: '2026-02-01', reason: said('It loses notes.') };
  const notes = { en: 'https://example.org/notes', de: '- Schneller' };
  const good = catalogue({ product, releases: [release({ notes, withdrawn })] });
  expect(await problems(good)).toEqual([]);
  const twoLines = { en: 'It loses notes.', de: 'Sie verliert\nNotizen.' };
  const [problem] = await problems(
    catalogue({ product, releases: [release({ withdrawn: { ...withdrawn, reason: twoLines } })] }),
  );
  expect(problem).toContain('releases[0].withdrawn.reason.de: expected one line of text');
});
