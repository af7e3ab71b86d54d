import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatReason } from '../../../catalogue/reason';
import {
  content,
  impatient,
  routed,
  serve,
  status,
  type Loopback,
  type Route,
} from '../../../fixtures/loopback';
import {
  importReleases,
  type ImportOptions,
  type ImportOutcome,
} from '../../../publisher/commands/import';
import { type Said } from '../../../publisher/intake/entries';
import { type Transport } from '../../../publisher/net/http';

const fixtures = 'fixtures/metadata';
const folder = mkdtempSync(join(tmpdir(), 'import-'));
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

let servers: Loopback[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function started(routes: Record<string, Route>): Promise<Loopback> {
  const server = await serve(routes);
  servers.push(server);
  return server;
}

function file(name: string, text: string | object): string {
  const path = join(folder, name);
  writeFileSync(path, typeof text === 'string' ? text : JSON.stringify(text));
  return path;
}

function run(
  from: string[],
  options: ImportOptions = {},
  transport: Transport = impatient(),
  token?: string,
): Promise<ImportOutcome> {
  return importReleases(from, options, {
    transport,
    token,
    today: '2026-09-01',
    readInput: async () => 'from a pipe',
  });
}

/** Why the import was refused, as the terminal shows it; empty when it wasn't. */
async function refusal(outcome: Promise<ImportOutcome>): Promise<string[]> {
  const settled = await outcome;
  return settled.ok ? [] : settled.reasons.map(formatReason);
}

function githubRelease(
  tag: string,
  assets: { name: string; body?: string | Buffer; digest?: string }[],
) {
  const page = 'https://github.com/acme/rocket/releases';
  return {
    node_id: 'RE_1',
    tag_name: tag,
    html_url: `${page}/tag/${tag}`,
    draft: false,
    prerelease: false,
    published_at: '2026-08-15T04:06:42Z',
    body: 'Faster.',
    assets: assets.map(({ name, body = '', digest }) => ({
      name,
      state: 'uploaded',
      size: body.length,
      digest: digest ?? null,
      browser_download_url: `${page}/download/${tag}/${name}`,
    })),
  };
}

describe('a saved GitHub body that states every hash', () => {
  test("becomes a release ready for the catalogue, identified by the files' names", async () => {
    const outcome = await run([join(fixtures, 'github-bottom.json')]);
    expect(outcome).toMatchObject({
      ok: true,
      product: { source: 'https://github.com/ClementTsang/bottom' },
      warnings: [],
    });
    expect(
      outcome.ok &&
        outcome.releases[0]?.files.map(({ name, kind, os, cpu, libc, format }) => [
          name,
          kind,
          os,
          cpu,
          libc,
          format,
        ]),
    ).toEqual([
      ['bottom-musl_0.11.1-1_arm64.deb', 'download', 'linux', ['arm64'], 'musl', 'deb'],
      ['bottom.desktop', 'other', undefined, undefined, undefined, undefined],
      ['bottom_aarch64-apple-darwin.tar.gz', 'download', 'macos', ['arm64'], undefined, 'tar.gz'],
      ['bottom_x86_64_installer.msi', 'download', 'windows', ['x64'], undefined, 'msi'],
    ]);
  });

  test('the same input gives the same bytes', async () => {
    const [one, two] = await Promise.all([
      run([join(fixtures, 'github-bottom.json')]),
      run([join(fixtures, 'github-bottom.json')]),
    ]);
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
  });
});

test('what the metadata lacks is listed by file, with the option that finds it', async () => {
  expect(await refusal(run([join(fixtures, 'github-sops.json')]))).toEqual([
    '3.10.2: 3 of 6 files have no sha256: sops-v3.10.2.amd64.exe, sops-v3.10.2.darwin, sops_3.10.2_arm64.deb. ' +
      'Add --fetch, which reads every file once and computes what is missing.',
  ]);
  expect(
    await refusal(
      run([join(fixtures, 'SHASUMS256.electron.txt')], { version: '12.0.15', date: '2021-07-15' }),
    ),
  ).toEqual([
    expect.stringMatching(
      /^12\.0\.15: 2 of 2 files have no url and size: .+\. Add the address of the folder they are published in with --url-base, and --fetch/,
    ),
  ]);
});

describe('--fetch', () => {
  const setup = randomBytes(200_000);
  const tarball = randomBytes(100_000);
  const sums = `${sha256(setup)}  rocket-1.0-win-x64.exe\n${sha256(tarball)}  rocket-1.0-linux-x64.tar.gz\n`;
  const signature = '-----BEGIN PGP SIGNATURE-----\n\niQIz\n-----END PGP SIGNATURE-----\n';
  const assets = [
    { name: 'rocket-1.0-win-x64.exe', body: setup },
    { name: 'rocket-1.0-linux-x64.tar.gz', body: tarball },
    { name: 'SHA256SUMS', body: sums },
    { name: 'rocket-1.0-win-x64.exe.asc', body: signature },
    { name: 'rocket-1.0-win-x64.exe.spdx.json', body: '{}' },
  ];
  const path = (name: string) => `/acme/rocket/releases/download/v1.0/${name}`;
  const routes = Object.fromEntries(
    assets.map(({ name, body }): [string, Route] => [path(name), [content(body)]]),
  );

  test('computes sizes and hashes, compares the checksum file, and attaches signature and SBOM', async () => {
    const body = file('acme.json', githubRelease('v1.0', assets));
    const progress: [number, number][] = [];
    const transport = routed({ 'https://github.com': await started(routes) });
    const outcome = await importReleases(
      [body],
      { fetch: true },
      {
        transport,
        today: '2026-09-01',
        readInput: async () => '',
        onFetched: (done, total) => progress.push([done, total]),
      },
    );
    const total = assets.reduce((sum, asset) => sum + asset.body.length, 0);
    expect(progress.at(-1)).toEqual([total, total]);
    expect(outcome).toMatchObject({ ok: true, releases: [{ version: '1.0' }] });
    const files = outcome.ok ? (outcome.releases[0]?.files ?? []) : [];
    expect(files.map(({ name, kind, sha256: hash }) => [name, kind, hash])).toEqual([
      ['rocket-1.0-win-x64.exe', 'download', sha256(setup)],
      ['rocket-1.0-linux-x64.tar.gz', 'download', sha256(tarball)],
      ['SHA256SUMS', 'checksum', sha256(sums)],
      ['rocket-1.0-win-x64.exe.asc', 'signature', sha256(signature)],
      ['rocket-1.0-win-x64.exe.spdx.json', 'sbom', sha256('{}')],
    ]);
    expect(files[0]).toMatchObject({
      signatures: [{ type: 'openpgp', text: signature.trim() }],
      sbom: 'https://github.com/acme/rocket/releases/download/v1.0/rocket-1.0-win-x64.exe.spdx.json',
    });
  });

  // https://github.com/zen-browser/desktop/issues/7322
  test('a file that was replaced after its checksum was published stops the import', async () => {
    const body = file('replaced.json', githubRelease('v1.0', assets));
    const replaced = randomBytes(setup.length);
    const transport = routed({
      'https://github.com': await started({
        ...routes,
        [path('rocket-1.0-win-x64.exe')]: [content(replaced)],
      }),
    });
    expect(await refusal(run([body], { fetch: true }, transport))).toEqual([
      `rocket-1.0-win-x64.exe: SHA256SUMS, line 1, says sha256 ${sha256(setup)}, but it is ${sha256(replaced)}. ` +
        'One of the two was replaced after the release: find out which, and publish both again.',
    ]);
  });

  // https://github.com/stephrobert/pavois/issues/243
  test('every file that cannot be read is listed at once, with its address and why', async () => {
    const body = file('missing.json', githubRelease('v1.0', assets));
    const transport = routed({
      'https://github.com': await started({
        ...routes,
        [path('SHA256SUMS')]: [status(404)],
        [path('rocket-1.0-win-x64.exe')]: [status(500)],
      }),
    });
    expect(await refusal(run([body], { fetch: true }, transport))).toEqual([
      'https://github.com/acme/rocket/releases/download/v1.0/rocket-1.0-win-x64.exe: the server answered with status 500 Internal Server Error. Try again later.',
      'https://github.com/acme/rocket/releases/download/v1.0/SHA256SUMS: not found (status 404). Upload the file, make it public, or correct its address.',
    ]);
  });

  test('a hash that GitHub states is not computed again, but the checksum file is compared with it', async () => {
    const digests = assets.map((asset) => ({
      ...asset,
      digest: `sha256:${sha256(asset.name === 'rocket-1.0-linux-x64.tar.gz' ? 'other' : asset.body)}`,
    }));
    const server = await started(routes);
    const outcome = run(
      [file('digests.json', githubRelease('v1.0', digests))],
      { fetch: true },
      routed({ 'https://github.com': server }),
    );
    expect(await refusal(outcome)).toEqual([
      expect.stringMatching(/^rocket-1\.0-linux-x64\.tar\.gz: SHA256SUMS, line 2, says/),
    ]);
    expect(server.asked.map(({ url }) => url)).toEqual([
      path('SHA256SUMS'),
      path('rocket-1.0-win-x64.exe.asc'),
    ]);
  });

  test('a bare SHA256SUMS with --url-base, --version and --date is enough', async () => {
    const text = `${sha256(setup)} *rocket-1.0-win-x64.exe\n`;
    const transport = routed({
      'https://dl.acme.example': await started({ '/1.0/rocket-1.0-win-x64.exe': [content(setup)] }),
    });
    const outcome = await run(
      [file('SHA256SUMS', text)],
      { fetch: true, version: '1.0', date: '2026-08-01', urlBase: 'https://dl.acme.example/1.0' },
      transport,
    );
    expect(outcome).toMatchObject({
      ok: true,
      releases: [
        {
          version: '1.0',
          date: '2026-08-01',
          files: [{ size: 200_000, os: 'windows', cpu: ['x64'] }],
        },
      ],
    });
  });
});

describe('owner/repo on GitHub', () => {
  const list = '/repos/acme/rocket/releases?per_page=100';
  const next = `${list}&page=2`;
  const body = (tag: string) =>
    JSON.stringify([
      githubRelease(tag, [
        { name: 'rocket-linux-x64.tar.gz', body: 'x', digest: `sha256:${sha256('x')}` },
      ]),
    ]);
  const pages = {
    [list]: [
      content(body('v1.1'), {
        link: `<https://api.github.com${next}>; rel="next", <https://api.github.com/x>; rel="last"`,
      }),
    ],
    [next]: [content(body('v1.0'))],
  };

  test('every page is read', async () => {
    const outcome = await run(
      ['acme/rocket'],
      {},
      routed({ 'https://api.github.com': await started(pages) }),
    );
    expect(outcome.ok && outcome.releases.map(({ version }) => version)).toEqual(['1.1', '1.0']);
  });

  test('--newest 1 reads no more pages than it needs', async () => {
    const server = await started(pages);
    const outcome = await run(
      ['acme/rocket'],
      { newest: 1 },
      routed({ 'https://api.github.com': server }),
    );
    expect(outcome.ok && outcome.releases.map(({ version }) => version)).toEqual(['1.1']);
    expect(server.asked).toHaveLength(1);
  });

  test("the token goes to GitHub's API and to no other host, not even on a page or a file that the API names", async () => {
    const elsewhere = await started({
      [next]: [content('[]')],
      '/list.json': [content(body('v1.1'))],
    });
    const api = await started({
      [list]: [
        content(body('v1.1').replace(`sha256:${sha256('x')}`, ''), {
          link: `<https://evil.example${next}>; rel="next"`,
        }),
      ],
    });
    const files = await started({
      '/acme/rocket/releases/download/v1.1/rocket-linux-x64.tar.gz': [content('x')],
    });
    const transport = routed({
      'https://api.github.com': api,
      'https://github.com': files,
      'https://evil.example': elsewhere,
    });
    expect(
      await run(['https://github.com/acme/rocket/releases'], { fetch: true }, transport, 'secret'),
    ).toMatchObject({ ok: true });
    await run(['https://evil.example/list.json'], {}, transport, 'secret');
    expect(api.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret']);
    expect(
      [...files.asked, ...elsewhere.asked].map(({ url, headers }) => [url, headers.authorization]),
    ).toEqual([
      ['/acme/rocket/releases/download/v1.1/rocket-linux-x64.tar.gz', undefined],
      ['/list.json', undefined],
    ]);
  });

  test('a used-up rate limit is said in words with the time it ends, and not waited for', async () => {
    const server = await started({
      [list]: [
        status(403, {
          'x-ratelimit-limit': '60',
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': '1790000000',
        }),
      ],
    });
    expect(
      await refusal(run(['acme/rocket'], {}, routed({ 'https://api.github.com': server }))),
    ).toEqual([
      `https://api.github.com${list}: the rate limit is used up: 60 requests an hour, none left until 2026-09-21 14:13 UTC. ` +
        'Set GITHUB_TOKEN for a higher limit, or save the answer to a file and import that.',
    ]);
    expect(server.asked).toHaveLength(1);
  });

  test('a host that does not exist is said, once', async () => {
    expect(
      await refusal(run(['https://downloads.acme.example/releases.json'], {}, routed({}))),
    ).toEqual([
      'https://downloads.acme.example/releases.json: there is no such host. Correct the address, or the connection of this computer.',
    ]);
  });
});

test('a project page on GitLab is read through its API', async () => {
  const server = await started({
    '/api/v4/projects/group%2Fsub%2Fapp/releases?per_page=100': [
      content(
        JSON.stringify([
          {
            tag_name: 'v1.0',
            released_at: '2026-08-01T00:00:00Z',
            assets: {
              links: [{ name: 'x', url: 'https://gitlab.com/dl/app-1.0-macos-arm64.dmg' }],
            },
          },
        ]),
      ),
    ],
  });
  expect(
    await refusal(
      run(['https://gitlab.com/group/sub/app'], {}, routed({ 'https://gitlab.com': server })),
    ),
  ).toEqual([
    expect.stringContaining('1.0: 1 of 1 files have no size and sha256: app-1.0-macos-arm64.dmg.'),
  ]);
});

test('a web page instead of metadata is told from it', async () => {
  const transport = routed({
    'https://git.example.org': await started({
      '/acme/rocket': [content('<!DOCTYPE html><title>acme</title>')],
    }),
  });
  expect(await refusal(run(['https://git.example.org/acme/rocket'], {}, transport))).toEqual([
    expect.stringContaining(
      'expected metadata; found a web page. Give the address of the document itself',
    ),
  ]);
});

test.each([
  [
    ['no/such/file.json'],
    {},
    'no/such/file.json: there is no such file. Give a file, an address, owner/repo on GitHub, or - for standard input.',
  ],
  [[fixtures], {}, 'found a folder. Use "add" for a folder of files.'],
  [['-'], {}, 'standard input: expected one of GitHub releases'],
  [
    ['-'],
    { format: 'zip' },
    '--format zip: there is no such format. Use one of github, gitlab, forgejo',
  ],
  [
    [join(fixtures, 'tauri-latest.json')],
    { format: 'go' },
    'tauri-latest.json: stable: expected true or false; found nothing.',
  ],
  [
    [join(fixtures, 'go-dl.json')],
    { version: '9.9' },
    '--version 9.9: there is no such release. There are 1.13.7, 1.14rc1, 1.5.2.',
  ],
  [
    [join(fixtures, 'go-dl.json')],
    { date: '2020-01-28' },
    '1.14rc1, 1.13.7, 1.5.2: the metadata states no date. Pick one of them with --version, and give its date with --date.',
  ],
  [
    [join(fixtures, 'go-dl.json')],
    { version: '1.13.7' },
    '1.13.7: the metadata states no date. Give it with --date, like --date 2026-05-31.',
  ],
])(
  'sources and options that cannot work are refused in words, %#',
  async (from, options, words) => {
    expect((await refusal(run(from, options))).join('\n')).toContain(words);
  },
);

test('metadata that states a platform wins over the name, and the disagreement is said with both words', async () => {
  const artifacts = [
    {
      name: 'rocket_windows_amd64.zip',
      path: 'dist/x',
      type: 'Archive',
      goos: 'darwin',
      goarch: 'arm64',
      extra: { Checksum: `sha256:${'a'.repeat(64)}`, Size: 12 },
    },
  ];
  const outcome = await run([file('artifacts.json', artifacts)], {
    version: '1.0',
    date: '2026-08-01',
    urlBase: 'https://dl.acme.example',
  });
  expect(outcome).toMatchObject({
    ok: true,
    releases: [{ files: [{ os: 'macos', cpu: ['arm64'], format: 'zip' }] }],
  });
  expect(outcome.warnings.map(formatReason)).toEqual([
    expect.stringContaining(
      'rocket_windows_amd64.zip: its metadata says os macos (“goos=darwin goarch=arm64”), its name windows (“windows”).',
    ),
    expect.stringContaining(
      'rocket_windows_amd64.zip: its metadata says cpu arm64 (“goos=darwin goarch=arm64”), its name x64 (“amd64”).',
    ),
  ]);
  expect(outcome.ok && outcome.identified[0]?.evidence).toEqual(
    expect.arrayContaining([
      { of: 'os', value: 'macos', source: 'metadata', saw: 'goos=darwin goarch=arm64' },
      { of: 'format', value: 'zip', source: 'name', saw: expect.stringContaining('zip') },
    ]),
  );
});

describe('what neither metadata nor name tells', () => {
  const body = file(
    'unknown.json',
    githubRelease(
      'v1.0',
      ['rocket.dmg', 'rocket-assets.tar.gz', 'rocket-win-x64.zip'].map((name) => ({
        name,
        body: 'x',
        digest: `sha256:${sha256('x')}`,
      })),
    ),
  );

  test('stays unknown and is asked for with the exact option', async () => {
    const outcome = await run([body]);
    expect(outcome.warnings.map(formatReason)).toEqual([
      '1.0: nothing tells which OS these are for: rocket-assets.tar.gz. Say it with --as "rocket-assets.tar.gz=windows/x64", or what else it is with --as "rocket-assets.tar.gz=docs".',
      '1.0: nothing tells which CPU these are for: rocket.dmg. Say it with --as "rocket.dmg=macos/x64", or macos/any when it runs on all; until then the page says that it is not stated and programs are not given it.',
    ]);
    expect(outcome).toMatchObject({
      ok: true,
      releases: [
        {
          files: [
            { os: 'macos', cpu: undefined },
            { os: undefined },
            { os: 'windows', cpu: ['x64'] },
          ],
        },
      ],
    });
  });

  test('is what the publisher says', async () => {
    const said = new Map<string, Said>([
      ['rocket-assets.tar.gz', { kind: 'docs' }],
      ['rocket.dmg', { os: 'macos', cpu: ['x64', 'arm64'] }],
    ]);
    const outcome = await run([body], { said });
    expect(outcome).toMatchObject({
      ok: true,
      warnings: [],
      releases: [{ files: [{ os: 'macos', cpu: ['x64', 'arm64'] }, { kind: 'docs' }, {}] }],
    });
    expect(outcome.ok && outcome.identified[0]?.evidence).toContainEqual({
      of: 'cpu',
      value: 'x64,arm64',
      source: 'option',
      saw: '--as x64,arm64',
    });
  });

  test('a name that is not among the files is refused', async () => {
    expect(
      await refusal(
        run([body], { said: new Map<string, Said>([['rocket.exe', { kind: 'docs' }]]) }),
      ),
    ).toEqual(['--as rocket.exe=…: no such file is being imported. Correct the name.']);
  });
});

test('what the catalogue cannot hold is refused with its place', async () => {
  const release = githubRelease('v1.0', [
    { name: 'a\u0007.zip', body: 'x', digest: `sha256:${sha256('x')}` },
  ]);
  expect(await refusal(run([file('bell.json', release)]))).toEqual([
    expect.stringMatching(
      /^release 1\.0: files\[0\]\.name: expected a file name without control characters/,
    ),
  ]);
});
