import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GenericProvider } from 'electron-updater/out/providers/GenericProvider';
import { findFile, parseUpdateInfo } from 'electron-updater/out/providers/Provider';
import { valid } from 'semver';
import { type Catalogue, type ReleaseFile, catalogueSchema } from '../../catalogue/schema';
import { desktop, odd, rootSite, site } from '../../fixtures/catalogues';
import { run, temporaryFolder, testWith } from '../../fixtures/programs';
import { placesBelow, textOf } from './rendered';

const folder = temporaryFolder();

/** electron-updater's own provider of the generic kind, given the text of a channel file instead of a network. */
function electron(
  catalogue: Catalogue,
  platform: NodeJS.Platform,
  address = site,
  channel = 'latest',
) {
  const asked: string[] = [];
  const executor = {
    request: async (options: { path?: string }) => {
      asked.push(options.path ?? '');
      return textOf(
        catalogue,
        address,
        (options.path ?? '').replace(/^\/(lumen\/)?/, '').replace(/\?.*/, ''),
      );
    },
  };
  const updater = { channel, isAddNoCacheQuery: false };
  const url = `${address.href.replace(/\/$/, '')}/download/update`;
  const provider: GenericProvider = Reflect.construct(GenericProvider, [
    { provider: 'generic', url },
    updater,
    { isUseMultipleRangeRequest: true, platform, executor },
  ]);
  return { provider, asked };
}

const fileNamed = (catalogue: Catalogue, name: string): ReleaseFile => {
  const file = catalogue.releases.flatMap(({ files }) => files).find((one) => one.name === name);
  if (!file) throw new Error(`No ${name} in the catalogue`);
  return file;
};

const inBase64 = (hex = '') => Buffer.from(hex, 'hex').toString('base64');

test.each([
  ['win32', 'exe', 'Lumen-Setup-3.2.0.exe', '/lumen/download/update/latest.yml'],
  ['linux', 'AppImage', 'Lumen-3.2.0-x86_64.AppImage', '/lumen/download/update/latest-linux.yml'],
] as const)(
  'electron-updater on %s finds the %s with its SHA-512 and size',
  async (platform, extension, name, place) => {
    const arch = Object.getOwnPropertyDescriptor(process, 'arch');
    Object.defineProperty(process, 'arch', { value: 'x64' });
    const { provider, asked } = electron(desktop, platform);
    const info = await provider.getLatestVersion();
    const found = findFile(provider.resolveFiles(info), extension);
    if (arch) Object.defineProperty(process, 'arch', arch);
    const expected = fileNamed(desktop, name);
    expect(asked).toEqual([place]);
    expect(info.version).toBe('3.2.0');
    expect([found?.url.href, found?.info.sha512, found?.info.size]).toEqual([
      expected.url,
      inBase64(expected.sha512),
      expected.size,
    ]);
    expect(new Date(info.releaseDate).toISOString()).toBe('2026-04-21T09:00:00.000Z');
  },
);

test('electron-updater finds the ARM64 installers on Windows and Linux, and both CPUs in one file on macOS', async () => {
  const arch = Object.getOwnPropertyDescriptor(process, 'arch');
  Object.defineProperty(process, 'arch', { value: 'arm64' });
  const windows = electron(desktop, 'win32').provider;
  const linux = electron(desktop, 'linux');
  const names = [
    findFile(windows.resolveFiles(await windows.getLatestVersion()), 'exe')?.url.href,
    findFile(linux.provider.resolveFiles(await linux.provider.getLatestVersion()), 'AppImage')?.url
      .href,
  ];
  if (arch) Object.defineProperty(process, 'arch', arch);
  expect(linux.asked).toEqual(['/lumen/download/update/latest-linux-arm64.yml']);
  expect(names).toEqual(
    ['Lumen-Setup-3.2.0-arm64.exe', 'Lumen-3.2.0-aarch64.AppImage'].map(
      (name) => fileNamed(desktop, name).url,
    ),
  );
  const mac = electron(desktop, 'darwin').provider;
  // MacUpdater tells the CPUs apart by "arm64" in the address.
  const zips = mac
    .resolveFiles(await mac.getLatestVersion())
    .filter(({ url }) => url.pathname.endsWith('.zip'));
  const byCpu = [true, false].map(
    (arm) => zips.find(({ url }) => url.pathname.includes('arm64') === arm)?.info.sha512,
  );
  expect(byCpu).toEqual(
    ['Lumen-3.2.0-arm64-mac.zip', 'Lumen-3.2.0-mac.zip'].map((name) =>
      inBase64(fileNamed(desktop, name).sha512),
    ),
  );
});

test('the beta channel leads to the beta, and to a stable release once that is newer', async () => {
  expect((await electron(desktop, 'win32', site, 'beta').provider.getLatestVersion()).version).toBe(
    '3.3.0-beta.1',
  );
  const later = {
    ...desktop,
    releases: desktop.releases.map((release) =>
      release.version === '3.2.0' ? { ...release, version: '3.3.0' } : release,
    ),
  };
  expect((await electron(later, 'win32', site, 'beta').provider.getLatestVersion()).version).toBe(
    '3.3.0',
  );
});

test('electron-updater resolves files beside the page against the place of the channel file', () => {
  const beside = {
    ...desktop,
    releases: desktop.releases.map((release) => ({
      ...release,
      files: release.files.map((file) => ({
        ...file,
        url: `files/${encodeURIComponent(file.name)}`,
      })),
    })),
  };
  const place = new URL('https://any.example.org/x/download/update/latest.yml');
  const info = parseUpdateInfo(
    textOf(beside, null, 'download/update/latest.yml'),
    'latest.yml',
    place,
  );
  expect(new URL(info.files[0]?.url ?? '', place).href).toBe(
    'https://any.example.org/x/download/files/Lumen-Setup-3.2.0.exe',
  );
});

