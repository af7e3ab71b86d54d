import { choose } from '../../../catalogue/choose';
import { catalogueOf } from '../../../catalogue/editions';
import { offersByEdition } from '../../../catalogue/offers';
import { platformId } from '../../../catalogue/platform';
import { type Catalogue } from '../../../catalogue/schema';
import { withLabels } from '../../../catalogue/variants';
import { mainRelease } from '../../../catalogue/version';
import { permanentLinks } from '../../../feeds/permanent-links';
import { projects, zip, type Project } from '../project';

const project = projects();

/** What `import` says of a release that another project published, and what it writes. */
const imported = (into: Project, name: string, ...options: string[]) =>
  into.run('import', `fixtures/metadata/github-${name}.json`, '--product', name, ...options);

/** The suggestion as somebody would paste it. */
const suggested = (text: string): string[] =>
  [...text.matchAll(/--edition "([^"]*)"/g)].map(([, value = '']) => value);

const options = (editions: readonly string[]) => editions.flatMap((one) => ['--edition', one]);

const six = [
  ['windows', 'x64'],
  ['windows', 'arm64'],
  ['windows', 'x86'],
  ['macos', 'arm64'],
  ['linux', 'x64'],
  ['linux', 'arm64'],
] as const;

/** The name of the file that is the main button of an edition, by platform. */
function mainButtons(catalogue: Catalogue, edition: string): Record<string, string | undefined> {
  const release = mainRelease(catalogueOf(catalogue, edition));
  return Object.fromEntries(
    six.map(([os, cpu]) => {
      const offer = release && choose(release, { os, cpu });
      return [platformId({ os, cpu }), offer?.state === 'one' ? offer.main.name : undefined];
    }),
  );
}

/** Buttons of one offer that a visitor could not tell apart. */
function equalButtons(catalogue: Catalogue): string[] {
  const [release] = catalogue.releases;
  if (!release) throw new Error('no release');
  const shown = withLabels(release, catalogue.product.editions);
  return offersByEdition({ ...catalogue, releases: [shown] }, shown).flatMap(({ offers }) =>
    offers.flatMap(({ id, offer }) => {
      if (offer.state !== 'one') return [];
      const words = [offer.main, ...offer.beside].map(
        ({ os, cpu, libc, format, installation, label }) =>
          JSON.stringify([os, cpu, libc, format, installation, label]),
      );
      return words.filter((word, at) => words.indexOf(word) < at).map((word) => `${id}: ${word}`);
    }),
  );
}

test('Godot: what is asked can be typed as it stands, and each edition has its own file on six platforms', async () => {
  const own = project();
  const asked = await imported(own, 'godot');
  expect(suggested(asked.stderr)).toEqual(['*mono*=mono']);
  expect(asked.stderr).toContain('Godot_v4.6.3-stable_mono_linux_arm32.zip');

  const done = await imported(own, 'godot', '--edition', '*mono*=dotnet:.NET:For games in C#');
  expect(done).toMatchObject({ code: 0 });
  expect(done.stdout).toContain('Downloads by edition: Standard (standard): 13, .NET (dotnet): 8.');
  expect(suggested(done.stderr)).toEqual([]);
  const catalogue = own.catalogue();
  expect(catalogue.product.editions).toEqual([
    { id: 'standard', name: 'Standard' },
    { id: 'dotnet', name: '.NET', for: 'For games in C#', files: ['*mono*'] },
  ]);
  const file = (rest: string) => `Godot_v4.6.3-stable_${rest}.zip`;
  expect(mainButtons(catalogue, 'standard')).toEqual({
    'windows-x64': file('win64.exe'),
    'windows-arm64': file('windows_arm64.exe'),
    'windows-x86': file('win32.exe'),
    'macos-arm64': file('macos.universal'),
    'linux-x64': file('linux.x86_64'),
    'linux-arm64': file('linux.arm64'),
  });
  expect(mainButtons(catalogue, 'dotnet')).toEqual({
    'windows-x64': file('mono_win64'),
    'windows-arm64': file('mono_windows_arm64'),
    'windows-x86': file('mono_win32'),
    'macos-arm64': file('mono_macos.universal'),
    'linux-x64': file('mono_linux_x86_64'),
    'linux-arm64': file('mono_linux_arm64'),
  });
  expect(equalButtons(catalogue)).toEqual([]);
  expect((await own.run('check')).code).toBe(0);
  // What is no program of its own goes with its edition.
  const templates = catalogue.releases[0]?.files.filter(({ name }) => name.endsWith('.tpz'));
  expect(templates?.map(({ kind, edition }) => [kind, edition])).toEqual([
    ['other', undefined],
    ['other', 'dotnet'],
  ]);
  // .NET has nothing for Android: the page says which edition has.
  const [release] = catalogue.releases;
  const [, dotnet] = release ? offersByEdition(catalogue, release) : [];
  const phone = dotnet?.offers.find(({ id }) => id === 'android-arm64');
  expect([phone?.offer.state, phone?.elsewhere?.name]).toEqual(['none', 'Standard']);
});

