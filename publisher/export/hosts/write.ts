import { mkdir, readdir, writeFile } from 'node:fs/promises';
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

/**
 * Writes what hosts read into `out`, and ready snippets for servers into its sibling `hosting`. What moves with every
 * release is in `latest-` files of its own, which the snippets include: those are edited once.
 */
export async function writeHosts(
  root: string,
  base: string,
  policy: Policy,
  redirects: readonly Redirect[],
): Promise<void> {
  const there = await readdir(path.join(root, 'out', 'download'), { withFileTypes: true });
  const beside = there
    .map(
      (entry) =>
        `${base}${downloadFolder}${encodeURIComponent(entry.name)}${entry.isDirectory() ? '/' : ''}`,
    )
    .sort();
  const told = {
    published: hostRules(base, fullPolicies(policy, base), redirects, beside),
    lasting: hostRules(base, [lastingPolicy], redirects, beside),
  };
  const files = hosts.flatMap((host) => Object.entries(host(told)));
  await mkdir(path.join(root, 'hosting'), { recursive: true });
  for (const [name, text] of files) await writeFile(path.join(root, name), text);
}
