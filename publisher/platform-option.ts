import { cpuLabels, kindLabels, osLabels, wordsOf, type Cpu, type Kind, type Os } from '../catalogue/vocabulary';
import type { Override } from './identify/identify';
import type { Reason } from './outcome';

/** What `--as` says of one file: the platform it is for, or what kind of file it is. */
export type Said = { name: string } & ({ platform: Override } | { kind: Kind });

const oses = wordsOf(osLabels);
const cpus = wordsOf(cpuLabels);
const kinds = wordsOf(kindLabels);

const osOf = (word: string): Os | 'any' | undefined => (word === 'any' ? 'any' : oses.find((os) => os === word));
const cpuOf = (word: string): Cpu | undefined => cpus.find((cpu) => cpu === word);

/** How `--as` is written, for messages. */
export const saidForm = 'NAME=os/cpu like app.zip=windows/x64, app.dmg=macos/x64,arm64, app.jar=any, tool.tar.gz=linux/any, or NAME=kind like notes.txt=docs';

/**
 * Reads `NAME=os/cpu[,cpu…]`, `NAME=os` or `NAME=kind`; `any` stands for every OS or every CPU. `NAME=linux` leaves the CPU to
 * what else tells it, `NAME=linux/any` says that it runs on all. Null when it is something else.
 */
function parseSaid(text: string): Said | null {
  const [, name, value] = /^(.+)=([^=]+)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) return null;
  const kind = kinds.find((each) => each === value);
  if (kind) return { name, kind };
  const [osWord = '', cpuWords, ...rest] = value.split('/');
  const os = osOf(osWord);
  if (os === undefined || rest.length > 0) return null;
  if (cpuWords === undefined) return { name, platform: os === 'any' ? { os, cpu: 'any' } : { os } };
  if (cpuWords === 'any') return { name, platform: { os, cpu: 'any' } };
  const words = cpuWords.split(',');
  const found = words.flatMap((word) => cpuOf(word) ?? []);
  return found.length === words.length ? { name, platform: { os, cpu: found } } : null;
}

/** Reads every `--as` option; what says no platform is a reason. */
export function readSaid(options: readonly string[]): { said: Said[]; reasons: Reason[] } {
  const parsed = options.map((option) => ({ option, said: parseSaid(option) }));
  return {
    said: parsed.flatMap(({ said }) => said ?? []),
    reasons: parsed.filter(({ said }) => said === null).map(({ option }) => ({
      where: `--as ${option}`, problem: 'this says no platform.', remedy: `Write ${saidForm}.`,
    })),
  };
}
