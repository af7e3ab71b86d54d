import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { partOfHash, partOfName, partOfSize } from '../../../app/download/visitor/check/parts';
import {
  checkListSchema,
  checkPartSchema,
  newestSchema,
  type CheckPart,
  type PublishedFile,
} from '../../../catalogue/check-list';
import { catalogueSchema, type Catalogue } from '../../../catalogue/schema';
import { type OutputFile } from '../../../feeds/output';
import { temporaryFolder } from '../../../fixtures/programs';
import { checkFiles } from '../../../publisher/export/write-check-files';
import { renderFeeds, writeFeeds } from '../../../publisher/export/write-feeds';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const json = (files: readonly OutputFile[], place: string): unknown =>
  JSON.parse(String(files.find((file) => file.path === `download/${place}`)?.content));

/** Releases of signed files, as a project has after some years; `inEvery` has one name and one length in each of them. */
function large(releases: number, files: number, inEvery = false): Catalogue {
  return catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'App', summary: 'An app.' },
    releases: Array.from({ length: releases }, (_, i) => ({
      version: `1.${i}.0`,
      date: '2026-01-01',
      notes: 'Long notes. '.repeat(10),
      files: Array.from({ length: files }, (__, f) => ({
        name: inEvery ? `firmware-${f}.img` : `app-1.${i}.0-${f}.tar.gz`,
        url: `https://dl.example.org/1.${i}.0/${f}`,
        size: inEvery ? 2 ** 24 : 10_240 * (4000 + i + 100 * f),
        sha256: sha256(`${i} ${f}`),
        os: 'linux',
        cpu: ['x64'],
        label: `${f}`,
        signatures: [
          { type: 'minisign', text: createHash('sha512').update(`${i} ${f}`).digest('base64') },
        ],
      })),
    })),
  });
}

describe.each([
  ['1,000 releases of 20 signed files', 1000, 20, false],
  ['10,000 releases of one signed file', 10_000, 1, false],
  [
    '10,000 releases of 3 files whose names and lengths are those of every release',
    10_000,
    3,
    true,
  ],
])('%s', (_, releases, perRelease, inEvery) => {
  let catalogue: Catalogue;
  let files: OutputFile[] = [];
  let parts: CheckPart[] = [];
  let list = '';
  beforeAll(async () => {
    catalogue = large(releases, perRelease, inEvery);
    files = await checkFiles(path.join(folder, 'none'), catalogue, []);
    const newest = newestSchema.parse(json(files, 'check/newest.json'));
    list = String(files.find(({ path: place }) => place === `download/${newest.list}`)?.content);
    parts = Array.from({ length: newest.parts.count }, (__, part) =>
      checkPartSchema.parse(json(files, `check/${newest.parts.folder}/${part}.json`)),
    );
  });

  it('cost a visitor at most 60 KB for the newest ones, and at most 75 KB more for any other', () => {
    expect(brotliCompressSync(list).length).toBeLessThanOrEqual(60_000);
    expect(checkListSchema.parse(JSON.parse(list)).releases[0]?.version).toBe(
      `1.${releases - 1}.0`,
    );
    const [largest] = files
      .filter(({ path: place }) => /\/\d+\.json$/.test(place))
      .map(({ content }) => content)
      .sort((a, b) => b.length - a.length);
    expect(parts.length).toBeGreaterThan(100);
    // That of its length, that of its name and that of its hash.
    expect(3 * brotliCompressSync(largest ?? '').length).toBeLessThan(75_000);
  });

  it('have each file where a visitor looks for it', () => {
    const listed = new Set(
      checkListSchema.parse(JSON.parse(list)).releases.map(({ version }) => version),
    );
    const held = parts.map(
      (part) =>
        new Set(part.releases.flatMap((release) => release.files.map((file) => file.sha256))),
    );
    const isIn = (part: number, hash: string) => held[part]?.has(hash) === true;
    const left = catalogue.releases
      .filter(({ version }) => !listed.has(version))
      .flatMap((release) => release.files);
    expect(left.length).toBeGreaterThan(9000);
    const count = parts.length;
    const astray = left.filter(({ size, sha256: hash }) => {
      const part = partOfSize(size, count);
      const byHash = parts[part]?.crowded.includes(size) && isIn(partOfHash(hash, count), hash);
      return !byHash && !isIn(part, hash);
    });
    expect(astray).toEqual([]);
    const names = new Set(left.map(({ name }) => name));
    const known = parts.map(
      ({ releases: some }) => new Set(some.flatMap((one) => one.files.map(({ name }) => name))),
    );
    for (const name of names) expect(known[partOfName(name, count)]?.has(name)).toBe(true);
  });
});

