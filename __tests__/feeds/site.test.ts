import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { permanentLinks } from '../../feeds/permanent-links';
import { catalogues, desktop, rootSite, site, tool } from '../../fixtures/catalogues';
import { run, temporaryFolder, testWith } from '../../fixtures/programs';
import { textOf } from './rendered';

const folder = temporaryFolder();

testWith('xmllint', 'the sitemap names the page and when it changed last', () => {
  const file = join(folder, 'sitemap.xml');
  writeFileSync(file, textOf(desktop, site, 'download/sitemap.xml'));
  const read = (name: string) =>
    run('xmllint', [
      '--nonet',
      '--xpath',
      `string(/*[namespace-uri()="http://www.sitemaps.org/schemas/sitemap/0.9"]/*/*[local-name()="${name}"])`,
      file,
    ]).stdout.trim();
  expect([read('loc'), read('lastmod')]).toEqual([
    'https://downloads.example.org/lumen/download/',
    '2026-06-01',
  ]);
});

test('the sitemap lists the page of every release', () => {
  const product = { ...desktop.product, languages: [] };
  const text = textOf({ ...desktop, product }, site, 'download/sitemap.xml');
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const base = 'https://downloads.example.org/lumen/download/';
  expect(listed).toEqual(
    ['', 'releases/', ...desktop.releases.map(({ version }) => `releases/${version}/`)].map(
      (place) => base + place,
    ),
  );
});

test('robots.txt lets everybody in and names the sitemap in full', () => {
  expect(textOf(desktop, rootSite, 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://downloads.example.org/download/sitemap.xml\n',
  );
});

test('security.txt has what RFC 9116 demands, and expires within a year of the last change', () => {
  const fields = Object.fromEntries(
    textOf(desktop, rootSite, '.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields).toEqual({
    Contact: 'mailto:security@lumen.example.org',
    Expires: '2027-05-31T23:59:59Z',
    Canonical: 'https://downloads.example.org/.well-known/security.txt',
  });
});

test('a permanent link leads to the file that the page offers there, and to each format by name', () => {
  const links = Object.fromEntries(
    permanentLinks(desktop).map(({ path, target }) => [
      path,
      decodeURIComponent(target.replace(/^.*\//, '')),
    ]),
  );
  expect(links).toEqual(
    expect.objectContaining({
      'latest/windows-x64': 'Lumen-Setup-3.2.0.exe',
      'latest/windows-x64.msi': 'Lumen-3.2.0-x64.msi',
      'latest/windows-arm64': 'Lumen-Setup-3.2.0-arm64.exe',
      'latest/macos-arm64': 'Lumen-3.2.0-arm64.dmg',
      'latest/macos-x64.zip': 'Lumen-3.2.0-mac.zip',
      'latest/linux-x64': 'Lumen-3.2.0-x86_64.AppImage',
      'latest/linux-x64.deb': 'lumen_3.2.0_amd64.deb',
      'latest/linux-arm64': 'Lumen-3.2.0-aarch64.AppImage',
    }),
  );
  expect(Object.values(links).some((name) => name.includes('beta') || name.includes('3.1.0'))).toBe(
    false,
  );
});

test.each(Object.entries(catalogues))(
  'every permanent link of the %s catalogue is a plain path that comes once',
  (_, catalogue) => {
    const paths = permanentLinks(catalogue).map(({ path }) => path);
    expect(paths.every((path) => /^latest\/[a-z]+-[a-z0-9]+(\.[a-z0-9.]+)?$/.test(path))).toBe(
      true,
    );
    expect(new Set(paths).size).toBe(paths.length);
  },
);

test('a universal build is linked for each of its CPUs, and the glibc build comes before the musl one', () => {
  const links = permanentLinks(tool).map(({ path, target }) => [path, target.replace(/^.*\//, '')]);
  expect(links).toContainEqual(['latest/macos-x64', 'brisk-1.10.0-universal-macos.tar.gz']);
  expect(links).toContainEqual(['latest/linux-x64.tar.gz', 'brisk-1.10.0-x86_64-linux-gnu.tar.gz']);
});

testWith(
  'xmllint',
  'the sitemap names the page in every language, each with all the others',
  () => {
    const catalogue = { ...desktop, product: { ...desktop.product, languages: ['de' as const] } };
    const file = join(folder, 'languages.xml');
    writeFileSync(file, textOf(catalogue, site, 'download/sitemap.xml'));
    const read = (path: string) => run('xmllint', ['--nonet', '--xpath', path, file]).stdout.trim();
    const base = 'https://downloads.example.org/lumen/download/';
    const pages = { en: base, de: `${base}de/`, 'x-default': base };
    for (const page of [base, `${base}de/`])
      for (const [language, address] of Object.entries(pages))
        expect(
          read(
            `string(//*[local-name()="url"][*[local-name()="loc"]="${page}"]/*[namespace-uri()="http://www.w3.org/1999/xhtml" and @rel="alternate" and @hreflang="${language}"]/@href)`,
          ),
        ).toBe(address);
    expect(read('count(//*[local-name()="url"]/*[local-name()="link"])')).toBe('6');
  },
);
