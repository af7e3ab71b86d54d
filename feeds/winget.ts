import { stringify } from 'yaml';
import { notesAddress } from '../catalogue/addresses';
import { wingetIdentifier } from '../catalogue/paths';
import { textOf } from '../catalogue/said';
import { type ReleaseFile } from '../catalogue/schema';
import { cpuWordsOf } from './cpu-words';
import { type Feed } from './feed';
import { nameOf, withProduct, withServers, type Material } from './material';
import { type OutputFile } from './output';
import { bestPerCpu, windowsCpus } from './pick-files';

/** Installers that WinGet can run without knowing what is inside. */
const wingetFiles = bestPerCpu({
  os: 'windows',
  cpus: windowsCpus,
  formats: ['msi', 'msixbundle', 'msix', 'appxbundle', 'appx', 'exe'],
});

const manifestVersion = '1.6.0';

function document(type: string, fields: object): string {
  const schema = `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${type.toLowerCase()}.${manifestVersion}.schema.json\n`;
  return (
    schema +
    stringify(
      { ...fields, ManifestType: type, ManifestVersion: manifestVersion },
      { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' },
    )
  );
}

const installerTypes: Partial<Record<NonNullable<ReleaseFile['format']>, string>> = {
  msi: 'msi',
  msix: 'msix',
  msixbundle: 'msix',
  appx: 'appx',
  appxbundle: 'appx',
  exe: 'exe',
};

/** Windows calls itself 10.0 since Windows 10; 11 begins with build 22000. Other names have no number that is sure. */
function minimumOsVersion(minimumOs = ''): string | undefined {
  if (minimumOs === '10') return '10.0.0.0';
  if (minimumOs === '11') return '10.0.22000.0';
  return /^\d{1,4}(\.\d{1,5}){2,3}$/.test(minimumOs) ? minimumOs : undefined;
}

function installers(file: ReleaseFile): object[] {
  const type = file.format && installerTypes[file.format];
  const version = minimumOsVersion(file.minimumOs);
  const minimum = version ? { MinimumOSVersion: version } : {};
  return cpuWordsOf('winget', file).map((architecture) => ({
    Architecture: architecture,
    InstallerType: type,
    InstallerUrl: file.url,
    InstallerSha256: file.sha256.toUpperCase(),
    ...minimum,
  }));
}

/** What WinGet allows in a text, cut to its length and free of line breaks. */
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** The three manifests of a multi-file package. An .exe may need InstallerSwitches that the catalogue does not know. */
function write(material: Material): OutputFile[] {
  const { product, release, files, edition } = material;
  const id = wingetIdentifier(product, edition);
  // PackageVersion forbids these characters.
  const identity = {
    PackageIdentifier: id,
    PackageVersion: cut(release.version.replace(/^v(?=\d)/, '').replace(/[\\/:*?"<>|]/g, '-'), 128),
  };
  const { homepage, licence, publisher, name, summary, command } = product;
  const locale = {
    ...identity,
    PackageLocale: 'en-US',
    Publisher: cut(publisher ?? name, 256),
    PackageName: cut(nameOf(material), 256),
    ...(homepage && { PackageUrl: homepage }),
    License: cut(licence?.name ?? 'Proprietary', 512),
    ...(licence?.url && { LicenseUrl: licence.url }),
    ShortDescription: cut(textOf(summary), 256),
    ...(command && {
      Moniker: [command.toLowerCase(), edition?.id].filter(Boolean).join('-').slice(0, 40),
    }),
    ...(notesAddress(release.notes) && { ReleaseNotesUrl: notesAddress(release.notes) }),
  };
  const seen = new Set<string>();
  const unique = files.flatMap(installers).filter((entry) => {
    const key = 'Architecture' in entry ? String(entry.Architecture) : '';
    return !seen.has(key) && Boolean(seen.add(key));
  });
  const folder = 'download/packages/winget';
  return [
    {
      path: `${folder}/${id}.yaml`,
      content: document('version', { ...identity, DefaultLocale: 'en-US' }),
    },
    {
      path: `${folder}/${id}.installer.yaml`,
      content: document('installer', {
        ...identity,
        ReleaseDate: release.date.slice(0, 10),
        Installers: unique,
      }),
    },
    { path: `${folder}/${id}.locale.en-US.yaml`, content: document('defaultLocale', locale) },
  ];
}

/** Its row in the table of outputs. */
export const winget = {
  path: ({ product, edition }) =>
    `download/packages/winget/${wingetIdentifier(product, edition)}.yaml`,
  editions: 'each',
  format: 'WinGet manifest',
  specification: 'https://learn.microsoft.com/windows/package-manager/package/manifest',
  find: withProduct(
    (product) => wingetIdentifier(product) !== '',
    'a product.publisher and name with letters',
    withServers(wingetFiles, 'a Windows installer with a stated CPU'),
  ),
  write,
} satisfies Feed;
