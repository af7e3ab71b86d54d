import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { downloadFolder } from '../../../catalogue/addresses';
import { type Redirect } from '../../../feeds/redirects';
import { type Policy } from '../policy';
import { apache } from './apache';
import { caddy } from './caddy';
import { cloudfront } from './cloudfront';
import { firebase } from './firebase';
import { type Host } from './host';
import { lighttpd } from './lighttpd';
import { nginx } from './nginx';
import { pages } from './pages';
import { fullPolicies, hostRules, lastingPolicy } from './rules';

/** Every kind of host that is told what to do. */
const hosts: readonly Host[] = [pages, firebase, nginx, apache, caddy, lighttpd, cloudfront];

/** What a build publishes: the name that a host's own names begin with, and whether the page is a site of its own or a guest in another. */
export interface Published {
  name: string;
  whole: boolean;
}

/**
 * Writes what hosts read into `out`, and ready snippets for servers into its sibling `hosting`. What moves with every
 * release is in the snippets, which a site's configuration includes and nobody edits.
 */
export async function writeHosts(
  root: string,
  base: string,
  policy: Policy,
  redirects: readonly Redirect[],
  { name, whole }: Published,
): Promise<void> {
  const there = await readdir(path.join(root, 'out', 'download'), { withFileTypes: true });
  const beside = there
    .map(
      (entry) =>
        `${base}${downloadFolder}${encodeURIComponent(entry.name)}${entry.isDirectory() ? '/' : ''}`,
    )
    .sort();
  const id = `download_${name}${base}`.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  const told = {
    whole,
    published: hostRules(
      { id, base, lasting: false },
      fullPolicies(policy, base),
      redirects,
      beside,
    ),
    lasting: hostRules({ id, base, lasting: true }, [lastingPolicy], redirects, beside),
  };
  const files = hosts.flatMap((host) => Object.entries(host(told)));
  const hosting = path.join(root, 'hosting');
  await rm(path.join(hosting, 'cloudfront'), { recursive: true, force: true });
  await mkdir(path.join(hosting, 'cloudfront'), { recursive: true });
  for (const [file, text] of files) await writeFile(path.join(root, file), text);
}
