import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'parse5';
import { catalogueSchema, type Catalogue, type CatalogueInput } from '../../../catalogue/schema';
import { contents, exportedPage, exportedProject } from '../../../fixtures/exported';
import { finish, prepare } from '../../../publisher/export/finish';
import { attribute, elements, textOf } from '../../../publisher/export/html';
import { writeFeeds } from '../../../publisher/export/write-feeds';

type Entry = CatalogueInput['releases'][number];

const files = (version: string): Entry['files'] =>
  (['windows', 'linux'] as const).map((os, i) => ({
    name: `app-${version.replace(/\W/g, '_')}-${os}.zip`,
    url:
      i === 0
        ? `https://dl.example.org/${encodeURIComponent(version)}/${os}.zip`
        : `files/${encodeURIComponent(version.replace('/', ''))}/app.zip`,
    size: 10,
    sha256: `${i}`.repeat(64),
    os,
    format: 'zip',
  }));
const entries: Omit<Entry, 'files'>[] = [
  ...Array.from({ length: 30 }, (_, i) => ({
    version: `1.${i}.0`,
    date: `20${10 + Math.floor(i / 10)}-0${1 + (i % 9)}-01`,
  })),
  { version: '2.0.0-rc.1+build', channel: 'beta', date: '2020-01-01' },
  {
    version: 'second </title><script> try',
    date: '2009-01-01',
    withdrawn: { date: '2009-02-01', reason: 'It loses notes.', instead: '1.3.0' },
  },
  { version: '2.0.0', date: '2020-02-01', notes: 'https://example.org/news/2.0.0' },
];
const releases: Entry[] = entries.map((entry) => ({ ...entry, files: files(entry.version) }));
const catalogue = (list: readonly Entry[]): Catalogue =>
  catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'App', summary: 'S', languages: ['de'] },
    releases: list,
  });

/** What stands below the content of the download page; the notes are those of the newest release. */
const footer = (list: readonly Pick<Entry, 'notes'>[]) =>
  `<footer><ul><li><a href="${list.at(-1)?.notes}">Release notes</a></li><li><a href="/download/releases.json">JSON</a></li></ul><button>Copy</button></footer>`;

/** A finished project of the catalogue, as a host serves it below the path of SITE_URL, and every page by its address. */
async function published(list: readonly Entry[], siteUrl = '') {
  process.env.SITE_URL = siteUrl;
  const site = siteUrl ? new URL(siteUrl) : null;
  const base = site?.pathname.replace(/\/$/, '') ?? '';
  jest.resetModules();
  const { renderPages } = await import('../../../publisher/export/pages');
  const html = exportedPage(
    'Newest',
    '<meta property="og:title" content="App"/><title>Download App</title>',
  );
  const root = await exportedProject({
    'out/404.html': html,
    'out/download/index.html': html.replace('</main>', `</main>${footer(list)}`),
  });
  const german = { head: '<title>App</title>', body: '<script data-offers=""></script>' };
  const prepared = await prepare(base, [{ language: 'de', ...german }]);
  const shells = await finish(root, base, [], { name: 'app', whole: true }, prepared);
  if (!shells) throw new Error('Nothing is published.');
  const rendered = renderPages(shells, catalogue(list), site);
  writeFeeds(path.join(root, 'out'), [{ files: rendered, skipped: [] }]);
  const pages = new Map(
    rendered.map(({ path: name, content }) => [
      `${base}/${name.replace(/index\.html$/, '')}`,
      String(content),
    ]),
  );
  return { root, base, pages };
}

const all = (html: string | undefined, ...names: string[]) =>
  elements(parse(html ?? '')).filter(({ tagName }) => names.includes(tagName));
const links = (html: string | undefined) =>
  all(html, 'a').map((link) => decodeURI(attribute(link, 'href') ?? ''));

