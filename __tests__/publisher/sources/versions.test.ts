import { formatReason } from '../../../catalogue/reason';
import { readDocuments } from '../../../publisher/sources/read-documents';
import { toDocument, versionOf, type SourceContext } from '../../../publisher/sources/source';

const hex = 'ab'.repeat(64);
const address = 'https://dl.acme.example/app.zip';

/** What each reader makes of a version: the smallest document of its format that states one, and nothing of a channel. */
const documents: Record<string, (version: string) => [name: string, text: string]> = {
  github: (version) => [
    'releases.json',
    JSON.stringify({
      tag_name: version,
      node_id: 'x',
      html_url: 'https://github.com/acme/app/releases/tag/x',
      assets: [{ name: 'app.zip', size: 1, browser_download_url: address }],
    }),
  ],
  gitlab: (version) => [
    'releases.json',
    JSON.stringify({
      tag_name: version,
      released_at: '2026-08-01T00:00:00Z',
      assets: { links: [{ name: 'app.zip', url: address }] },
    }),
  ],
  forgejo: (version) => [
    'releases.json',
    JSON.stringify({
      tag_name: version,
      zipball_url: address,
      draft: false,
      assets: [{ name: 'app.zip', size: 1, browser_download_url: address }],
    }),
  ],
  goreleaser: (version) => [
    'metadata.json',
    JSON.stringify({ project_name: 'app', tag: version, version }),
  ],
  'cargo-dist': (version) => [
    'dist-manifest.json',
    JSON.stringify({
      dist_version: '0.12',
      releases: [{ app_name: 'app', app_version: version }],
      artifacts: {},
    }),
  ],
  'electron-builder': (version) => [
    'latest.yml',
    `version: ${version}\nfiles:\n  - url: app.zip\n    sha512: ${hex}\npath: app.zip\nsha512: ${hex}\n`,
  ],
  tauri: (version) => [
    'latest.json',
    JSON.stringify({ version, platforms: { 'linux-x86_64': { url: address } } }),
  ],
  sparkle: (version) => [
    'appcast.xml',
    `<rss xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle"><channel><item>
    <sparkle:shortVersionString>${version}</sparkle:shortVersionString><enclosure url="${address}" length="1"/></item></channel></rss>`,
  ],
  sums: () => ['SHA256SUMS', `${'a'.repeat(64)}  app.zip\n`],
};
const readers = Object.keys(documents);

function releaseOf(
  reader: string,
  version: string,
  context: Partial<SourceContext> = {},
): [version: string, channel?: string][] {
  const [name, text] = documents[reader]?.(version) ?? ['', ''];
  const outcome = readDocuments([toDocument(name, text)], undefined, {
    today: '2026-09-01',
    ...(reader === 'sums' && { version }),
    ...context,
  });
  if (!outcome.ok) throw new Error(outcome.reasons.map(formatReason).join('\n'));
  return outcome.releases.map((release) => [release.version, release.channel]);
}

describe.each(readers)('%s', (reader) => {
  test.each(['2.0b1', '1.22rc1', '1.0.0-dev.3', '1.0.0-pre.1', '3.0.0-alpha.2', '2.0.0.Beta1'])(
    '%s is a beta',
    (version) => {
      expect(releaseOf(reader, version)).toEqual([[version, 'beta']]);
    },
  );

  test.each(['2.0', '1.0.2a', '4.6.3-stable', '10.0.2+13', '7.1.1-29'])(
    '%s is stable',
    (version) => {
      expect(releaseOf(reader, version)).toEqual([[version, 'stable']]);
    },
  );
});

test.each([
  ['v1.2.3', '1.2.3'],
  ['gping-v1.20.1', '1.20.1'],
  ['release-1.2', '1.2'],
  ['jdk-10.0.2+13', '10.0.2+13'],
  ['jdk-21+35', '21+35'],
  ['Release v1.2', '1.2'],
  ['llvmorg-18.1.0-rc1', '18.1.0-rc1'],
  ['rel/log4j-2.17.0', '2.17.0'],
  ['@acme/cli@1.2.3', '1.2.3'],
  ['cli/v1.2.3', '1.2.3'],
  ['helm-chart-1.2.3', '1.2.3'],
  ['OpenSSL_1_1_1w', '1_1_1w'],
  ['stable-9646', '9646'],
  // What cannot be told apart stays whole, and so does what says more than a number.
  ['jdk8u192-b98', 'jdk8u192-b98'],
  ['jdk8u192-b12_openj9-0.11.0', 'jdk8u192-b12_openj9-0.11.0'],
  ['b3827', 'b3827'],
  ['nightly-2024-05-01', 'nightly-2024-05-01'],
  ['beta-1.2.3', 'beta-1.2.3'],
  ['app-nightly-1.2.3', 'nightly-1.2.3'],
  ['2024-05-01', '2024-05-01'],
  ['1.0-foo-2.0', '1.0-foo-2.0'],
])('the tag %s is of version %s', (tag, version) => {
  expect(versionOf(tag)).toBe(version);
});

test('--tag-prefix says what to strip, with the separator after it', () => {
  expect(releaseOf('github', 'jdk8u192-b98', { tagPrefix: 'jdk' })).toEqual([
    ['8u192-b98', 'stable'],
  ]);
  expect(releaseOf('gitlab', 'acme-2024-v3', { tagPrefix: 'acme-2024' })).toEqual([
    ['3', 'stable'],
  ]);
  expect(releaseOf('forgejo', 'v1.0', { tagPrefix: 'jdk' })).toEqual([['1.0', 'stable']]);
});
