import { downloadBase } from '../catalogue/addresses';
import { packageName } from '../catalogue/paths';
import { textOf } from '../catalogue/said';
import { type ReleaseFile } from '../catalogue/schema';
import { cpuWordsOf } from './cpu-words';
import { type Feed } from './feed';
import { withName, withServers, type Material } from './material';
import { json, type OutputFile } from './output';
import { windowsArchives } from './pick-files';

/** One entry for each CPU, the first file for it. */
function perCpu<Entry>(
  files: ReleaseFile[],
  entry: (file: ReleaseFile) => Entry,
): Record<string, Entry> {
  const entries = files.flatMap((file) =>
    cpuWordsOf('scoop', file).map((word) => [word, entry(file)] as const),
  );
  return Object.fromEntries(entries.reverse());
}

/** Archives often hold one folder with everything in it; what Scoop links has to stand at the top. */
const flatten = [
  '$top = @(Get-ChildItem -LiteralPath $dir -Force)',
  'if ($top.Count -eq 1 -and $top[0].PSIsContainer) {',
  '    Get-ChildItem -LiteralPath $top[0].FullName -Force | Move-Item -Destination $dir',
  '    Remove-Item -LiteralPath $top[0].FullName',
  '}',
];

/** A Scoop manifest that finds its next version and hash in our latest.json. */
function write(material: Material): OutputFile[] {
  const { product, release, files, site } = material;
  const { version } = release;
  // Scoop replaces $version in addresses; one that does not hold the version cannot be updated by itself.
  const updatable = site !== null && files.every(({ url }) => url.includes(version));
  const latest = site && new URL('latest.json', downloadBase(site)).href;
  const channel = `$.releases.${release.channel}`;
  const manifest = {
    // The characters that Scoop's schema allows.
    version: version.replace(/[^\w.+-]+/g, '_'),
    description: textOf(product.summary),
    homepage: product.homepage ?? (site ? downloadBase(site).href : 'https://scoop.sh'),
    license: product.licence?.name ?? 'Unknown',
    architecture: perCpu(files, ({ url, sha256 }) => ({ url, hash: sha256 })),
    ...(product.command && { pre_install: flatten, bin: `${product.command}.exe` }),
    ...(updatable &&
      latest && {
        checkver: { url: latest, jsonpath: `${channel}.version` },
        autoupdate: {
          architecture: perCpu(files, ({ url }) => ({ url: url.replaceAll(version, '$version') })),
          hash: { url: latest, jsonpath: `${channel}.files[?(@.name == '$basename')].sha256` },
        },
      }),
  };
  return [{ path: scoop.path(material), content: json(manifest) }];
}

/** Its row in the table of outputs. */
export const scoop = {
  path: ({ product, edition }) => `download/packages/scoop/${packageName(product, edition)}.json`,
  editions: 'each',
  format: 'Scoop manifest',
  specification: 'https://github.com/ScoopInstaller/Scoop/blob/master/schema.json',
  find: withName(withServers(windowsArchives, 'a zip for Windows with a stated CPU')),
  write,
} satisfies Feed;
