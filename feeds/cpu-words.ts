import { cpusOf } from '../catalogue/platform';
import { type ReleaseFile } from '../catalogue/schema';
import { cpuLabels, wordsOf, type Cpu, type Os } from '../catalogue/vocabulary';

/** What other programs call our operating systems; a system without an entry is called what we call it. */
export const osWords = {
  /** https://go.dev/doc/install/source#environment */
  go: { macos: 'darwin' } as Partial<Record<Os, string>>,
  /** `uname -s` */
  uname: {
    linux: 'Linux',
    macos: 'Darwin',
    freebsd: 'FreeBSD',
    openbsd: 'OpenBSD',
    netbsd: 'NetBSD',
    dragonfly: 'DragonFly',
    illumos: 'SunOS',
    solaris: 'SunOS',
  } as Partial<Record<Os, string>>,
};

/** What other programs call our CPUs; absent where they have no word for one. */
export const cpuWords = {
  /** https://go.dev/doc/install/source#environment; for 32-bit ARM the word that go.dev/dl uses. */
  go: {
    x64: 'amd64',
    arm64: 'arm64',
    x86: '386',
    armv7: 'arm',
    armv6: 'armv6l',
    armv5: 'arm',
    riscv64: 'riscv64',
    loongarch64: 'loong64',
    ppc64le: 'ppc64le',
    ppc64: 'ppc64',
    ppc: 'ppc',
    s390x: 's390x',
    mips64le: 'mips64le',
    mips64: 'mips64',
    mipsle: 'mipsle',
    mips: 'mips',
    sparc64: 'sparc64',
    ia64: 'ia64',
  },
  /** Shell patterns for `uname -m`. */
  uname: {
    x64: ['x86_64', 'amd64', 'i86pc'],
    arm64: ['aarch64', 'arm64', 'evbarm64'],
    x86: ['i?86', 'x86'],
    armv7: ['armv7*', 'armv8l'],
    armv6: ['armv6*'],
    armv5: ['armv5*'],
    riscv64: ['riscv64'],
    loongarch64: ['loongarch64'],
    ppc64le: ['ppc64le'],
    ppc64: ['ppc64', 'powerpc64'],
    ppc: ['ppc', 'powerpc'],
    s390x: ['s390x'],
    mips64le: ['mips64el'],
    mips64: ['mips64'],
    mipsle: ['mipsel'],
    mips: ['mips'],
    sparc64: ['sparc64', 'sun4u', 'sun4v'],
    ia64: ['ia64'],
  },
  /** https://v2.tauri.app/plugin/updater/#static-json-file */
  tauri: { x64: 'x86_64', arm64: 'aarch64', x86: 'i686', armv7: 'armv7', riscv64: 'riscv64' },
  /** Node's process.arch, in the names of electron-updater's files for Linux. */
  node: { x64: 'x64', arm64: 'arm64', armv7: 'arm', x86: 'ia32' },
  /** https://learn.microsoft.com/windows/package-manager/package/manifest */
  winget: { x64: 'x64', arm64: 'arm64', x86: 'x86', armv7: 'arm' },
  scoop: { x64: '64bit', arm64: 'arm64', x86: '32bit' },
  homebrew: { x64: 'on_intel', arm64: 'on_arm' },
  /** Arch Linux, Arch Linux ARM, Arch Linux 32 and the ports. */
  arch: {
    x64: 'x86_64',
    arm64: 'aarch64',
    armv7: 'armv7h',
    armv6: 'armv6h',
    x86: 'i686',
    riscv64: 'riscv64',
    loongarch64: 'loong64',
    ppc64le: 'powerpc64le',
    s390x: 's390x',
  },
  /** https://github.com/NixOS/nixpkgs/blob/master/lib/systems/doubles.nix */
  nix: {
    x64: 'x86_64',
    arm64: 'aarch64',
    armv7: 'armv7l',
    armv6: 'armv6l',
    x86: 'i686',
    riscv64: 'riscv64',
    loongarch64: 'loongarch64',
    ppc64le: 'powerpc64le',
    s390x: 's390x',
  },
} as const satisfies Record<string, Partial<Record<Cpu, string | readonly string[]>>>;

type Program = 'go' | 'tauri' | 'node' | 'winget' | 'scoop' | 'homebrew' | 'arch' | 'nix';

/** The word of another program for a CPU, or undefined. */
export function cpuWord(program: Program, cpu: Cpu): string | undefined {
  const words: Partial<Record<Cpu, string>> = cpuWords[program];
  return words[cpu];
}

/** The words of another program for every CPU that a file surely runs on: all it has for a file for any, none where nobody stated it. */
export function cpuWordsOf(program: Program, file: ReleaseFile): string[] {
  const cpus = cpusOf(file);
  const known = cpus === 'any' ? wordsOf(cpuLabels) : cpus === 'unknown' ? [] : cpus;
  return [...new Set(known.flatMap((cpu) => cpuWord(program, cpu) ?? []))];
}
