import { type Cpu, type Os } from '../../catalogue/vocabulary';
import { type ContentIdentity, seen } from './content-facts';
import { type Program } from './contents';
import { byVersion } from './os-version';

/** The share of the programs' bytes that must agree before one of several answers counts as the archive's. */
const enough = 2 / 3;

/** Folders for what a product uses, not for what its user starts: libraries, other people's packages, data. */
const helperFolder =
  /(?:^|\/)(?:lib(?:32|64|s|exec)?|share|(?:site|dist)-packages|node_modules|prebuilds|_?vendor|runtimes|natives?|resources|plugins|frameworks|tests?|testdata|examples)\//i;
/** The rank of libraries and helpers. */
export const helperRank = 2;

/** How far a path is from being the product itself: 0 an app's program, in bin/ or at the top, 1 deeper, 2 a library or helper. */
export function rankOf(path: string): number {
  if (/\.(?:dll|so|dylib|node|pyd)(?:\.[\d.]+)?$/i.test(path)) return helperRank;
  if (/\.app\/Contents\//.test(path))
    return /^(?:[^/]+\/)?[^/]+\.app\/Contents\/MacOS\/[^/]+$/.test(path) ? 0 : helperRank;
  if (helperFolder.test(path)) return helperRank;
  return /(?:^|\/)s?bin\/[^/]+$|^(?:[^/]+\/)?[^/]+$/.test(path) ? 0 : 1;
}

function rankOfProgram({ path, identity }: Program): number {
  const format = identity.format?.value;
  return format === 'dll' || format === 'so' || format === 'dylib' ? helperRank : rankOf(path);
}

/** Whether programs nearer to being the product than a rank say already whom it is for. */
export function isAnswered(programs: readonly Program[], rank: number): boolean {
  return programs.some((program) => {
    const { os, osAmong, cpu, cpuAmong } = program.identity;
    return (
      rankOfProgram(program) < rank &&
      (os ?? osAmong) !== undefined &&
      cpu?.value !== 'any' &&
      (cpu ?? cpuAmong) !== undefined
    );
  });
}

/** The value that holds for most of the bytes, with the largest program that says it; undefined where too few agree. */
function leading<T>(
  programs: Program[],
  valueOf: (program: Program) => T | undefined,
): { value: T; program: Program } | undefined {
  const telling = programs
    .flatMap((program) => {
      const value = valueOf(program);
      return value === undefined ? [] : [{ value, key: String(value), program }];
    })
    .sort((a, b) => b.program.size - a.program.size);
  const total = telling.reduce((sum, { program }) => sum + program.size, 0);
  return telling.find(({ key }) => {
    const share = telling
      .filter((other) => other.key === key)
      .reduce((sum, { program }) => sum + program.size, 0);
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
  return [
    ...(cpu === undefined || cpu.value === 'any' ? [] : cpu.value),
    ...(cpuAmong?.value ?? []),
  ];
}

/** What the main programs say of the CPU; `everyCpu` is what all programs together are for. */
function cpuOf(
  main: Program[],
  everyCpu: readonly Cpu[],
): Pick<ContentIdentity, 'cpu' | 'cpuAmong'> {
  const answer = leading(
    main,
    ({ identity: { cpu, cpuAmong } }) => cpu?.value ?? (cpuAmong && 'open'),
  );
  // .NET code for any CPU beside native libraries is only for theirs.
  const isBound = answer?.value === 'any' && everyCpu.length > 0;
  const value =
    answer === undefined || answer.value === 'open' || isBound ? undefined : answer.value;
  const among = isBound ? everyCpu : unique(main.flatMap(cpusOf));
  const settled = value === undefined || value === 'any' ? 0 : value.length;
  return {
    ...(value &&
      answer && {
        cpu: seen(value, `${answer.program.path}: ${answer.program.identity.cpu?.saw}`),
      }),
    ...(among.length > settled && {
      cpuAmong: seen(among, `holds programs for ${among.join(', ')}`),
    }),
  };
}

/** The systems a program is for or leaves open; undefined where it tells nothing. */
function systemsOf(program: Program): readonly Os[] | undefined {
  const os = systemOf(program);
  return os ? [os] : program.identity.osAmong?.value;
}

/** .NET code for any CPU is what other systems' runtimes start too, so beside their own programs it says nothing of the OS. */
function isManaged({ identity }: Program): boolean {
  return identity.cpu?.value === 'any';
}

/** The programs to start by the systems they are for; one that leaves a choice counts to the first that it leaves. */
function bySystem(programs: Program[]): { systems: readonly Os[]; programs: Program[] }[] {
  const own = programs.filter((program) => !isManaged(program) && systemsOf(program));
  const groups: (readonly Os[])[] = [];
  for (const program of (own.length > 0 ? own : programs).toSorted(
    (a, b) => Number(!systemOf(a)) - Number(!systemOf(b)),
  )) {
    const systems = systemsOf(program);
    if (systems && !groups.some((group) => group.some((os) => systems.includes(os))))
      groups.push(systems);
  }
  return groups.map((systems) => ({
    systems,
    programs: programs.filter((program) =>
      (systemsOf(program) ?? systems).some((os) => systems.includes(os)),
    ),
  }));
}

/** What programs say that are all for one system, or of which the largest lead; `every` is all that the archive holds. */
function conclude(nearest: Program[], every: Program[]): ContentIdentity {
  const os = leading(nearest, systemOf);
  const main = nearest.filter(
    (program) => os === undefined || (systemOf(program) ?? os.value) === os.value,
  );
  const everyOs = unique(nearest.flatMap((program) => systemOf(program) ?? []));
  const facts = main.map(({ identity }) => identity);
  const osAmong =
    everyOs.length > 1
      ? seen(everyOs, `holds programs for ${everyOs.join(', ')}`)
      : os
        ? undefined
        : facts.find((identity) => identity.osAmong)?.osAmong;
  const libcs = facts.flatMap(({ libc }) => libc ?? []);
  const [minimumOs] = facts
    .flatMap((identity) => identity.minimumOs ?? [])
    .sort((a, b) => byVersion(b.value, a.value));
  return {
    ...(os && { os: seen(os.value, `${os.program.path}: ${os.program.identity.os?.saw}`) }),
    ...(osAmong && { osAmong }),
    ...cpuOf(main, unique(every.flatMap(cpusOf))),
    ...(unique(libcs.map(({ value }) => value)).length === 1 && { libc: libcs[0] }),
    ...(minimumOs && { minimumOs }),
  };
}

/**
 * What an archive's programs say of the whole: only those nearest to being the product speak. Where they are for
 * several systems, the archive is for none of them alone. Helpers for Windows, macOS and Linux together make it
 * independent of both; among fewer, the larger lead.
 */
export function agreementOf(programs: Program[]): ContentIdentity {
  const rank = [0, 1, helperRank].find((each) =>
    programs.some((program) => {
      const { os, osAmong, cpu, cpuAmong } = program.identity;
      return rankOfProgram(program) === each && (os ?? osAmong ?? cpu ?? cpuAmong) !== undefined;
    }),
  );
  const nearest = programs.filter((program) => rankOfProgram(program) === rank);
  if (rank === helperRank) {
    const everyOs = unique(nearest.flatMap((program) => systemOf(program) ?? []));
    if ((['windows', 'macos', 'linux'] as const).every((os) => everyOs.includes(os))) {
      const saw = `holds programs for ${everyOs.join(', ')}`;
      return {
        os: seen('any', saw),
        cpu: seen('any', saw),
        osAmong: seen(everyOs, saw),
        cpuAmong: seen(unique(nearest.flatMap(cpusOf)), saw),
      };
    }
    return conclude(nearest, programs);
  }
  const groups = bySystem(nearest);
  if (groups.length < 2) return conclude(groups[0]?.programs ?? nearest, programs);
  const saw = groups
    .map((group) => `${group.programs[0]?.path} for ${group.systems.slice(0, 2).join(' or ')}`)
    .join(', ');
  return {
    systems: seen(
      groups.map((group) => conclude(group.programs, group.programs)),
      `holds ${saw}`,
    ),
  };
}