test('a pattern that fits no file is refused with the one that was meant, and nothing is remembered', async () => {
  const own = project();
  for (const [typed, meant] of [
    ['*mnoo*=dotnet:.NET', '"*mono*=dotnet"'],
    ['mono=dotnet', '"*mono*=dotnet"'],
  ] as const) {
    const refused = await imported(own, 'godot', '--edition', typed);
    expect([typed, refused.code, own.published()]).toEqual([typed, 1, []]);
    expect(refused.stderr).toContain('Godot_v4.6.3-stable_mono_linux_arm32.zip');
    expect(refused.stderr).toContain(`Did you mean --edition ${meant}?`);
  }
  const added = project();
  added.put('app-1.0-windows-x64.zip', zip('app'));
  added.put('app-1.0-pro-windows-x64.zip', zip('pro'));
  const add = ['add', added.dist, '--version', '1.0', '--product', 'App', '--summary', 'An app.'];
  const wrong = await added.run(...add, '--edition', '*por*=pro');
  expect([wrong.code, added.published()]).toEqual([1, []]);
  expect(wrong.stderr).toContain('1.0 has app-1.0-pro-windows-x64.zip, app-1.0-windows-x64.zip.');
});

test('what only says editions of files that are there says how it is taken back', async () => {
  const own = project();
  own.put('app-1.0-windows-x64.zip', zip('app'));
  own.put('app-1.0-pro-windows-x64.zip', zip('pro'));
  const add = ['add', own.dist, '--version', '1.0'];
  await own.run(...add, '--product', 'App', '--summary', 'An app.');
  const before = own.catalogueText();
  const said = await own.run(...add, '--edition', '*pro*=pro');
  expect(own.catalogue().product.editions).toHaveLength(2);
  expect(said.stdout).toContain('Undo: npm run release -- undo\n');
  expect(await own.run('undo')).toMatchObject({ code: 0 });
  expect(own.catalogueText()).toBe(before);

  const again = project();
  await imported(again, 'godot');
  const imports = await imported(again, 'godot', '--edition', '*mono*=dotnet');
  expect(imports.stdout).toContain('Undo: npm run release -- undo\n');
});

