import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatReason } from '../../../catalogue/reason';
import {
  type FileEntry,
  type ReadOutcome,
  type ReleaseEntry,
} from '../../../publisher/intake/entries';
import { readDocuments } from '../../../publisher/sources/read-documents';
import { toDocument, type Document, type SourceContext } from '../../../publisher/sources/source';
import { recognise, sources } from '../../../publisher/sources/sources';

const context: SourceContext = { today: '2026-09-01' };
const fixture = (name: string, url?: string) =>
  toDocument(name, readFileSync(join('fixtures/metadata', name), 'utf8'), url);

function read(
  names: string[],
  more: Partial<SourceContext> = {},
): Extract<ReadOutcome, { ok: true }> {
  const outcome = readDocuments(
    names.map((name) => fixture(name)),
    undefined,
    { ...context, ...more },
  );
  if (!outcome.ok) throw new Error(outcome.reasons.map(formatReason).join('\n'));
  return outcome;
}

function readOf(...documents: Document[]): Extract<ReadOutcome, { ok: true }> {
  const outcome = readDocuments(documents, undefined, context);
  if (!outcome.ok) throw new Error(refusal(outcome).join('\n'));
  return outcome;
}

/** Why reading was refused, as the terminal shows it; empty when it wasn't. */
function refusal(outcome: ReadOutcome): string[] {
  return outcome.ok ? [] : outcome.reasons.map(formatReason);
}

function only(outcome: { releases: ReleaseEntry[] }): ReleaseEntry {
  const [release, ...others] = outcome.releases;
  if (!release || others.length > 0)
    throw new Error(`expected one release, found ${outcome.releases.length}`);
  return release;
}

function fileOf(release: ReleaseEntry | undefined, name: string): FileEntry {
  const found = release?.files.find((file) => file.name === name);
  if (!found)
    throw new Error(`no ${name} among ${release?.files.map((file) => file.name).join(', ')}`);
  return found;
}

test.each([
  ['github-bottom.json', 'github'],
  ['github-sops.json', 'github'],
  ['gitlab-opengym.json', 'gitlab'],
  ['forgejo-mgsvfix.json', 'forgejo'],
  ['goreleaser-artifacts.json', 'goreleaser'],
  ['goreleaser-checksums.txt', 'sums'],
  ['dist-manifest.duckfetch.json', 'cargo-dist'],
  ['latest.yml', 'electron-builder'],
  ['latest-mac.yml', 'electron-builder'],
  ['tauri-latest.json', 'tauri'],
  ['sparkle-appcast.xml', 'sparkle'],
  ['go-dl.json', 'go'],
  ['SHASUMS256.electron.txt', 'sums'],
  ['SHASUMS256.mise.txt', 'sums'],
])('%s is recognised as %s by its content alone', (name, id) => {
  expect(recognise({ ...fixture(name), name: 'standard input' })?.id).toBe(id);
});

test('every format has an id of its own', () => {
  expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
});

