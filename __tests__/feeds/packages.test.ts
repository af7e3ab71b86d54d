import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { load } from 'js-yaml';
import { ownText } from '../../catalogue/said';
import { type Catalogue } from '../../catalogue/schema';
import { catalogues, desktop, odd, rootSite, site, tool } from '../../fixtures/catalogues';
import { run, temporaryFolder, testWith } from '../../fixtures/programs';
import { scoopSchema, wingetSchemas } from './package-schemas';
import { placesBelow, textOf } from './rendered';

const folder = temporaryFolder();
const ajv = addFormats(new Ajv({ allErrors: true, strict: false }));

function written(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const fileNamed = (catalogue: Catalogue, name: string) =>
  catalogue.releases.flatMap(({ files }) => files).find((file) => file.name === name);

test.each([
  ['desktop', desktop],
  ['odd', odd],
])('the WinGet manifests of the %s catalogue keep the rules of manifest 1.6', (_, catalogue) => {
  const places = placesBelow(catalogue, rootSite, 'download/packages/winget/');
  const manifests = places.map(
    (place) =>
      load(textOf(catalogue, rootSite, place)) as {
        ManifestType: keyof typeof wingetSchemas;
        PackageIdentifier: string;
      },
  );
  expect(manifests.map(({ ManifestType }) => ManifestType)).toEqual([
    'version',
    'installer',
    'defaultLocale',
  ]);
  for (const manifest of manifests) {
    ajv.validate(wingetSchemas[manifest.ManifestType], manifest);
    expect(ajv.errors).toBeNull();
  }
  // WinGet wants the files named by the identifier.
  const id = manifests[0]?.PackageIdentifier;
  expect(places.map((place) => place.split('/').at(-1))).toEqual([
    `${id}.yaml`,
    `${id}.installer.yaml`,
    `${id}.locale.en-US.yaml`,
  ]);
});

test('WinGet gets the address and the hash of one installer for each CPU', () => {
  const manifest = load(
    textOf(desktop, site, 'download/packages/winget/LumenProject.LumenNotes.installer.yaml'),
  ) as { Installers: Record<string, string>[] };
  const facts = manifest.Installers.map(
    ({ Architecture, InstallerType, InstallerUrl, InstallerSha256 }) => [
      Architecture,
      InstallerType,
      InstallerUrl,
      InstallerSha256?.toLowerCase(),
    ],
  );
  const [msi, arm] = ['Lumen-3.2.0-x64.msi', 'Lumen-Setup-3.2.0-arm64.exe'].map((name) =>
    fileNamed(desktop, name),
  );
  expect(facts).toEqual([
    ['x64', 'msi', msi?.url, msi?.sha256],
    ['arm64', 'exe', arm?.url, arm?.sha256],
  ]);
});

testWith('ruby', 'Ruby’s YAML reader gets the same texts from a WinGet manifest', () => {
  const place =
    placesBelow(odd, rootSite, 'download/packages/winget/').find((one) => one.includes('locale')) ??
    '';
  const file = written('locale.yaml', textOf(odd, rootSite, place));
  const read = JSON.parse(
    run('ruby', [
      '-ryaml',
      '-rjson',
      '-e',
      'puts YAML.safe_load(File.read(ARGV[0], encoding: "utf-8")).to_json',
      file,
    ]).stdout,
  );
  expect(read.PackageName).toBe(odd.product.name);
  expect(read.ShortDescription).toBe(
    Array.from(ownText(odd.product.summary, odd.product)).slice(0, 256).join(''),
  );
});

test.each([
  ['tool', tool, 'brisk'],
  ['odd', odd, 'odd'],
])(
  'the Scoop manifest of the %s catalogue keeps the rules of Scoop’s schema',
  (_, catalogue, name) => {
    const manifest = JSON.parse(
      textOf(catalogue, rootSite, `download/packages/scoop/${name}.json`),
    );
    ajv.validate(scoopSchema, manifest);
    expect(ajv.errors).toBeNull();
  },
);

test('Scoop finds the next version and its hash where the manifest sends it', () => {
  const manifest = JSON.parse(textOf(tool, site, 'download/packages/scoop/brisk.json'));
  const file = fileNamed(tool, 'brisk-1.10.0-x86_64-windows.zip');
  expect(manifest.architecture).toEqual({ '64bit': { url: file?.url, hash: file?.sha256 } });
  expect(manifest.autoupdate.architecture['64bit'].url.replace('$version', '1.10.0')).toBe(
    file?.url,
  );
  expect(new URL(manifest.checkver.url).pathname).toBe('/lumen/download/latest.json');
  const latest = JSON.parse(textOf(tool, site, 'download/latest.json'));
  expect(manifest.checkver.jsonpath).toBe('$.releases.stable.version');
  expect(latest.releases.stable.version).toBe(manifest.version);
  expect(manifest.autoupdate.hash.jsonpath).toBe(
    "$.releases.stable.files[?(@.name == '$basename')].sha256",
  );
});

const homebrew = join('__tests__', 'feeds', 'homebrew.rb');

/** What Ruby finds when it runs a cask or formula on a machine. */
function brewed(
  catalogue: Catalogue,
  place: string,
  machine: 'macos arm' | 'macos intel' | 'linux arm' | 'linux intel',
) {
  const file = written(place, textOf(catalogue, rootSite, place));
  const { status, stdout, stderr } = run('ruby', [homebrew, file, ...machine.split(' ')]);
  expect(status === 0 ? '' : stderr).toBe('');
  return JSON.parse(stdout);
}

testWith(
  'ruby',
  'a cask names the disk image for each CPU, and a formula the archive for each system',
  () => {
    const cask = 'download/packages/homebrew/Casks/lumen.rb';
    const [arm, intel] = ['Lumen-3.2.0-arm64.dmg', 'Lumen-3.2.0-x64.dmg'].map((name) =>
      fileNamed(desktop, name),
    );
    expect(brewed(desktop, cask, 'macos arm')).toMatchObject({
      token: 'lumen',
      version: '3.2.0',
      url: arm?.url,
      sha256: arm?.sha256,
      name: 'Lumen Notes',
      app: 'Lumen Notes.app',
    });
    expect(brewed(desktop, cask, 'macos intel')).toMatchObject({
      url: intel?.url,
      sha256: intel?.sha256,
    });
    const formula = 'download/packages/homebrew/Formula/brisk.rb';
    expect(brewed(tool, formula, 'linux arm')).toMatchObject({
      class: 'Brisk',
      version: '1.10.0',
      license: 'MIT',
      url: fileNamed(tool, 'brisk-1.10.0-aarch64-linux.tar.xz')?.url,
    });
    expect(brewed(tool, formula, 'macos intel')).toMatchObject({
      sha256: fileNamed(tool, 'brisk-1.10.0-universal-macos.tar.gz')?.sha256,
    });
  },
);

testWith('ruby', 'Ruby reads odd texts back as they are and runs nothing in them', () => {
  const found = brewed(odd, 'download/packages/homebrew/Casks/odd.rb', 'macos arm');
  expect(found).toMatchObject({
    name: odd.product.name,
    version: odd.releases[0]?.version,
    url: fileNamed(odd, odd.releases[0]?.files[3]?.name ?? '')?.url,
  });
  expect(existsSync('hacked')).toBe(false);
  for (const place of ['Casks', 'Formula']) {
    const file = written(
      `syntax/${place}.rb`,
      textOf(odd, rootSite, `download/packages/homebrew/${place}/odd.rb`),
    );
    expect(run('ruby', ['-wc', file])).toEqual({ status: 0, stdout: 'Syntax OK\n', stderr: '' });
  }
});

/** Runs makepkg, which refuses to be root and on Debian has no pacman to look packages up with. */
function makepkg(args: string[], at: string) {
  const env = { HOME: at, PACMAN: 'true' };
  if (process.getuid?.() !== 0) return run('makepkg', args, { cwd: at, env });
  chmodSync(folder, 0o777);
  run('chmod', ['-R', 'a+rwX', at]);
  return run('setpriv', ['--reuid=65534', '--regid=65534', '--clear-groups', 'makepkg', ...args], {
    cwd: at,
    env,
  });
}

testWith('makepkg', 'makepkg reads a PKGBUILD back, however odd the names in it', () => {
  for (const [name, catalogue] of Object.entries({ tool, odd })) {
    written(`aur-${name}/PKGBUILD`, textOf(catalogue, rootSite, 'download/packages/aur/PKGBUILD'));
    const { status, stdout, stderr } = makepkg(['--printsrcinfo'], join(folder, `aur-${name}`));
    expect(status === 0 ? '' : stderr).toBe('');
    const facts = stdout.split('\n').map((line) => line.trim());
    const urls = catalogue.releases.flatMap(({ files }) => files.map(({ url }) => url));
    const sources = facts
      .filter((line) => line.startsWith('source_'))
      .map((line) => line.replace(/^.*?::/, ''));
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.every((url) => urls.includes(url))).toBe(true);
    expect(facts).toContain(`pkgname = ${catalogue.product.command}-bin`);
    expect(existsSync(join(folder, `aur-${name}`, 'hacked'))).toBe(false);
  }
});

