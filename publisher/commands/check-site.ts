import { access } from 'node:fs/promises';
import path from 'node:path';
import { readCatalogue } from '../../catalogue/read';
import { redirectsOf } from '../../feeds/redirects';
import { compareSite } from '../gate/site';
import { done, refused, type Outcome } from '../terminal/outcome';

/** Compares what a host serves at `address` with `out/` of the project in `root`: one reason or warning for each difference. */
export async function checkSite(
  root: string,
  address: URL,
  fetch: typeof globalThis.fetch,
): Promise<Outcome> {
  const out = path.join(root, 'out');
  const page = path.join(out, 'download', 'index.html');
  const isBuilt = await access(page).then(
    () => true,
    () => false,
  );
  if (!isBuilt)
    return refused([
      { where: page, problem: 'it is missing.', remedy: 'Build the site first: npm run build' },
    ]);
  const base = address.pathname.replace(/\/(download\/?)?$/, '');
  const read = await readCatalogue(root);
  const redirects = read.state === 'ok' ? redirectsOf(read.catalogue, base) : [];
  const { reasons, warnings } = await compareSite({
    site: address.origin + base,
    out,
    redirects,
    fetch,
  });
  if (reasons.length > 0) return refused(reasons, warnings);
  const better =
    warnings.length === 0 ? '' : ` What it could do better: ${warnings.length}, see above.`;
  return done(
    [`${address.origin}${base}/download/ serves what out/ holds.${better}`],
    {},
    warnings,
  );
}
