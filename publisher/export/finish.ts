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
import {
  hasCheck,
  partLater,
  scriptsFolderOf,
  scriptWriter,
  sleep,
  strip,
  type Site,
} from './sleep';
import { trimStyles } from './styles';
import { translate } from './translate';
import { type Translation } from './translated';

/**
 * Finishes the export of a project (`root`) in its `out` folder: the framework goes, the check sleeps, a policy stands in every
 * page, the download page is there in other languages too (`translations`), what no page uses is gone, hosts find their files
 * and the site's permanent links (`redirects`), by what is `published`. Running it again changes nothing. Throws a Refusal
 * before the first change when a page is not as Next is known to write it. Gives the shells for pages beside the download page
 * (shellOf), whose policy the hosts are told too; null when nothing is published, or when it has run before.
 */
export async function finish(
  root: string,
  base: string,
  redirects: readonly Redirect[] = [],
  published: Published = { name: 'page', whole: true },
  translations: readonly Translation[] = [],
): Promise<Shells | null> {
  const site: Site = { out: path.join(root, 'out'), base };
  const names = (await filesBelow(site.out)).filter(
    (name) => name.endsWith('.html') && !/^(404|_not-found)\//.test(name),
  );
  const isOwn = await Promise.all(names.map((name) => isPublic(root, name)));
  const pages = await Promise.all(
    names
      .filter((_, i) => !isOwn[i])
      .map(async (name) => {
        const file = path.join(site.out, name);
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
    ({ file }) => path.relative(site.out, file) === path.join('download', 'index.html'),
  );
  const plain = download ? shellOf(serialize(download.document)) : null;
  const shells =
    plain === null
      ? null
      : { plain, copying: withScript(plain, bundleScript('copying.ts', {}, programFolder)) };
  const shellPolicies = shells ? Object.values(shells).map((shell) => policyOf(parse(shell))) : [];
  const used = new Set(exported.length > 0 ? [] : await filesBelow(scriptsFolderOf(site)));
  const write = scriptWriter(site, used);
  const policies = pages
    .filter(({ document }) => hasPolicy(document))
    .map(({ document }) => policyOf(document));
  const check = exported.some(({ document }) => hasCheck(document))
    ? await bundleCheck(write)
    : null;
  for (const { file, document, page } of exported) {
    strip(document, page);
    const later = check && hasCheck(document) ? await partLater(document, check, write) : null;
    if (!later) trimStyles(document);
    const isDownload = document === download?.document;
    const inOthers = (isDownload ? translations : []).map((translation) => ({
      file: path.join(path.dirname(file), translation.language, 'index.html'),
      document: translate(document, translation),
    }));
    for (const one of [{ file, document }, ...inOthers]) {
      if (check && later) await sleep(one.document, later, check, write);
      addPolicy(one.document, {
        base,
        fetched: isDownload ? shellPolicies[0]?.['style-src'] : [],
      });
      await mkdir(path.dirname(one.file), { recursive: true });
      await writeFile(one.file, serialize(one.document));
      policies.push(policyOf(one.document));
    }
  }
  await rm(path.join(site.out, '_next'), { recursive: true, force: true });
  await prune(root, site.out, used);
  await writeHosts(root, base, unite([...policies, ...shellPolicies]), redirects, published);
  return shells;
}
