import { type Cpu } from '../../catalogue/vocabulary';
import { type ContentIdentity, seen } from './content-facts';

/** The words that package formats write into their architecture field. */
const words: [Cpu | 'any', string][] = [
  ['x64', 'amd64 x86_64 x64'],
  ['arm64', 'arm64 aarch64 arm64-v8a'],
  ['x86', 'i386 i486 i586 i686 x86 intel'],
  ['armv7', 'armhf armv7 armv7l armv7h armv7hl armv7hnl armhfp armeabi-v7a arm'],
  ['armv6', 'armv6 armv6l armv6h armv6hl'],
  ['armv5', 'armel armv5tel armv5tejl armeabi'],
  ['riscv64', 'riscv64'],
  ['loongarch64', 'loong64 loongarch64'],
  ['ppc64le', 'ppc64el ppc64le'],
  ['ppc64', 'ppc64'],
  ['ppc', 'powerpc ppc'],
  ['s390x', 's390x'],
  ['mips64le', 'mips64el'],
  ['mips64', 'mips64'],
  ['mipsle', 'mipsel'],
  ['mips', 'mips'],
  ['sparc64', 'sparc64'],
  ['ia64', 'ia64 intel64'],
  ['any', 'all noarch any neutral'],
];
const cpuOfWord: ReadonlyMap<string, Cpu | 'any'> = new Map(
  words.flatMap(([cpu, list]) => list.split(' ').map((word): [string, Cpu | 'any'] => [word, cpu])),
);

/** The CPU that one word of a package's architecture field means; levels like x86_64_v3 are the CPU's own. */
export function cpuOfArchitecture(word: string): Cpu | 'any' | undefined {
  return cpuOfWord.get(
    word
      .trim()
      .toLowerCase()
      .replace(/(?<=x86_64|amd64)_?v\d$/, ''),
  );
}

/**
 * What an architecture field says, with the field as its evidence. Debian's armhf is ARMv7 and Raspbian's is ARMv6:
 * a name may say either.
 */
export function architectureFact(
  word: string,
  field: string,
): Pick<ContentIdentity, 'cpu' | 'cpuAmong'> {
  const cpu = cpuOfArchitecture(word);
  const saw = `${field} ${word}`;
  if (cpu === undefined) return {};
  if (word === 'armhf')
    return { cpu: seen(['armv7'], saw), cpuAmong: seen(['armv6', 'armv7'], saw) };
  return { cpu: seen(cpu === 'any' ? cpu : [cpu], saw) };
}
