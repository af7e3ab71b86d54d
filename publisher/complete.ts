import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { movedFrom, verifyFolder } from '../app/download/visitor/check/commands';
import { basePathOf, downloadFolder, localPaths } from '../catalogue/addresses';
import { packageName } from '../catalogue/paths';
import { type CataloguePlace } from '../catalogue/read';
import { type Catalogue } from '../catalogue/schema';
import { labelled } from '../catalogue/variants';
import { type Rendered } from '../feeds/output';
import { redirectsOf } from '../feeds/redirects';
import { writeCopies } from './export/compress';
import { filesBeside } from './export/files-beside';
import { finish, prepare, type Prepared } from './export/finish';
import { loadTranslations } from './export/load-translations';
import { filesBelow, isPublic } from './export/prune';
import { checkFiles } from './export/write-check-files';
import { writeFeeds } from './export/write-feeds';
import { workFolder } from './store/journal';
import { commandLine } from './terminal/command-line';
import { done, type Outcome } from './terminal/outcome';

/** What the publisher publishes besides the page, by path in the site: public/, what the catalogue names, and updaters' own files. */
async function published(
  at: CataloguePlace,
  catalogue: Catalogue | null,
): Promise<Map<string, string>> {
  const own = path.join(at.base, at.folder);
  const files = new Map<string, string>();
  if (at.folder !== '.') {
    const around = path.join(at.base, path.dirname(at.folder));
    for (const name of await readdir(around, { recursive: true }).catch((): string[] => []))
      if (name.split(path.sep)[0] !== path.basename(at.folder))
        files.set(name, path.join(around, name));
  }
  if (!catalogue) return files;
  const update = (await filesBelow(path.join(own, 'update'))).map((name) => `update/${name}`);
  for (const name of [...localPaths(catalogue), ...update])
    files.set(path.join('download', name), path.join(own, name));
  files.set(path.join('download', 'releases.json'), path.join(at.base, at.file));
  return files;
}

/** Copies what the publisher publishes into the site. Where the file system has them, without taking more room. */
async function copyPublished(
  work: string,
  at: CataloguePlace,
  catalogue: Catalogue | null,
): Promise<void> {
  for (const [name, from] of await published(at, catalogue)) {
    if (!(await stat(from)).isFile()) continue;
    const to = path.join(work, 'out', name);
    await mkdir(path.dirname(to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}

const isBelowDownload = (name: string) => `/${name}`.startsWith(downloadFolder);

/** What a feed gives for a page that is a guest in another site, whose root is not its own. */
const onlyBelowDownload = ({ files, skipped }: Rendered): Rendered => ({
  files: files.filter((file) => isBelowDownload(file.path)),
  skipped,
});

/** Leaves out what Next writes around the page; what the publisher has put into public/ stays. */
async function leaveOutAround(root: string): Promise<void> {
  const out = path.join(root, 'out');
  for (const name of await filesBelow(out))
    if (!isBelowDownload(name) && !(await isPublic(root, name))) await rm(path.join(out, name));
}

/** Pages that have another address now. A host without redirects serves a page there that leads on. */
const movedPages = (base: string) => [
  { from: `${base}${downloadFolder}${movedFrom}`, to: `${base}${downloadFolder}${verifyFolder}` },
];

/** Renders the pages that Next does not, and bundles what pages load later, for complete(). */
export async function prepareSite(
  at: CataloguePlace,
  site: URL | null,
  catalogue: Catalogue | null,
): Promise<Prepared> {
  // What is loaded from here on reads these (app/site.ts), React too, which looks for mistakes of developers elsewhere.
  Object.assign(process.env, {
    NODE_ENV: 'production',
    SITE_URL: site?.href ?? '',
    CATALOGUE: path.join(at.base, at.file),
  });
  const { translationsOf } = await loadTranslations();
  return prepare(basePathOf(site), catalogue ? translationsOf(labelled(catalogue)) : []);
}

/** Finishes what Next exported in the folder `work`, and writes what stands beside the page. */
export async function complete(
  work: string,
  at: CataloguePlace,
  site: URL | null,
  catalogue: Catalogue | null,
  whole: boolean,
  prepared: Prepared,
): Promise<Outcome> {
  const base = basePathOf(site);
  await copyPublished(work, at, catalogue);
  // What the publisher put into the site is not Next's to finish.
  if (at.folder !== '.')
    await symlink(
      path.join(at.base, path.dirname(at.folder)),
      path.join(work, 'public'),
      'junction',
    );
  const redirects = catalogue ? [...redirectsOf(catalogue, base), ...movedPages(base)] : [];
  const name = catalogue ? packageName(catalogue.product) : '';
  const shells = await finish(work, base, redirects, { name, whole }, prepared);
  if (!whole) await leaveOutAround(work);
  if (!catalogue)
    return done([
      'Built: a page which says that nothing is published yet, since there is no catalogue.',
      `Next: ${commandLine('add')} <folder> --version 1.0 --product "Name" --summary "What it is, in one line"`,
    ]);
  const out = path.join(work, 'out');
  const beside = await filesBeside(out, catalogue, site, shells);
  const own = whole ? beside : beside.map(onlyBelowDownload);
  const { written, skipped } = writeFeeds(out, own);
  const lists = await checkFiles(
    out,
    catalogue,
    own.flatMap(({ files }) => files),
  );
  writeFeeds(out, [{ files: lists, skipped: [] }]);
  await writeCopies(out, path.join(at.base, workFolder, 'copies'));
  return done([
    `${written.length} pages of releases, feeds and other files for programs written below out/.`,
    ...skipped.map((line) => `  ${line}`),
  ]);
}
