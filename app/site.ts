import { cache } from 'react';
import { basePathOf, downloadFolder, isAbsolute, siteOf } from '../catalogue/addresses';
import { readCatalogue } from '../catalogue/read';
import { labelled } from '../catalogue/variants';

/** The public address of the site from `SITE_URL`, for example https://user.github.io/project, or null when it is not set. */
export const siteUrl = siteOf(process.env);

/** The page's own address on its host, with the base path. */
export const pagePath = `${basePathOf(siteUrl)}${downloadFolder}`;

/** Where a browser finds what a catalogue names: https addresses as they are, others below /download/. */
export function addressOf(url: string): string {
  return isAbsolute(url) ? url : `${pagePath}${url}`;
}

/** The catalogue, read once for all parts of a page, with labels where files would look the same. */
export const loadCatalogue = cache(async () => {
  const result = await readCatalogue();
  return result.state === 'ok' ? { ...result, catalogue: labelled(result.catalogue) } : result;
});
