/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogueSchema } from '../../../catalogue/schema';

// Runs on what `npm run build` wrote, so that what is tested is what gets published.
const built = existsSync('out/download/index.html');
const html = built ? readFileSync('out/download/index.html', 'utf8') : '';
const page = new DOMParser().parseFromString(html, 'text/html');
const catalogue = catalogueSchema.parse(JSON.parse(readFileSync('sample/releases.json', 'utf8')));
const links = Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href') ?? '');

test('the site has been built', () => {
  expect(built).toBe(true);
});

/** The addresses that plain links lead to from a page, over the site's own pages. */
function reachable(start: string): Set<string> {
  const reached = new Set([start]);
  for (const address of reached) {
    const file = `out${address}index.html`;
    if (!address.startsWith('/download/') || !existsSync(file)) continue;
    const found = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
    found.querySelectorAll('a').forEach((link) => reached.add(link.getAttribute('href') ?? ''));
  }
  return reached;
}

test('every file of every release is reached by plain links, and the hash of every file of the newest stands beside it', () => {
  const files = catalogue.releases.flatMap((release) => release.files);
  const reached = reachable('/download/');
  expect(files.filter(({ url }) => !reached.has(url))).toEqual([]);
  expect(
    [...reached].filter(
      (address) => /^\/download\/.*\/$/.test(address) && !existsSync(`out${address}index.html`),
    ),
  ).toEqual([]);
  const [newest] = catalogue.releases;
  for (const file of newest?.files ?? []) {
    const row = Array.from(page.querySelectorAll('li[data-file]')).find((one) =>
      one.querySelector(`a[href="${file.url}"]`),
    );
    expect(row?.querySelector('[data-hash]')?.textContent).toBe(file.sha256);
    for (const { url } of file.signatures ?? [])
      expect(row?.querySelector(`a[href="${url}"]`)).not.toBeNull();
  }
});

test('every address is one that the catalogue names, or on this site', () => {
  const named = JSON.stringify(catalogue);
  const foreign = links.filter((link) => !/^(#|\/download\/|mailto:\?)/.test(link));
  expect(foreign.filter((link) => !named.includes(JSON.stringify(link)))).toEqual([]);
  const loaded = Array.from(
    page.querySelectorAll('[src], link[href]'),
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
  expect(
    loaded.filter((address) => !/^(\/|data:image\/svg)/.test(address) || address.startsWith('//')),
  ).toEqual([]);
  expect(html).not.toMatch(/javascript:/i);
});

test('the page holds no file of an older release, in its HTML or in a script of its own', () => {
  const payload =
    html +
    readdirSync('out/download/static/chunks')
      .filter((name) => /^(actions|asked)-.*js$/.test(name))
      .map((name) => readFileSync(`out/download/static/chunks/${name}`, 'utf8'))
      .join('');
  const [, ...older] = catalogue.releases;
  expect(
    older.flatMap((release) => release.files).filter(({ url }) => payload.includes(url)),
  ).toEqual([]);
});

test('nothing in the HTML would need a lax policy', () => {
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
  const handlers = Array.from(page.querySelectorAll('*')).flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );
  expect(handlers).toEqual([]);
});

test("Cloudflare's Rocket Loader is asked to leave every script that runs where it is", () => {
  const scripts = Array.from(page.querySelectorAll('script:not([type])'));
  expect(scripts.length).toBeGreaterThan(0);
  // developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts
  for (const script of scripts) expect(script.getAttribute('data-cfasync')).toBe('false');
});

test('the other builds of a system stand once, for all offers that they are an alternative to', () => {
  const pills = Array.from(page.querySelectorAll('a.pill'), (link) => link.getAttribute('href'));
  const files = pills.filter((address) => address?.startsWith('https:'));
  expect(files.length).toBeGreaterThan(10);
  expect(new Set(files).size).toBe(files.length);
});

test('no link says only "Download", and every id is there once', () => {
  const names = Array.from(
    page.querySelectorAll('a'),
    (link) => link.getAttribute('aria-label') ?? link.textContent ?? '',
  );
  expect(names.filter((name) => /^\s*(download)?\s*$/i.test(name))).toEqual([]);
  const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the page describes itself to search engines from the catalogue', () => {
  expect(page.title).toBe('Download Zig');
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Zig',
    softwareVersion: '0.15.2',
  });
  expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe(
    'light dark',
  );
  expect(page.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
});

test('/download is the only route', () => {
  const pages = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.filter((name) => !/^(download[\\/]|404|_not-found)/.test(name))).toEqual([]);
});
