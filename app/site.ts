import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cache } from 'react';
import { basePathOf, downloadFolder, isAbsolute, siteOf } from '../catalogue/addresses';
import { catalogueOf, readCatalogue } from '../catalogue/read';
import { inOneLanguage } from '../catalogue/said';
import { type Catalogue, type Product } from '../catalogue/schema';
import { labelled } from '../catalogue/variants';

/** The public address of the site from `SITE_URL`, for example https://user.github.io/project, or null when it is not set. */
export const siteUrl = siteOf(process.env);

/** Whose catalogue the page is of: a project's folder, or the file of the catalogue. */
const project = process.env.CATALOGUE || process.cwd();

/** The page's own address on its host, with the base path. */
export const pagePath = `${basePathOf(siteUrl)}${downloadFolder}`;

/** Where a browser finds what a catalogue names: https addresses as they are, others below /download/. */
export function addressOf(url: string): string {
  return isAbsolute(url) ? url : `${pagePath}${url}`;
}

/** The largest picture that stands in the page itself: below that another request costs more than its bytes. */
const inlineLimit = 2048;

function pictureOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** The product's icon: a small one as a data: address, so that the page stays one request, others where they lie. */
export const iconOf = cache(({ icon }: Pick<Product, 'icon'>): string | undefined => {
  if (icon === undefined) return undefined;
  const type = /\.(svg|png)$/i.exec(icon)?.[1]?.toLowerCase();
  const { base, folder } = catalogueOf(project);
  const file = path.join(base, folder, decodeURIComponent(icon));
  const bytes = type && pictureOf(file);
  if (!bytes || bytes.length > inlineLimit) return addressOf(icon);
  return type === 'svg'
    ? `data:image/svg+xml,${encodeURI(bytes.toString('utf8').trim()).replaceAll('#', '%23').replaceAll('%20', ' ').replaceAll('%22', "'")}`
    : `data:image/png;base64,${bytes.toString('base64')}`;
});

/** The catalogue, read once for all parts of a page, with labels where files would look the same. */
const shown = (catalogue: Catalogue) =>
  process.env.NODE_ENV === 'development' ? inOneLanguage(catalogue) : catalogue;

export const loadCatalogue = cache(() => {
  const result = readCatalogue(project);
  return result.state === 'ok'
    ? { ...result, catalogue: shown(labelled(result.catalogue)) }
    : result;
});
