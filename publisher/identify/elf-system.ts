import { type Libc, type Os } from '../../catalogue/vocabulary';
import { androidVersion } from './android';
import { type ContentIdentity, seen } from './content-facts';

/** What an ELF file says of the system it was linked for. */
export interface SystemMarks {
  /** Note records with the first word of their description. */
  notes: { name: string; type: number; word: number }[];
  interpreter?: string;
  /** Names of the shared libraries it needs. */
  needed: string[];
  osAbi: number;
  goOs?: Os;
  mips: boolean;
  /** Absent for object files and kernel modules, which no system starts or loads by itself. */
  kind?: 'program' | 'library';
}

type System = Pick<ContentIdentity, 'os' | 'osAmong' | 'libc' | 'minimumOs'>;
const sun: readonly Os[] = ['illumos', 'solaris'];

/**
 * Systems that start ELF programs without any mark. The BSDs refuse one that is neither branded nor noted as theirs
 * (FreeBSD's brandelf(1), OpenBSD's and NetBSD's elf(5)); Go leaves DragonFly's unmarked.
 */
const unbranded: readonly Os[] = [
  'linux',
  'android',
  'chromeos',
  'dragonfly',
  'illumos',
  'solaris',
  'haiku',
];
const elfSystems: readonly Os[] = [...unbranded, 'freebsd', 'openbsd', 'netbsd'];

/** null: a system that the catalogue has no word for (OpenHarmony), whose musl isn't Linux's. */
const noteOs: Partial<Record<string, Os | null>> = {
  OHOS: null,
  Android: 'android',
  FreeBSD: 'freebsd',
  NetBSD: 'netbsd',
  OpenBSD: 'openbsd',
  DragonFly: 'dragonfly',
};
/** The word of a GNU ABI-tag note. */
const gnuTagOs: Partial<Record<number, Os>> = { 0: 'linux', 3: 'freebsd' };
/** EI_OSABI; 0 is used by nearly everybody and tells nothing. */
const abiOs: Partial<Record<number, Os>> = { 2: 'netbsd', 3: 'linux', 9: 'freebsd', 12: 'openbsd' };

/** Paths of run-time linkers, as each system's toolchain writes them. */
const interpreters: [RegExp, Os, Libc?][] = [
  [/\/ld-musl-/, 'linux', 'musl'],
  [/\/ld-linux|\/ld64\.so\.[12]$/, 'linux', 'gnu'],
  [/\/ld-uClibc/, 'linux'],
  [/\/bin\/linker(64)?$/, 'android'],
  [/\/libexec\/ld-elf\.so\.1$/, 'freebsd'],
  [/\/libexec\/ld-elf\.so\.2$/, 'dragonfly'],
  [/\/libexec\/ld\.so$/, 'openbsd'],
  [/\/libexec\/ld\.elf_so/, 'netbsd'],
  [/\/system\/runtime_loader/, 'haiku'],
];

/** Sonames of C libraries. musl and Android's Bionic both say libc.so, Bionic beside libdl.so or liblog.so. */
const libraries: [RegExp, Os, Libc?][] = [
  [/^(libc|libm)\.so\.6$|^lib(pthread|dl|rt)\.so\.[012]$|^ld-linux/, 'linux', 'gnu'],
  [/^libc\.musl-/, 'linux', 'musl'],
  [/^lib(dl|log|android)\.so$/, 'android'],
  [/^libc\.so$/, 'linux', 'musl'],
  [/^libc\.so\.7$/, 'freebsd'],
  [/^libc\.so\.8$/, 'dragonfly'],
  [/^libc\.so\.12$/, 'netbsd'],
  [/^libc\.so\.\d+\.\d+$/, 'openbsd'],
  [/^libroot\.so$/, 'haiku'],
];

function fromNotes(notes: SystemMarks['notes']): System | undefined {
  for (const { name, type, word } of notes) {
    const os = name === 'GNU' && type === 1 ? gnuTagOs[word] : noteOs[name];
    if (os === undefined) continue;
    if (os === null) return { osAmong: seen([], `ELF note "${name}"`) };
    const system: System = { os: seen(os, `ELF note "${name}"`) };
    const version = os === 'android' && type === 1 ? androidVersion(word) : undefined;
    return version
      ? { ...system, minimumOs: seen(version, `API level ${word} in the ELF note "Android"`) }
      : system;
  }
  return undefined;
}

function fromInterpreter(path: string | undefined, mips: boolean): System | undefined {
  if (path === undefined) return undefined;
  const saw = `interpreter ${path}`;
  const row = interpreters.find(([pattern]) => pattern.test(path));
  if (row) return { os: seen(row[1], saw), ...(row[2] && { libc: seen(row[2], saw) }) };
  if (/^\/(?:usr\/lib|lib\/(?:amd64|sparcv9|64))\/.*ld\.so\.1$/.test(path))
    return { osAmong: seen(sun, saw) };
  // Elsewhere it is also glibc's old name, on MIPS and 32-bit POWER.
  if (!path.endsWith('/ld.so.1')) return undefined;
  return mips
    ? { os: seen('linux', saw), libc: seen('gnu', saw) }
    : { osAmong: seen([...sun, 'linux'], saw) };
}

function fromNeeded(needed: string[]): System | undefined {
  for (const [pattern, os, libc] of libraries) {
    const name = needed.find((library) => pattern.test(library));
    if (name !== undefined)
      return { os: seen(os, `needs ${name}`), ...(libc && { libc: seen(libc, `needs ${name}`) }) };
  }
  return undefined;
}

/**
 * The OS and libc of an ELF file. A static program without any mark (Linux asks for none) leaves the systems open that
 * start such programs; the interpreter tells the libc where a note tells the OS.
 */
export function systemOf({
  notes,
  interpreter,
  needed,
  osAbi,
  goOs,
  mips,
  kind,
}: SystemMarks): System {
  const note = fromNotes(notes);
  const linked = fromInterpreter(interpreter, mips) ?? fromNeeded(needed);
  if (note)
    return {
      ...note,
      ...(linked?.os?.value === note.os?.value && linked?.libc && { libc: linked.libc }),
    };
  const abi = abiOs[osAbi];
  if (abi && abi !== 'linux') return { os: seen(abi, `ELF OS ABI ${osAbi}`) };
  if (linked?.os) return linked;
  if (goOs) return { os: seen(goOs, 'GOOS in Go build information') };
  if (osAbi === 6) return { osAmong: seen(sun, 'ELF OS ABI 6') };
  if (abi) return { os: seen(abi, `ELF OS ABI ${osAbi}`) };
  if (linked || kind === undefined) return linked ?? {};
  return {
    osAmong:
      kind === 'program'
        ? seen(unbranded, 'ELF program without a mark of its system')
        : seen(elfSystems, 'ELF library'),
  };
}
