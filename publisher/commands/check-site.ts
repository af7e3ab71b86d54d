import { readCatalogue } from '../../catalogue/read';
import { redirectsOf } from '../../feeds/redirects';
import { requireBuilt } from '../deploy/require-built';
import { compareSite } from '../gate/site';
import { done, refused, type Outcome } from '../terminal/outcome';

/** Compares what a host serves at `address` with the folder `out` of a project: one reason or warning for each difference. */
export async function checkSite(
  project: string,
  out: string,
  address: URL,
  fetch: typeof globalThis.fetch,
): Promise<Outcome> {
  await requireBuilt(out);
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
