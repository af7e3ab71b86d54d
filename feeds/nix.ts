import { archFiles } from './aur';
import { cpuWordsOf, osWords } from './cpu-words';
import { type Feed } from './feed';
import { formulaFiles } from './homebrew';
import { folderOf, withServers, type Material } from './material';
import { type OutputFile } from './output';

/** A Nix string: `${` would be evaluated. */
export function nixString(text: string): string {
  return `"${text.replace(/["\\]|\$(?=\{)/g, '\\$&')}"`;
}

/** The name of a file in the Nix store allows few characters (https://nix.dev/manual/nix/latest/store/store-path). */
function storeName(name: string): string {
  return (
    name
      .replace(/[^A-Za-z0-9+._?=-]+/g, '-')
      .replace(/^\.+/, '')
      .slice(-200) || 'file'
  );
}

/** `version` and for each system the arguments of fetchurl: `fetchurl sources.x86_64-linux`. */
function write(material: Material): OutputFile[] {
  const { release, files } = material;
  const systems = new Map<string, string[]>();
  for (const file of files) {
    if (!file.os) continue;
    for (const cpu of cpuWordsOf('nix', file)) {
      const system = `${cpu}-${osWords.go[file.os] ?? file.os}`;
      if (systems.has(system)) continue;
      const hash = `sha256-${Buffer.from(file.sha256, 'hex').toString('base64')}`;
      systems.set(system, [
        `    ${system} = {`,
        `      url = ${nixString(file.url)};`,
        `      name = ${nixString(storeName(file.name))};`,
        `      hash = ${nixString(hash)};`,
        '    };',
      ]);
    }
  }
  const lines = [
    '{',
    `  version = ${nixString(release.version)};`,
    '  sources = {',
    ...[...systems.values()].flat(),
    '  };',
    '}',
  ];
  return [{ path: nix.path(material), content: `${lines.join('\n')}\n` }];
}

/** Its row in the table of outputs. */
export const nix = {
  path: (material) => `download/packages/nix/${folderOf(material)}sources.nix`,
  editions: 'each',
  format: 'Nix attribute set',
  specification: 'https://nixos.org/manual/nixpkgs/stable/#fetchurl',
  find: withServers(
    (release) => [...archFiles(release), ...formulaFiles(release)],
    'an archive for Linux or macOS with a stated CPU',
  ),
  write,
} satisfies Feed;
