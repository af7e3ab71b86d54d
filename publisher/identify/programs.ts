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

/**
 * What an archive's programs say of the whole: those nearest to being the product speak first, weighed by size, since
 * a product is larger than its helpers. Programs for Windows, macOS and Linux together make it independent of both.
 */
export function agreementOf(programs: Program[]): ContentIdentity {
  const nearest = [0, 1, 2].map((rank) => programs.filter((program) => rankOfProgram(program) === rank))
    .find((tier) => tier.some(({ identity }) => identity.os ?? identity.cpu ?? identity.cpuAmong)) ?? [];
  const everySystem = unique(programs.flatMap((program) => systemOf(program) ?? []));
  const everyCpu = unique(programs.flatMap(({ identity }): readonly Cpu[] => [
    ...(identity.cpu === undefined || identity.cpu.value === 'any' ? [] : identity.cpu.value), ...(identity.cpuAmong?.value ?? []),
  ]));
  const allSaw = `holds programs for ${everySystem.join(', ')}`;
  if ((['windows', 'macos', 'linux'] as const).every((os) => everySystem.includes(os))) {
    return { os: seen('any', allSaw), cpu: seen('any', allSaw), osAmong: seen(everySystem, allSaw), cpuAmong: seen(everyCpu, allSaw) };
  }

  const identity: ContentIdentity = {};
  const os = leading(nearest, systemOf);
  if (os) identity.os = seen(os.value, `${os.program.path}: ${os.program.identity.os?.saw}`);
  if (everySystem.length > 1) identity.osAmong = seen(everySystem, allSaw);
  const ofThatOs = nearest.filter((program) => os === undefined || (systemOf(program) ?? os.value) === os.value);

  const cpu = leading(ofThatOs, ({ identity: { cpu: one, cpuAmong } }) => one?.value ?? (cpuAmong && 'open'));
  const helpersNeedOne = cpu?.value === 'any' && everyCpu.length > 0;
  if (cpu && cpu.value !== 'open' && !helpersNeedOne) identity.cpu = seen(cpu.value, `${cpu.program.path}: ${cpu.program.identity.cpu?.saw}`);
  const among = unique(ofThatOs.flatMap(({ identity: { cpu: one, cpuAmong } }) => [...(one && one.value !== 'any' ? one.value : []), ...(cpuAmong?.value ?? [])]));
  const isOpen = ofThatOs.some(({ identity: { cpuAmong } }) => cpuAmong) || cpu === undefined || among.length > (cpu.value === 'any' ? 0 : cpu.value.length);
  if (isOpen && among.length > 0) identity.cpuAmong = seen(among, `holds programs for ${among.join(', ')}`);

  const libcs = unique(ofThatOs.flatMap((program) => program.identity.libc?.value ?? []));
  const [libc] = libcs;
  if (libc && libcs.length === 1) identity.libc = seen(libc, ofThatOs.find((program) => program.identity.libc)?.identity.libc?.saw ?? '');
  const minimum = ofThatOs.flatMap((program) => program.identity.minimumOs ?? []).sort((a, b) => byVersion(b.value, a.value))[0];
  if (minimum) identity.minimumOs = minimum;
  return identity;
}
