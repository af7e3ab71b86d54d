import { type Cpu, type Libc, type Os } from './vocabulary';

/**
 * What the words of file names mean. The meanings come from packagers' labels of real files; a word that packagers
 * read in two ways says nothing, or only on the OS where it has one meaning.
 *
 * Spellings are written without separators: `x8664` is x86_64, x86-64 and x86.64, `macos` is also mac-os.
 * Trailing digits that make no word of this table are the version of an OS: win11, macos13, ubuntu2204.
 */
export interface Word {
  os?: Os;
  cpu?: readonly Cpu[];
  /** What the word says on one OS, where that differs from `cpu` or is said there only. */
  cpuOn?: Partial<Record<Os, readonly Cpu[]>>;
  libc?: Libc;
  strength: Strength;
}

/**
 * How much a word's CPU counts, strongest first; a weaker one is heard only where no stronger one speaks.
 * `name` is the CPU's own name. `width` is a register width, as in win64 or 64-bit. `trade` is a word of trade, which
 * at the front of a file's name is the product's. `beside` is an everyday word that counts only right after another
 * word of this table, as in darwin_all.
 */
type Strength = 'name' | 'width' | 'trade' | 'beside';
export const strengths: readonly Strength[] = ['name', 'width', 'trade', 'beside'];

type Row = [strength: Strength, spellings: string, meaning: Omit<Word, 'strength'>];

