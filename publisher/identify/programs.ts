import type { Cpu, Os } from '../../catalogue/vocabulary';
import type { Program } from './contents';
import type { ContentIdentity } from './facts';
import { seen } from './facts';
import { byVersion } from './os-version';

/** The share of the programs' bytes that must agree before one of several answers counts as the archive's. */
const enough = 2 / 3;

/** How far a path is from being the product itself: 0 an app's program, in bin/ or at the top, 1 deeper, 2 a library. */
export function rankOf(path: string): number {
  if (/\.(?:dll|so|dylib|node)(?:\.[\d.]+)?$/i.test(path)) return 2;
  if (/\.app\/Contents\/(?:MacOS|Frameworks|PlugIns)\//.test(path)) return /^(?:[^/]+\/)?[^/]+\.app\/Contents\/MacOS\/[^/]+$/.test(path) ? 0 : 1;
  return /(?:^|\/)bin\/[^/]+$|^(?:[^/]+\/)?[^/]+$/.test(path) ? 0 : 1;
}

function rankOfProgram({ path, identity }: Program): number {
  const format = identity.format?.value;
  return format === 'dll' || format === 'so' || format === 'dylib' ? 2 : rankOf(path);
}

/** The value that holds for most of the bytes, with the largest program that says it; undefined where too few agree. */
function leading<T>(programs: Program[], valueOf: (program: Program) => T | undefined): { value: T; program: Program } | undefined {
  const telling = programs.flatMap((program) => {
    const value = valueOf(program);
    return value === undefined ? [] : [{ value, key: String(value), program }];
  }).sort((a, b) => b.program.size - a.program.size);
  const total = telling.reduce((sum, { program }) => sum + program.size, 0);
  return telling.find(({ key }) => {
    const share = telling.filter((other) => other.key === key).reduce((sum, { program }) => sum + program.size, 0);
    return share >= total * enough;
  });
}

function systemOf(program: Program): Os | undefined {
  const os = program.identity.os?.value;
  return os === 'any' ? undefined : os;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** The CPUs a program is for or leaves open. */
function cpusOf({ identity: { cpu, cpuAmong } }: Program): readonly Cpu[] {
  return [...(cpu === undefined || cpu.value === 'any' ? [] : cpu.value), ...(cpuAmong?.value ?? [])];
}

/** What the main programs say of the CPU; `everyCpu` is what all programs together are for. */
function cpuOf(main: Program[], everyCpu: readonly Cpu[]): Pick<ContentIdentity, 'cpu' | 'cpuAmong'> {
  const answer = leading(main, ({ identity: { cpu, cpuAmong } }) => cpu?.value ?? (cpuAmong && 'open'));
  // .NET code for any CPU beside native libraries is only for theirs.
  const isBound = answer?.value === 'any' && everyCpu.length > 0;
  const value = answer === undefined || answer.value === 'open' || isBound ? undefined : answer.value;
  const among = isBound ? everyCpu : unique(main.flatMap(cpusOf));
  const settled = value === undefined || value === 'any' ? 0 : value.length;
  return {
    ...(value && answer && { cpu: seen(value, `${answer.program.path}: ${answer.program.identity.cpu?.saw}`) }),
    ...(among.length > settled && { cpuAmong: seen(among, `holds programs for ${among.join(', ')}`) }),
  };
}

/**
 * What an archive's programs say of the whole: those nearest to being the product speak first, weighed by size, since
 * a product is larger than its helpers. Programs for Windows, macOS and Linux together make it independent of both.
 */
export function agreementOf(programs: Program[]): ContentIdentity {
  const everyOs = unique(programs.flatMap((program) => systemOf(program) ?? []));
  const everyCpu = unique(programs.flatMap(cpusOf));
  const saw = `holds programs for ${everyOs.join(', ')}`;
  if ((['windows', 'macos', 'linux'] as const).every((os) => everyOs.includes(os))) {
    return { os: seen('any', saw), cpu: seen('any', saw), osAmong: seen(everyOs, saw), cpuAmong: seen(everyCpu, saw) };
  }

  const nearest = [0, 1, 2].map((rank) => programs.filter((program) => rankOfProgram(program) === rank))
    .find((tier) => tier.some(({ identity }) => identity.os ?? identity.osAmong ?? identity.cpu ?? identity.cpuAmong)) ?? [];
  const os = leading(nearest, systemOf);
  const main = nearest.filter((program) => os === undefined || (systemOf(program) ?? os.value) === os.value);
  const facts = main.map(({ identity }) => identity);
  const osAmong = everyOs.length > 1 ? seen(everyOs, saw) : facts.find((identity) => identity.osAmong)?.osAmong;
  const libcs = facts.flatMap(({ libc }) => libc ?? []);
  const [minimumOs] = facts.flatMap((identity) => identity.minimumOs ?? []).sort((a, b) => byVersion(b.value, a.value));
  return {
    ...(os && { os: seen(os.value, `${os.program.path}: ${os.program.identity.os?.saw}`) }),
    ...(osAmong && { osAmong }),
    ...cpuOf(main, everyCpu),
    ...(unique(libcs.map(({ value }) => value)).length === 1 && { libc: libcs[0] }),
    ...(minimumOs && { minimumOs }),
  };
}
