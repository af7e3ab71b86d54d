import { type Cpu } from '../../catalogue/vocabulary';
import { Damaged, ifReadable, viewAt, viewUpTo, type ByteReader, type View } from './bytes';
import { type ContentIdentity, seen } from './content-facts';
import { armVersion } from './elf-arm';
import { systemOf, type SystemMarks } from './elf-system';
import { readGoBuild } from './go-build';

/** e_machine, with the class and byte order where they tell two CPUs apart (System V gABI and processor supplements). */
const machines: Record<number, (bits: 32 | 64, littleEndian: boolean) => Cpu | undefined> = {
  2: () => undefined,
  3: () => 'x86',
  8: (bits, little) =>
    bits === 64 ? (little ? 'mips64le' : 'mips64') : little ? 'mipsle' : 'mips',
  20: () => 'ppc',
  21: (_, little) => (little ? 'ppc64le' : 'ppc64'),
  22: (bits) => (bits === 64 ? 's390x' : undefined),
  43: () => 'sparc64',
  50: () => 'ia64',
  // A 32-bit class with a 64-bit machine is an ABI of its own (x32, ILP32).
  62: (bits) => (bits === 64 ? 'x64' : undefined),
  183: (bits) => (bits === 64 ? 'arm64' : undefined),
  243: (bits) => (bits === 64 ? 'riscv64' : undefined),
  258: (bits) => (bits === 64 ? 'loongarch64' : undefined),
};
const machineArm = 40;
/** EF_MIPS_ABI2: n32, 64-bit registers in a 32-bit file. */
const mipsN32 = 0x20;

interface Segment {
  type: number;
  flags: number;
  offset: number;
  address: number;
  size: number;
}
interface Header {
  bits: 32 | 64;
  littleEndian: boolean;
  osAbi: number;
  type: number;
  machine: number;
  entry: number;
  flags: number;
  segments: Segment[];
  sections: { offset: number; size: number; count: number };
}
const segmentTypes = { load: 1, dynamic: 2, interpreter: 3, note: 4 } as const;
const [typeProgram, typeShared] = [2, 3] as const;
/** PF_X of a segment. */
const executable = 1;

/** The parts of a dynamic section that tell a library from a program and name what it needs. */
interface Dynamic {
  needed: string[];
  soname: boolean;
  pie: boolean;
}

async function readHeader(reader: ByteReader): Promise<Header> {
  const ident = await viewAt(reader, 0, 16);
  const bits = ident.u8(4) === 2 ? 64 : 32;
  const littleEndian = ident.u8(5) !== 2;
  const head = await viewAt(reader, 0, bits === 64 ? 64 : 52, littleEndian);
  const wide = bits === 64;
  const tableOffset = wide ? head.u64(32) : head.u32(28);
  const count = Math.min(head.u16(wide ? 56 : 44), 256);
  const stride = wide ? 56 : 32;
  const table = await viewAt(reader, tableOffset, count * stride, littleEndian);
  const segments = Array.from({ length: count }, (_, index): Segment => {
    const at = index * stride;
    return wide
      ? {
          type: table.u32(at),
          flags: table.u32(at + 4),
          offset: table.u64(at + 8),
          address: table.u64(at + 16),
          size: table.u64(at + 32),
        }
      : {
          type: table.u32(at),
          flags: table.u32(at + 24),
          offset: table.u32(at + 4),
          address: table.u32(at + 8),
          size: table.u32(at + 16),
        };
  });
  return {
    bits,
    littleEndian,
    segments,
    osAbi: ident.u8(7),
    type: head.u16(16),
    machine: head.u16(18),
    entry: head.u32(24),
    flags: head.u32(wide ? 48 : 36),
    sections: {
      offset: wide ? head.u64(40) : head.u32(32),
      size: wide ? 64 : 40,
      count: Math.min(head.u16(wide ? 60 : 48), 1024),
    },
  };
}

/** The interpreter's path; a program has one, a library hasn't. */
async function interpreterOf(reader: ByteReader, segments: Segment[]): Promise<string | undefined> {
  const segment = segments.find(({ type }) => type === segmentTypes.interpreter);
  return (
    segment && (await viewUpTo(reader, segment.offset, Math.min(segment.size, 4096))).zeroEnded(0)
  );
}

/** ELF notes: records of name length, description length, type, name, description, padded to four bytes. */
async function notesOf(
  reader: ByteReader,
  { segments, littleEndian }: Header,
): Promise<SystemMarks['notes']> {
  const notes: SystemMarks['notes'] = [];
  for (const segment of segments.filter(({ type }) => type === segmentTypes.note).slice(0, 8)) {
    const view = await viewUpTo(reader, segment.offset, Math.min(segment.size, 4096), littleEndian);
    for (let at = 0; at + 12 <= view.length;) {
      const description = at + 12 + Math.ceil(view.u32(at) / 4) * 4;
      // OpenHarmony's note is written without its padding, so a description may seem to be cut.
      const word =
        view.u32(at + 4) >= 4 && description + 4 <= view.length ? view.u32(description) : 0;
      notes.push({ name: view.zeroEnded(at + 12), type: view.u32(at + 8), word });
      at = description + Math.ceil(view.u32(at + 4) / 4) * 4;
    }
  }
  return notes;
}