describe('GitHub', () => {
  test('states sizes and hashes; its hash is kept as a witness with the day it was read', () => {
    const outcome = readOf(
      fixture(
        'github-bottom.json',
        'https://api.github.com/repos/ClementTsang/bottom/releases/240145357',
      ),
    );
    const release = only(outcome);
    expect(release).toMatchObject({
      version: '0.11.1',
      channel: 'stable',
      date: '2025-08-15T04:06:42Z',
      notes: 'Quick release to address some bugs.\n\n---',
    });
    expect(fileOf(release, 'bottom_x86_64_installer.msi')).toEqual({
      name: 'bottom_x86_64_installer.msi',
      url: 'https://github.com/ClementTsang/bottom/releases/download/0.11.1/bottom_x86_64_installer.msi',
      size: 2199552,
      sha256: expect.stringMatching(/^21dce0[0-9a-f]{58}$/),
      witnesses: [
        {
          source: 'GitHub',
          url: 'https://github.com/ClementTsang/bottom/releases/tag/0.11.1',
          sha256: fileOf(release, 'bottom_x86_64_installer.msi').sha256,
          checked: '2026-09-01',
        },
      ],
    });
    expect(outcome.product).toEqual({ source: 'https://github.com/ClementTsang/bottom' });
  });

  test('a saved body says its hash too, but who saved it when is not known: no witness', () => {
    const { sha256, witnesses } = fileOf(
      only(read(['github-bottom.json'])),
      'bottom_x86_64_installer.msi',
    );
    expect({ sha256, witnesses }).toEqual({
      sha256: expect.stringMatching(/^21dce0/),
      witnesses: undefined,
    });
  });

  test("a body without node_id is told from Forgejo's by its addresses", () => {
    const release = only(read(['github-whisper-push.json']));
    expect(recognise(fixture('github-whisper-push.json'))?.id).toBe('github');
    expect(release).toMatchObject({ version: '99.0.0', date: '2026-06-01T10:30:00Z' });
    expect(release.files).toHaveLength(6);
  });

  test('a release from before hashes were stated has none, and its page stands in for missing notes', () => {
    const release = only(read(['github-sops.json']));
    expect(release.version).toBe('3.10.2');
    expect(release.notes).toBe('https://github.com/getsops/sops/releases/tag/v3.10.2');
    expect(release.files.map(({ sha256 }) => sha256)).toEqual(Array(6).fill(undefined));
  });

  test('drafts and half-uploaded files are left out and said', () => {
    const base = {
      node_id: 'x',
      html_url: 'https://github.com/o/r/releases/tag/v2',
      prerelease: true,
    };
    const asset = {
      size: 1,
      browser_download_url: 'https://github.com/o/r/releases/download/v2/a.zip',
    };
    const text = JSON.stringify([
      { ...base, tag_name: 'v3', draft: true, assets: [] },
      {
        ...base,
        tag_name: 'v2.0.0-beta.1',
        draft: false,
        assets: [
          { ...asset, name: 'a.zip', state: 'uploaded' },
          { ...asset, name: 'b.zip', state: 'starter' },
        ],
      },
    ]);
    const outcome = readDocuments([toDocument('releases.json', text)], undefined, context);
    expect(outcome).toMatchObject({
      ok: true,
      releases: [{ version: '2.0.0-beta.1', channel: 'beta', files: [{ name: 'a.zip' }] }],
    });
    expect(outcome.ok && outcome.warnings?.map(formatReason)).toEqual([
      'releases.json: v3: it is a draft that nobody can download: left out. Publish it first, then import again.',
      'releases.json: v2.0.0-beta.1: b.zip: it was not uploaded completely (state starter): left out. Upload it again, then import again.',
    ]);
  });

  test('a wrong field is named with its place, what was expected and what was found', () => {
    const document = fixture('github-bottom.json');
    const text = document.text.replace('"size": 2199552', '"size": "2 MB"');
    expect(refusal(readDocuments([toDocument('body.json', text)], undefined, context))).toEqual([
      'body.json: assets[3].size: expected a number; found "2 MB". Take it from the tool that writes it again, or correct it.',
    ]);
  });
});

test('GitLab: links are files by the name in their address; container images are left out', () => {
  const outcome = read(['gitlab-opengym.json']);
  const release = only(outcome);
  expect(release).toMatchObject({
    version: '1.3.1',
    date: '2026-09-01T09:00:00Z',
    notes: 'Fixes the offline timer.',
  });
  expect(release.files.map(({ name }) => name)).toEqual([
    'openGym-1.3.1.apk.sha256',
    'openGym-1.3.1.apk',
  ]);
  expect(outcome.warnings?.map(formatReason)).toEqual([
    expect.stringContaining(
      'v1.3.1: Container images (api + web): it is a link to a container image: left out.',
    ),
  ]);
  expect(outcome.product).toEqual({ source: 'https://gitlab.com/DuarteSantos8/opengym' });
});

test('Forgejo states sizes and no hashes', () => {
  const release = only(read(['forgejo-mgsvfix.json']));
  expect(release).toMatchObject({
    version: '0.0.3',
    date: '2026-06-11T21:53:53Z',
    notes: 'https://codeberg.org/Lyall/MGSVFix/releases/tag/0.0.3',
  });
  expect(release.files).toEqual([
    {
      name: 'MGSVFix_0.0.3.zip',
      size: 786976,
      url: 'https://codeberg.org/Lyall/MGSVFix/releases/download/0.0.3/MGSVFix_0.0.3.zip',
    },
  ]);
});

