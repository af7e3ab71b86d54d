import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Policy } from '../policy';
import { apache } from './apache';
import { caddy } from './caddy';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront';
import { firebase } from './firebase';
import { lighttpd } from './lighttpd';
import { nginx } from './nginx';
import { headersFile, redirectsFile } from './pages';
import { fullPolicy, hostRules, lastingPolicy } from './rules';

/** Writes what hosts read into `out`, and ready snippets for servers into its sibling `hosting`. */
export async function writeHosts(root: string, base: string, policy: Policy): Promise<void> {
  const published = hostRules(base, fullPolicy(policy));
  const lasting = hostRules(base, lastingPolicy);
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
    'hosting/cloudfront-function.js': cloudfrontFunction(lasting),
    'hosting/cloudfront-headers.json': cloudfrontHeaders(lasting),
  };
  await mkdir(path.join(root, 'hosting'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
}
