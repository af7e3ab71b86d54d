import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import { bundleScript } from '../../app/download/bundle-script';
import { type Redirect } from '../../feeds/redirects';
import { programFolder } from '../program-folder';
import { bundleCheck } from './bundle-check';
import { writeHosts, type Published } from './hosts/write';
import { shellOf, withScript, type Shells } from './page-shell';
import { addPolicy, hasPolicy, policyOf, unite } from './policy';
import { filesBelow, isPublic, prune } from './prune';
import { recognise } from './recognise';
import { scriptsFolderOf, siteScripts, writeScripts } from './site-scripts';
import { hasCheck, partLater, sleep, strip, type ScriptsAndCheck } from './sleep';
import { trimStyles } from './styles';
import { translateAll } from './translate';
import { type Translation } from './translated';

/** What a site is finished with that does not depend on what Next renders: made meanwhile. */
export interface Prepared extends ScriptsAndCheck {
  translations: readonly Translation[];
}

/** Bundles the check for a site below `base`, for pages in languages as in `translations`. */
export async function prepare(
  base: string,
  translations: readonly Translation[] = [],
): Promise<Prepared> {
  const scripts = siteScripts(base);
  const check = await bundleCheck(scripts.write);
  await Promise.all(translations.map(({ language }) => check.words(language)));
  return { scripts, check, translations };
}

/**
 * Finishes the export of a project (`root`) in its `out` folder: the framework goes, the check sleeps, a policy stands in every
 * page, the download page is there in other languages too, what no page uses is gone, hosts find their files and the site's
 * permanent links (`redirects`), by what is `published`. Running it again changes nothing. Throws a Refusal before the first
 * change when a page is not as Next is known to write it. Gives the shells for pages beside the download page (shellOf), whose
 * policy the hosts are told too; null when nothing is published, or when it has run before.
 */
export async function finish(
  root: string,
  base: string,
  redirects: readonly Redirect[] = [],
  published: Published = { name: 'page', whole: true },
  prepared?: Prepared,
): Promise<Shells | null> {
  const out = path.join(root, 'out');
  const names = (await filesBelow(out)).filter(
    (name) => name.endsWith('.html') && !/^(404|_not-found)\//.test(name),
  );
  const isOwn = await Promise.all(names.map((name) => isPublic(root, name)));
  const pages = await Promise.all(
    names
      .filter((_, i) => !isOwn[i])
      .map(async (name) => {
        const file = path.join(out, name);
        return { file, document: parse(await readFile(file, 'utf8')) };
      }),
  );

  const exported = pages
    .filter(({ document }) => !hasPolicy(document))
    .map(({ file, document }) => ({
      file,
      document,
      page: recognise(document, path.relative(root, file)),
    }));
  const download = exported.find(
    ({ file }) => path.relative(out, file) === path.join('download', 'index.html'),
  );
  const plain = download ? shellOf(serialize(download.document)) : null;
  const shells =
    plain === null
      ? null
      : { plain, copying: withScript(plain, bundleScript('copying.ts', {}, programFolder)) };
  const shellPolicies = shells ? Object.values(shells).map((shell) => policyOf(parse(shell))) : [];
  const policies = pages
    .filter(({ document }) => hasPolicy(document))
    .map(({ document }) => policyOf(document));
  const wakes = exported.some(({ document }) => hasCheck(document));
  const given = wakes ? (prepared ?? (await prepare(base))) : null;
  for (const { file, document, page } of exported) {
    strip(document, page);
    const later = given && hasCheck(document) ? partLater(document, given) : null;
    if (!later) trimStyles(document);
    const isDownload = document === download?.document;
    const inOthers = isDownload ? translateAll(document, prepared?.translations ?? []) : [];
    const inAll = inOthers.map(({ language, document }) => ({
      file: path.join(path.dirname(file), language, 'index.html'),
      document,
    }));
    for (const one of [{ file, document }, ...inAll]) {
      if (given && later) await sleep(one.document, later, given);
      policies.push(
        addPolicy(one.document, {
          base,
          fetched: isDownload ? shellPolicies[0]?.['style-src'] : [],
        }),
      );
      await mkdir(path.dirname(one.file), { recursive: true });
      await writeFile(one.file, serialize(one.document));
    }
  }
  await rm(path.join(out, '_next'), { recursive: true, force: true });
  if (given) await writeScripts(out, given.scripts);
  const used =
    exported.length > 0
      ? (given?.scripts.texts.keys() ?? [])
      : await filesBelow(scriptsFolderOf(out));
  await prune(root, out, new Set(used));
  await writeHosts(root, base, unite([...policies, ...shellPolicies]), redirects, published);
  return shells;
}