test('OpenJDK: HotSpot, OpenJ9 and its large heap are three programs, whichever platform has which', async () => {
  const own = project();
  const editions = suggested((await imported(own, 'openjdk11')).stderr);
  expect(editions).toEqual(['*hotspot*=hotspot', '*openj9*=openj9', '*openj9*xl*=openj9-xl']);
  expect(await imported(own, 'openjdk11', ...options(editions))).toMatchObject({ code: 0 });
  const catalogue = own.catalogue();
  const file = (rest: string) => `OpenJDK11U-jdk_${rest}_2019-01-11-01-22`;
  expect(mainButtons(catalogue, 'hotspot')).toEqual({
    'windows-x64': `${file('x64_windows_hotspot')}.zip`,
    'windows-arm64': `${file('x64_windows_hotspot')}.zip`,
    'windows-x86': `${file('x86-32_windows_hotspot')}.zip`,
    'macos-arm64': `${file('x64_mac_hotspot')}.tar.gz`,
    'linux-x64': `${file('x64_linux_hotspot')}.tar.gz`,
    'linux-arm64': `${file('aarch64_linux_hotspot')}.tar.gz`,
  });
  expect(mainButtons(catalogue, 'openj9')).toEqual({
    'windows-x64': `${file('x64_windows_openj9')}.zip`,
    'windows-arm64': `${file('x64_windows_openj9')}.zip`,
    'windows-x86': undefined,
    'macos-arm64': `${file('x64_mac_openj9')}.tar.gz`,
    'linux-x64': `${file('x64_linux_openj9')}.tar.gz`,
    'linux-arm64': undefined,
  });
  expect(mainButtons(catalogue, 'openj9-xl')).toEqual({
    'windows-x64': undefined,
    'windows-arm64': undefined,
    'windows-x86': undefined,
    'macos-arm64': `${file('x64_mac_openj9_macosXL')}.tar.gz`,
    'linux-x64': `${file('x64_linux_openj9_linuxXL')}.tar.gz`,
    'linux-arm64': undefined,
  });
  expect(equalButtons(catalogue)).toEqual([]);
  expect((await own.run('check')).code).toBe(0);
  const links = new Map(permanentLinks(catalogue).map(({ path, target }) => [path, target]));
  const names = ['latest/linux-x64', 'latest/hotspot/linux-x64', 'latest/openj9-xl/linux-x64'].map(
    (path) => links.get(path)?.split('/').at(-1),
  );
  expect(names).toEqual([
    `${file('x64_linux_hotspot')}.tar.gz`,
    `${file('x64_linux_hotspot')}.tar.gz`,
    `${file('x64_linux_openj9_linuxXL')}.tar.gz`,
  ]);
  expect(links.has('latest/openj9/linux-arm64')).toBe(false);
});

test('DuckDB: what programs are built with is a library, so there is nothing to ask', async () => {
  const own = project();
  const { stderr } = await imported(own, 'duckdb');
  expect(suggested(stderr)).toEqual([]);
  const files = own.catalogue().releases[0]?.files ?? [];
  const kinds = (start: string) => [
    ...new Set(files.filter(({ name }) => name.startsWith(start)).map(({ kind }) => kind)),
  ];
  expect([kinds('duckdb_cli'), kinds('libduckdb-linux'), kinds('static-libs')]).toEqual([
    ['download'],
    ['library'],
    ['library'],
  ]);
  expect(own.catalogue().product.editions).toBeUndefined();
  expect(equalButtons(own.catalogue())).toEqual([]);
});

test('the catalogue remembers the editions: the next release needs no option, and a lost one is refused until it is said', async () => {
  const own = project();
  const name = (version: string, rest: string) =>
    own.put(`engine-${version}-${rest}`, `${version} ${rest}`);
  const add = (version: string, files: string[], ...more: string[]) =>
    own.run(
      'add',
      ...files.map((rest) => name(version, rest)),
      '--version',
      version,
      '--product',
      'Engine',
      '--url-base',
      `https://example.org/${version}`,
      '--as',
      `engine-${version}-linux-x64=linux/x64`,
      ...more,
    );
  const first = await add('1.0', ['linux-x64'], '--date', '2026-01-01');
  expect(first).toMatchObject({ code: 0 });
  const files = ['linux-x64', 'full-linux-x64', 'full-linux-arm64'];
  const as = (version: string) =>
    ['full-linux-x64=linux/x64', 'full-linux-arm64=linux/arm64'].flatMap((one) => [
      '--as',
      `engine-${version}-${one}`,
    ]);
  const second = await add(
    '1.1',
    files,
    ...as('1.1'),
    '--edition',
    '*-full-*=full:full:For x=y: all of it',
  );
  expect(second).toMatchObject({ code: 0 });
  expect(second.stdout).toContain('Downloads by edition: Standard (standard): 1, full (full): 2.');
  expect(own.catalogue().product.editions).toMatchObject([
    { id: 'standard' },
    { id: 'full', for: 'For x=y: all of it', files: ['*-full-*'] },
  ]);
  const third = await add('1.2', files, ...as('1.2'));
  expect(third.stdout).toContain('Downloads by edition: Standard (standard): 1, full (full): 2.');

  expect(await add('1.3', ['linux-x64'])).toMatchObject({ code: 0 });
  const refused = await own.run('check');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('1.3: it has nothing of the edition full, which 1.2 had.');
  expect(refused.stderr).toContain('"until": "1.2"');
  expect(refused.stderr).toContain('one reason above');
  expect(await own.run('check', '--allow-dropped', 'Nobody used it.')).toMatchObject({ code: 0 });
  expect(own.catalogue().releases[0]?.dropped).toEqual([
    { os: 'linux', cpu: 'x64', edition: 'full', reason: 'Nobody used it.' },
    { os: 'linux', cpu: 'arm64', edition: 'full', reason: 'Nobody used it.' },
  ]);
});

