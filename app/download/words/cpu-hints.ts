import { type Cpu, type Os } from '../../../catalogue/vocabulary';
import { type CommonWords } from './common';
import { type Messages } from './messages';

/** What CPUs are called at length, and what tells one from the others, in one language; names are the same in all. */
export function cpuHintsOf(
  { cpu: { bits64, with32, with64 } }: Messages['common'],
  words: Messages['page']['cpuHint'],
  { list, either, comma }: CommonWords,
) {
  /** `64-bit ARM`, `32-bit ARM, older`. */
  function long(cpu: Cpu): string {
    switch (cpu) {
      case 'x64':
        return with64(either(['Intel', 'AMD']));
      case 'x86':
        return with32(either(['Intel', 'AMD']));
      case 'arm64':
        return with64('ARM');
      case 'armv7':
        return with32('ARM');
      case 'armv6':
        return with32('ARM') + comma + words.older;
      case 'armv5':
        return with32('ARM') + comma + words.veryOld;
      case 'riscv64':
        return with64('RISC-V');
      case 'loongarch64':
        return with64('LoongArch');
      case 'ppc64le':
        return with64('POWER') + comma + words.littleEndian;
      case 'ppc64':
        return with64('POWER') + comma + words.bigEndian;
      case 'ppc':
        return with32('PowerPC');
      case 's390x':
        return 'IBM Z';
      case 'mips64le':
        return with64('MIPS') + comma + words.littleEndian;
      case 'mips64':
        return with64('MIPS') + comma + words.bigEndian;
      case 'mipsle':
        return with32('MIPS') + comma + words.littleEndian;
      case 'mips':
        return with32('MIPS') + comma + words.bigEndian;
      case 'sparc64':
        return with64('SPARC');
      case 'ia64':
        return 'Intel Itanium';
    }
  }

  const bySystem: Partial<Record<Os, Partial<Record<Cpu, string>>>> = {
    windows: { x64: words.mostPcs, arm64: 'Snapdragon', x86: words.oldPcs },
    macos: { arm64: words.appleSilicon, x64: words.until('2020'), ppc: words.until('2006') },
    android: { arm64: words.mostPhones, armv7: words.oldPhones, x64: '', x86: '' },
  };
  const elsewhere: Partial<Record<Cpu, string>> = {
    x64: list(['Intel', 'AMD']),
    x86: list(['Intel', 'AMD']),
    arm64: '',
    armv7: 'ARMv7',
    armv6: 'ARMv6',
    armv5: 'ARMv5',
    riscv64: bits64,
    loongarch64: bits64,
    ppc64le: words.littleEndian,
    ppc64: words.bigEndian,
    s390x: 's390x',
  };
  return {
    long,
    /** Beside the name of a CPU: `most PCs`, `M1 and newer`, or nothing. */
    hint: (cpu: Cpu, os: Os | undefined): string =>
      (os && bySystem[os]?.[cpu]) ?? elsewhere[cpu] ?? long(cpu),
  };
}
