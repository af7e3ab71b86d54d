import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAbsolute } from '../../catalogue/addresses';
import { downloadFolder, type Catalogue } from '../../catalogue/schema';
import { permanentLinks } from './permanentLinks';

interface Redirect {
  from: string;
  to: string;
}

/** An address without the characters that mean something in a server's configuration. */
function plainAddress(address: string): string {
  const encoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  return address.replace(/["'$;\\{}<>`\s]/g, encoded);
}

/** The permanent links of a catalogue on a site below `base` (empty or `/project`). */
export function redirectsOf(catalogue: Catalogue, base: string): Redirect[] {
  const page = `${base}${downloadFolder}`;
  return permanentLinks(catalogue).map(({ path: from, target }) => ({ from: `${page}${from}`, to: plainAddress(isAbsolute(target) ? target : `${page}${target}`) }));
}

/** The redirects as each host reads them: a line for each, 302 because the links move with every release. */
export const redirectFormats = {
  pages: ({ from, to }: Redirect) => `${from} ${to} 302\n`,
  nginx: ({ from, to }: Redirect) => `location = ${from} { return 302 "${to}"; }\n`,
  apache: ({ from, to }: Redirect) => `Redirect 302 "${from}" "${to}"\n`,
  caddy: ({ from, to }: Redirect) => `redir ${from} "${to}" 302\n`,
};

/**
 * Adds the permanent links to `out/_redirects` as the export has written it, and writes them for servers into `hosting/`,
 * in files of their own to be included, since they change with every release.
 */
export async function writeRedirects(root: string, catalogue: Catalogue, base: string): Promise<void> {
  const redirects = redirectsOf(catalogue, base);
  await appendFile(path.join(root, 'out', '_redirects'), redirects.map(redirectFormats.pages).join(''));
  const hosting = path.join(root, 'hosting');
  await mkdir(hosting, { recursive: true });
  await writeFile(path.join(hosting, 'latest-nginx.conf'), redirects.map(redirectFormats.nginx).join(''));
  await writeFile(path.join(hosting, 'latest-apache.conf'), redirects.map(redirectFormats.apache).join(''));
  await writeFile(path.join(hosting, 'latest-Caddyfile'), redirects.map(redirectFormats.caddy).join(''));
}
