import { access } from 'node:fs/promises';
import path from 'node:path';
import { readCatalogue } from '../../catalogue/read';
import { redirectsOf } from '../../feeds/redirects';
import { compareSite } from '../gate/site';
import { buildLine } from '../terminal/command-line';
import { done, refused, type Outcome } from '../terminal/outcome';

/** Compares what a host serves at `address` with the folder `out` of a project: one reason or warning for each difference. */
export async function checkSite(
  project: string,
  out: string,
  address: URL,
  fetch: typeof globalThis.fetch,
): Promise<Outcome> {
  const page = path.join(out, 'download', 'index.html');
  const isBuilt = await access(page).then(
    () => true,
    () => false,
  );
  if (!isBuilt)
    return refused([
      {
        where: page,
        problem: 'it is missing.',
        remedy: `Build the site first: ${buildLine}`,
      },
    ]);
  const base = address.pathname.replace(/\/(download\/?)?$/, '');
  const read = readCatalogue(project);
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
