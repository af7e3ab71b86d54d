import { editionByName, fits } from '../../catalogue/edition-names';
import { editionOf, editionsIn } from '../../catalogue/editions';
import { problemText, type Reason } from '../../catalogue/reason';
import {
  editionSchema,
  type Catalogue,
  type Edition,
  type Product,
  type Release,
  type ReleaseFile,
} from '../../catalogue/schema';
import { didYouMean, schemaReasons } from '../../catalogue/schema-reasons';
import { auxiliaryKinds } from '../identify/kind';
import { inQuotes } from '../terminal/command-line';

/** How `--edition` is written, for messages. */
export const editionForm =
  'NAMES=id like "*mono*=dotnet", where * stands for any text, or NAMES=id:Name:Who needs it like "*mono*=dotnet:.NET:For games in C#"';

/** An edition as an option says it: what is not said is left as it is. */
export type SaidEdition = Pick<Edition, 'id' | 'for'> & { name?: string; pattern: string };

/** Reads every `--edition NAMES=id[:name[:who needs it]]`; what has not this form is a reason. */
export function readEditions(options: readonly string[]): {
  editions: SaidEdition[];
  reasons: Reason[];
} {
  const editions: SaidEdition[] = [];
  const reasons: Reason[] = [];
  for (const option of options) {
    const where = `--edition ${option}`;
    const [, pattern = '', id = '', name, who] =
      /^(.+?)=([^:=]+)(?::([^:]*))?(?::(.*))?$/.exec(option) ?? [];
    const said = { id, name: name?.trim() || undefined, for: who?.trim() || undefined };
    const parsed = editionSchema.safeParse({ ...said, name: said.name ?? (id || '?') });
    if (pattern === '')
      reasons.push({ where, problem: 'this names no edition.', remedy: `Write ${editionForm}.` });
    else if (parsed.success) editions.push({ ...said, pattern });
    else
      reasons.push(
        ...schemaReasons(parsed.error, said, where).map((reason) => ({
          where,
          problem: problemText(reason),
          remedy: `Write ${editionForm}.`,
        })),
      );
  }
  return { editions, reasons };
}

function withEditionsByName(release: Release, editions: readonly Edition[]): Release {
  const named = (file: ReleaseFile): ReleaseFile => {
    const id = auxiliaryKinds.includes(file.kind)
      ? undefined
      : editionByName(file.name, release.version, editions);
    return file.edition !== undefined || id === undefined ? file : { ...file, edition: id };
  };
  return { ...release, files: release.files.map(named) };
}

/** The product's editions with what is said of them: a new one comes after those that are there. */
function merged(known: readonly Edition[], said: readonly SaidEdition[]): Edition[] {
  const editions = new Map(known.map((edition) => [edition.id, edition]));
  for (const { id, name, for: who, pattern } of said) {
    const before: Edition = editions.get(id) ?? { id, name: name ?? id };
    editions.set(id, {
      ...before,
      name: name ?? before.name,
      ...((who ?? before.for) !== undefined && { for: who ?? before.for }),
      files: [...new Set([...(before.files ?? []), pattern])],
    });
  }
  return [...editions.values()];
}

/**
 * The catalogue with the editions that options say, which it remembers by their patterns: files of `version` that name no
 * edition get theirs by name, and where something is said those of every release. If downloads are left that no pattern
 * fits, they are the product as most people want it, which comes first as "standard".
 */
export function withEditions(
  catalogue: Catalogue,
  version: string,
  said: readonly SaidEdition[],
): Catalogue {
  const before = catalogue.product.editions ?? [];
  const editions = merged(before, said);
  if (editions.length === 0) return catalogue;
  const releases = catalogue.releases.map((release) =>
    said.length > 0 || release.version === version
      ? withEditionsByName(release, editions)
      : release,
  );
  const isLeft = releases.some(({ files }) =>
    files.some(({ kind, edition }) => kind === 'download' && edition === undefined),
  );
  const standard = { id: 'standard', name: 'Standard' };
  const isNew = before.length === 0 && editions.every(({ id }) => id !== standard.id);
  const all = isNew && isLeft ? [standard, ...editions] : editions;
  return { ...catalogue, product: { ...catalogue.product, editions: all }, releases };
}

/** The pattern with its longest word as a name has it: what a wrong one may have meant. Undefined where nothing is near. */
function nearestPattern(pattern: string, names: readonly string[]): string | undefined {
  const typed = pattern
    .toLowerCase()
    .split('*')
    .reduce((long, part) => (part.length > long.length ? part : long), '');
  const words = names
    .map((name) => name.toLowerCase())
    .flatMap((name) => (name.includes(typed) ? typed : name.split(/[^a-z0-9]+/)));
  const near = didYouMean(typed, words);
  return near === null ? undefined : `*${near}*`;
}

/** A reason for each pattern that fits no file of the catalogue, to which a release of `version` has been added. */
export function unmatchedEditions(
  { releases }: Catalogue,
  version: string,
  said: readonly SaidEdition[],
): Reason[] {
  const named = (own: readonly Release[]) =>
    own.flatMap(({ files }) =>
      files.flatMap(({ kind, name }) => (auxiliaryKinds.includes(kind) ? [] : name)),
    );
  const here = named(releases.filter((release) => release.version === version));
  return said
    .filter(({ pattern }) => !named(releases).some((name) => fits(pattern, name)))
    .map(({ pattern, id }) => {
      const near = nearestPattern(pattern, here);
      return {
        where: `--edition ${pattern}=${id}`,
        problem: `no file has such a name; ${version} has ${here.join(', ')}.`,
        remedy: near
          ? `Did you mean --edition ${inQuotes(`${near}=${id}`)}?`
          : 'Write what stands in the names, with * for any text before and after it.',
      };
    });
}

/** One line that says which downloads of a release are of which edition; none where there is one program. */
export function editionLines(product: Product, release: Release): string[] {
  const counts = editionsIn(product, release).map(({ id, name }) => {
    const own = release.files.filter(
      (file) => file.kind === 'download' && editionOf(file, product.editions) === id,
    );
    return `${name} (${id}): ${own.length}`;
  });
  return counts.length === 0 ? [] : [`Downloads by edition: ${counts.join(', ')}.`];
}