describe('GoReleaser', () => {
  const urlBase = 'https://downloads.example.org/1.4.16';

  test('takes what is published, with the platform it was built for and its checksum', () => {
    const release = only(read(['goreleaser-artifacts.json'], { urlBase, version: '1.4.16' }));
    expect(
      release.files.map(({ name, kind, os, cpu }) => [
        name.replace('cloudbridge-client_1.4.16-SNAPSHOT-c1aa188_', ''),
        kind,
        os,
        cpu,
      ]),
    ).toEqual([
      ['windows_386.zip', undefined, 'windows', ['x86']],
      ['darwin_arm64.zip', undefined, 'macos', ['arm64']],
      ['linux_amd64.deb', undefined, 'linux', ['x64']],
      ['checksums.txt', 'checksum', undefined, undefined],
    ]);
    expect(release.files[0]).toMatchObject({
      url: `${urlBase}/cloudbridge-client_1.4.16-SNAPSHOT-c1aa188_windows_386.zip`,
      sha256: 'f24a347c02f2e2ace8cf36d4f867e8debebc8b2407e0547dd4af33eda24d65dc',
      evidence: [
        { of: 'os', value: 'windows', source: 'metadata', saw: 'goos=windows goarch=386' },
        { of: 'cpu', value: 'x86', source: 'metadata', saw: 'goos=windows goarch=386' },
      ],
    });
  });

  test('reads version and date from metadata.json, and asks for them without it', () => {
    const about = toDocument(
      'metadata.json',
      JSON.stringify({
        project_name: 'cloudbridge-client',
        tag: 'v1.4.16',
        version: '1.4.16',
        date: '2026-03-01T10:00:00.5+01:00',
      }),
    );
    const outcome = readDocuments(
      [fixture('goreleaser-artifacts.json'), about],
      undefined,
      context,
    );
    expect(outcome).toMatchObject({
      ok: true,
      releases: [{ version: '1.4.16', date: '2026-03-01T09:00:00.500Z' }],
    });
    expect(
      refusal(readDocuments([fixture('goreleaser-artifacts.json')], undefined, context)),
    ).toEqual([
      'goreleaser-artifacts.json: nothing tells which version it is of. Keep metadata.json beside it, give a --url-base that holds the version, or --version.',
    ]);
  });

  test.each([
    ['https://github.com/SPANDigital/presidium/releases/download/v1.0.0-rfv.237', '1.0.0-rfv.237'],
    ['https://example.org/1.2.0/', '1.2.0'],
    ['https://dl.example.org/presidium%2Fv2.0.1/', '2.0.1'],
  ])('takes the version out of %s', (urlBase, version) => {
    expect(only(read(['goreleaser-artifacts.presidium.json'], { urlBase })).version).toBe(version);
  });

  test('a program that is published by itself has another name than its file', () => {
    const text = JSON.stringify([
      {
        name: 'app',
        path: 'dist/app_linux_amd64_v1/app',
        type: 'Binary',
        goos: 'linux',
        goarch: 'amd64',
      },
      {
        name: 'app_1.0_linux_amd64',
        path: 'dist/app_linux_amd64_v1/app',
        type: 'Binary',
        goos: 'linux',
        goarch: 'amd64',
      },
    ]);
    const outcome = readDocuments([toDocument('artifacts.json', text)], undefined, {
      ...context,
      version: '1.0',
    });
    expect(outcome.ok && only(outcome).files.map(({ name }) => name)).toEqual([
      'app_1.0_linux_amd64',
    ]);
  });

  // https://github.com/ZEISS/az-storage-upload, dist/artifacts.json
  test('programs that were built and not packed are no release yet', () => {
    const text = JSON.stringify([
      { name: 'metadata.json', path: 'dist/metadata.json', internal_type: 30, type: 'Metadata' },
      {
        name: 'main-arm64-darwin',
        path: 'dist/main-arm64-darwin',
        goos: 'darwin',
        goarch: 'arm64',
        internal_type: 4,
        type: 'Binary',
        extra: { Binary: 'main-arm64-darwin', Ext: '', ID: 'main' },
      },
    ]);
    expect(
      refusal(
        readDocuments([toDocument('artifacts.json', text)], undefined, {
          ...context,
          version: '1.0',
        }),
      ),
    ).toEqual([
      'artifacts.json: it lists 1 program that was built and nothing that was packed to be published. ' +
        'Pack them (goreleaser release instead of goreleaser build), or publish the programs themselves: npm run release -- add <files> --version V',
    ]);
  });

  test('levels above amd64 v1 are told apart, ARM by its version, and "all" is a universal binary', () => {
    const text = JSON.stringify([
      {
        name: 'a_v3.zip',
        path: 'dist/a',
        type: 'Archive',
        goos: 'linux',
        goarch: 'amd64',
        goamd64: 'v3',
        extra: {},
      },
      {
        name: 'a_armv6.zip',
        path: 'dist/a',
        type: 'Archive',
        goos: 'linux',
        goarch: 'arm',
        goarm: '6',
        extra: {},
      },
      {
        name: 'a_all.zip',
        path: 'dist/a',
        type: 'Archive',
        goos: 'darwin',
        goarch: 'all',
        extra: { Size: 12 },
      },
    ]);
    const outcome = readDocuments([toDocument('artifacts.json', text)], undefined, {
      ...context,
      version: '1.0',
    });
    expect(outcome).toMatchObject({
      ok: true,
      releases: [
        {
          files: [
            { label: 'needs x86-64-v3', cpu: ['x64'] },
            { cpu: ['armv6'] },
            { os: 'macos', cpu: ['x64', 'arm64'], size: 12 },
          ],
        },
      ],
    });
  });

  test('checksums.txt beside it is compared, and a difference names both', () => {
    const wrong = fixture('goreleaser-checksums.txt').text.replace('f24a347c', '00000000');
    const outcome = readDocuments(
      [fixture('goreleaser-artifacts.json'), toDocument('checksums.txt', wrong)],
      undefined,
      { ...context, version: '1.4.16' },
    );
    expect(refusal(outcome)).toEqual([
      expect.stringMatching(
        /windows_386\.zip: checksums\.txt, line 3, says sha256 00000000\w+, but it is f24a347c/,
      ),
    ]);
    expect(
      read(['goreleaser-artifacts.json', 'goreleaser-checksums.txt'], { version: '1.4.16' })
        .releases,
    ).toHaveLength(1);
  });
});