const rows: Row[] = [
  ['name', 'windows win mswin winnt msvc cygwin msys msys2 uwp mingw mingww64', { os: 'windows' }],
  [
    'name',
    'macos mac osx macosx darwin macintosh appledarwin applemacos applemacosx',
    { os: 'macos' },
  ],
  [
    'name',
    'linux ubuntu debian fedora centos rhel redhat opensuse suse sles archlinux',
    { os: 'linux' },
  ],
  ['name', 'linuxgnu manylinux', { os: 'linux', libc: 'gnu' }],
  ['name', 'linuxmusl musllinux musl musleabi musleabihf alpine', { os: 'linux', libc: 'musl' }],
  ['name', 'android linuxandroid linuxandroideabi', { os: 'android' }],
  ['name', 'ios appleios iphone iphoneos ipados', { os: 'ios' }],
  ['name', 'chromeos cros', { os: 'chromeos' }],
  ['name', 'freebsd', { os: 'freebsd' }],
  ['name', 'openbsd', { os: 'openbsd' }],
  ['name', 'netbsd', { os: 'netbsd' }],
  ['name', 'dragonflybsd', { os: 'dragonfly' }],
  ['trade', 'dragonfly', { os: 'dragonfly' }],
  ['name', 'illumos omnios smartos', { os: 'illumos' }],
  ['name', 'solaris sunos', { os: 'solaris' }],
  ['name', 'aix', { os: 'aix' }],
  ['name', 'haiku', { os: 'haiku' }],

  ['name', 'x64 x64bit x8664 x8664bit amd64 amd64bit em64t intel64', { cpu: ['x64'] }],
  [
    'name',
    'arm64 arm64bit aarch64 aarch64bit armv8 armv8a arm8 arm64v8 arm64v8a arm64e arm64ec',
    { cpu: ['arm64'] },
  ],
  // The levels of the x86-64 psABI, as GNU, Go and Rust write them.
  [
    'name',
    'x64v1 x64v2 x64v3 x64v4 x8664v1 x8664v2 x8664v3 x8664v4 amd64v1 amd64v2 amd64v3 amd64v4',
    { cpu: ['x64'] },
  ],
  // On macOS packagers mean Intel, and 64-bit Intel is all that macOS 10.15 and later run on.
  ['name', 'x86 i386 i486 i586 i686', { cpu: ['x86'], cpuOn: { macos: ['x64'] } }],
  ['name', '386 ia32 x32 x8632 x8632bit x86bit', { cpu: ['x86'] }],
  [
    'name',
    'armv7 armv7l armv7a armv7hf armv7hl armhf armhfp arm32 arm7 arm7l arm32v7 armeabiv7a',
    { cpu: ['armv7'] },
  ],
  ['name', 'armv6 armv6l armv6hf armv6hl arm6 arm6l arm32v6', { cpu: ['armv6'] }],
  ['name', 'armv5 armv5l armv5te armv5tel arm5 arm5l arm32v5 armel armeabi', { cpu: ['armv5'] }],
  // Elsewhere the bare word is 32-bit to one packager and 64-bit to the next.
  ['name', 'arm', { cpuOn: { macos: ['arm64'], ios: ['arm64'], android: ['armv7'] } }],
  // Rust's triples without a version are ARMv6 (doc.rust-lang.org/rustc/platform-support.html).
  [
    'name',
    'armunknownlinuxgnueabi armunknownlinuxgnueabihf',
    { os: 'linux', cpu: ['armv6'], libc: 'gnu' },
  ],
  [
    'name',
    'armunknownlinuxmusleabi armunknownlinuxmusleabihf',
    { os: 'linux', cpu: ['armv6'], libc: 'musl' },
  ],
  ['name', 'riscv64 riscv64gc', { cpu: ['riscv64'] }],
  ['name', 'loong64 loongarch64 loongarch', { cpu: ['loongarch64'] }],
  ['name', 'ppc64le ppc64el ppcle64 powerpc64le power64le', { cpu: ['ppc64le'] }],
  ['name', 'ppc64 powerpc64', { cpu: ['ppc64'] }],
  ['name', 'ppc powerpc', { cpu: ['ppc'] }],
  ['name', 's390x s39064', { cpu: ['s390x'] }],
  ['name', 'mips64le mips64el', { cpu: ['mips64le'] }],
  ['name', 'mips64', { cpu: ['mips64'] }],
  ['name', 'mipsle mipsel', { cpu: ['mipsle'] }],
  ['name', 'mips', { cpu: ['mips'] }],
  ['name', 'sparc64 sparcv9', { cpu: ['sparc64'] }],
  ['name', 'ia64 itanium', { cpu: ['ia64'] }],
  ['name', 'gnu gnueabi gnueabihf glibc', { libc: 'gnu' }],

  // Node and Python call Windows on any CPU win32; with no other CPU word it means 32-bit x86.
  ['width', 'win32 windows32 mingw32 mswin32', { os: 'windows', cpu: ['x86'] }],
  ['width', 'win64 windows64 mingw64 mswin64', { os: 'windows', cpu: ['x64'] }],
  ['width', 'win64arm', { os: 'windows', cpu: ['arm64'] }],
  ['width', 'w32', { os: 'windows', cpu: ['x86'] }],
  ['width', 'w64', { os: 'windows', cpu: ['x64'] }],
  ['width', 'mac64 macos64 osx64 macosx64 darwin64', { os: 'macos', cpu: ['x64'] }],
  ['width', 'linux32', { os: 'linux', cpu: ['x86'] }],
  ['width', 'linux64', { os: 'linux', cpu: ['x64'] }],
  ['width', '32bit 32bits', { cpu: ['x86'] }],
  ['width', '64bit 64bits', { cpu: ['x64'] }],

  ['trade', 'intel', { cpuOn: { macos: ['x64'] } }],
  ['trade', 'applesilicon macsilicon', { os: 'macos', cpu: ['arm64'] }],
  ['trade', 'silicon apple m1', { cpuOn: { macos: ['arm64'] } }],
  ['trade', 'universal universal2', { cpuOn: { macos: ['x64', 'arm64'] } }],
  ['beside', 'all fat', { cpuOn: { macos: ['x64', 'arm64'] } }],
];

const words = new Map<string, Word>();
// Not flatMap, which browsers of 2018 lack: links are read with this table too.
for (const [strength, spellings, meaning] of rows)
  for (const spelling of spellings.split(' ')) words.set(spelling, { ...meaning, strength });

/** Nothing longer than these together need be looked up. */
const longestWord = Math.max(...[...words.keys()].map((spelling) => spelling.length));
const longestVersion = 8;

/** Distributions whose names mean nothing without a version: el9, fc42. */
const versionedOnly: ReadonlyMap<string, Word> = new Map(
  ['el', 'fc', 'sle', 'rocky', 'alma'].map((name): [string, Word] => [
    name,
    { os: 'linux', strength: 'name' },
  ]),
);

/** What a lower-case word without separators means; `versions` lets an OS be followed by its version. */
export function lookUp(text: string, versions = true): Word | undefined {
  if (text.length > longestWord + longestVersion) return undefined;
  const exact = words.get(text);
  if (exact !== undefined || !versions) return exact;
  const name = /^([a-z]+)\d+$/.exec(text)?.[1];
  if (name === undefined) return undefined;
  const os = words.get(name) ?? versionedOnly.get(name);
  return os?.os !== undefined && os.strength === 'name' ? os : undefined;
}