testWith(
  'shellcheck',
  'shellcheck finds nothing in a PKGBUILD but what makepkg itself sets',
  () => {
    const file = written('PKGBUILD', textOf(tool, rootSite, 'download/packages/aur/PKGBUILD'));
    expect(run('shellcheck', ['--shell=bash', '--exclude=SC2034,SC2154', file]).stdout).toBe('');
  },
);

testWith(
  'bash',
  'package() puts the program below /opt and links it, for an archive and for a single program',
  () => {
    for (const [name, catalogue, entry] of [
      ['tool', tool, 'brisk-1.10.0/brisk'],
      ['desktop', desktop, null],
    ] as const) {
      const at = join(folder, `package-${name}`);
      const [src, pkg] = [join(at, 'src'), join(at, 'pkg')];
      written(`package-${name}/downloads/file`, 'the program');
      mkdirSync(src, { recursive: true });
      mkdirSync(pkg);
      run('ln', ['-s', join(at, 'downloads', 'file'), join(src, 'download.bin')]);
      if (entry) written(`package-${name}/src/${entry}`, 'the program');
      const file = written(
        `package-${name}/PKGBUILD`,
        textOf(catalogue, rootSite, 'download/packages/aur/PKGBUILD'),
      );
      const { status, stderr } = run(
        'bash',
        ['--norc', '-euc', 'source "$1"; package', 'bash', file],
        {
          env: { srcdir: src, pkgdir: pkg, CARCH: 'x86_64' },
        },
      );
      expect([status, stderr]).toEqual([0, '']);
      const command = catalogue.product.command ?? '';
      const target = run('readlink', [join(pkg, 'usr', 'bin', command)]).stdout.trim();
      expect(target.startsWith(`/opt/${command}/`)).toBe(true);
      expect(readFileSync(join(pkg, target), 'utf8')).toBe('the program');
    }
  },
);

