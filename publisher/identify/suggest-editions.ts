import { type Reason } from '../../catalogue/reason';
import { type Edition, type Release, type ReleaseFile } from '../../catalogue/schema';
import { distinctParts, partsOf, variantsOf } from '../../catalogue/variants';
import { stageWords } from '../../catalogue/version';
import { formatLabels } from '../../catalogue/vocabulary';
import { lookUp } from '../../catalogue/words';

/** Words that tell how a file was built or gets onto a machine, which version or commit it is: no program of its own. */
const noProgram = new RegExp(
  `^(?:.*(?:portable|setup|install).*|user|system|store|standalone|bin|binary|msvc|mingw|ucrt|static|unknown|pc|` +
    `(?:un)?signed|notarized|latest|(?:${stageWords}|stable)\\d*|t[gbx]z2?|g?(?=[a-f]*\\d)[0-9a-f]{6,40}|v?\\d.*|.)$`,
);

/** A part of a name as a word for an edition; of linuxXL and macosXL what both have. Undefined for what says something else. */
function wordOf(part: string): string | undefined {
  const text = part.toLowerCase();
  const system = [...text].findLastIndex(
    (_, at) => at >= 5 && at <= text.length - 2 && lookUp(text.slice(0, at), false)?.os,
  );
  const word = system < 0 ? text : text.slice(system);
  const isKnown = Object.hasOwn(formatLabels, word) || lookUp(word) !== undefined;
  return isKnown || noProgram.test(word) ? undefined : word;
}

const wordsIn = (parts: readonly string[]): string[] => [
  ...new Set(parts.flatMap((part) => wordOf(part) ?? [])),
];

const platformOf = ({ os, cpu = [] }: ReleaseFile): string => [os, ...cpu.toSorted()].join(' ');

/** Words by which downloads for one platform differ on more than one: on all, where there is only one. */
function tellingWords(groups: readonly ReleaseFile[][], platforms: number): Set<string> {
  const places = new Map<string, Set<string>>();
  for (const group of groups) {
    const names = group.map(({ name }) => name);
    for (const file of group)
      for (const word of wordsIn(distinctParts(file.name, names)))
        places.set(word, (places.get(word) ?? new Set()).add(platformOf(file)));
  }
  const enough = Math.min(2, platforms);
  return new Set([...places].flatMap(([word, where]) => (where.size >= enough ? word : [])));
}

/**
 * What to ask of a release that holds several programs for one platform, with the options that say it: its downloads in
 * groups by the words in which their names differ. None where every difference is one of a single platform, has a label,
 * or is known already.
 */
export function askForEditions(
  { version, files }: Release,
  editions: readonly Edition[] = [],
): Reason[] {
  const downloads = files.filter(({ kind, label }) => kind === 'download' && label === undefined);
  const known = editions
    .flatMap((edition) => edition.files ?? [])
    .map((text) => text.toLowerCase());
  const groups = variantsOf({ files: downloads }, editions);
  const words = [...tellingWords(groups, new Set(downloads.map(platformOf)).size)].filter(
    (word) => !known.some((pattern) => pattern.includes(word)),
  );
  const sets = new Map<string, ReleaseFile[]>();
  for (const file of downloads) {
    const set = wordsIn(partsOf(file.name)).filter((word) => words.includes(word));
    sets.set(set.join('*'), [...(sets.get(set.join('*')) ?? []), file]);
  }
  const [pair] = groups.filter((group) => words.some((word) => hasWord(group, word)));
  if (sets.size < 2 || !pair) return [];
  const platforms = (own: ReleaseFile[]) => new Set(own.map(platformOf)).size;
  const options = [...sets]
    .sort(([a, x], [b, y]) => Number(a !== '') - Number(b !== '') || platforms(y) - platforms(x))
    .filter(([set]) => set !== '')
    .map(([set]) => `--edition "*${set}*=${idOf(set)}"`);
  return [
    {
      where: version,
      problem: `these are for one platform, and their names differ by words that others have too: ${pair.map(({ name }) => name).join(', ')}.`,
      remedy: `If they are different programs, so that visitors choose one first, say so once: ${options.join(' ')}. What no pattern fits is what most people want. =id:Name:Who needs it says it in words. Otherwise the page tells them apart by these words.`,
    },
  ];
}

const hasWord = (group: readonly ReleaseFile[], word: string): boolean =>
  group.some(({ name }) => wordsIn(partsOf(name)).includes(word));

function idOf(set: string): string {
  return (
    set
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 32)
      .replace(/-$/, '') || 'other'
  );
}
