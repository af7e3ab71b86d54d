import { packageName } from '../catalogue/paths';
import { type ReleaseFile } from '../catalogue/schema';
import { cpuWordsOf } from './cpu-words';
import { type Material } from './material';
import { type OutputFile } from './output';
import { shellWord } from './shell-word';
import { feeds } from './table';

const isArchive = ({ format }: ReleaseFile): boolean =>
  format !== 'binary' && format !== 'appimage';

/** The name under which makepkg keeps a download: without what would be an address or a folder. */
const sourceName = (name: string): string => name.replace(/[^A-Za-z0-9._+-]+/g, '_');

/** A `-bin` package: the archive is kept whole below /opt, the command is linked. */
export function aur(material: Material): OutputFile[] {
  const { product, release, files } = material;
  const { command = '' } = product;
  const perArch = new Map<string, ReleaseFile>();
  for (const file of files) {
    for (const arch of cpuWordsOf('arch', file)) if (!perArch.has(arch)) perArch.set(arch, file);
  }
  const archs = [...perArch];
  const rename = (arch: string, file: ReleaseFile) =>
    `${arch}-${sourceName(release.version)}-${sourceName(file.name)}`;
  const lines = [
    `pkgname=${shellWord(`${packageName(product)}-bin`)}`,
    // pkgver may hold no spaces, hyphens, colons and slashes.
    `pkgver=${shellWord(release.version.replace(/[^A-Za-z0-9._+~]+/g, '_').replace(/^[^A-Za-z0-9]+/, '') || '0')}`,
    'pkgrel=1',
    `pkgdesc=${shellWord(product.summary)}`,
    `arch=(${archs.map(([arch]) => shellWord(arch)).join(' ')})`,
    ...(product.homepage ? [`url=${shellWord(product.homepage)}`] : []),
    `license=(${shellWord(product.licence?.name ?? 'custom')})`,
    `provides=(${shellWord(packageName(product))})`,
    `conflicts=(${shellWord(packageName(product))})`,
    // Stripping would change programs that the publisher signed or appended data to.
    "options=('!strip')",
    ...archs.flatMap(([arch, file]) => [
      `source_${arch}=(${shellWord(`${rename(arch, file)}::${file.url}`)})`,
      `sha256sums_${arch}=(${shellWord(file.sha256)})`,
    ]),
    '',
    'package() {',
    `  local command=${shellWord(command)} folder="$pkgdir/opt/"${shellWord(packageName(product))}`,
    '  install -d "$folder" "$pkgdir/usr/bin"',
    '  local entry program',
    '  for entry in "$srcdir"/*; do',
    '    # The downloads themselves are links; a program that is no archive is all there is.',
    '    if [ -L "$entry" ]; then',
    '      case "$CARCH" in',
    ...archs
      .filter(([, file]) => !isArchive(file))
      .map(([arch]) => `        ${arch}) install -m755 "$entry" "$folder/$command" ;;`),
    '        *) ;;',
    '      esac',
    '    else',
    '      cp -a "$entry" "$folder/"',
    '    fi',
    '  done',
    '  program=$(find "$folder" -type f -name "$command" | sort | head -n 1)',
    '  if [ -z "$program" ]; then',
    '    echo "No program $command in the archive." >&2',
    '    return 1',
    '  fi',
    '  chmod 755 "$program"',
    '  ln -s "${program#"$pkgdir"}" "$pkgdir/usr/bin/$command"',
    '}',
  ];
  return [{ path: feeds.aur.path(), content: `${lines.join('\n')}\n` }];
}
