import { rm } from 'node:fs/promises';
import path from 'node:path';
import { movedFrom, verifyFolder } from '../app/download/visitor/check/commands';
import { basePathOf, downloadFolder } from '../catalogue/addresses';
import { packageName } from '../catalogue/paths';
import { readCatalogue } from '../catalogue/read';
import { type Catalogue } from '../catalogue/schema';
import { type Rendered } from '../feeds/output';
import { redirectsOf } from '../feeds/redirects';
import { judge, type CheckSurroundings } from './commands/check';
import { writeCopies } from './export/compress';
import { filesBeside } from './export/files-beside';
import { finish } from './export/finish';
import { filesBelow, isPublic } from './export/prune';
import { checkFiles } from './export/write-check-files';
import { writeFeeds } from './export/write-feeds';
import { exportPage } from './export-page';
import { strayFiles } from './gate/local-files';
import { downloadFolderOf } from './store/store';
import { attempt } from './terminal/attempt';
import { done, refused, type Outcome } from './terminal/outcome';

const left = 'Nothing was built';

/**
 * Builds the site of the project in `root` for the address `site`: reads the catalogue once, runs the gate over it, lets
 * Next export the page, and finishes what it wrote. Writes `out/` and `hosting/`, with what only the root of a
 * site has when it is `whole`; what fails half-way leaves no `out/`.
 */
export async function build(
  root: string,
  site: URL | null,
  { whole, ...outside }: CheckSurroundings & { whole: boolean },
): Promise<Outcome> {
  const read = await readCatalogue(root);
  if (read.state === 'problems') return { ...refused(read.problems), left };
  const catalogue = read.state === 'ok' ? read.catalogue : null;
  const gate = catalogue ? await attempt(() => judge(root, catalogue, {}, outside)) : done([]);
  if (!gate.ok) return { ...gate, left };
  const exported = await exportPage(root, basePathOf(site));
  if (!exported.ok) return { ...exported, warnings: gate.warnings, left };

  let isWhole = false;
  try {
    const outcome = await attempt(() => complete(root, site, catalogue, whole));
    isWhole = outcome.ok;
    const warnings = [...gate.warnings, ...outcome.warnings];
    return outcome.ok
      ? { ...outcome, warnings }
      : { ...outcome, warnings, left: `${left}, and out/ is gone` };
  } finally {
    // Nobody shall publish the half of a site.
    if (!isWhole) await rm(path.join(root, 'out'), { recursive: true, force: true });
  }
}

/** Leaves out what Next copied of public/ and the catalogue doesn't name: the gate has said which files these are. */
async function leaveOutStray(root: string, catalogue: Catalogue): Promise<void> {
  const stray = await strayFiles(catalogue, downloadFolderOf(root));
  await Promise.all(
    stray.map((each) => rm(path.join(root, 'out', 'download', each), { force: true })),
  );
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

/** Finishes what Next exported, and writes what stands beside the page. */
async function complete(
  root: string,
  site: URL | null,
  catalogue: Catalogue | null,
  whole: boolean,
): Promise<Outcome> {
  const base = basePathOf(site);
  if (catalogue) await leaveOutStray(root, catalogue);
  const redirects = catalogue ? [...redirectsOf(catalogue, base), ...movedPages(base)] : [];
  const name = catalogue ? packageName(catalogue.product) : '';
  const shells = await finish(root, base, redirects, { name, whole });
  if (!whole) await leaveOutAround(root);
  if (!catalogue) return done([]);
  const out = path.join(root, 'out');
  Object.assign(process.env, { NODE_ENV: 'production' });
  const beside = await filesBeside(out, catalogue, site, shells);
  const own = whole ? beside : beside.map(onlyBelowDownload);
  const { written, skipped } = writeFeeds(out, own);
  const lists = await checkFiles(
    out,
    catalogue,
    own.flatMap(({ files }) => files),
  );
  writeFeeds(out, [{ files: lists, skipped: [] }]);
  await writeCopies(out);
  return done([
    '',
    `${written.length} pages of releases, feeds and other files for programs written below out/.`,
    ...skipped.map((line) => `  ${line}`),
  ]);
}