it('looks for a copy where the file is', () => {
  for (const copy of [
    'app-1.0.tar.gz.crdownload',
    'app-1.0 (1).tar.gz',
    'app-1.0.tar',
    'app-1.0.tar.gz.minisig',
  ]) {
    expect(partOfName(copy, 997)).toBe(partOfName('app-1.0.tar.gz', 997));
  }
});

it('knows what everything else is for that a site publishes, and writes the same bytes twice', async () => {
  const out = path.join(folder, 'out');
  const catalogue = catalogueSchema.parse({
    catalogueVersion: 1,
    product: {
      name: 'App',
      summary: 'An app.',
      command: 'app',
      keys: [
        {
          type: 'minisign',
          key: 'RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3',
          fingerprint: 'E7620F1842B4E81F',
        },
      ],
    },
    releases: [
      {
        version: '1.0',
        date: '2026-01-01',
        files: [
          {
            name: 'app.tar.gz',
            url: 'files/1.0/app.tar.gz',
            size: 3,
            sha256: sha256('app'),
            os: 'linux',
            cpu: ['x64'],
            format: 'tar.gz',
            signatures: [{ type: 'minisign', url: 'files/1.0/app%20.minisig' }],
          },
        ],
      },
    ],
  });
  const own = {
    'releases.json': '{}',
    'files/1.0/app.tar.gz': 'app',
    'files/1.0/app .minisig': 'signature',
    'index.html': '<p>',
    'manual.pdf': '%PDF',
  };
  for (const [name, text] of Object.entries(own)) {
    mkdirSync(path.dirname(path.join(out, 'download', name)), { recursive: true });
    writeFileSync(path.join(out, 'download', name), text);
  }
  const feeds = renderFeeds(catalogue, new URL('https://app.example.org/'));
  writeFeeds(out, [feeds]);
  const files = await checkFiles(out, catalogue, feeds.files);
  expect(await checkFiles(out, catalogue, feeds.files)).toEqual(files);
  const { parts } = newestSchema.parse(json(files, 'check/newest.json'));
  const published = Array.from(
    { length: parts.count },
    (_, part) => checkPartSchema.parse(json(files, `check/${parts.folder}/${part}.json`)).published,
  ).flat();
  const find = (text: string): PublishedFile | undefined =>
    published.find((file) => file.sha256 === sha256(text));
  expect(find('{}')).toMatchObject({ name: 'releases.json', purpose: 'catalogue' });
  expect(find('signature')).toMatchObject({
    name: 'app .minisig',
    purpose: 'signature',
    of: 'app.tar.gz',
  });
  expect(find('%PDF')).toMatchObject({ name: 'manual.pdf', purpose: 'other' });
  expect(
    find(
      'untrusted comment: minisign public key E7620F1842B4E81F\nRWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3\n',
    ),
  ).toMatchObject({ name: 'minisign.pub', purpose: 'key' });
  expect([find('app'), find('<p>')]).toEqual([undefined, undefined]);
  for (const { path: place, content, feed } of feeds.files)
    expect([place, find(String(content))?.purpose]).toEqual([place, feed]);
});
