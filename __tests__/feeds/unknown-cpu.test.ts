import { catalogueSchema, type CatalogueInput } from '../../catalogue/schema';
import { permanentLinks } from '../../feeds/permanent-links';
import { textFeedIds } from '../../feeds/table';
import { fileOf, minisignText, rootSite } from '../../fixtures/catalogues';
import { renderFeeds } from '../../publisher/export/write-feeds';
import { textOf } from './rendered';

type FileInput = CatalogueInput['releases'][number]['files'][number];

const signatures = [
  { type: 'minisign' as const, text: minisignText },
  { type: 'ed25519' as const, text: 'AAAA' },
];
/** One file for each reader: an installer, an archive and an app for each system. */
const files = (cpu: FileInput['cpu']) => [
  fileOf('app-setup.exe', { os: 'windows', format: 'exe', cpu, signatures }),
  fileOf('app.msi', { os: 'windows', format: 'msi', cpu }),
  fileOf('app-win.zip', { os: 'windows', format: 'zip', cpu }),
  fileOf('app.dmg', { os: 'macos', format: 'dmg', cpu, signatures }),
  fileOf('app-mac.app.zip', { os: 'macos', format: 'app.zip', cpu, signatures }),
  fileOf('app-mac.tar.gz', { os: 'macos', format: 'tar.gz', cpu }),
  fileOf('app.AppImage', { os: 'linux', format: 'appimage', cpu, signatures }),
  fileOf('app-linux.tar.gz', { os: 'linux', format: 'tar.gz', cpu }),
];
const catalogue = (...all: FileInput[]) =>
  catalogueSchema.parse({
    catalogueVersion: 1,
    product: {
      name: 'App',
      summary: 'An app.',
      homepage: 'https://app.example.org/',
      command: 'app',
      publisher: 'App',
    },
    releases: [{ version: '1.0', date: '2026-01-31', files: all }],
  });

/** What lists a release for people and for checking, and claims nothing of machines. */
const lists =
  /^download\/(latest\.json|feed\.xml|checksums\/|metalink\/|sitemap\.xml|preview\.png)|^robots\.txt|^\.well-known\//;

test('a file of which nobody stated the CPU is handed to no program, installer or link', () => {
  const input = catalogue(...files(undefined));
  const claims = renderFeeds(input, rootSite).files.filter(
    ({ path, content }) =>
      !lists.test(path) && /app[-.]/.test(String(content).replaceAll('app.example.org', '')),
  );
  expect(claims.map(({ path }) => path)).toEqual([]);
  expect(permanentLinks(input)).toEqual([]);
  expect(textFeedIds.length).toBeGreaterThan(15);
});

test('beside it the file that states its CPU is taken, and only for that CPU', () => {
  const input = catalogue(
    ...files(undefined),
    fileOf('app-arm64.tar.gz', { os: 'linux', format: 'tar.gz', cpu: ['arm64'] }),
  );
  expect(textOf(input, rootSite, 'download/install.sh')).toContain('app-arm64.tar.gz');
  expect(textOf(input, rootSite, 'download/install.sh')).not.toContain('app-linux.tar.gz');
  expect(textOf(input, rootSite, 'download/packages/aur/PKGBUILD')).toContain("arch=('aarch64')");
  expect(permanentLinks(input).map(({ path }) => path)).toEqual([
    'latest/linux-arm64',
    'latest/linux-arm64.tar.gz',
  ]);
});

test('a file for any CPU is handed to each that a program knows', () => {
  const input = catalogue(...files(['any']));
  expect(textOf(input, rootSite, 'download/install.sh')).toMatch(
    /'1\.0 linux-x64-gnu'.*'1\.0 linux-riscv64-gnu'/,
  );
  expect(textOf(input, rootSite, 'download/packages/aur/PKGBUILD')).toMatch(
    /arch=\('x86_64' 'aarch64'/,
  );
  expect(
    Object.keys(JSON.parse(textOf(input, rootSite, 'download/update/tauri.json')).platforms),
  ).toEqual(expect.arrayContaining(['windows-x86_64', 'windows-aarch64', 'linux-x86_64']));
  expect(
    permanentLinks(input).find(({ path }) => path === 'latest/linux-riscv64')?.target,
  ).toContain('app');
});
