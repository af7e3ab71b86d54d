import { type Reason } from '../../catalogue/reason';
import {
  cpuLabels,
  kindLabels,
  osLabels,
  wordsOf,
  type Cpu,
  type Os,
} from '../../catalogue/vocabulary';
import { lookUp } from '../../catalogue/words';
import { type Said } from './entries';

const oses = wordsOf(osLabels);
const cpus = wordsOf(cpuLabels);
const kinds = wordsOf(kindLabels);

/** The OS a word names: one of ours, or another of its names (darwin, macOS). */
function osOf(word: string): Os | 'any' | undefined {
  return word === 'any'
    ? word
    : (oses.find((os) => os === word) ?? lookUp(word.toLowerCase(), false)?.os);
}

/** The CPUs that words separated by commas name, in our words or others (amd64, aarch64); undefined where one names none. */
function cpusOf(words: string): Cpu[] | 'any' | undefined {
  if (words === 'any') return words;
  const found = words.split(',').map((word) => {
    const own = cpus.find((cpu) => cpu === word);
    return own ? [own] : lookUp(word.toLowerCase().replaceAll(/[_-]/g, ''), false)?.cpu;
  });
  return found.every((each) => each !== undefined) ? found.flat() : undefined;
}

/** How `--as` is written, for messages. */
export const saidForm =
  'NAME=os/cpu like app.zip=windows/x64, app.dmg=macos/x64,arm64, app.jar=any, tool.tar.gz=linux/any, ' +
  'NAME=os or NAME=cpu where the other is known, or NAME=kind like notes.txt=docs';

/**
 * Reads `NAME=os/cpu[,cpu…]`, `NAME=os`, `NAME=cpu` or `NAME=kind`; `any` stands for every OS or every CPU. `NAME=linux` leaves
 * the CPU to what else tells it, `NAME=linux/any` says that it runs on all. Null when it is something else.
 */
function parseSaid(text: string): [name: string, said: Said] | null {
  const [, name, value] = /^(.+)=([^=]+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) return null;
  const kind = kinds.find((each) => each === value);
  if (kind) return [name, { kind }];
  const [first = '', second, ...rest] = value.split('/');
  const os = osOf(first);
  const cpu =
    second === undefined && os === undefined
      ? cpusOf(first)
      : second === undefined
        ? undefined
        : cpusOf(second);
  if (rest.length > 0 || (second !== undefined && (os === undefined || cpu === undefined)))
    return null;
  if (os === undefined) return cpu === undefined ? null : [name, { cpu }];
  if (os === 'any' && cpu === undefined) return [name, { os, cpu: 'any' }];
  return [name, cpu === undefined ? { os } : { os, cpu }];
}

function readOptions(
  option: '--as' | '--force-as',
  values: readonly string[],
): { said: [name: string, said: Said][]; reasons: Reason[] } {
  const parsed = values.map((value) => ({ value, said: parseSaid(value) }));
  return {
    said: parsed.flatMap(({ said }) => (said ? [said] : [])),
    reasons: parsed
      .filter(({ said }) => said === null)
      .map(({ value }) => ({
        where: `${option} ${value}`,
        problem: 'this says no platform.',
        remedy: `Write ${saidForm}.`,
      })),
  };
}

/** Reads every `--as` and `--force-as` option into what is said of each file, by its name; what says no platform is a reason. */
export function readSaid(
  options: readonly string[],
  forced: readonly string[] = [],
): { said: Map<string, Said>; reasons: Reason[] } {
  const [plain, hard] = [readOptions('--as', options), readOptions('--force-as', forced)];
  const force = ([name, said]: [string, Said]): [string, Said] =>
    said.kind ? [name, said] : [name, { ...said, forced: true }];
  return {
    said: new Map([...plain.said, ...hard.said.map(force)]),
    reasons: [...plain.reasons, ...hard.reasons],
  };
}

/** The reasons against what was said of files that aren't among `names`; `done` is what happens to those, for the words. */
export function saidOfNobody(
  said: ReadonlyMap<string, Said>,
  names: ReadonlySet<string>,
  done: 'added' | 'imported',
): Reason[] {
  return [...said.keys()]
    .filter((name) => !names.has(name))
    .map((name) => ({
      where: `--as ${name}=…`,
      problem: `no such file is being ${done}.`,
      remedy: 'Correct the name.',
    }));
}