test('cargo-dist states target triples, kinds and where it publishes', () => {
  const release = only(read(['dist-manifest.duckfetch.json']));
  expect(release).toMatchObject({
    version: '0.3.5',
    notes: 'https://github.com/pmassicotte/duckfetch/releases/tag/v0.3.5',
  });
  expect(fileOf(release, 'source.tar.gz').kind).toBe('source');
  expect(fileOf(release, 'sha256.sum').kind).toBe('checksum');
  expect(fileOf(release, 'duckfetch-x86_64-unknown-linux-gnu.tar.gz')).toMatchObject({
    url: 'https://github.com/pmassicotte/duckfetch/releases/download/v0.3.5/duckfetch-x86_64-unknown-linux-gnu.tar.gz',
    os: 'linux',
    cpu: ['x64'],
    libc: 'gnu',
  });
  // The installer runs on three systems: none of them is the one it is for.
  expect(fileOf(release, 'duckfetch-installer.sh').os).toBeUndefined();
});

test('cargo-dist 0.12 states one address; what it makes for its updater and fetching scripts are no downloads', () => {
  const release = only(read(['dist-manifest.fedimint.json']));
  expect(release).toMatchObject({
    version: '0.3.1',
    notes: 'https://github.com/fedimint/fedimint-clientd/releases/tag/v0.3.1',
  });
  expect(fileOf(release, 'fedimint-clientd-x86_64-unknown-linux-musl.tar.xz')).toMatchObject({
    url: 'https://github.com/fedimint/fedimint-clientd/releases/download/v0.3.1/fedimint-clientd-x86_64-unknown-linux-musl.tar.xz',
    libc: 'musl',
  });
  expect(fileOf(release, 'fedimint-clientd-aarch64-apple-darwin-update').kind).toBe('other');
  expect(fileOf(release, 'fedimint-clientd-installer.sh').kind).toBe('other');
});

