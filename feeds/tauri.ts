import { textOf } from '../catalogue/said';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import { cpuWordsOf, osWords } from './cpu-words';
import { type Feed } from './feed';
import { folderOf, withServers, type Material } from './material';
import { json, timestamp, type OutputFile } from './output';
import { signatureText, bestPerCpu } from './pick-files';

/** What Tauri's updater can install, with the minisign signature that it demands. */
function tauriFiles(release: Release): ReleaseFile[] {
  const only = (file: ReleaseFile) => signatureText(file, 'minisign') !== undefined;
  return [
    ...bestPerCpu({ os: 'windows', cpus: ['x64', 'arm64', 'x86'], formats: ['exe', 'msi'], only })(
      release,
    ),
    ...bestPerCpu({
      os: 'macos',
      cpus: ['arm64', 'x64'],
      formats: ['tar.gz'],
      only: (file) => only(file) && file.name.endsWith('.app.tar.gz'),
    })(release),
    ...bestPerCpu({
      os: 'linux',
      cpus: ['x64', 'arm64', 'armv7', 'x86'],
      formats: ['appimage'],
      only,
    })(release),
  ];
}

/** Tauri's signature is the whole minisign signature file in base64, as its .sig file holds it. */
function platformEntries(file: ReleaseFile): [string, { signature: string; url: string }][] {
  const text = signatureText(file, 'minisign');
  if (text === undefined || file.os === undefined) return [];
  const os = osWords.go[file.os] ?? file.os;
  const signature = Buffer.from(text.endsWith('\n') ? text : `${text}\n`).toString('base64');
  return cpuWordsOf('tauri', file).map((word) => [`${os}-${word}`, { signature, url: file.url }]);
}

/** The static file that Tauri's updater plugin asks; it wants a SemVer version, so others are left to fail in its check. */
function write(material: Material): OutputFile[] {
  const { release, files } = material;
  // The first file for a platform is the preferred one.
  const platforms = Object.fromEntries(files.flatMap(platformEntries).reverse());
  const content = json({
    version: release.version,
    notes: textOf(release.notes ?? ''),
    pub_date: timestamp(release.date),
    platforms: Object.fromEntries(Object.entries(platforms).sort(([a], [b]) => (a < b ? -1 : 1))),
  });
  return [{ path: tauri.path(material), content }];
}

/** Its row in the table of outputs. */
export const tauri = {
  path: (material) => `download/update/${folderOf(material)}tauri.json`,
  editions: 'each',
  format: 'Tauri updater',
  specification: 'https://v2.tauri.app/plugin/updater/#static-json-file',
  find: withServers(
    tauriFiles,
    'an installer whose CPU and minisign signature stand in the catalogue',
  ),
  write,
} satisfies Feed;
