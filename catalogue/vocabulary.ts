/**
 * The words of the catalogue with their labels for people, one table per kind of word.
 * Every type of the domain is derived from these tables, in the order in which people expect to read them.
 */

/** Operating systems, in reading order. */
export const osLabels = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS and iPadOS',
  chromeos: 'ChromeOS',
  freebsd: 'FreeBSD',
  openbsd: 'OpenBSD',
  netbsd: 'NetBSD',
  dragonfly: 'DragonFly BSD',
  illumos: 'illumos',
  solaris: 'Solaris',
  aix: 'AIX',
  haiku: 'Haiku',
} as const;
export type Os = keyof typeof osLabels;

/**
 * CPUs, in reading order. `short` names one in a file row, `long` explains it to somebody who must choose.
 */
export const cpuLabels = {
  x64: { short: 'x64', long: '64-bit Intel and AMD' },
  arm64: { short: 'ARM64', long: '64-bit ARM' },
  x86: { short: 'x86', long: '32-bit Intel and AMD' },
  armv7: { short: 'ARMv7', long: '32-bit ARM' },
  armv6: { short: 'ARMv6', long: '32-bit ARM, older' },
  armv5: { short: 'ARMv5', long: '32-bit ARM, very old' },
  riscv64: { short: 'RISC-V', long: '64-bit RISC-V' },
  loongarch64: { short: 'LoongArch', long: '64-bit LoongArch' },
  ppc64le: { short: 'POWER LE', long: '64-bit POWER, little-endian' },
  ppc64: { short: 'POWER', long: '64-bit POWER, big-endian' },
  ppc: { short: 'PowerPC', long: '32-bit PowerPC' },
  s390x: { short: 's390x', long: 'IBM Z' },
  mips64le: { short: 'MIPS64 LE', long: '64-bit MIPS, little-endian' },
  mips64: { short: 'MIPS64', long: '64-bit MIPS, big-endian' },
  mipsle: { short: 'MIPS LE', long: '32-bit MIPS, little-endian' },
  mips: { short: 'MIPS', long: '32-bit MIPS, big-endian' },
  sparc64: { short: 'SPARC64', long: '64-bit SPARC' },
  ia64: { short: 'Itanium', long: 'Intel Itanium' },
} as const;
export type Cpu = keyof typeof cpuLabels;
/** What a file can say of its CPUs: `any` stands alone for all of them. */
export type CpuWord = Cpu | 'any';

/** C libraries a Linux file is linked against. */
export const libcLabels = {
  gnu: 'glibc',
  musl: 'musl',
} as const;
export type Libc = keyof typeof libcLabels;

/** Release channels, the one most visitors want first. */
export const channelLabels = {
  stable: 'Stable',
  lts: 'Long-term support',
  beta: 'Beta',
  nightly: 'Nightly',
} as const;
export type Channel = keyof typeof channelLabels;

/** How a download gets onto a machine, where one edition has several ways. */
export const installationLabels = {
  installer: 'Installer',
  portable: 'Portable',
  package: 'Package',
  store: 'Store',
} as const;
export type Installation = keyof typeof installationLabels;

/** What a file is for. Only a `download` is offered to a visitor as the product. */
export const kindLabels = {
  download: 'Download',
  source: 'Source code',
  checksum: 'Checksums',
  signature: 'Signature',
  certificate: 'Certificate',
  key: 'Public key',
  provenance: 'Provenance',
  sbom: 'Software bill of materials',
  'update-metadata': 'Update metadata',
  debug: 'Debug symbols',
  library: 'Library',
  docs: 'Documentation',
  other: 'Other file',
} as const;
export type Kind = keyof typeof kindLabels;

