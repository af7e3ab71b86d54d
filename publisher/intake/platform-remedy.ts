import { detectableCpus } from '../../catalogue/platform';
import { type Reason } from '../../catalogue/reason';
import { type Cpu, type Kind, type Os } from '../../catalogue/vocabulary';
import { type ContentIdentity } from '../identify/content-facts';
import { systemWords, type Disagreement } from '../identify/identify-file';
import { inQuotes } from '../terminal/command-line';
import { type Identity } from './entries';

/** What is known of a file that a message is about: the name may be wrong, the bytes are not. */
interface Known {
  name: string;
  byName: Identity;
  content: ContentIdentity;
}

/** A platform in the words of `--as`. */
interface Platform {
  os?: Os | 'any';
  cpu?: readonly string[];
}

/** The word that is possible by the bytes, the name's own where it is one of those. */
function possible<Word>(words: readonly Word[], named: Word | undefined): Word | undefined {
  return named !== undefined && words.includes(named) ? named : words[0];
}

function osOf({ byName, content }: Known): Os | 'any' | undefined {
  if (content.systems) return possible(systemWords(content.systems.value), byName.os);
  return (
    content.os?.value ?? (content.osAmong ? possible(content.osAmong.value, byName.os) : byName.os)
  );
}

function cpuOf(
  { byName, content }: Known,
  os: Os | 'any' | undefined,
): readonly string[] | undefined {
  const own = content.systems?.value.find((system) => system.os?.value === os) ?? content;
  if (own.cpu) return [own.cpu.value].flat();
  const [named] = byName.cpu?.filter((cpu) => cpu !== 'any') ?? [];
  const cpu = own.cpuAmong ? possible(own.cpuAmong.value, named ?? 'x64') : undefined;
  return cpu ? [cpu] : byName.cpu;
}

/** The platform that contradicts nothing in the bytes, as far as anything tells it. */
function consistent(known: Known): Platform {
  const os = osOf(known);
  return { os, cpu: cpuOf(known, os) };
}

/** An example for what nobody knows: Windows where it has such a CPU, the first CPU of the OS. */
function exampleOf({ os, cpu = [] }: Platform): Required<Platform> {
  const onWindows = detectableCpus.windows?.some((each) => cpu.length === 0 || cpu.includes(each));
  const chosen = os ?? (onWindows ? 'windows' : 'linux');
  const [first = 'x64']: readonly Cpu[] = chosen === 'any' ? [] : (detectableCpus[chosen] ?? []);
  return { os: chosen, cpu: cpu.length > 0 ? cpu : [first] };
}

function words({ os, cpu }: Platform): string {
  return [os, cpu?.join(',')].filter((word) => word !== undefined && word !== '').join('/');
}

/** Both sides of every contradiction. */
function quoted(disagreements: readonly Disagreement[]): string {
  return `${disagreements
    .map(({ of, name: claim, content, said }) => {
      const who = said ? claim.saw : 'its name';
      return `${who} says ${of} ${claim.value}${said || !claim.saw ? '' : ` (“${claim.saw}”)`}, its content ${content.value} (${content.saw})`;
    })
    .join('; ')}.`;
}

/** Warns of what `--force-as` overruled: it goes in as said. */
export function forcedWarning(
  { name, content }: Known,
  disagreements: readonly Disagreement[],
): Reason {
  const problem =
    content.broken === undefined
      ? quoted(disagreements).replaceAll('--as', '--force-as')
      : `it is ${content.broken}.`;
  return { where: name, problem, remedy: 'It goes in as --force-as says.' };
}

/** Refuses a file whose name or `--as` contradicts its bytes: every contradiction, and the option that agrees with the bytes. `kind` is what was said of it. */
export function disagreementReason(
  known: Known,
  disagreements: readonly Disagreement[],
  kind: Kind = 'download',
): Reason {
  const { name, content } = known;
  const as = inQuotes(`${name}=${words(exampleOf(consistent(known)))}`);
  if (content.broken !== undefined) {
    // A damaged file has its name's format, so that both are worth saying.
    const problem = content.broken.startsWith('a damaged file')
      ? quoted(disagreements)
      : `it is ${content.broken}.`;
    const force =
      kind === 'download'
        ? `--force-as ${as} takes it`
        : `--as ${inQuotes(`${name}=other`)} publishes it as a file that nobody is offered`;
    return {
      where: name,
      problem,
      remedy: `Build or fetch it anew; if it is right as it is, ${force}.`,
    };
  }
  const isFormat = disagreements.some(({ of }) => of === 'format');
  const remedy = isFormat
    ? `Build or rename it correctly; --force-as ${as} takes it as it is.`
    : content.systems
      ? `Pack an archive for each system, or say for which one it is: --as ${as}${othersOf(known)}.`
      : `Build or rename it correctly; or say what its content says: --as ${as}. If its content is read wrongly, --force-as instead of --as takes your word.`;
  return { where: name, problem: quoted(disagreements), remedy };
}

/** What else is possible, beside the example. */
function othersOf({ content, byName }: Known): string {
  const oses = content.systems
    ? systemWords(content.systems.value)
    : (content.osAmong?.value ?? []);
  const chosen = possible<Os | 'any'>(oses, byName.os);
  const others = [...oses.filter((os) => os !== chosen), ...(content.systems ? ['any'] : [])];
  return others.length > 0 ? ` (or ${others.join(', ')})` : '';
}

function openOs({ content }: Known): string | undefined {
  if (content.systems) return `it ${content.systems.saw}: nothing tells for which of them it is.`;
  if (content.osAmong?.value.length === 0)
    return `its system has no word here (${content.osAmong.saw}).`;
  return undefined;
}

/** Asks for what nothing tells of a file, and for that only: the rest of the option is filled in. */
export function unknownReason(known: Known, unknown: readonly ('os' | 'cpu')[]): Reason {
  const { name, content } = known;
  if (content.osAmong?.value.length === 0)
    return {
      where: name,
      problem: openOs(known) ?? '',
      remedy: `Leave it out, or say what else it is: --as ${inQuotes(`${name}=other`)}.`,
    };
  const platform = exampleOf(consistent(known));
  const isOsOnly = !unknown.includes('cpu');
  const what = unknown
    .map((of) => (of === 'os' ? 'which OS it is for' : 'which CPU it is for'))
    .join(' and ');
  const more =
    isOsOnly || content.systems
      ? othersOf(known)
      : content.cpuAmong
        ? ` (or ${content.cpuAmong.value.filter((cpu) => !platform.cpu.includes(cpu)).join(', ')}; several like ${content.cpuAmong.value.slice(0, 2).join(',')})`
        : ' (any instead of a word for all of them; x64,arm64 for several)';
  return {
    where: name,
    problem: openOs(known) ?? `nothing tells ${what}.`,
    remedy: `Say it with --as ${inQuotes(`${name}=${isOsOnly ? platform.os : words(platform)}`)}${more}.`,
  };
}
