import { type Cpu } from '../../catalogue/vocabulary';
import { Damaged, ifReadable, viewAt, type ByteReader, type View } from './bytes';
import { type ContentIdentity, type Seen, seen } from './content-facts';
import { readGoBuild } from './go-build';

const machines: Partial<Record<number, Cpu>> = {
  0x14c: 'x86',
  0x8664: 'x64',
  0xaa64: 'arm64',
  0x1c4: 'armv7',
  0x200: 'ia64',
};
const subsystems = { native: 1, windowed: 2, console: 3 } as const;
const isLibrary = 0x2000;

interface Section {
  name: string;
  address: number;
  size: number;
  offset: number;
}
interface Directory {
  at: number;
  size: number;
}
interface Header {
  machine: number;
  library: boolean;
  subsystem: number;
  subsystemVersion: [major: number, minor: number];
  certificates: Directory;
  loadConfig: Directory;
  clr: Directory;
  sections: Section[];
  symbolsEnd: number;
}

/** The headers of a portable executable (Microsoft's PE format specification); undefined for a plain DOS program. */
async function readHeader(reader: ByteReader): Promise<Header | undefined> {
  const start = (await viewAt(reader, 0, 64)).u32(60);
  const coff = await viewAt(reader, start, 24);
  if (coff.text(0, 4) !== 'PE\0\0') return undefined;
  const optional = await viewAt(reader, start + 24, coff.u16(20));
  const wide = optional.u16(0) === 0x20b;
  const directories = wide ? 112 : 96;
  const directory = (index: number): Directory => {
    const at = directories + index * 8;
    return at + 8 <= optional.length
      ? { at: optional.u32(at), size: optional.u32(at + 4) }
      : { at: 0, size: 0 };
  };
  const table = await viewAt(reader, start + 24 + optional.length, coff.u16(6) * 40);
  const sections = Array.from({ length: coff.u16(6) }, (_, index): Section => {
    const at = index * 40;
    return {
      name: table.text(at, 8).replace(/\0.*/s, ''),
      address: table.u32(at + 12),
      size: table.u32(at + 16),
      offset: table.u32(at + 20),
    };
  });
  return {
    machine: coff.u16(4),
    library: (coff.u16(22) & isLibrary) !== 0,
    sections,
    subsystem: optional.u16(68),
    subsystemVersion: [optional.u16(48), optional.u16(50)],
    certificates: directory(4),
    loadConfig: directory(10),
    clr: directory(14),
    symbolsEnd: coff.u32(8) === 0 ? 0 : coff.u32(8) + coff.u32(12) * 18,
  };
}

/** What a memory address of the image holds, or undefined where no section has it. */
async function mapped(
  reader: ByteReader,
  sections: Section[],
  address: number,
  length: number,
): Promise<View | undefined> {
  const section = sections.find(
    (s) => address >= s.address && address + length <= s.address + s.size,
  );
  return section && ifReadable(viewAt(reader, section.offset + address - section.address, length));
}

/**
 * Whether an x64 image is ARM64EC: code for ARM that x64 processes can call, marked by a hybrid metadata pointer at
 * byte 200 of the load configuration (IMAGE_LOAD_CONFIG_DIRECTORY64).
 */
async function isArm64Ec(reader: ByteReader, { sections, loadConfig }: Header): Promise<boolean> {
  const view = loadConfig.at === 0 ? undefined : await mapped(reader, sections, loadConfig.at, 208);
  return view !== undefined && view.u32(0) >= 208 && (view.u32(200) !== 0 || view.u32(204) !== 0);
}

/** Whether a .NET image is for any CPU: only intermediate code, and no demand for a 32-bit process (ECMA-335 II.25.3.3). */
async function isAnyCpu(reader: ByteReader, { sections, clr, machine }: Header): Promise<boolean> {
  const flags =
    (clr.at === 0 || machine !== 0x14c
      ? undefined
      : await mapped(reader, sections, clr.at, 20)
    )?.u32(16) ?? 0;
  const [onlyIntermediate, needs32, prefers32] = [1, 2, 0x20000] as const;
  return (flags & onlyIntermediate) !== 0 && ((flags & needs32) === 0 || (flags & prefers32) !== 0);
}

/**
 * What makes a program an installer or launcher of something it carries: data behind its sections (NSIS, Inno Setup,
 * self-extracting archives), resources larger than the rest (Squirrel), or WiX's own section.
 */