/** File formats by their usual extension, with words for people. `binary` is a program without an extension. */
export const formatLabels = {
  exe: 'Windows program',
  msi: 'Windows installer package',
  msix: 'Windows app package',
  msixbundle: 'Windows app bundle',
  appx: 'Windows app package',
  appxbundle: 'Windows app bundle',
  dmg: 'disk image',
  pkg: 'macOS installer package',
  'app.zip': 'zipped macOS app',
  appimage: 'AppImage',
  flatpak: 'Flatpak',
  flatpakref: 'Flatpak reference',
  snap: 'Snap',
  deb: 'Debian and Ubuntu package',
  rpm: 'Fedora and openSUSE package',
  'pkg.tar.zst': 'Arch Linux package',
  'alpine.apk': 'Alpine Linux package',
  apk: 'Android package',
  aab: 'Android app bundle',
  ipa: 'iOS app archive',
  zip: 'zip archive',
  'tar.gz': 'tar.gz archive',
  'tar.xz': 'tar.xz archive',
  'tar.bz2': 'tar.bz2 archive',
  'tar.zst': 'tar.zst archive',
  'tar.lzma': 'tar.lzma archive',
  tar: 'tar archive',
  '7z': '7-Zip archive',
  rar: 'RAR archive',
  cab: 'cabinet archive',
  gz: 'gzip-compressed file',
  xz: 'xz-compressed file',
  bz2: 'bzip2-compressed file',
  zst: 'Zstandard-compressed file',
  iso: 'disc image',
  img: 'disk image',
  jar: 'Java archive',
  whl: 'Python wheel',
  gem: 'Ruby gem',
  nupkg: 'NuGet package',
  vsix: 'VS Code extension',
  crx: 'Chrome extension',
  xpi: 'Firefox extension',
  phar: 'PHP archive',
  wasm: 'WebAssembly module',
  sh: 'shell script',
  run: 'self-extracting shell script',
  ps1: 'PowerShell script',
  bat: 'Windows batch file',
  py: 'Python script',
  js: 'JavaScript file',
  dll: 'Windows library',
  so: 'shared library',
  dylib: 'macOS library',
  binary: 'program',
} as const;
export type Format = keyof typeof formatLabels;

/** A format as people write it in a line of facts: `AppImage`, `tar.xz`. */
export function formatName(format: Format): string {
  const names: Partial<Record<Format, string>> = {
    'app.zip': 'zip',
    appimage: 'AppImage',
    flatpak: 'Flatpak',
    flatpakref: 'Flatpak',
    snap: 'Snap',
    'alpine.apk': 'apk',
    binary: 'program',
  };
  return names[format] ?? format;
}

/** Fonts that a page can be set in: what systems have of their own, since the page loads none. */
export const fontStacks = {
  system: "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif",
  humanist: "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif",
  geometric: "Avenir,Montserrat,Corbel,'URW Gothic',sans-serif",
  rounded: "ui-rounded,'Hiragino Maru Gothic ProN',Quicksand,Comfortaa,sans-serif",
  serif: "ui-serif,Charter,'Bitstream Charter',Cambria,Georgia,serif",
  mono: "ui-monospace,SFMono-Regular,Menlo,Consolas,'Noto Sans Mono',monospace",
} as const;

/** Kinds of detached signature. `sigstore` is a bundle, `ed25519` a bare signature as Sparkle and Tauri write it. */
export const signatureLabels = {
  minisign: 'minisign',
  openpgp: 'OpenPGP',
  sigstore: 'Sigstore',
  ed25519: 'Ed25519',
} as const;
export type SignatureType = keyof typeof signatureLabels;

/** Package managers a release can name, with the name people know them by. */
export const managerLabels = {
  winget: 'WinGet',
  scoop: 'Scoop',
  chocolatey: 'Chocolatey',
  homebrew: 'Homebrew',
  macports: 'MacPorts',
  apt: 'APT',
  dnf: 'DNF',
  zypper: 'Zypper',
  pacman: 'pacman',
  apk: 'apk',
  snap: 'Snap',
  flatpak: 'Flatpak',
  nix: 'Nix',
  pkg: 'pkg',
  npm: 'npm',
  pip: 'pip',
  pipx: 'pipx',
  cargo: 'Cargo',
  go: 'Go',
  docker: 'Docker',
  asdf: 'asdf',
  mise: 'mise',
  other: 'Command line',
} as const;

/** The keys of one of the tables above, in reading order and with their literal types. */
export function wordsOf<Table extends object>(
  table: Table,
): [keyof Table & string, ...(keyof Table & string)[]] {
  // Object.keys forgets the literal types; every table above is a non-empty literal.
  return Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]];
}

/** A CPU's short name for one OS: Apple has its own names for both of its CPUs. */
export function cpuLabel(cpu: Cpu, os?: Os): string {
  if (os === 'macos' && cpu === 'arm64') return 'Apple silicon';
  if (os === 'macos' && cpu === 'x64') return 'Intel';
  return cpuLabels[cpu].short;
}
