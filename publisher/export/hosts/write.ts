import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { downloadFolder } from '../../../catalogue/addresses';
import { type Redirect } from '../../../feeds/redirects';
import { type Policy } from '../policy';
import { apache, apacheRedirects } from './apache';
import { caddy, caddyRedirects } from './caddy';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront';
import { firebase } from './firebase';
import { lighttpd, lighttpdRedirects } from './lighttpd';
import { nginx, nginxRedirects } from './nginx';
import { headersFile, redirectsFile } from './pages';
import { fullPolicies, hostRules, lastingPolicy } from './rules';

/** A comment to all four servers. Never left out: Caddy refuses to import a file in which nothing stands. */
const moving = '# The permanent links of this publish; written by every build.\n';

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
  const published = hostRules(base, fullPolicies(policy, base), redirects, beside);
  const lasting = hostRules(base, [lastingPolicy], redirects, beside);
  const files = {
    'out/_headers': headersFile(published),
    'out/_redirects': redirectsFile(published),
    // GitHub Pages would leave out folders whose name starts with "_".
    'out/.nojekyll': '',
    'hosting/firebase.json': firebase(published),
    'hosting/nginx.conf': nginx(lasting),
    'hosting/apache.conf': apache(lasting),
    'hosting/Caddyfile': caddy(lasting),
    'hosting/lighttpd.conf': lighttpd(lasting),
    'hosting/latest-nginx.conf': moving + nginxRedirects(lasting),
    'hosting/latest-apache.conf': moving + apacheRedirects(lasting),
    'hosting/latest-Caddyfile': moving + caddyRedirects(lasting),
    'hosting/latest-lighttpd.conf': moving + lighttpdRedirects(lasting),
    'hosting/cloudfront-function.js': cloudfrontFunction(lasting),
    'hosting/cloudfront-headers.json': cloudfrontHeaders(lasting),
  };
  await mkdir(path.join(root, 'hosting'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
}
