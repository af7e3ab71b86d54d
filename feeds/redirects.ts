import { downloadFolder, isAbsolute } from '../catalogue/addresses';
import { type Catalogue } from '../catalogue/schema';
import { permanentLinks } from './permanent-links';

/** A link that moves with every release: a path of the site, and an address or path without anything that servers interpret. */
export interface Redirect {
  from: string;
  to: string;
}

const nowhere = 'https://page.invalid';

/** An address in ASCII without the characters that mean something in the configuration of a server. */
function plainAddress(address: string): string {
  const { origin, host, pathname, search, hash } = new URL(address, nowhere);
  const encoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  const plain = (text: string, special: RegExp) => text.replace(special, encoded);
  const rest = plain(pathname + search + hash, /%(?![0-9a-f]{2})|["'$;\\{}<>`|^():*]/gi);
  // The schema lets no such host in; here it could only be one that somebody has found a way round it for.
  return origin === nowhere ? rest : `https://${plain(host, /[^a-z0-9.:[\]-]/g)}${rest}`;
}

/** The permanent links of a catalogue on a site below `base` (empty or `/project`). */
export function redirectsOf(catalogue: Catalogue, base: string): Redirect[] {
  const page = `${base}${downloadFolder}`;
  return permanentLinks(catalogue).map(({ path: from, target }) => ({
    from: `${page}${from}`,
    to: plainAddress(isAbsolute(target) ? target : `${page}${target}`),
  }));
}
