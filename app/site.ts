import { cache } from 'react';
import { downloadFolder, isAbsolute } from '../catalogue/addresses';
import { readCatalogue } from '../catalogue/read';
import { labelled } from '../catalogue/variants';

/** The public address of the site from `SITE_URL`, for example https://user.github.io/project, or null when it is not set. */
export const siteUrl = process.env.SITE_URL ? new URL(process.env.SITE_URL) : null;

const basePath = siteUrl?.pathname.replace(/\/$/, '') ?? '';

/** The page's own address on its host, with the base path. */
export const pagePath = `${basePath}${downloadFolder}`;

/** Where a browser finds what a catalogue names: https addresses as they are, others below /download/. */
export function addressOf(url: string): string {
  return isAbsolute(url) ? url : `${pagePath}${url}`;
}

/** The catalogue, read once for all parts of a page, with labels where files would look the same. */
export const loadCatalogue = cache(async () => {
  const result = await readCatalogue();
  return result.state === 'ok' ? { ...result, catalogue: labelled(result.catalogue) } : result;
});
