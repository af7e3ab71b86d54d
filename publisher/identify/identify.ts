import { isCpuIndependent } from '../../catalogue/platform';
import type { Cpu, Kind, Os } from '../../catalogue/vocabulary';
import type { Evidence, Identity } from '../entries';
import type { ContentIdentity, Seen } from './facts';
import { agreedFormat, formatsAgree, markedFormats } from './format-agreement';

/** Two facts that can't both be true, each with where it was seen. */
export interface Disagreement {
  of: 'format' | 'os' | 'cpu';
  name: Seen<string>;
  content: Seen<string>;
}

/** What the publisher says, which beats both name and content. `any`: the file is independent of it. */
export interface Override {
  os?: Os | 'any';
  cpu?: Cpu[] | 'any';
}

/**
 * Who a file is for, with what is still `unknown` and must be asked for; or the facts that contradict each other.
 * Where evidence calls the OS `any`, the identity has no such field, as in the catalogue, and it isn't unknown.
 */
export type Identification =
  | { ok: true; identity: Identity; unknown: ('os' | 'cpu')[] }
  | { ok: false; disagreements: Disagreement[] };

/** What content says of the OS or the CPU, as lists of words. */
interface Facts<Word extends string> {
  exact?: Seen<readonly Word[] | 'any'>;
  among?: Seen<readonly Word[]>;
}

type Answer<Word extends string> = readonly Word[] | 'any' | 'disagree' | undefined;

/**
 * What name and content say together. The name may narrow what content leaves open. A name that says less than is
 * there (x64 on a universal program) is no contradiction, and content knows better.
 */
function settle<Word extends string>(named: readonly Word[] | undefined, { exact, among }: Facts<Word>): Answer<Word> {
  if (named === undefined) return exact?.value;
  const within = (words: readonly Word[]): boolean => named.every((word) => words.includes(word));
  if (among && within(among.value)) return named;
  if (exact === undefined) return among ? 'disagree' : named;
  if (exact.value === 'any') return named;
  return within(exact.value) ? exact.value : 'disagree';
}

function sawInName({ evidence }: Identity, of: Disagreement['of']): string {
  return evidence.filter((each) => each.of === of).map(({ saw }) => saw).join(', ');
}

/**
 * The OS that the name states. One that only follows from an ending which several systems use (.pkg is also FreeBSD's,
 * .apk also Alpine's, .so everybody's) says nothing against content.
 */
function namedOs(byName: Identity, content: ContentIdentity): readonly Os[] | undefined {
  const { os, format } = byName;
  if (os === undefined) return undefined;
  if (os === 'chromeos' && content.os?.value === 'linux') return undefined;
  const isOnlyEnding = sawInName(byName, 'os').startsWith('.');
  const isShared = format === 'pkg' || format === 'apk' || format === 'so';
  return isOnlyEnding && isShared && content.os !== undefined ? undefined : [os];
}

/** CPUs whose byte order names leave out: Rollup's and esbuild's ppc64 builds are all little-endian. */
const withoutByteOrder: Partial<Record<Cpu, Cpu>> = { ppc64le: 'ppc64', mips64le: 'mips64', mipsle: 'mips' };

/** The CPUs that the name states. One that names the content's CPU without its byte order leaves that to content. */
function namedCpu(byName: Identity, content: ContentIdentity): readonly Cpu[] | undefined {
  const cpu = byName.cpu?.filter((word) => word !== 'any');
  if (cpu?.length === 0) return undefined;
  const [only, ...others] = content.cpu === undefined || content.cpu.value === 'any' ? [] : content.cpu.value;
  const family = only && others.length === 0 ? withoutByteOrder[only] : undefined;
  return cpu?.length === 1 && cpu[0] === family ? undefined : cpu;
}

/** Contradictions between what the file claims to be by name and what it is. */
function formatDisagreement(byName: Identity, content: ContentIdentity): Disagreement | undefined {
  const { format } = byName;
  const name = { value: format ?? byName.kind, saw: sawInName(byName, 'format') };
  // Only among files to run or unpack is a web page out of place.
  const isProgram = format !== undefined || byName.kind === 'download' || byName.kind === 'library';
  if (content.broken !== undefined && isProgram) return { of: 'format', name, content: { value: content.broken, saw: 'its first bytes' } };
  if (format === undefined) return undefined;
  if (content.unrecognised !== undefined && markedFormats.has(format)) {
    return { of: 'format', name, content: { value: `no ${format}`, saw: content.unrecognised } };
  }
  return content.format && !formatsAgree(format, content.format.value) ? { of: 'format', name, content: content.format } : undefined;
}

