import { isAbsolute, withFullAddresses } from '../catalogue/addresses';
import { catalogueOf } from '../catalogue/editions';
import { packageName } from '../catalogue/paths';
import { inLanguage, languageOf, textOf } from '../catalogue/said';
import {
  type Catalogue,
  type Edition,
  type Product,
  type Release,
  type ReleaseFile,
} from '../catalogue/schema';
import { mainRelease } from '../catalogue/version';
import { type FeedRow } from './feed';

/** What there is to write feeds from: the catalogue with full addresses and its main release. */
export interface FeedInput {
  catalogue: Catalogue;
  product: Product;
  /** The site's address, or null when it is not known. */
  site: URL | null;
  release: Release | undefined;
  /** The edition that all of this is of, where it is not the first: it has places and names of its own. */
  edition?: Edition;
}

/** What one feed is written from: a release is there, with the files of it that the feed names. */
export interface Material extends FeedInput {
  release: Release;
  files: ReleaseFile[];
}

/** Why a feed is not written, in one line that says what the catalogue or the build would have to give. */
export interface Lack {
  lacks: string;
}

/** Looks up what a feed is written from. */
export type Find = (input: FeedInput) => Material | Lack;

const noSite = 'the site’s address: build with SITE_URL=https://…';

/** What all feeds of a catalogue have in common, so that a thousand releases are not gone through for each of them. */
export function feedInput(original: Catalogue, site: URL | null): FeedInput {
  const own = inLanguage(original, languageOf(original.product));
  const catalogue = withFullAddresses(own, site);
  return { catalogue, product: catalogue.product, site, release: mainRelease(catalogue) };
}

/**
 * What a feed is written from: everything at once, or each edition as if it were all that there is, so that nothing that
 * installs or updates a program takes the file of another one. The first has the places that a product without editions has.
 */
export function inputsFor({ editions }: Pick<FeedRow, 'editions'>, input: FeedInput): FeedInput[] {
  const { editions: all = [] } = input.product;
  if (editions === undefined || all.length === 0) return [input];
  return all.slice(0, editions === 'first' ? 1 : undefined).map((edition, index) => {
    const catalogue = catalogueOf(input.catalogue, edition.id);
    const release = mainRelease(catalogue);
    return { ...input, catalogue, release, edition: index === 0 ? undefined : edition };
  });
}

/** The version that a script takes for each edition where none is asked for, as its permanent links do. */
export function newestByEdition(catalogue: Catalogue): { id: Edition['id']; version: string }[] {
  return (catalogue.product.editions ?? []).flatMap(({ id }) => {
    const release = mainRelease(catalogueOf(catalogue, id));
    return release ? [{ id, version: release.version }] : [];
  });
}

/** The name of what a feed is about: the product's, with the edition's. */
export const nameOf = ({ product, edition }: Pick<FeedInput, 'product' | 'edition'>): string =>
  edition ? `${product.name} ${textOf(edition.name)}` : product.name;

/** The folder of an edition among the outputs of one kind; nothing for the first. */
export const folderOf = ({ edition }: Pick<FeedInput, 'edition'>): string =>
  edition ? `${edition.id}/` : '';

/** The main release with the files that `pick` keeps, wherever they are. */
export function anywhere(pick: (release: Release) => ReleaseFile[], what: string): Find {
  return (input) => {
    const { release } = input;
    if (!release) return { lacks: 'a release that is not withdrawn' };
    const files = pick(release);
    return files.length > 0 ? { ...input, release, files } : { lacks: what };
  };
}

/** As `anywhere`, for readers that need to know the server of each file. */
export function withServers(pick: (release: Release) => ReleaseFile[], what: string): Find {
  return (input) => {
    const found = anywhere(pick, what)(input);
    if ('lacks' in found) return found;
    return found.files.every(({ url }) => isAbsolute(url)) ? found : { lacks: noSite };
  };
}

/** As `find`, when the site's address is known. */
export function onSite(find: Find): Find {
  return (input) => (input.site === null ? { lacks: noSite } : find(input));
}

/** As `onSite`, for files that are looked for at the root of a host only. */
export function atRoot(find: Find): Find {
  return onSite((input) =>
    input.site?.pathname === '/'
      ? find(input)
      : { lacks: 'a site at the root of its host; this one is in a folder of it' },
  );
}

/** What `find` finds, if the product says enough about itself. */
export function withProduct(says: (product: Product) => boolean, what: string, find: Find): Find {
  return (input) => (says(input.product) ? find(input) : { lacks: what });
}

/** Every file of a release, and what a catalogue lacks that has none. */
export const allFiles = (release: Release) => release.files;
export const aFile = 'a file in the newest release';

/** As `find`, for packages, which need a name of plain letters. */
export const withName = (find: Find): Find =>
  withProduct(
    (product) => packageName(product) !== '',
    'a product.command, since the product’s name has no letters that packages can use',
    find,
  );

/** As `find`, for products that are one program with a name to type. */
export const withCommand = (find: Find): Find =>
  withProduct(
    ({ command }) => command !== undefined,
    'product.command, the name of the program to install',
    find,
  );