function payloadOf(
  { sections, symbolsEnd, certificates }: Header,
  size: number,
): string | undefined {
  if (sections.some(({ name }) => name === '.wixburn')) return 'WiX bundle';
  const end = Math.max(symbolsEnd, ...sections.map((section) => section.offset + section.size));
  const behind = (certificates.at > end ? Math.min(certificates.at, size) : size) - end;
  if (behind >= 65_536) return `${behind} bytes of data behind its sections`;
  const resources = sections.find(({ name }) => name === '.rsrc')?.size ?? 0;
  return resources > 2 ** 20 && resources > size / 2
    ? `${resources} bytes of resources`
    : undefined;
}

/** Older CPUs whose programs Windows also runs on others, so that an installer's own CPU leaves its payload open. */
const alsoRunsOn: Partial<Record<Cpu, readonly Cpu[]>> = {
  x86: ['x86', 'x64', 'arm64'],
  x64: ['x64', 'arm64'],
};

async function cpuOf(
  reader: ByteReader,
  header: Header,
): Promise<Pick<ContentIdentity, 'cpu' | 'cpuAmong'>> {
  if (await isAnyCpu(reader, header)) return { cpu: seen('any', '.NET header: any CPU') };
  const machine = machines[header.machine];
  const field = `PE machine 0x${header.machine.toString(16)}`;
  if (machine === undefined) return {};
  if (machine === 'x64' && (await isArm64Ec(reader, header)))
    return { cpu: seen(['arm64'], `${field}, ARM64EC`) };
  const payload = header.library ? undefined : payloadOf(header, reader.size);
  const among = payload === undefined ? undefined : alsoRunsOn[machine];
  if (among === undefined) return { cpu: seen([machine], field) };
  const cpuAmong = seen(among, `${field} of a program that carries ${payload}`);
  // 32-bit installers install anything; a 64-bit program with a payload is nearly always what it says.
  return machine === 'x86' ? { cpuAmong } : { cpu: seen([machine], field), cpuAmong };
}

/**
 * The Windows version from the subsystem version, where it was set on purpose: 6.0 and older are what linkers write by
 * default, 6.1 is what Go writes whatever it needs (Windows 10 since Go 1.21), and no ARM64 program runs before 10.
 */
async function minimumOf(
  reader: ByteReader,
  { machine, sections, subsystemVersion: [major, minor] }: Header,
): Promise<Seen<string> | undefined> {
  const saw = `PE subsystem version ${major}.${minor}`;
  if (major >= 10) return seen('10', saw);
  if (machine === 0xaa64) return seen('10', 'PE machine 0xaa64, which no older Windows runs');
  if (major !== 6 || minor === 0 || minor > 3) return undefined;
  if (minor > 1) return seen(minor === 2 ? '8' : '8.1', saw);
  const isGo = sections.some(({ name }) => name === '.symtab');
  const data = sections.find(({ name }) => name === '.data');
  const go = isGo && data ? await ifReadable(readGoBuild(reader, data.offset)) : undefined;
  const [, goMinor] = go?.version ?? [];
  if (isGo && goMinor === undefined) return undefined;
  return (goMinor ?? 0) >= 21 ? seen('10', `built with Go 1.${goMinor}`) : seen('7', saw);
}

/** A Windows program or library. EFI programs and plain DOS programs tell no OS of ours. */
export async function readPe(reader: ByteReader): Promise<ContentIdentity> {
  const header = await readHeader(reader);
  if (header === undefined)
    return { format: seen('exe', 'DOS header'), osAmong: seen(['windows'], 'DOS header') };
  const outside = header.sections.find(({ offset, size }) => size > 0 && offset >= reader.size);
  if (outside)
    throw new Damaged(
      `section ${outside.name} starts at byte ${outside.offset}, but the file has ${reader.size} bytes`,
    );

  const identity: ContentIdentity = {
    format: seen(header.library ? 'dll' : 'exe', 'PE header'),
    ...(await cpuOf(reader, header)),
  };
  const { native, windowed, console } = subsystems;
  if (![native, windowed, console].some((subsystem) => subsystem === header.subsystem))
    return identity;
  if (header.library && identity.cpu?.value === 'any')
    return { ...identity, os: seen('any', '.NET library') };
  identity.os = seen('windows', 'PE header');
  const minimum = header.clr.at === 0 ? await minimumOf(reader, header) : undefined;
  if (minimum) identity.minimumOs = minimum;
  return identity;
}
