import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { partOfName, partOfSize } from '../../../app/download/visitor/check/parts';
import {
  checkListSchema,
  checkPartSchema,
  newestSchema,
  type PublishedFile,
} from '../../../catalogue/check-list';
import { catalogueSchema, type Catalogue } from '../../../catalogue/schema';
import { type OutputFile } from '../../../feeds/output';
import { temporaryFolder } from '../../../fixtures/programs';
import { checkFiles } from '../../../publisher/export/write-check-files';
import { renderFeeds, writeFeeds } from '../../../publisher/export/write-feeds';

const folder = temporaryFolder();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const json = (files: readonly OutputFile[], place: string): unknown =>
  JSON.parse(String(files.find((file) => file.path === `download/${place}`)?.content));

/** Releases of 20 signed files each, as a project has after some years. */
function large(count: number): Catalogue {
  return catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'App', summary: 'An app.' },
    releases: Array.from({ length: count }, (_, i) => ({
      version: `1.${i}.0`,
      date: '2026-01-01',
      notes: 'Long notes. '.repeat(100),
      files: Array.from({ length: 20 }, (__, f) => ({
        name: `app-1.${i}.0-${f}.tar.gz`,
        url: `https://dl.example.org/1.${i}.0/${f}`,
        size: 40_000_000 + 7 * i + 100_003 * f,
        sha256: sha256(`${i} ${f}`),
        os: 'linux',
        cpu: ['x64'],
        signatures: [
          { type: 'minisign', text: createHash('sha512').update(`${i} ${f}`).digest('base64') },
        ],
      })),
    })),
  });
}

describe('1,000 releases of 20 signed files', () => {
  const catalogue = large(1000);
  let files: OutputFile[] = [];
  beforeAll(async () => {
    files = await checkFiles(path.join(folder, 'none'), catalogue, []);
  });
  const newest = () => newestSchema.parse(json(files, 'check/newest.json'));

  it('cost a visitor at most 60 KB for the newest ones, and one or two small parts for any other', () => {
    const list = String(
      files.find(({ path: place }) => place === `download/${newest().list}`)?.content,
    );
    expect(brotliCompressSync(list).length).toBeLessThanOrEqual(60_000);
    expect(checkListSchema.parse(JSON.parse(list)).releases[0]?.version).toBe('1.999.0');
    const parts = files.filter(({ path: place }) => place.includes(`/${newest().parts.folder}/`));
    expect(parts).toHaveLength(newest().parts.count);
    const [largest] = parts.map(({ content }) => content).sort((a, b) => b.length - a.length);
    expect(brotliCompressSync(largest ?? '').length).toBeLessThan(60_000);
  });

  it('have each file in the list, or in the part of its length and in that of its name', () => {
    const {
      list,
      parts: { folder: parts, count },
    } = newest();
    const listed = new Set(
      checkListSchema.parse(json(files, list)).releases.map(({ version }) => version),
    );
    const read = Array.from(
      { length: count },
      (_, part) =>
        new Set(
          checkPartSchema
            .parse(json(files, `check/${parts}/${part}.json`))
            .releases.flatMap((release) => release.files.map((file) => file.sha256)),
        ),
    );
    const left = catalogue.releases
      .filter(({ version }) => !listed.has(version))
      .flatMap((release) => release.files);
    expect(left.length).toBeGreaterThan(10_000);
    const astray = left.filter(
      ({ name, size, sha256: hash }) =>
        ![partOfSize(size, count), partOfName(name, count)].every((part) => read[part]?.has(hash)),
    );
    expect(astray).toEqual([]);
    for (const copy of [
      'app-1.0.tar.gz.crdownload',
      'app-1.0 (1).tar.gz',
      'app-1.0.tar',
      'app-1.0.tar.gz.minisig',
    ]) {
      expect(partOfName(copy, count)).toBe(partOfName('app-1.0.tar.gz', count));
    }
  });
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
