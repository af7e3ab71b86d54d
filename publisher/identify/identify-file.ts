import { isCpuIndependent } from '../../catalogue/platform';
import { type Cpu, type Kind, type Os } from '../../catalogue/vocabulary';
import { type Evidence, type Identity, type Said } from '../intake/entries';
import { type ContentIdentity, type Seen } from './content-facts';
import { agreedFormat, formatsAgree, markedFormats } from './format-agreement';
import { runs } from './kind';

/** Two facts that can't both be true, each with where it was seen. */
export interface Disagreement {
  of: 'format' | 'os' | 'cpu' | 'libc';
  name: Seen<string>;
  content: Seen<string>;
  /** It isn't the name that says so, but the publisher. */
  said?: true;
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
function settle<Word extends string>(
  named: readonly Word[] | undefined,
  { exact, among }: Facts<Word>,
): Answer<Word> {
  if (named === undefined) return exact?.value;
  const within = (words: readonly Word[]): boolean => named.every((word) => words.includes(word));
  if (among && within(among.value)) return named;
  if (exact === undefined) return among ? 'disagree' : named;
  if (exact.value === 'any') return named;
  return within(exact.value) ? exact.value : 'disagree';
}

/** What the publisher's word comes to: the word itself, unless content proves that it can't be. */
function heed<Word extends string>(
  said: readonly Word[] | 'any',
  { exact, among }: Facts<Word>,
  mayHoldMore: boolean,
): Answer<Word> {
  if (said === 'any')
    return exact?.value === 'any' || (exact === undefined && (among === undefined || mayHoldMore))
      ? said
      : 'disagree';
  return settle(said, { exact, among }) === 'disagree' ? 'disagree' : said;
}

/** Installers and archives for several families of CPUs may carry what others need; a program for 32-bit ARM does not. */
function mayHoldMore({ cpuAmong }: ContentIdentity): boolean {
  return cpuAmong?.value.some((cpu) => !cpu.startsWith('arm')) ?? false;
}

function sawInName({ evidence }: Identity, of: Disagreement['of']): string {
  return evidence
    .filter((each) => each.of === of)
    .map(({ saw }) => saw)
    .join(', ');
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
const withoutByteOrder: Partial<Record<Cpu, Cpu>> = {
  ppc64le: 'ppc64',
  mips64le: 'mips64',
  mipsle: 'mips',
};

/** The CPUs that the name states. One that names the content's CPU without its byte order leaves that to content. */
function namedCpu(byName: Identity, content: ContentIdentity): readonly Cpu[] | undefined {
  const cpu = byName.cpu?.filter((word) => word !== 'any');
  if (cpu?.length === 0) return undefined;
  const [only, ...others] =
    content.cpu === undefined || content.cpu.value === 'any' ? [] : content.cpu.value;
  const family = only && others.length === 0 ? withoutByteOrder[only] : undefined;
  return cpu?.length === 1 && cpu[0] === family ? undefined : cpu;
}

/** Contradictions between what the file claims to be by name and what it is. */
function formatDisagreement(byName: Identity, content: ContentIdentity): Disagreement | undefined {
  const { format } = byName;
  const name = { value: format ?? byName.kind, saw: sawInName(byName, 'format') };
  // Only among files to run or unpack is a web page out of place.
  const isProgram = format !== undefined || byName.kind === 'download' || byName.kind === 'library';
  if (content.broken !== undefined && isProgram)
    return { of: 'format', name, content: { value: content.broken, saw: 'its first bytes' } };
  if (format === undefined) return undefined;
  if (content.unrecognised !== undefined && markedFormats.has(format)) {
    return { of: 'format', name, content: { value: `no ${format}`, saw: content.unrecognised } };
  }
  return content.format && !formatsAgree(format, content.format.value)
    ? { of: 'format', name, content: content.format }
    : undefined;
}

function contentEvidence(content: ContentIdentity): Evidence[] {
  const fields = ['kind', 'format', 'os', 'cpu', 'libc', 'minimumOs'] as const;
  const stated = fields.flatMap((of): Evidence[] => {
    const fact = content[of];
    return fact ? [{ of, value: String(fact.value), source: 'content', saw: fact.saw }] : [];
  });
  const open = (
    [
      ['os', content.osAmong],
      ['cpu', content.cpuAmong],
    ] as const
  ).flatMap(([of, among]): Evidence[] =>
    among
      ? [{ of, value: `one of ${among.value.join(', ')}`, source: 'content', saw: among.saw }]
      : [],
  );
  return [...stated, ...open];
}

/** What was said, as evidence. */
export function optionEvidence({ kind, os, cpu, forced }: Said): Evidence[] {
  const option = forced ? '--force-as' : '--as';
  return (
    [
      ['kind', kind],
      ['os', os],
      ['cpu', cpu],
    ] as const
  ).flatMap(([of, value]): Evidence[] =>
    value === undefined
      ? []
      : [{ of, value: String(value), source: 'option', saw: `${option} ${String(value)}` }],
  );
}

/** Kinds that a name gives a file for want of anything better. */
const kindsByDefault: readonly Kind[] = ['download', 'other'];

/** The systems for which an archive holds programs, as words. */
export function systemWords(systems: readonly ContentIdentity[]): (Os | 'any')[] {
  return systems.flatMap(({ os, osAmong }) => os?.value ?? osAmong?.value[0] ?? []);
}

/** Of an archive for several systems, what its programs for one of them say. */
function forSystem(content: ContentIdentity, os: Os | 'any' | undefined): ContentIdentity {
  const { systems, ...rest } = content;
  if (systems === undefined || os === undefined) return content;
  const one = systems.value.find(
    (system) => system.os?.value === os || (os !== 'any' && system.osAmong?.value.includes(os)),
  );
  if (one) return { ...rest, ...one };
  return os === 'any' ? rest : content;
}

/** What content says of the OS or the CPU, in words. */
function proofOf(
  of: 'os' | 'cpu',
  { systems, ...content }: ContentIdentity,
): Seen<string> | undefined {
  if (of === 'os' && systems)
    return { value: systemWords(systems.value).join(' and '), saw: systems.saw };
  const [exact, among] =
    of === 'os' ? [content.os, content.osAmong] : [content.cpu, content.cpuAmong];
  if (exact) return { value: String(exact.value), saw: exact.saw };
  return among && { value: among.value.join(' or ') || 'another system', saw: among.saw };
}

/** What is said of the OS: by the publisher or the name, in the light of what the bytes leave possible. */
function settleOs(
  named: readonly Os[] | undefined,
  content: ContentIdentity,
  said: Said,
): Answer<Os> {
  const exact = content.os && {
    value: content.os.value === 'any' ? content.os.value : [content.os.value],
    saw: content.os.saw,
  };
  const facts = content.systems
    ? { among: { value: [], saw: content.systems.saw } }
    : { exact, among: content.osAmong };
  if (said.os === undefined) return settle(named, facts);
  const words = said.os === 'any' ? said.os : [said.os];
  return said.forced ? words : heed(words, facts, false);
}

/** What is said of the CPU, as of the OS. */
function settleCpu(byName: Identity, content: ContentIdentity, said: Said): Answer<Cpu> {
  const facts = { exact: content.cpu, among: content.cpuAmong };
  if (said.cpu !== undefined)
    return said.forced ? said.cpu : heed(said.cpu, facts, mayHoldMore(content));
  const isOpen =
    content.cpu === undefined && content.cpuAmong === undefined && content.systems === undefined;
  const isAny =
    isOpen &&
    (byName.cpu === undefined ? isCpuIndependent(byName.format) : byName.cpu.includes('any'));
  return settle(namedCpu(byName, content), facts) ?? (isAny ? 'any' : undefined);
}

/** The libc, where the name says another than the programs ask for. Whoever says what the file is for, means the bytes. */
function libcDisagreement(byName: Identity, content: ContentIdentity, said: Said): Disagreement[] {
  if (
    byName.libc === undefined ||
    content.libc === undefined ||
    byName.libc === content.libc.value ||
    said.os !== undefined ||
    said.forced
  )
    return [];
  return [
    {
      of: 'libc',
      name: { value: byName.libc, saw: sawInName(byName, 'libc') },
      content: content.libc,
    },
  ];
}

/**
 * Merges what is claimed of a file, by its name and its metadata, with what its content says. `byContent` is null where
 * the file isn't at hand. What is `said` beats the claim; against what the bytes prove it is a disagreement too, unless it
 * is forced. What is no program, as a signature, is for no platform.
 */
export function identify(
  byName: Identity,
  byContent: ContentIdentity | null,
  said: Said = {},
): Identification {
  const content = forSystem(byContent ?? {}, said.os);
  const named = { os: namedOs(byName, content), cpu: namedCpu(byName, content) };
  const os = settleOs(named.os, content, said);
  const cpu = settleCpu(byName, content, said);

  const isDisputed = (of: 'os' | 'cpu', answer: typeof os | typeof cpu): Disagreement[] => {
    const proof = proofOf(of, content);
    if (answer !== 'disagree' || proof === undefined) return [];
    const word = said[of];
    return word === undefined
      ? [{ of, name: { value: String(named[of]), saw: sawInName(byName, of) }, content: proof }]
      : [
          {
            of,
            name: { value: String(word), saw: `--as ${String(word)}` },
            content: proof,
            said: true,
          },
        ];
  };
  const misnamed = said.forced ? undefined : formatDisagreement(byName, content);
  const disagreements = [
    ...(misnamed ? [misnamed] : []),
    ...isDisputed('os', os),
    ...isDisputed('cpu', cpu),
    ...libcDisagreement(byName, content, said),
  ];
  if (disagreements.length > 0) return { ok: false, disagreements };

  const isByFormat =
    cpu === 'any' &&
    said.cpu === undefined &&
    content.cpu === undefined &&
    byName.cpu === undefined;
  const kind =
    said.kind ??
    (content.kind && kindsByDefault.includes(byName.kind) ? content.kind.value : byName.kind);
  const evidence = [
    ...optionEvidence(said),
    ...byName.evidence,
    ...(isByFormat
      ? [{ of: 'cpu' as const, value: 'any', source: 'name' as const, saw: `.${byName.format}` }]
      : []),
    ...contentEvidence(content),
  ];
  const format = agreedFormat(byName.format, content.format?.value);
  if (!runs.has(kind)) {
    const others = evidence.filter(({ of }) => of !== 'os' && of !== 'cpu' && of !== 'libc');
    const nowhere = { os: undefined, cpu: undefined, libc: undefined };
    return { ok: true, identity: { kind, ...nowhere, format, evidence: others }, unknown: [] };
  }
  const isAny = (of: 'os' | 'cpu'): boolean =>
    evidence.some((each) => each.of === of && each.value === 'any');
  const [system] = os === undefined || os === 'any' || os === 'disagree' ? [] : os;
  const libc = content.libc?.value ?? byName.libc;
  const identity: Identity = {
    kind,
    os: system,
    cpu: cpu === undefined || cpu === 'disagree' ? undefined : cpu === 'any' ? ['any'] : [...cpu],
    libc: system === 'linux' || system === undefined ? libc : undefined,
    format,
    minimumOs: content.minimumOs?.value ?? byName.minimumOs,
    evidence,
  };
  const unknown = (['os', 'cpu'] as const).filter((of) => identity[of] === undefined && !isAny(of));
  // Each system's programs say their CPU, once one of the systems is chosen.
  const isAskedLater = (of: 'os' | 'cpu'): boolean =>
    of === 'cpu' && (content.systems?.value.every((each) => each.cpu) ?? false);
  return {
    ok: true,
    identity,
    unknown: identity.kind === 'download' ? unknown.filter((of) => !isAskedLater(of)) : [],
  };
}
