import { type Format, type Installation } from '../../catalogue/vocabulary';

/** What a word of the name says, the more telling first: app-portable-setup.exe is portable. */
const byWord: [RegExp, readonly Format[], Installation][] = [
  [/portable/i, ['exe', 'zip', '7z', 'dmg'], 'portable'],
  [
    /(?:^|[._-])(?:ms|windows)?[_-]?store(?=[._-]|$)/i,
    ['exe', 'msix', 'msixbundle', 'appx'],
    'store',
  ],
  [/setup|install(?:er)?(?=[._-]|$)|(?:^|[._-])(?:user|system)(?=[._-]|$)/i, ['exe'], 'installer'],
];

const byFormat: Partial<Record<Format, Installation>> = {
  msi: 'installer',
  pkg: 'installer',
  deb: 'package',
  rpm: 'package',
  'pkg.tar.zst': 'package',
  'alpine.apk': 'package',
};

/** How a download gets onto a machine, by its name and format; undefined where neither tells. */
export function installationOf(name: string, format: Format | undefined): Installation | undefined {
  if (format === undefined) return undefined;
  const [, , said] =
    byWord.find(([words, formats]) => formats.includes(format) && words.test(name)) ?? [];
  return said ?? byFormat[format];
}