test.each(['', 'https://example.org/project/'])(
  'every file of every release is reached from the list of releases by plain links (site: "%s")',
  async (siteUrl) => {
    const { base, pages } = await published(releases, siteUrl);
    const list = pages.get(`${base}/download/releases/`);
    const own = links(list)
      .filter((link) => link.startsWith(`${base}/download/releases/`))
      .map((link) => pages.get(link));
    expect(own).toHaveLength(releases.length);
    const seen = own.flatMap((page) => links(page));
    for (const { url } of releases.flatMap((release) => release.files)) {
      expect(
        seen.filter(
          (link) => link === decodeURI(url.startsWith('https:') ? url : `${base}/download/${url}`),
        ),
      ).toHaveLength(1);
    }
    for (const page of own)
      expect(links(page)).toEqual(
        expect.arrayContaining([`${base}/download/`, `${base}/download/releases/`]),
      );
  },
);

test('a release that is added changes no more of the pages of older ones than which is the newest', async () => {
  const before = await published(releases);
  const after = await published([
    ...releases,
    {
      version: '2.1.0',
      date: '2020-03-01',
      notes: 'https://example.org/news/2.1.0',
      files: files('2.1.0'),
    },
  ]);
  const withoutNewest = (html = '') =>
    html.replace(/<p class="band">.*?<\/p>/g, '').replace(/<template>.*?<\/template>/, '');
  const changed = [...before.pages]
    .filter(([name, html]) => withoutNewest(after.pages.get(name)) !== withoutNewest(html))
    .map(([name]) => name);
  expect(changed.sort()).toEqual([
    '/download/de/verify/',
    '/download/developers/',
    '/download/releases/',
    '/download/verify/',
  ]);
});

test('a page says which release it is and which is the newest of its channel, and nothing else of that', async () => {
  const { pages } = await published(releases, 'https://example.org/project/');
  const html = pages.get('/project/download/releases/1.3.0/');
  expect(all(html, 'title').map(textOf)).toEqual(['App 1.3.0']);
  expect(html).toContain(
    '<link rel="canonical" href="https://example.org/project/download/releases/1.3.0/"',
  );
  expect(all(html, 'h1', 'main', 'footer').map(({ tagName }) => tagName)).toEqual([
    'main',
    'h1',
    'footer',
  ]);
  const banner =
    'You are looking at 1.3.0 of 1 April 2010; <a href="/project/download/"><strong dir="auto">2.0.0</strong></a> is the newest.';
  expect(
    html
      ?.replace(/<template>.*?<\/template>/, '')
      .split(`<p class="band">${banner}</p>`)
      .join(''),
  ).not.toMatch(/2\.0\.0|og:title|Newest|<button/);
  expect(html).toContain(banner);
  for (const version of ['2.0.0', '2.0.0-rc.1+build']) {
    expect(
      pages.get(`/project/download/releases/${version}/`)?.replace(/<template>.*?<\/template>/, ''),
    ).not.toContain('You are looking at');
  }
  expect(links(html)).toContain('/download/releases.json');
  const withdrawn = [...pages.values()].find((one) => one.includes('It loses notes.'));
  expect(links(withdrawn)).toContain('/project/download/releases/1.3.0/');
});

test('a page runs no script but the one that copies, whatever a version is called, and the policy in the headers fits it', async () => {
  const { root, pages } = await published(releases);
  const headers = await readFile(path.join(root, 'out', '_headers'), 'utf8');
  for (const [name, html] of pages) {
    const scripts = all(html, 'script');
    expect(scripts).toHaveLength(/\/(verify|developers)\/$/.test(name) ? 1 : 0);
    const [policy = ''] = all(html, 'meta').flatMap((meta) =>
      attribute(meta, 'http-equiv') ? (attribute(meta, 'content') ?? '') : [],
    );
    if (scripts.length === 0) expect(policy).toContain("script-src 'none'");
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes).toHaveLength(all(html, 'style').length + scripts.length);
    for (const hash of hashes) expect(headers).toContain(hash);
  }
});

test('finishing a second time leaves the pages as they are', async () => {
  const { root } = await published(releases);
  const before = await contents(root);
  await finish(root, '', [], { name: 'app', whole: true });
  expect(await contents(root)).toEqual(before);
});
