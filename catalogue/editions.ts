import {
  type Catalogue,
  type Edition,
  type Product,
  type Release,
  type ReleaseFile,
} from './schema';

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
