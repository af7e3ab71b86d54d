import { catalogueSchema } from '../../catalogue/schema';
import { fileOf, rootSite } from '../../fixtures/catalogues';
import { renderFeeds } from '../../publisher/export/write-feeds';

const release = (version: string, channel: string, date: string) => ({
  version,
  channel,
  date,
  files: [fileOf(`tool-${version}-linux.tar.gz`, { os: 'linux', cpu: ['x64'], format: 'tar.gz' })],
});
const many = catalogueSchema.parse({
  catalogueVersion: 1,
  product: { name: 'Tool', summary: 'S', command: 'tool' },
  releases: [
    release('1.0.0', 'stable', '2020-01-01'),
    ...Array.from({ length: 60 }, (_, i) => release(`2.0.${i}`, 'nightly', '2026-01-01')),
  ],
});
const files = new Map(
  renderFeeds(many, rootSite).files.map(({ path, content }) => [path, String(content)]),
);
const text = (path: string) => files.get(`download/${path}`) ?? '';

test('what lists all releases lists them all, however many there are', () => {
  for (const { version } of many.releases) {
    expect(text(`checksums/${version}/SHA256SUMS`)).toContain(`tool-${version}-linux.tar.gz`);
    expect(text('checksums/SHA256SUMS')).toContain(`${version}/tool-${version}-linux.tar.gz`);
    expect(text(`metalink/${version}.meta4`)).toContain(`tool-${version}-linux.tar.gz`);
    expect(text('go.json')).toContain(`"${version}"`);
  }
});

test.each(['install.sh', 'feed.xml', 'packages/appstream/releases.xml'])(
  '%s is of the recent releases of each channel, the old stable one included',
  (path) => {
    const named = many.releases
      .map(({ version }) => version)
      .filter((version) => text(path).includes(`tool-${version}-linux`));
    expect(named).toEqual(['1.0.0', ...Array.from({ length: 50 }, (_, i) => `2.0.${i + 10}`)]);
  },
);

test('a single file has feeds of its own while its release is recent', () => {
  for (const [version, isRecent] of [
    ['1.0.0', true],
    ['2.0.59', true],
    ['2.0.10', true],
    ['2.0.9', false],
  ] as const) {
    expect(files.has(`download/checksums/${version}/tool-${version}-linux.tar.gz.sha256`)).toBe(
      isRecent,
    );
    expect(files.has(`download/metalink/${version}/tool-${version}-linux.tar.gz.meta4`)).toBe(
      isRecent,
    );
  }
});
