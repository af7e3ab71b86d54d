import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import { bundleScript } from '../../app/download/bundle-script';
import { type Redirect } from '../../feeds/redirects';
import { programFolder } from '../program-folder';
import { writeHosts, type Published } from './hosts/write';
import { shellOf, withScript, type Shells } from './page-shell';
import { addPolicy, hasPolicy, policyOf, unite } from './policy';
import { filesBelow, isPublic, prune } from './prune';
import { recognise } from './recognise';
import { nextFolderOf, relocate, relocatedPage } from './relocate';
import { scriptsFolderOf, scriptsOf, sleep, type Site } from './sleep';

/**
 * Finishes the export of a project (`root`) in its `out` folder: scripts sleep, a policy stands in every page, what no
 * page uses is gone, hosts find their files and the site's permanent links (`redirects`), by what is `published`. Running it again changes
 * nothing. Throws a Refusal before the first change when a page is not as Next is known to write it. Gives the
 * shells for pages beside the download page (shellOf), whose policy the hosts are told too; null when nothing is published,
 * or when it has run before.
 */
export async function finish(
  root: string,
  base: string,
  redirects: readonly Redirect[] = [],
  published: Published = { name: 'page', whole: true },
): Promise<Shells | null> {
  const site: Site = { out: path.join(root, 'out'), base };
  const left = await filesBelow(nextFolderOf(site));
  const names = left.length > 0 ? left : await filesBelow(scriptsFolderOf(site));
  const all = (await filesBelow(site.out)).filter(
    (name) => name.endsWith('.html') && !/^(404|_not-found)\//.test(name),
  );
  const isOwn = await Promise.all(all.map((name) => isPublic(root, name)));
  const pages = await Promise.all(
    all
      .filter((_, i) => !isOwn[i])
      .map(async (name) => {
        const file = path.join(site.out, name);
        return { file, document: parse(relocatedPage(await readFile(file, 'utf8'), site)) };
      }),
  );

  const exported = pages
    .filter(({ document }) => !hasPolicy(document))
    .map(({ file, document }) => ({
      file,
      document,
      page: recognise(document, path.relative(root, file), scriptsOf(site)),
    }));
  const download = exported.find(
    ({ file }) => path.relative(site.out, file) === path.join('download', 'index.html'),
  );
  const plain = download ? shellOf(serialize(download.document)) : null;
  const shells =
    plain === null
      ? null
      : { plain, copying: withScript(plain, bundleScript('copying.ts', {}, programFolder)) };
  const shellPolicies = shells ? Object.values(shells).map((shell) => policyOf(parse(shell))) : [];
  await relocate(site);
  const used = new Set(exported.length > 0 ? [] : names);
  for (const { file, document, page } of exported) {
    const own = await sleep(document, page, site, names);
    for (const name of own) used.add(name);
    addPolicy(document, page.charset, {
      base,
      fetched: document === download?.document ? shellPolicies[0]?.['style-src'] : [],
    });
    await writeFile(file, serialize(document));
  }
  await prune(root, site.out, used);
  await writeHosts(
    root,
    base,
    unite([...pages.map(({ document }) => policyOf(document)), ...shellPolicies]),
    redirects,
    published,
  );
  return shells;
}
