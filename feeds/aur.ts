import { packageName } from '../catalogue/paths';
import { quoteSh } from '../catalogue/quoting';
import { textOf } from '../catalogue/said';
import { type ReleaseFile } from '../catalogue/schema';
import { type Cpu } from '../catalogue/vocabulary';
import { cpuWordsOf } from './cpu-words';
import { type Feed } from './feed';
import { folderOf, withServers, withCommand, type Material } from './material';
import { type OutputFile } from './output';
import { bestPerCpu } from './pick-files';

const linuxCpus: Cpu[] = [
  'x64',
  'arm64',
  'armv7',
  'armv6',
  'x86',
  'riscv64',
  'loongarch64',
  'ppc64le',
  's390x',
];

/** What an Arch Linux package unpacks: archives, or AppImages where there are none. */
export const archFiles = bestPerCpu({
  os: 'linux',
  cpus: linuxCpus,
  formats: ['tar.gz', 'tar.xz', 'tar.bz2', 'tar.zst', 'zip', 'binary', 'appimage'],
});

const isArchive = ({ format }: ReleaseFile): boolean =>
  format !== 'binary' && format !== 'appimage';

/** The name under which makepkg keeps a download: without what would be an address or a folder. */
const sourceName = (name: string): string => name.replace(/[^A-Za-z0-9._+-]+/g, '_');

/** A `-bin` package: the archive is kept whole below /opt, the command is linked. */
function write(material: Material): OutputFile[] {
  const { product, release, files, edition } = material;
  const name = packageName(product, edition);
  // Whoever needs the program can do with any edition of it, and two of them would have the same command.
  const names = [...new Set([name, packageName(product)])].map(quoteSh).join(' ');
  const { command = '' } = product;
  const perArch = new Map<string, ReleaseFile>();
  for (const file of files) {
    for (const arch of cpuWordsOf('arch', file)) if (!perArch.has(arch)) perArch.set(arch, file);
  }
  const archs = [...perArch];
  const rename = (arch: string, file: ReleaseFile) =>
    `${arch}-${sourceName(release.version)}-${sourceName(file.name)}`;
  const lines = [
    `pkgname=${quoteSh(`${name}-bin`)}`,
    // pkgver may hold no spaces, hyphens, colons and slashes.
    `pkgver=${quoteSh(release.version.replace(/[^A-Za-z0-9._+~]+/g, '_').replace(/^[^A-Za-z0-9]+/, '') || '0')}`,
    'pkgrel=1',
    `pkgdesc=${quoteSh(textOf(product.summary))}`,
    `arch=(${archs.map(([arch]) => quoteSh(arch)).join(' ')})`,
    ...(product.homepage ? [`url=${quoteSh(product.homepage)}`] : []),
    `license=(${quoteSh(product.licence?.name ?? 'custom')})`,
    `provides=(${names})`,
    `conflicts=(${names})`,
    // Stripping would change programs that the publisher signed or appended data to.
    "options=('!strip')",
    ...archs.flatMap(([arch, file]) => [
      `source_${arch}=(${quoteSh(`${rename(arch, file)}::${file.url}`)})`,
      `sha256sums_${arch}=(${quoteSh(file.sha256)})`,
    ]),
    '',
    'package() {',
    `  local command=${quoteSh(command)} folder="$pkgdir/opt/"${quoteSh(name)}`,
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
  return [{ path: aur.path(material), content: `${lines.join('\n')}\n` }];
}

/** Its row in the table of outputs. */
export const aur = {
  path: (material) => `download/packages/aur/${folderOf(material)}PKGBUILD`,
  editions: 'each',
  format: 'Arch Linux PKGBUILD',
  specification: 'https://man.archlinux.org/man/PKGBUILD.5',
  find: withCommand(withServers(archFiles, 'an archive or AppImage for Linux with a stated CPU')),
  write,
} satisfies Feed;
