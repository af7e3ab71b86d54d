import { jsonSchemaText } from '../../catalogue/json-schema';
import { catalogueSchema, type Catalogue } from '../../catalogue/schema';
import { mainRelease } from '../../catalogue/version';
import { redirectsOf } from '../../feeds/redirects';
import { desktop, fileOf, rootSite, tool } from '../../fixtures/catalogues';
import { renderFeeds } from '../../publisher/export/write-feeds';

/** The catalogue with each download a second time, as a program of its own: Lumen-Pro-Setup-3.2.0.exe. */
function inTwoEditions(catalogue: Catalogue): Catalogue {
  return catalogueSchema.parse({
    ...catalogue,
    product: {
      ...catalogue.product,
      editions: [
        { id: 'home', name: 'Home' },
        { id: 'pro-plus', name: 'Pro Plus' },
      ],
    },
    releases: catalogue.releases.map((release) => ({
      ...release,
      files: [
        ...release.files,
        ...release.files
          .filter(({ kind }) => kind === 'download')
          .map((file) => ({
            ...file,
            ...fileOf(file.name.replace(/^[a-z]+/i, '$&-Pro')),
            edition: 'pro-plus',
          })),
      ],
    })),
  });
}

/** What is written of a catalogue for programs that install and update, by place. */
function outputs(catalogue: Catalogue): Map<string, string> {
  const { files } = renderFeeds(catalogue, rootSite);
  return new Map(
    files
      .filter(({ path }) => /^download\/(?:update|packages)\//.test(path))
      .map(({ path, content }) => [path, String(content)]),
  );
}

test('a release that lacks the first edition gives nobody another program, until that edition is said to have ended', () => {
  const both = inTwoEditions(tool);
  const [release] = both.releases;
  if (!release) throw new Error('The tool has a release.');
  const later = {
    ...release,
    version: '99.0',
    files: release.files.filter(({ edition }) => edition === 'pro-plus'),
  };
  const catalogue = { ...both, releases: [later, ...both.releases] };
  expect(mainRelease(catalogue)?.version).toBe(mainRelease(both)?.version);
  const [home, pro] = both.product.editions ?? [];
  if (!home || !pro) throw new Error('It has two editions.');
  const product = { ...both.product, editions: [{ ...home, until: '98' }, pro] };
  expect(mainRelease({ ...catalogue, product })?.version).toBe('99.0');
});

test.each([
  ['an app', desktop],
  ['a tool', tool],
])(
  'nothing that installs or updates %s takes a file of another edition: the first has what a product without editions has',
  (_, catalogue) => {
    const alone = outputs(catalogue);
    const both = outputs(inTwoEditions(catalogue));
    const added = [...both].filter(([path]) => !alone.has(path));
    expect(new Map([...both].filter(([path]) => alone.has(path)))).toEqual(alone);
    expect(added).toHaveLength(
      alone.size - (alone.has('download/packages/appstream/releases.xml') ? 1 : 0),
    );
    for (const [path, text] of added) {
      const names = text.match(/https:\/\/dl\.example\.org\/[^"'\s<]+/g) ?? [];
      expect([path, names.filter((name) => !name.includes('-Pro'))]).toEqual([path, []]);
    }
    for (const [path, text] of alone) expect([path, text.includes('-Pro')]).toEqual([path, false]);
  },
);

test('packages of an edition are called as their managers call editions', () => {
  const app = outputs(inTwoEditions(desktop));
  expect([...app.keys()].filter((path) => /pro-?plus/i.test(path)).sort()).toEqual(
    [
      'download/packages/aur/pro-plus/PKGBUILD',
      'download/packages/homebrew/Casks/lumen-pro-plus.rb',
      'download/packages/nix/pro-plus/sources.nix',
      'download/packages/winget/LumenProject.LumenNotes.ProPlus.installer.yaml',
      'download/packages/winget/LumenProject.LumenNotes.ProPlus.locale.en-US.yaml',
      'download/packages/winget/LumenProject.LumenNotes.ProPlus.yaml',
      ...['appcast-arm64.xml', 'appcast.xml', 'beta-linux-arm64.yml', 'beta-linux.yml'],
      ...['beta-mac.yml', 'beta.yml', 'latest-linux-arm64.yml', 'latest-linux.yml'],
      ...['latest-mac.yml', 'latest.yml', 'tauri.json'],
    ]
      .map((path) => (path.startsWith('download') ? path : `download/update/pro-plus/${path}`))
      .sort(),
  );
  const aur = app.get('download/packages/aur/pro-plus/PKGBUILD');
  expect(aur).toContain(`pkgname='lumen-pro-plus-bin'`);
  expect(aur).toContain(
    `provides=('lumen-pro-plus' 'lumen')\nconflicts=('lumen-pro-plus' 'lumen')`,
  );
  const winget = app.get(
    'download/packages/winget/LumenProject.LumenNotes.ProPlus.locale.en-US.yaml',
  );
  expect(winget).toContain('PackageName: "Lumen Notes Pro Plus"');
  expect(winget).toContain('Moniker: "lumen-pro-plus"');
  expect(app.get('download/packages/homebrew/Casks/lumen-pro-plus.rb')).toMatch(
    /^cask "lumen-pro-plus" do\n[^]*name "Lumen Notes Pro Plus"/,
  );
  const formula = outputs(inTwoEditions(tool)).get(
    'download/packages/homebrew/Formula/brisk-pro-plus.rb',
  );
  expect(formula).toContain('class BriskProPlus < Formula');
});

test('an update file of an edition finds files beside the page, one folder further up', () => {
  const own = inTwoEditions(desktop);
  const local = {
    ...own,
    releases: own.releases.map((release) => ({
      ...release,
      files: release.files.map((file) => ({ ...file, url: `files/${file.name}` })),
    })),
  };
  const { files } = renderFeeds(local, null);
  const text = String(
    files.find(({ path }) => path === 'download/update/pro-plus/latest.yml')?.content,
  );
  const [, url = ''] = /url: "([^"]+)"/.exec(text) ?? [];
  expect(new URL(url, 'https://h/download/update/pro-plus/latest.yml').pathname).toBe(
    '/download/files/Lumen-Pro-Setup-3.2.0.exe',
  );
});

test('an edition that ended keeps its updates where they are: nobody is moved to another', () => {
  const own = inTwoEditions(desktop);
  const [newest, ...older] = own.releases;
  if (!newest) throw new Error('no release');
  const ended: Catalogue = {
    ...own,
    product: {
      ...own.product,
      editions: [
        { id: 'home', name: 'Home', until: '3.2.0' },
        { id: 'pro-plus', name: 'Pro Plus' },
      ],
    },
    releases: [
      {
        ...newest,
        version: '3.4.0',
        files: newest.files.filter(({ edition }) => edition === 'pro-plus'),
      },
      newest,
      ...older,
    ],
  };
  const written = outputs(ended);
  expect(written.get('download/update/latest.yml')).toContain('version: "3.2.0"');
  expect(written.get('download/update/pro-plus/latest.yml')).toContain('version: "3.4.0"');
  const links = new Map(redirectsOf(ended, '').map(({ from, to }) => [from, to]));
  expect(links.get('/download/latest/windows-x64')).toContain('/Lumen-Setup-3.2.0.exe');
  expect(links.get('/download/latest/home/windows-x64')).toContain('/Lumen-Setup-3.2.0.exe');
  expect(links.get('/download/latest/pro-plus/windows-x64')).toContain('/Lumen-Pro-Setup-');
});

test('install.ps1 has the files of each edition, and installs the first where none is asked for', () => {
  const { files } = renderFeeds(inTwoEditions(tool), rootSite);
  const script = String(files.find(({ path }) => path === 'download/install.ps1')?.content);
  expect(script).toContain(`[string]$Edition = 'home',`);
  const rows = script.split('\n').filter((line) => line.includes('[pscustomobject]'));
  const named = (edition: string) => rows.filter((row) => row.includes(`Edition = '${edition}'`));
  expect(named('home').length).toBeGreaterThan(0);
  expect(named('home').length + named('pro-plus').length).toBe(rows.length);
  expect(named('home').filter((row) => row.includes('-Pro'))).toEqual([]);
  expect(named('pro-plus').filter((row) => !row.includes('brisk-Pro'))).toEqual([]);
});

test('latest.json says which edition a file is of and what the editions are called; the schema says the fields', () => {
  const own = inTwoEditions(tool);
  const { files } = renderFeeds(own, rootSite);
  const text = String(files.find(({ path }) => path === 'download/latest.json')?.content);
  const latest: unknown = JSON.parse(text);
  expect(latest).toMatchObject({
    latestVersion: 1,
    editions: [
      { id: 'home', name: 'Home' },
      { id: 'pro-plus', name: 'Pro Plus' },
    ],
  });
  expect(text.match(/"edition": "pro-plus"/g)).toHaveLength(6);
  expect(jsonSchemaText()).toContain('One of product.editions.');
});