test('cargo-dist before 0.3 states its address only in the text it wrote for the release', () => {
  const { text } = fixture('dist-manifest.fedimint.json');
  const without = text.replace('"artifact_download_url"', '"was"');
  expect(only(readOf(toDocument('dist-manifest.json', without))).files[0]?.url).toBe(
    'https://github.com/fedimint/fedimint-clientd/releases/download/v0.3.1/source.tar.gz',
  );
});

describe('electron-builder', () => {
  test('the channel files of one version become one release, with the SHA-512 in hexadecimal', () => {
    const release = only(
      read(['latest.yml', 'latest-mac.yml', 'latest-linux.yml'], {
        urlBase: 'https://downloads.example.org/',
      }),
    );
    expect(release).toMatchObject({
      version: '0.10.0',
      channel: 'stable',
      date: '2019-09-19T08:41:18.990Z',
    });
    expect(release.files.map(({ name, os, size, url }) => [name, os, size, url])).toEqual([
      [
        'EOSStudio-0.10.0.exe',
        'windows',
        61867502,
        'https://downloads.example.org/EOSStudio-0.10.0.exe',
      ],
      [
        'EOSStudio-0.10.0.zip',
        'macos',
        83508223,
        'https://downloads.example.org/EOSStudio-0.10.0.zip',
      ],
      [
        'EOSStudio-0.10.0.dmg',
        'macos',
        86825448,
        'https://downloads.example.org/EOSStudio-0.10.0.dmg',
      ],
      [
        'EOSStudio-0.10.0.AppImage',
        'linux',
        92834342,
        'https://downloads.example.org/EOSStudio-0.10.0.AppImage',
      ],
    ]);
    expect(release.files[0]?.sha512).toBe(
      Buffer.from(
        'nkH0PqswQ07KdCfif9EWttBxCIV+UqzFAzXRI1ZN1iIiVZ8JD9JlH/Y3p/yEQ0th8NlqC1NsyY7NBJ3JFlukCg==',
        'base64',
      ).toString('hex'),
    );
  });

  // https://github.com/electron-userland/electron-builder/issues/5592
  test('the latest-mac.yml of two build jobs are both kept', () => {
    const intel = fixture('latest-mac.yml');
    const arm = toDocument(
      'latest-mac.yml',
      intel.text
        .replaceAll('EOSStudio-0.10.0.', 'EOSStudio-0.10.0-arm64.')
        .replace(/zip\n    sha512: ./, 'zip\n    sha512: A'),
    );
    const outcome = readDocuments([intel, arm], undefined, context);
    expect(outcome.ok && only(outcome).files.map(({ name }) => name)).toEqual([
      'EOSStudio-0.10.0.zip',
      'EOSStudio-0.10.0.dmg',
      'EOSStudio-0.10.0-arm64.zip',
      'EOSStudio-0.10.0-arm64.dmg',
    ]);
  });

  test('two files that state other sizes for one name contradict each other', () => {
    const one = fixture('latest-mac.yml');
    const other = toDocument('latest-mac.yml', one.text.replace('size: 86825448', 'size: 5'));
    expect(refusal(readDocuments([one, other], undefined, context))).toEqual([
      expect.stringContaining(
        '0.10.0: EOSStudio-0.10.0.dmg: two entries contradict each other: size is 86825448 and 5.',
      ),
    ]);
  });

  test('addresses are relative to where the channel file was, and 1.10 does not become 1.1', () => {
    const text = fixture('latest-linux.yml').text.replace('version: 0.10.0', 'version: 1.10');
    const outcome = readDocuments(
      [
        toDocument(
          'latest-linux-arm64.yml',
          text,
          'https://dl.example.org/app/latest-linux-arm64.yml',
        ),
      ],
      undefined,
      context,
    );
    expect(outcome).toMatchObject({
      ok: true,
      releases: [
        {
          version: '1.10',
          files: [
            {
              url: 'https://dl.example.org/app/EOSStudio-0.10.0.AppImage',
              os: 'linux',
              cpu: ['arm64'],
            },
          ],
        },
      ],
    });
  });
});

