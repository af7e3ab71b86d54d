import { type ReleaseFile } from '../catalogue/schema';
import { cpuWordsOf, osWords } from './cpu-words';
import { signatureText } from './installable-files';
import { type Material } from './material';
import { json, timestamp, type OutputFile } from './output';
import { feeds } from './table';

/** Tauri's signature is the whole minisign signature file in base64, as its .sig file holds it. */
function platformEntries(file: ReleaseFile): [string, { signature: string; url: string }][] {
  const text = signatureText(file, 'minisign');
  if (text === undefined || file.os === undefined) return [];
  const os = osWords.go[file.os] ?? file.os;
  const signature = Buffer.from(text.endsWith('\n') ? text : `${text}\n`).toString('base64');
  return cpuWordsOf('tauri', file).map((word) => [`${os}-${word}`, { signature, url: file.url }]);
}

/** The static file that Tauri's updater plugin asks; it wants a SemVer version, so others are left to fail in its check. */
export function tauri({ release, files }: Material): OutputFile[] {
  // The first file for a platform is the preferred one.
  const platforms = Object.fromEntries(files.flatMap(platformEntries).reverse());
  const content = json({
    version: release.version,
    notes: release.notes ?? '',
    pub_date: timestamp(release.date),
    platforms: Object.fromEntries(Object.entries(platforms).sort(([a], [b]) => (a < b ? -1 : 1))),
  });
  return [{ path: feeds.tauri.path(), content }];
}
