import { type Cpu, type Os } from '../../catalogue/vocabulary';
import { Damaged, partReader, viewAt, type ByteReader, type View } from './bytes';
import { type ContentIdentity, type Seen, seen } from './content-facts';
import { byVersion, macosVersion } from './os-version';

const [cpu64, cpuX86, cpuArm, cpuPower] = [0x01000000, 7, 12, 18] as const;
const cpus: Partial<Record<number, Cpu>> = {
  [cpuX86]: 'x86',
  [cpuX86 | cpu64]: 'x64',
  [cpuArm]: 'armv7',
  [cpuArm | cpu64]: 'arm64',
  [cpuPower]: 'ppc',
  [cpuPower | cpu64]: 'ppc64',
};
/** Platforms of LC_BUILD_VERSION (mach-o/loader.h): Catalyst is macOS, a simulator is no device. */
const platforms: Partial<Record<number, Os>> = { 1: 'macos', 2: 'ios', 6: 'macos' };
const fileTypes = { library: 6, bundle: 8, debug: 10 } as const;
const command = {
  segment32: 0x1,
  segment64: 0x19,
  minimumMacos: 0x24,
  minimumIos: 0x25,
  buildVersion: 0x32,
} as const;

/** What one slice says. */
interface Slice {
  cpu?: Cpu;
  os?: Os;
  minimum?: string;
  fileType: number;
  foreign?: number;
}

function version(packed: number): string {
  const patch = packed & 0xff;
  return macosVersion(`${packed >>> 16}.${(packed >>> 8) & 0xff}${patch ? `.${patch}` : ''}`);
}

/** Where a segment's bytes lie in its slice; the kernel refuses one that starts behind the end. */
function checkSegment(commands: View, at: number, type: number, size: number): void {
  const wide = type === command.segment64;
  const offset = wide ? commands.u64(at + 40) : commands.u32(at + 32);
  const length = wide ? commands.u64(at + 48) : commands.u32(at + 36);
  if (length > 0 && offset >= size)
    throw new Damaged(`a segment starts at byte ${offset}, but there are only ${size} bytes`);
}

async function readSlice(reader: ByteReader): Promise<Slice> {
  const magic = (await viewAt(reader, 0, 4)).u32(0);
  const littleEndian = magic === 0xfeedface || magic === 0xfeedfacf;
  const head = await viewAt(reader, 0, 28, littleEndian);
  const wide = (head.u32(0) & 1) === 1;
  const commands = await viewAt(reader, wide ? 32 : 28, head.u32(20), littleEndian);
  const slice: Slice = { cpu: cpus[head.u32(4)], fileType: head.u32(12) };
  for (let at = 0, left = head.u32(16); left > 0 && at + 8 <= commands.length; left -= 1) {
    const type = commands.u32(at);
    if (type === command.segment32 || type === command.segment64)
      checkSegment(commands, at, type, reader.size);
    if (type === command.buildVersion) {
      slice.os = platforms[commands.u32(at + 8)];
      if (slice.os === undefined) slice.foreign = commands.u32(at + 8);
      slice.minimum = version(commands.u32(at + 12));
    }
    if (type === command.minimumMacos || type === command.minimumIos) {
      slice.os = type === command.minimumMacos ? 'macos' : 'ios';
      slice.minimum = version(commands.u32(at + 8));
    }
    at += Math.max(commands.u32(at + 4), 8);
  }
  // Programs from before these commands: Apple's other systems never ran on Intel or POWER.
  if (
    slice.os === undefined &&
    slice.minimum === undefined &&
    slice.cpu !== undefined &&
    !slice.cpu.startsWith('arm')
  )
    slice.os = 'macos';
  return slice;
}

/** The slices of a universal file, or the file itself as the only one. */
async function slicesOf(reader: ByteReader): Promise<Slice[]> {
  const head = await viewAt(reader, 0, 8, false);
  const wide = head.u32(0) === 0xcafebabf;
  if (!wide && head.u32(0) !== 0xcafebabe) return [await readSlice(reader)];
  const stride = wide ? 32 : 20;
  const table = await viewAt(reader, 8, head.u32(4) * stride, false);
  const slices: Slice[] = [];
  for (let at = 0; at < table.length; at += stride) {
    const offset = wide ? table.u64(at + 8) : table.u32(at + 8);
    const size = wide ? table.u64(at + 16) : table.u32(at + 12);
    if (offset + size > reader.size)
      throw new Damaged(
        `a slice ends at byte ${offset + size}, but the file has ${reader.size} bytes`,
      );
    slices.push(await readSlice(partReader(reader, offset, size)));
  }
  return slices;
}

/** Apple's systems without a word here (tvOS, watchOS, simulators) leave nothing; slices that don't agree or don't say leave ours. */
function amongOf(slices: Slice[], saw: string): Seen<readonly Os[]> {
  const foreign = slices.find((slice) => slice.foreign !== undefined)?.foreign;
  const systems = [...new Set(slices.flatMap((slice) => slice.os ?? []))];
  if (foreign !== undefined && systems.length === 0) return seen([], `Mach-O platform ${foreign}`);
  return seen(systems.length > 0 ? systems : ['macos', 'ios'], saw);
}

/** A Mach-O program or library, thin or universal. All slices must be of one OS for it to be told. */
export async function readMachO(reader: ByteReader): Promise<ContentIdentity> {
  const slices = await slicesOf(reader);
  const found = [...new Set(slices.flatMap(({ cpu }) => cpu ?? []))];
  const systems = new Set(slices.map(({ os }) => os));
  const [os] = systems;
  const minimum = slices.flatMap((slice) => slice.minimum ?? []).sort(byVersion)[0];
  const fileType = slices[0]?.fileType;
  const saw = slices.length > 1 ? `universal Mach-O with ${slices.length} slices` : 'Mach-O header';
  const library = fileType === fileTypes.library || fileType === fileTypes.bundle;
  return {
    format: seen(library ? 'dylib' : 'binary', saw),
    ...(fileType === fileTypes.debug && {
      kind: seen('debug' as const, 'Mach-O file of debug symbols'),
    }),
    ...(found.length > 0 && { cpu: seen(found, `${saw}: ${found.join(' and ')}`) }),
    ...(systems.size === 1 && os
      ? { os: seen(os, 'Mach-O load command') }
      : { osAmong: amongOf(slices, saw) }),
    ...(systems.size === 1 &&
      os &&
      minimum && { minimumOs: seen(minimum, `Mach-O load command: ${os} ${minimum}`) }),
  };
}