test('Tauri: the minisign signature is taken out of its base64, and a universal app stands once', () => {
  const release = only(read(['tauri-latest.json']));
  expect(release).toMatchObject({ version: '0.10.206', date: '2025-01-10T03:15:59.162Z' });
  expect(fileOf(release, 'Postdata_aarch64.app.tar.gz')).toMatchObject({
    os: 'macos',
    cpu: ['arm64'],
    signatures: [{ type: 'minisign' }],
  });
  expect(fileOf(release, 'Postdata_aarch64.app.tar.gz').signatures?.[0]?.text).toMatch(
    /^untrusted comment: .+\nRUQ.+\ntrusted comment: .+\n.+\n$/,
  );

  const url = 'https://example.org/App.app.tar.gz';
  const text = JSON.stringify({
    version: 'v2',
    platforms: {
      'darwin-aarch64': { url, signature: '' },
      'darwin-x86_64': { url, signature: '' },
    },
  });
  const universal = readDocuments([toDocument('latest.json', text)], undefined, context);
  expect(universal).toMatchObject({
    ok: true,
    releases: [{ files: [{ name: 'App.app.tar.gz', os: 'macos', cpu: ['arm64', 'x64'] }] }],
  });
});

describe('Sparkle', () => {
  test('reads versions, dates, sizes, signatures and the oldest macOS', () => {
    const { releases } = read(['sparkle-appcast.xml']);
    expect(releases.map(({ version, date, notes }) => [version, date, notes])).toEqual([
      ['1.4.0', '2026-08-06T12:14:38Z', 'https://aerolite.dev/applite/releases/1.4.0.html'],
      ['1.2.5', '2024-05-16T15:42:55Z', 'https://aerolite.dev/applite/releases/1.2.5.html'],
    ]);
    expect(releases[0]?.files).toEqual([
      expect.objectContaining({
        name: 'Applite.dmg',
        size: 7907006,
        os: 'macos',
        minimumOs: '14.0',
        signatures: [
          {
            type: 'ed25519',
            text: '8mmyEwSY16zk4DW4tLGXjnP9cgnyPEfQeqOiIow8LuTvRhwHczWuOKMsdZAzvQpEQsLRR6CTfdsM79a6DS8IBQ==',
          },
        ],
      }),
    ]);
  });

  test("of what stands once for each language, the page's language or the unmarked one counts", () => {
    const { releases } = read(['sparkle-appcast.localized.xml']);
    expect(releases.map(({ version, notes }) => [version, notes])).toEqual(
      ['6.3', '6.2', '6.1', '6.0'].map((version) => [
        version,
        'https://sparkle-project.org/notes.en.html',
      ]),
    );
    const german = fixture('sparkle-appcast.localized.xml')
      .text.replaceAll('<title>Version', '<title xml:lang="de">Ausgabe</title><title>Version')
      .replaceAll(/<sparkle:releaseNotesLink(?: xml:lang="en")?>.*/g, '')
      .replaceAll('xml:lang="es"', 'xml:lang="de"');
    expect(readOf(toDocument('appcast.xml', german)).releases[0]?.notes).toBe(
      'https://sparkle-project.org/notes.es.html',
    );
  });

  test('addresses are relative to the appcast, and a length of 0 is not stated', () => {
    const text = fixture('sparkle-appcast.xml')
      .text.replace(/url="[^"]+" length="\d+"/, 'url="App.zip" length="0"')
      .replace(/length="\d+"/, 'length="0"')
      .replace(/url="[^"]+"/, 'url="App.zip"');
    const { releases } = readOf(
      toDocument('appcast.xml', text, 'https://dl.example.org/mac/appcast.xml'),
    );
    expect(releases[0]?.files[0]).toMatchObject({
      name: 'App.zip',
      url: 'https://dl.example.org/mac/App.zip',
      size: undefined,
    });
  });

  test('a WinSparkle enclosure is for Windows, and other channels than the default are for trying out', () => {
    const text = fixture('sparkle-appcast.xml').text.replace(
      '<enclosure',
      '<sparkle:channel>insiders</sparkle:channel><enclosure sparkle:os="windows-x64"',
    );
    const outcome = readDocuments([toDocument('appcast.xml', text)], undefined, context);
    expect(outcome).toMatchObject({
      ok: true,
      releases: [
        { channel: 'beta', files: [{ os: 'windows', cpu: ['x64'] }] },
        { channel: 'stable' },
      ],
    });
  });

  test('broken XML is refused with its line, and a DOCTYPE because its entities can grow without bound', () => {
    const { text } = fixture('sparkle-appcast.xml');
    expect(
      refusal(
        readDocuments([toDocument('appcast.xml', text.replace('</item>', ''))], undefined, context),
      ),
    ).toEqual([expect.stringMatching(/^appcast\.xml:\d+:\d+: expected XML: /)]);
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>${text.slice(text.indexOf('<rss'))}`;
    expect(refusal(readDocuments([toDocument('appcast.xml', bomb)], undefined, context))).toEqual([
      'appcast.xml: a DOCTYPE is not accepted in an appcast. Remove it.',
    ]);
  });
});

describe('a checksum file', () => {
  test("that names equal base names in different folders, as Node's does, keeps both apart", () => {
    const release = only(
      read(['SHASUMS256.node.txt'], { urlBase: 'https://nodejs.org/dist/v20.11.0/' }),
    );
    expect(release.version).toBe('20.11.0');
    expect(
      release.files
        .filter(({ name }) => name.endsWith('node.exe'))
        .map(({ name, url }) => [name, url]),
    ).toEqual([
      ['win-arm64-node.exe', 'https://nodejs.org/dist/v20.11.0/win-arm64/node.exe'],
      ['win-x64-node.exe', 'https://nodejs.org/dist/v20.11.0/win-x64/node.exe'],
      ['win-x86-node.exe', 'https://nodejs.org/dist/v20.11.0/win-x86/node.exe'],
    ]);
    expect(new Set(release.files.map(({ name }) => name)).size).toBe(41);
  });

  test('that was fetched says by its address where the files are, and their version', () => {
    const release = only(
      readOf(fixture('SHASUMS256.node.txt', 'https://nodejs.org/dist/v20.11.0/SHASUMS256.txt')),
    );
    expect(release).toMatchObject({
      version: '20.11.0',
      files: expect.arrayContaining([
        expect.objectContaining({ url: 'https://nodejs.org/dist/v20.11.0/node-v20.11.0.pkg' }),
      ]),
    });
  });

  test('of MD5 is refused by name', () => {
    expect(
      refusal(
        readDocuments([toDocument('MD5SUMS', `${'c'.repeat(32)}  app.zip\n`)], undefined, {
          ...context,
          version: '1.0',
        }),
      ),
    ).toEqual([
      'MD5SUMS:1: MD5 proves nothing about a download. Give a file of SHA-256 or SHA-512.',
    ]);
  });
});

test('Go: an empty hash is none, and a release that is not stable is a beta', () => {
  const { releases } = read(['go-dl.json']);
  expect(releases.map(({ version, channel }) => [version, channel])).toEqual([
    ['1.13.7', 'stable'],
    ['1.14rc1', 'beta'],
    ['1.5.2', 'stable'],
  ]);
  expect(fileOf(releases[0], 'go1.13.7.linux-armv6l.tar.gz')).toMatchObject({
    os: 'linux',
    cpu: ['armv6'],
    url: 'https://go.dev/dl/go1.13.7.linux-armv6l.tar.gz',
  });
  expect(fileOf(releases[0], 'go1.13.7.src.tar.gz')).toMatchObject({ kind: 'source' });
  expect(fileOf(releases[2], 'go1.5.2.darwin-amd64.pkg').sha256).toBeUndefined();
});

test('what is none of the formats is refused with their names and what it begins with', () => {
  expect(
    refusal(readDocuments([toDocument('page.json', '{"hello": 1}')], undefined, context)),
  ).toEqual([
    expect.stringMatching(
      /^page\.json: expected one of GitHub releases, .+; found "\{\\"hello\\": 1\}"\. If it is one of them, say which with --format\.$/,
    ),
  ]);
});