async function dynamicOf(
  reader: ByteReader,
  { segments, littleEndian, bits }: Header,
): Promise<Dynamic | undefined> {
  const segment = segments.find(({ type }) => type === segmentTypes.dynamic);
  if (segment === undefined) return undefined;
  const table = await viewUpTo(
    reader,
    segment.offset,
    Math.min(segment.size, 65_536),
    littleEndian,
  );
  const step = bits / 8;
  // Values are only ever compared or used as offsets, for which the low word is enough in the first 4 GiB.
  const word = (at: number): number => table.u32(littleEndian || step === 4 ? at : at + 4);
  const entries: { tag: number; value: number }[] = [];
  for (let at = 0; at + 2 * step <= table.length && word(at) !== 0; at += 2 * step)
    entries.push({ tag: word(at), value: word(at + step) });
  const valueOf = (tag: number): number | undefined =>
    entries.find((entry) => entry.tag === tag)?.value;

  const [needed, strings, soname, flags1] = [1, 5, 14, 0x6ffffffb] as const;
  const address = valueOf(strings) ?? 0;
  const load = segments.find(
    (s) => s.type === segmentTypes.load && address >= s.address && address < s.address + s.size,
  );
  const text = load && (await viewUpTo(reader, load.offset + address - load.address, 2 ** 20));
  const names = entries.filter(
    ({ tag, value }) => tag === needed && text !== undefined && value < text.length,
  );
  return {
    needed: names.map(({ value }) => text?.zeroEnded(value) ?? ''),
    soname: valueOf(soname) !== undefined,
    pie: ((valueOf(flags1) ?? 0) & 0x08000000) !== 0,
  };
}

/** Go keeps its build information at the start of the writable data. */
async function goBuildOf(reader: ByteReader, segments: Segment[]): ReturnType<typeof readGoBuild> {
  const writable = segments.find(
    ({ type, flags }) => type === segmentTypes.load && (flags & 2) !== 0,
  );
  return writable && ifReadable(readGoBuild(reader, writable.offset));
}

/** SHT_ARM_ATTRIBUTES, the section that says which ARM version the code needs. */
async function armAttributesOf(
  reader: ByteReader,
  { sections, littleEndian, bits }: Header,
): Promise<View | undefined> {
  const table = await viewUpTo(
    reader,
    sections.offset,
    sections.count * sections.size,
    littleEndian,
  );
  for (let at = 0; at + sections.size <= table.length && bits === 32; at += sections.size) {
    if (table.u32(at + 4) !== 0x70000003) continue;
    return viewUpTo(reader, table.u32(at + 16), Math.min(table.u32(at + 20), 4096), littleEndian);
  }
  return undefined;
}

/** An ELF program, library or AppImage: CPU from the header, OS and libc from what it asks of its system. */
export async function readElf(reader: ByteReader): Promise<ContentIdentity> {
  const header = await readHeader(reader);
  const { bits, littleEndian, machine, segments } = header;
  const loads = segments.filter(({ type }) => type === segmentTypes.load);
  const outside = loads.find(({ offset, size }) => size > 0 && offset >= reader.size);
  if (outside)
    throw new Damaged(
      `a segment starts at byte ${outside.offset}, but the file has ${reader.size} bytes`,
    );

  const interpreter = await ifReadable(interpreterOf(reader, segments));
  const notes = (await ifReadable(notesOf(reader, header))) ?? [];
  const marks: SystemMarks = {
    notes,
    interpreter,
    needed: [],
    osAbi: header.osAbi,
    mips: machine === 8,
  };
  // What lies further back is read only where the start leaves something open: in an archive it must be unpacked first.
  const early = systemOf(marks);
  const isSettled =
    interpreter !== undefined &&
    early.os !== undefined &&
    (early.os.value !== 'linux' || early.libc !== undefined);
  const dynamic = isSettled ? undefined : await ifReadable(dynamicOf(reader, header));
  marks.needed = dynamic?.needed ?? [];
  const goBuild =
    early.os === undefined || machine === machineArm
      ? await goBuildOf(reader, segments)
      : undefined;
  marks.goOs = goBuild?.os;
  const appImage = (await viewUpTo(reader, 8, 3)).text(0, 3).startsWith('AI');
  // A static program that can lie anywhere has the same type, but needs nothing and has an entry.
  const isLinked =
    dynamic !== undefined && (dynamic.needed.length > 0 || dynamic.soname || header.entry === 0);
  const library =
    header.type === typeShared && interpreter === undefined && isLinked && !dynamic.pie;
  if (header.type === typeProgram || header.type === typeShared)
    marks.kind = library ? 'library' : 'program';
  const system = systemOf(marks);
  const identity: ContentIdentity = {
    format: appImage
      ? seen('appimage', 'AppImage mark in an ELF header')
      : seen(library ? 'so' : 'binary', 'ELF header'),
    ...(system.os === undefined && appImage
      ? { os: seen('linux', 'AppImage mark in an ELF header') }
      : system),
  };
  // `objcopy --only-keep-debug` keeps the code's segment without its bytes.
  const code = loads.find(({ flags }) => (flags & executable) !== 0);
  if (code?.size === 0) identity.kind = seen('debug', 'ELF file whose code is empty');

  if (machine === machineArm)
    return {
      ...identity,
      ...armVersion(await ifReadable(armAttributesOf(reader, header)), goBuild?.arm),
    };
  const cpu =
    machine === 8 && (header.flags & mipsN32) !== 0
      ? undefined
      : machines[machine]?.(bits, littleEndian);
  if (cpu)
    identity.cpu = seen(
      [cpu],
      `ELF machine ${machine}, ${bits}-bit, ${littleEndian ? 'little' : 'big'}-endian`,
    );
  return identity;
}
