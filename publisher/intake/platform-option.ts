import { type Reason } from '../../catalogue/reason';
import {
  cpuLabels,
  kindLabels,
  osLabels,
  wordsOf,
  type Cpu,
  type Kind,
  type Os,
} from '../../catalogue/vocabulary';
import { lookUp } from '../../catalogue/words';
import { type Override } from '../identify/identify-file';

/** What `--as` says of one file: the platform it is for, or what kind of file it is. */
export type Said = { name: string } & ({ platform: Override } | { kind: Kind });

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
function parseSaid(text: string): Said | null {
  const [, name, value] = /^(.+)=([^=]+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) return null;
  const kind = kinds.find((each) => each === value);
  if (kind) return { name, kind };
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
  if (os === undefined) return cpu === undefined ? null : { name, platform: { cpu } };
  if (os === 'any' && cpu === undefined) return { name, platform: { os, cpu: 'any' } };
  return { name, platform: cpu === undefined ? { os } : { os, cpu } };
}

function readOptions(
  option: '--as' | '--force-as',
  values: readonly string[],
): { said: Said[]; reasons: Reason[] } {
  const parsed = values.map((value) => ({ value, said: parseSaid(value) }));
  return {
    said: parsed.flatMap(({ said }) => said ?? []),
    reasons: parsed
      .filter(({ said }) => said === null)
      .map(({ value }) => ({
        where: `${option} ${value}`,
        problem: 'this says no platform.',
        remedy: `Write ${saidForm}.`,
      })),
  };
}

/** Reads every `--as` and `--force-as` option; what says no platform is a reason. */
export function readSaid(
  options: readonly string[],
  forced: readonly string[] = [],
): { said: Said[]; reasons: Reason[] } {
  const [plain, hard] = [readOptions('--as', options), readOptions('--force-as', forced)];
  const said = hard.said.map((each): Said =>
    'platform' in each ? { ...each, platform: { ...each.platform, forced: true } } : each,
  );
  return { said: [...said, ...plain.said], reasons: [...plain.reasons, ...hard.reasons] };
}
