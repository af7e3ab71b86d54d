import { type Cpu, type Libc, type Os } from '../../catalogue/vocabulary';
import { type Evidence, type FileEntry } from '../intake/entries';

/** What a word of another tool says of a platform. */
export interface Platform {
  os?: Os;
  cpu?: Cpu[];
  libc?: Libc;
}

/** OS words of Go (GOOS), Rust and LLVM triples, Tauri and WinSparkle. Words without an entry, like wasip1, name none of ours. */
const osWords = new Map<string, Os>([
  ['windows', 'windows'],
  ['win32', 'windows'],
  ['darwin', 'macos'],
  ['macos', 'macos'],
  ['macosx', 'macos'],
  ['linux', 'linux'],
  ['android', 'android'],
  ['androideabi', 'android'],
  ['ios', 'ios'],
  ['freebsd', 'freebsd'],
  ['openbsd', 'openbsd'],
  ['netbsd', 'netbsd'],
  ['dragonfly', 'dragonfly'],
  ['illumos', 'illumos'],
  ['solaris', 'solaris'],
  ['aix', 'aix'],
  ['haiku', 'haiku'],
]);

/**
 * CPU words of Go (GOARCH), Rust and LLVM triples, electron-builder and Tauri. Bare "arm" is absent: Go means
 * whatever GOARM says, the others differ.
 */
const cpuWords = new Map<string, Cpu[]>([
  ['amd64', ['x64']],
  ['x86_64', ['x64']],
  ['x64', ['x64']],
  ['arm64', ['arm64']],
  ['aarch64', ['arm64']],
  ['386', ['x86']],
  ['i386', ['x86']],
  ['i586', ['x86']],
  ['i686', ['x86']],
  ['ia32', ['x86']],
  ['x86', ['x86']],
  ['armv7', ['armv7']],
  ['armv7a', ['armv7']],
  ['armv7l', ['armv7']],
  ['thumbv7neon', ['armv7']],
  ['armv6', ['armv6']],
  ['armv6l', ['armv6']],
  ['armv5', ['armv5']],
  ['armv5te', ['armv5']],
  ['riscv64', ['riscv64']],
  ['riscv64gc', ['riscv64']],
  ['loong64', ['loongarch64']],
  ['loongarch64', ['loongarch64']],
  ['ppc64le', ['ppc64le']],
  ['powerpc64le', ['ppc64le']],
  ['ppc64', ['ppc64']],
  ['powerpc64', ['ppc64']],
  ['powerpc', ['ppc']],
  ['s390x', ['s390x']],
  ['mips64le', ['mips64le']],
  ['mips64el', ['mips64le']],
  ['mips64', ['mips64']],
  ['mipsle', ['mipsle']],
  ['mipsel', ['mipsle']],
  ['mips', ['mips']],
  ['sparc64', ['sparc64']],
  ['sparcv9', ['sparc64']],
  ['universal', ['x64', 'arm64']],
  ['universal2', ['x64', 'arm64']],
]);

/** The OS a foreign word names. */
export function osOf(word: string): Os | undefined {
  return osWords.get(word.toLowerCase());
}

/** The CPUs a foreign word names. */
export function cpuOf(word: string): Cpu[] | undefined {
  return cpuWords.get(word.toLowerCase());
}

/**
 * Go's GOOS, GOARCH and GOARM (https://go.dev/doc/install/source#environment).
 * GoReleaser writes GOARCH "all" for a macOS universal binary.
 */
export function goPlatform(goos: string, goarch: string, goarm?: string): Platform {
  const os = osOf(goos);
  if (goarch === 'all') return { os, cpu: os === 'macos' ? ['x64', 'arm64'] : undefined };
  const arm = /^[567]/.exec(goarm ?? '')?.[0];
  return { os, cpu: goarch === 'arm' ? (arm && cpuOf(`armv${arm}`)) || undefined : cpuOf(goarch) };
}

/** A target triple such as x86_64-unknown-linux-musl (https://doc.rust-lang.org/rustc/platform-support.html). */
export function triplePlatform(triple: string): Platform {
  const [arch = '', ...rest] = triple.toLowerCase().split('-');
  const os = rest.some((word) => word.startsWith('android'))
    ? 'android'
    : rest.map(osOf).find((found) => found !== undefined);
  const libc = rest.some((word) => word.startsWith('musl'))
    ? 'musl'
    : rest.some((word) => word.startsWith('gnu'))
      ? 'gnu'
      : undefined;
  // Rust's bare "arm" triples are ARMv6 by definition.
  const cpu = arch === 'arm' ? cpuOf('armv6') : cpuOf(arch);
  return {
    os: rest.includes('darwin') ? 'macos' : os,
    cpu,
    libc: os === 'linux' ? libc : undefined,
  };
}

/** One platform for a file that serves several: the OS only when all agree, every CPU named. */
export function combine(platforms: readonly Platform[]): Platform {
  const [first] = platforms;
  if (first === undefined || platforms.some((platform) => platform.os !== first.os)) return {};
  const cpus = platforms.flatMap((platform) => platform.cpu ?? []);
  return {
    os: first.os,
    cpu: platforms.every((platform) => platform.cpu) ? [...new Set(cpus)] : undefined,
    libc: platforms.every((platform) => platform.libc === first.libc) ? first.libc : undefined,
  };
}

/** The fields of a file entry for a platform that metadata states, with `saw` (the words it used) as evidence. */
export function stated(
  platform: Platform,
  saw: string,
): Pick<FileEntry, 'os' | 'cpu' | 'libc' | 'evidence'> {
  const evidence: Evidence[] = [];
  if (platform.os) evidence.push({ of: 'os', value: platform.os, source: 'metadata', saw });
  if (platform.cpu)
    evidence.push({ of: 'cpu', value: platform.cpu.join(','), source: 'metadata', saw });
  if (platform.libc) evidence.push({ of: 'libc', value: platform.libc, source: 'metadata', saw });
  return { ...platform, evidence };
}
