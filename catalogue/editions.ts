import {
  type Catalogue,
  type Edition,
  type Product,
  type Release,
  type ReleaseFile,
} from './schema';
import { compareVersions } from './version';

/** What an edition is told by: a file of the catalogue has it, and so has its row on a page. */
type OfAnEdition = Pick<ReleaseFile, 'kind' | 'edition'>;

/**
 * The edition that a file is of, of all that a product has. A download that names none is of the first; what else names
 * none, a checksum list or the source, belongs to every edition: undefined, as everything where there are no editions.
 */
export function editionOf(
  { kind, edition }: OfAnEdition,
  editions: readonly Pick<Edition, 'id'>[] = [],
): string | undefined {
  return edition ?? (kind === 'download' ? editions[0]?.id : undefined);
}

/** What somebody gets who has chosen an edition: its files, and those that belong to every one. */
export function ofEdition<Part extends { files: readonly OfAnEdition[] }>(
  release: Part,
  id: Edition['id'],
  editions: readonly Pick<Edition, 'id'>[] = [],
): Part {
  const files = release.files.filter((file) => (editionOf(file, editions) ?? id) === id);
  return { ...release, files };
}

/** Whether a version may have an edition, by what the edition says of itself. */
export function isWithin({ since, until }: Edition, version: string): boolean {
  return (
    (since === undefined || compareVersions(version, since) >= 0) &&
    (until === undefined || compareVersions(version, until) <= 0)
  );
}

/** The editions that a release has downloads of, in the product's order; none where there is nothing to choose. */
export function editionsIn(
  { editions = [] }: Product,
  { files }: Pick<Release, 'files'>,
): Edition[] {
  const found = editions.filter(({ id }) =>
    files.some((file) => file.kind === 'download' && editionOf(file, editions) === id),
  );
  return found.length > 1 ? found : [];
}

/**
 * The catalogue as if an edition were all that there is: releases without a download of it are left out, but for withdrawn
 * ones, which say what to use instead.
 */
export function catalogueOf(catalogue: Catalogue, id: Edition['id']): Catalogue {
  const { editions } = catalogue.product;
  const releases = catalogue.releases
    .map((release) => ofEdition(release, id, editions))
    .filter(({ files, withdrawn }) => withdrawn ?? files.some(({ kind }) => kind === 'download'));
  return { ...catalogue, releases };
}

/** A pattern of file names with its letters in order: `*` stands for any text, case does not matter. */
function fits(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split('*');
  const last = rest.pop();
  const text = name.toLowerCase();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

const letters = (pattern: string) => pattern.replaceAll('*', '').length;

/** The edition of a new file by its name: of all patterns that fit the one with the most letters; undefined where none fits. */
export function editionByName(
  name: string,
  version: string,
  editions: readonly Edition[],
): string | undefined {
  const fitting = editions
    .filter((edition) => isWithin(edition, version))
    .flatMap(({ id, files = [] }) =>
      files.filter((pattern) => fits(pattern, name)).map((pattern) => ({ id, pattern })),
    )
    .sort((a, b) => letters(b.pattern) - letters(a.pattern));
  return fitting[0]?.id;
}
