import { type Platform } from '../../../../catalogue/platform';
import { cpuLabels, osLabels, wordsOf, type Cpu } from '../../../../catalogue/vocabulary';
import { lookUp } from '../../../../catalogue/words';
import { root } from '../dom';
import { wordIn } from './rows';

const spelled = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

function cpuOf(word: string, os: Platform['os']): Cpu | 'unknown' | null {
  const meaning = lookUp(spelled(word), false);
  const cpus = (os !== 'unknown' && meaning?.cpuOn?.[os]) || meaning?.cpu;
  const [cpu, ...more] = cpus ?? [];
  if (cpu === undefined) return null;
  return more.length > 0 ? 'unknown' : cpu;
}

/**
 * The platform that words of an address name, in any spelling that file names use (`Mac`, `win`, `amd64`, `x86_64`); what
 * they leave open is taken from the visitor's machine. Null for a word that names nothing.
 */
export function platformOf(os: string | undefined, cpu: string | undefined): Platform | null {
  const own = wordIn(wordsOf(osLabels), root.os) ?? 'unknown';
  const meaning = os === undefined ? undefined : lookUp(spelled(os));
  if (os !== undefined && meaning?.os === undefined) return null;
  const system = meaning?.os ?? own;
  if (cpu !== undefined) {
    const named = cpuOf(cpu, system);
    return named && { os: system, cpu: named };
  }
  // win64 and linux64 name a CPU too. Not win32, by which Node and Python mean Windows on any.
  const [wide] = meaning?.cpu ?? [];
  if (wide !== undefined && wide !== 'x86') return { os: system, cpu: wide };
  return {
    os: system,
    cpu: system === own ? (wordIn(wordsOf(cpuLabels), root.cpu) ?? 'unknown') : 'unknown',
  };
}
