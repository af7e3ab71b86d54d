import {
  cpuLabels,
  wordsOf,
  type Cpu,
  type CpuWord,
  type Format,
  type Os,
} from '../../catalogue/vocabulary';
import { lookUp, strengths } from '../../catalogue/words';
import { type Evidence, type Identity } from '../intake/entries';
import { endingOf } from './formats';
import { auxiliaryKind, runs } from './kind';
import { readPlatformWords, type PlatformWord } from './reading';

/**
 * What a file's name says of it, each claim with what it was read from. Never throws; what the name doesn't say is
 * absent. The order of precedence:
 *
 * 1. A format of one OS beats words: Clash.for.Windows-0.13.7.dmg is for macOS.
 * 2. Host before target: of mingw-w64-i686-aarch64-none-elf only what stands before the target counts.
 * 3. The last OS beats earlier ones, which are the product's: Android-Messages-v5.6.0-mac.zip is for macOS.
 *    Different OSes side by side (linux-macos) are no single OS, so nothing is said.
 * 4. A CPU's own name beats a register width, and that a word of trade: win32-arm64 is arm64.
 *    CPUs side by side are one file for all of them; apart, the last counts.
 *
 * A checksum, a signature or source code runs nowhere: it has no platform.
 */
export function identifyName(name: string): Identity {
  const found = endingOf(name);
  const stem = found?.stem ?? name;
  const words = readPlatformWords(stem);
  const auxiliary = auxiliaryKind(name.toLowerCase(), {
    stem: stem.toLowerCase(),
    ending: found?.ending,
    os: words.some(({ word }) => word.os !== undefined),
    cpu: words.some(({ word }) => word.cpu !== undefined),
  });
  const kind = auxiliary?.kind ?? 'download';
  const evidence: Evidence[] = [];
  const heard = <Value extends string | CpuWord[]>(
    of: Evidence['of'],
    said: Told<Value> | undefined,
  ): Value | undefined => {
    if (said !== undefined)
      evidence.push({ of, value: String(said.value), source: 'name', saw: said.saw });
    return said?.value;
  };
  if (auxiliary !== undefined) heard('kind', { value: kind, saw: auxiliary.saw });
  if (!runs.has(kind)) return { kind, format: heard('format', formatOf(found)), evidence };

  const os = heard('os', osOf(stem, found, words));
  return {
    kind,
    os,
    cpu: heard<CpuWord[]>('cpu', cpuOf(words, os) ?? anyCpu(stem, found)),
    libc:
      os === 'linux'
        ? heard(
            'libc',
            last(words, ({ word }) => word.libc),
          )
        : undefined,
    format: heard('format', formatOf(found, os) ?? programOf(name, found)),
    evidence,
  };
}

interface Told<Value> {
  value: Value;
  saw: string;
}

type Found = ReturnType<typeof endingOf>;

/** The last word that says something, with what it says. */
function last<Value>(
  words: PlatformWord[],
  saying: (word: PlatformWord) => Value | undefined,
): Told<Value> | undefined {
  for (const word of words.toReversed()) {
    const value = saying(word);
    if (value !== undefined) return { value, saw: word.saw };
  }
  return undefined;
}

/** Alpine's packages are NAME-VERSION-rREVISION.apk; Android's CPU names are x86_64, arm64-v8a and armeabi-v7a only. */
const alpinePackage = /\d-r\d+(?=$|[._-])|[._-](?:aarch64|amd64|386|armhf|ppc64le|s390x|riscv64)$/i;

function osOf(stem: string, found: Found, words: PlatformWord[]): Told<Os> | undefined {
  const byWord = osByWord(stem, words);
  for (const each of [found, found?.ending.wrapper === true ? endingOf(stem) : undefined]) {
    const os = each?.ending.os;
    if (each === undefined || os === undefined) continue;
    if (byWord !== undefined && each.ending.sharedWith?.includes(byWord.value)) return byWord;
    const alpine = each.ending.format === 'apk' ? alpinePackage.exec(stem)?.[0] : undefined;
    return alpine === undefined
      ? { value: os, saw: `.${each.written}` }
      : { value: 'linux', saw: `${alpine}.${each.written}` };
  }
  return byWord;
}

function osByWord(stem: string, all: PlatformWord[]): Told<Os> | undefined {
  // windows95-darwin-arm64.zip: a version of an OS at the front, with another OS after it, is the product.
  const [first, ...after] = all;
  const isProduct =
    first !== undefined &&
    /^[a-z]+\d+$/i.test(first.saw) &&
    stem.startsWith(first.saw) &&
    after.some(({ word }) => word.os !== undefined);
  const words = isProduct ? after : all;
  const chosen = last(words, ({ word }) => word.os);
  const besideAnother = words.some(({ word, joined }, i) => {
    const before = words[i - 1]?.word.os;
    return word.os === chosen?.value && joined && before !== undefined && before !== word.os;
  });
  return besideAnother ? undefined : chosen;
}

function cpuOf(words: PlatformWord[], os: Os | undefined): Told<Cpu[]> | undefined {
  const heard = words.map(({ word, saw, joined }) => ({
    cpus: (os === undefined ? undefined : word.cpuOn?.[os]) ?? word.cpu,
    word,
    saw,
    joined,
  }));
  const strength = strengths.find((each) =>
    heard.some(({ cpus, word }) => cpus !== undefined && word.strength === each),
  );
  const cpus = new Set<Cpu>();
  const saw: string[] = [];
  for (const each of heard.toReversed()) {
    if (each.cpus !== undefined && each.word.strength === strength) {
      each.cpus.forEach((cpu) => cpus.add(cpu));
      saw.unshift(each.saw);
    }
    if (cpus.size > 0 && !each.joined) break;
  }
  return cpus.size === 0
    ? undefined
    : { value: wordsOf(cpuLabels).filter((cpu) => cpus.has(cpu)), saw: saw.join(' ') };
}

/** How packages are named that run on any CPU: app_1.0_all.deb, app-1.0.noarch.rpm, app-1.0-1-any.pkg.tar.zst, app-1.0-py3-none-any.whl. */
const anyCpuEndings: Partial<Record<Format, RegExp>> = {
  deb: /_all$/i,
  rpm: /\.noarch$/i,
  apk: /[._-]noarch$/i,
  'alpine.apk': /[._-]noarch$/i,
  'pkg.tar.zst': /-any$/i,
  whl: /-any$/i,
};

function anyCpu(stem: string, found: Found): Told<CpuWord[]> | undefined {
  const saw = found?.ending.format && anyCpuEndings[found.ending.format]?.exec(stem)?.[0];
  return saw === undefined ? undefined : { value: ['any'], saw };
}

function formatOf(found: Found, os?: Os): Told<Format> | undefined {
  if (found?.ending.format === undefined) return undefined;
  const { format } = found.ending;
  return {
    value: format === 'apk' && os === 'linux' ? 'alpine.apk' : format,
    saw: `.${found.written}`,
  };
}

/** A program of Unix has no ending: what follows the last dot, if any, is a platform or part of a version. */
function programOf(name: string, found: Found): Told<Format> | undefined {
  if (found !== undefined) return undefined;
  const dot = name.lastIndexOf('.');
  const tail = name.slice(dot + 1);
  const start = /^[a-z0-9]*/.exec(tail.toLowerCase())?.[0] ?? '';
  return dot < 0 || /^\d/.test(start) || lookUp(start) !== undefined
    ? { value: 'binary', saw: tail }
    : undefined;
}