test('a file without SHA-512 is not offered to electron-updater', () => {
  const without = {
    ...desktop,
    releases: desktop.releases.map((release) => ({
      ...release,
      files: release.files.map((file) => ({ ...file, sha512: undefined })),
    })),
  };
  expect(
    placesBelow(without, site, 'download/update/').filter((place) => place.endsWith('.yml')),
  ).toEqual([]);
});

test('electron-updater reads odd names and versions back as they are', async () => {
  const { provider } = electron(odd, 'linux', rootSite);
  const info = await provider.getLatestVersion();
  expect(info.version).toBe(odd.releases[0]?.version);
  expect(provider.resolveFiles(info)[0]?.url.href).toBe(
    odd.releases[0]?.files.find(({ format }) => format === 'appimage')?.url,
  );
});

test('Tauri’s file is JSON with a SemVer version, an RFC 3339 date and a signature for each platform', () => {
  const update = JSON.parse(textOf(desktop, site, 'download/update/tauri.json'));
  expect(valid(update.version)).toBe('3.2.0');
  expect(update.pub_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(Object.keys(update.platforms)).toEqual(['linux-x86_64', 'windows-x86_64']);
  expect(update.platforms['windows-x86_64'].url).toBe(
    fileNamed(desktop, 'Lumen-Setup-3.2.0.exe').url,
  );
});

testWith('minisign', 'minisign accepts the signature that Tauri’s file carries', () => {
  const at = (name: string) => join(folder, name);
  writeFileSync(at('app.AppImage'), 'the app');
  run('minisign', ['-G', '-W', '-p', at('key.pub'), '-s', at('key.sec')]);
  run('minisign', [
    '-S',
    '-W',
    '-s',
    at('key.sec'),
    '-m',
    at('app.AppImage'),
    '-x',
    at('made.sig'),
  ]);
  const text = run('cat', [at('made.sig')]).stdout;
  const catalogue = catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'P', summary: 'S' },
    releases: [
      {
        version: '1.0.0',
        date: '2026-01-01',
        files: [
          {
            name: 'app.AppImage',
            url: 'https://dl.example.org/app',
            size: 7,
            sha256: 'a'.repeat(64),
            os: 'linux',
            cpu: ['x64'],
            format: 'appimage',
            signatures: [{ type: 'minisign', text }],
          },
        ],
      },
    ],
  });
  const update = JSON.parse(textOf(catalogue, null, 'download/update/tauri.json'));
  writeFileSync(at('read.sig'), Buffer.from(update.platforms['linux-x86_64'].signature, 'base64'));
  const verify = ['-V', '-p', at('key.pub'), '-m', at('app.AppImage'), '-x', at('read.sig')];
  expect(run('minisign', verify).status).toBe(0);
  writeFileSync(at('app.AppImage'), 'another app');
  expect(run('minisign', verify).status).toBe(1);
});

testWith(
  'xmllint',
  'Sparkle’s appcast names for every Mac what runs on Intel, and has a feed of its own for Apple silicon',
  () => {
    const read = (place: string, expression: string) => {
      const file = join(folder, 'appcast.xml');
      writeFileSync(file, textOf(desktop, site, place));
      return run('xmllint', ['--nonet', '--xpath', expression, file]).stdout.trim();
    };
    const stable = '//item[*[local-name()="version"]="3.2.0"]';
    const place = 'download/update/appcast.xml';
    const file = fileNamed(desktop, 'Lumen-3.2.0-x64.dmg');
    expect(read(place, `string(${stable}/enclosure/@url)`)).toBe(file.url);
    expect(read(place, `string(${stable}/enclosure/@length)`)).toBe(String(file.size));
    expect(
      read(
        place,
        `string(${stable}/enclosure/@*[local-name()="edSignature" and namespace-uri()="http://www.andymatuschak.org/xml-namespaces/sparkle"])`,
      ),
    ).toBe('c2lnbmF0dXJlIGZvciB4NjQ=');
    expect(read(place, `string(${stable}/*[local-name()="minimumSystemVersion"])`)).toBe('12.0');
    expect(read(place, `count(${stable}/*[local-name()="channel"])`)).toBe('0');
    expect(
      read(
        place,
        'string(//item[*[local-name()="version"]="3.3.0-beta.1"]/*[local-name()="channel"])',
      ),
    ).toBe('beta');
    expect(read(place, 'count(//item[*[local-name()="version"]="3.1.0"])')).toBe('0');
    expect(read('download/update/appcast-arm64.xml', `string(${stable}/enclosure/@url)`)).toBe(
      fileNamed(desktop, 'Lumen-3.2.0-arm64.dmg').url,
    );
  },
);

testWith('xmllint', 'an appcast gives odd names and versions back as they are', () => {
  const file = join(folder, 'odd.xml');
  writeFileSync(file, textOf(odd, rootSite, 'download/update/appcast.xml'));
  const read = (expression: string) =>
    run('xmllint', ['--nonet', '--xpath', expression, file]).stdout.replace(/\n$/, '');
  expect(read('string(//channel/title)')).toBe(odd.product.name);
  expect(read('string(//item[1]/*[local-name()="shortVersionString"])')).toBe(
    odd.releases[0]?.version,
  );
});
