import { type Language } from '../../../catalogue/languages';
import { cpusInOrder, cpusOf, listedCpus } from '../../../catalogue/platform';
import { type ReleaseFile } from '../../../catalogue/schema';
import { cpuLabels, osLabels, type Cpu, type Os } from '../../../catalogue/vocabulary';
import { formatsOf } from './formats';
import { type Messages } from './messages';

type WithCpu = Pick<ReleaseFile, 'os' | 'cpu' | 'format'>;

/** What people call the CPUs that they have, by system; names are the same in every language. */
function cpuName(cpu: Cpu, os: Os | undefined, { cpu: words }: Messages['common']): string {
  if (os === 'windows' && cpu === 'arm64') return 'ARM';
  if (os === 'macos' && cpu === 'arm64') return words.appleSilicon;
  if (os === 'macos' && cpu === 'x64') return 'Intel';
  if (os === 'android' && cpu === 'arm64') return words.bits64;
  if (os === 'android' && cpu === 'armv7') return words.bits32;
  if (os === 'android' && cpu === 'x64') return words.with64('Intel');
  if (os === 'android' && cpu === 'x86') return words.with32('Intel');
  switch (cpu) {
    case 'x64':
      return words.bits64;
    case 'x86':
      return words.bits32;
    case 'arm64':
      return words.arm64;
    case 'armv7':
    case 'armv6':
    case 'armv5':
      return words.arm32;
    case 'ppc64le':
      return 'POWER';
    case 's390x':
      return 'IBM Z';
    default:
      return cpuLabels[cpu].short;
  }
}

/** What the page and the check both say, in one language. */
export function commonWordsOf(language: Language, messages: Messages['common']) {
  const formats = formatsOf(language, messages.size);
  const os = (id: Os | undefined): string => (id ? osLabels[id] : messages.anySystem);

  /** The CPUs of a file: `Apple silicon`, `Apple silicon and Intel`, `CPU not stated`, or nothing when it runs on any. */
  function cpus(file: WithCpu): string {
    if (cpusOf(file) === 'unknown') return messages.cpu.notStated;
    const own = listedCpus(file);
    return formats.list(
      cpusInOrder(file.os)
        .filter((cpu) => own.includes(cpu))
        .map((cpu) => cpuName(cpu, file.os, messages)),
    );
  }

  return {
    ...formats,
    comma: messages.comma,
    /** `macOS`, or `Any system` for a file that names none. */
    os,
    cpus,
    cpuName: (cpu: Cpu, id: Os | undefined): string => cpuName(cpu, id, messages),
    /** The system and the CPUs of a file in a row, either of which may lack: `Windows, 64-bit`. */
    platform: (file: WithCpu): string =>
      [file.os && osLabels[file.os], cpus(file)].filter(Boolean).join(messages.comma),
    /** Who else states a file's hash; one that states another hash never gets past the gate. Undefined for nobody. */
    witnesses({ witnesses = [], sha256 }: ReleaseFile): string | undefined {
      const agreeing = witnesses.filter((witness) => (witness.sha256 ?? sha256) === sha256);
      const [since] = agreeing.map(({ checked }) => checked).sort();
      if (since === undefined) return undefined;
      const sources = agreeing.map(({ source }) => source);
      return sources.length === 1
        ? messages.witness(sources.join(), formats.date(since))
        : messages.witnesses(sources.length, sources.join(messages.comma), formats.date(since));
    },
  };
}

export type CommonWords = ReturnType<typeof commonWordsOf>;