test.each([
  ['a toolchain', 'windows-msvc', 'windows-gnu', 'x64', 'x86'],
  ['a way to install', 'windows-setup', 'windows-portable', 'x64', 'x86'],
  ['a commit', 'linux-g189b17c', 'linux', 'x64', 'arm64'],
  ['a stage', 'linux-rc1', 'linux', 'x64', 'arm64'],
  ['what one platform has alone', 'linux-cuda', 'linux', 'x64', 'x64'],
])('nothing is asked where names differ by %s', async (_, one, other, ...cpus) => {
  const own = project();
  const names = cpus
    .flatMap((cpu) => [`tool-${one}-${cpu}.zip`, `tool-${other}-${cpu}.zip`])
    .concat('tool-macos-arm64.zip');
  const assets = [...new Set(names)].map((name, i) => ({
    name,
    size: 1,
    digest: `sha256:${String(i).padStart(64, '0')}`,
    browser_download_url: `https://github.com/o/tool/releases/download/1.0/${name}`,
  }));
  const text = own.put(
    'release.json',
    JSON.stringify({
      html_url: 'https://github.com/o/tool/releases/tag/1.0',
      tag_name: '1.0',
      published_at: '2026-01-01T00:00:00Z',
      assets,
    }),
  );
  const { code, stderr } = await own.run('import', text, '--product', 'Tool');
  expect([code, suggested(stderr)]).toEqual([0, []]);
});

test.each([
  ['*mono*', 'this names no edition.'],
  ['*mono*=Mono', 'expected a short name of small letters'],
  ['*mono*=linux', 'does not begin with a system'],
])('--edition %s is refused with how to write it', async (option, problem) => {
  const own = project();
  const { code, stderr } = await imported(own, 'godot', '--edition', option);
  expect(code).toBe(1);
  expect(stderr).toContain(`--edition ${option}`);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('"*mono*=dotnet"');
});

test('how a file gets onto a machine is told by its name and format, and said nowhere else', async () => {
  const own = project();
  const file = (name: string) => ({
    name,
    size: 1,
    digest: `sha256:${Buffer.from(name).toString('hex').padEnd(64, '0').slice(0, 64)}`,
    browser_download_url: `https://github.com/o/r/releases/download/1.0/${name}`,
  });
  const names = {
    'Audacity-win-3.7-64bit-setup.exe': 'installer',
    'Audacity-win-3.7-64bit-portable.exe': 'portable',
    'VSCodeUserSetup-x64-1.90.exe': 'installer',
    'VSCodeSetup-x64-1.90.exe': 'installer',
    'audacity_3.7_amd64.deb': 'package',
    'Audacity-3.7-windows-x64.msi': 'installer',
    'audacity-setup-linux-x64.tar.gz': undefined,
    'audacity-3.7-windows-x64.zip': undefined,
  };
  const text = own.put(
    'release.json',
    JSON.stringify({
      html_url: 'https://github.com/o/r/releases/tag/1.0',
      tag_name: '1.0',
      published_at: '2026-01-01T00:00:00Z',
      assets: Object.keys(names).map(file),
    }),
  );
  expect(await own.run('import', text, '--product', 'Audacity')).toMatchObject({ code: 0 });
  const { files = [] } = own.catalogue().releases[0] ?? {};
  expect(Object.fromEntries(files.map((one) => [one.name, one.installation]))).toEqual(names);
  const [release] = own.catalogue().releases;
  const offer = release && choose(release, { os: 'windows', cpu: 'x64' });
  expect(offer?.state === 'one' && offer.main.installation).toBe('installer');
});