testWith(
  'appstreamcli',
  'appstreamcli accepts the releases in a metainfo file and reads the facts back',
  () => {
    for (const [name, catalogue] of Object.entries({ desktop, tool, odd })) {
      const releases = textOf(
        catalogue,
        rootSite,
        'download/packages/appstream/releases.xml',
      ).replace(/^<\?xml.*\?>\n/, '');
      const file = written(
        `org.example.${name}.metainfo.xml`,
        `<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>org.example.${name}</id><metadata_license>CC0-1.0</metadata_license><project_license>MIT</project_license>
  <name>Example</name><summary>An example to hold the releases</summary><developer_name>Example</developer_name>
  <description><p>A description that is long enough to be accepted by the validator without a complaint.</p></description>
  <url type="homepage">https://example.org/</url><launchable type="desktop-id">org.example.${name}.desktop</launchable>
  <content_rating type="oars-1.1"/>${releases}</component>`,
      );
      const { status, stdout } = run('appstreamcli', ['validate', '--no-net', '--no-color', file]);
      expect([status, status === 0 ? '' : stdout]).toEqual([0, '']);
    }
    const converted = run('appstreamcli', [
      'convert',
      '--no-color',
      join(folder, 'org.example.desktop.metainfo.xml'),
      join(folder, 'catalogue.yaml'),
    ]);
    expect(converted.status).toBe(0);
    const { Releases } = load(
      readFileSync(join(folder, 'catalogue.yaml'), 'utf8').split('---').at(-1) ?? '',
    ) as { Releases: { version: string; type: string }[] };
    expect(Releases.map(({ version, type }) => [version, type])).toEqual([
      ['3.3.0-beta.1', 'development'],
      ['3.2.0', 'stable'],
    ]);
  },
);

testWith('nix-instantiate', 'Nix evaluates the attribute set to the facts of the catalogue', () => {
  for (const [name, catalogue] of Object.entries(catalogues)) {
    const file = written(
      `${name}.nix`,
      textOf(catalogue, rootSite, 'download/packages/nix/sources.nix'),
    );
    const env = {
      NIX_STATE_DIR: join(folder, 'nix'),
      NIX_STORE_DIR: join(folder, 'store'),
      NIX_LOG_DIR: join(folder, 'log'),
      NIX_CONF_DIR: folder,
    };
    const { status, stdout, stderr } = run(
      'nix-instantiate',
      ['--eval', '--strict', '--json', file],
      { env },
    );
    expect(status === 0 ? '' : stderr).toBe('');
    const read: { version: string; sources: Record<string, { url: string; hash: string }> } =
      JSON.parse(stdout);
    const files = catalogue.releases.flatMap((release) => release.files);
    expect(catalogue.releases.map(({ version }) => version)).toContain(read.version);
    for (const { url, hash } of Object.values(read.sources)) {
      expect(files.find((one) => one.url === url)?.sha256).toBe(
        Buffer.from(hash.replace('sha256-', ''), 'base64').toString('hex'),
      );
    }
    expect(Object.keys(read.sources)).toContain('x86_64-linux');
  }
});