function contentEvidence(content: ContentIdentity): Evidence[] {
  const fields = ['kind', 'format', 'os', 'cpu', 'libc', 'minimumOs'] as const;
  const stated = fields.flatMap((of): Evidence[] => {
    const fact = content[of];
    return fact ? [{ of, value: String(fact.value), source: 'content', saw: fact.saw }] : [];
  });
  const open = ([['os', content.osAmong], ['cpu', content.cpuAmong]] as const).flatMap(([of, among]): Evidence[] =>
    (among ? [{ of, value: `one of ${among.value.join(', ')}`, source: 'content', saw: among.saw }] : []));
  return [...stated, ...open];
}

function optionEvidence(of: 'os' | 'cpu', value: string | readonly string[] | undefined): Evidence[] {
  return value === undefined ? [] : [{ of, value: String(value), source: 'option', saw: `--as ${String(value)}` }];
}

/** Kinds that a name gives a file for want of anything better. */
const kindsByDefault: readonly Kind[] = ['download', 'other'];

/**
 * Merges what a file's name and its content say. `byContent` is null where the file isn't at hand. An `override` ends
 * every disagreement: whoever gives one has been told both facts.
 */
export function identify(byName: Identity, byContent: ContentIdentity | null, override?: Override): Identification {
  const content = byContent ?? {};
  const osFact = content.os && { value: content.os.value === 'any' ? content.os.value : [content.os.value], saw: content.os.saw };
  const named = { os: namedOs(byName, content), cpu: namedCpu(byName, content) };
  const os = override?.os ?? settle(named.os, { exact: osFact, among: content.osAmong });
  const isOpen = content.cpu === undefined && content.cpuAmong === undefined;
  const isIndependent = isOpen && override?.cpu === undefined && byName.cpu === undefined && isCpuIndependent(byName.format);
  const otherwise = isIndependent || (isOpen && byName.cpu?.includes('any')) ? 'any' : undefined;
  const cpu = override?.cpu ?? settle(named.cpu, { exact: content.cpu, among: content.cpuAmong }) ?? otherwise;

  const isDisputed = (of: 'os' | 'cpu', answer: typeof os | typeof cpu): Disagreement[] => {
    const fact = of === 'os' ? content.os ?? content.osAmong : content.cpu ?? content.cpuAmong;
    if (answer !== 'disagree' || fact === undefined) return [];
    return [{ of, name: { value: String(named[of]), saw: sawInName(byName, of) }, content: { value: String(fact.value), saw: fact.saw } }];
  };
  const format = override ? undefined : formatDisagreement(byName, content);
  const disagreements = [...(format ? [format] : []), ...isDisputed('os', os), ...isDisputed('cpu', cpu)];
  if (disagreements.length > 0) return { ok: false, disagreements };

  const evidence = [
    ...byName.evidence, ...(isIndependent ? [{ of: 'cpu' as const, value: 'any', source: 'name' as const, saw: `.${byName.format}` }] : []),
    ...contentEvidence(content), ...optionEvidence('os', override?.os), ...optionEvidence('cpu', override?.cpu),
  ];
  const isAny = (of: 'os' | 'cpu'): boolean => evidence.some((each) => each.of === of && each.value === 'any');
  const [system] = os === undefined || os === 'any' || os === 'disagree' ? [] : [os].flat();
  const libc = content.libc?.value ?? byName.libc;
  const identity: Identity = {
    kind: content.kind && kindsByDefault.includes(byName.kind) ? content.kind.value : byName.kind,
    os: system,
    cpu: cpu === undefined || cpu === 'disagree' ? undefined : cpu === 'any' ? ['any'] : [...cpu],
    libc: system === 'linux' || system === undefined ? libc : undefined,
    format: agreedFormat(byName.format, content.format?.value),
    minimumOs: content.minimumOs?.value ?? byName.minimumOs,
    evidence,
  };
  const unknown = (['os', 'cpu'] as const).filter((of) => identity[of] === undefined && !isAny(of));
  return { ok: true, identity, unknown: identity.kind === 'download' ? unknown : [] };
}
