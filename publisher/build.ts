import { rm } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf } from '../catalogue/addresses';
import { jsonSchemaText } from '../catalogue/json-schema';
import { readCatalogue } from '../catalogue/read';
import { type Catalogue } from '../catalogue/schema';
import { renderPreview } from '../feeds/draw-preview';
import { redirectsOf } from '../feeds/redirects';
import { judge, type CheckSurroundings } from './commands/check';
import { finish } from './export/finish';
import { readPieces } from './export/read-pieces';
import { checkFiles } from './export/write-check-files';
import { renderFeeds, writeFeeds } from './export/write-feeds';
import { exportPage } from './export-page';
import { strayFiles } from './gate/local-files';
import { downloadFolderOf } from './store/store';
import { attempt } from './terminal/attempt';
import { done, refused, type Outcome } from './terminal/outcome';

const left = 'Nothing was built';

/**
 * Builds the site of the project in `root` for the address `site`: reads the catalogue once, runs the gate over it, lets
 * Next export the page, and finishes what it wrote. Writes `out/` and `hosting/`; what fails half-way leaves no `out/`.
 */
export async function build(
  root: string,
  site: URL | null,
  outside: CheckSurroundings,
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
    const outcome = await attempt(() => complete(root, site, catalogue));
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

/** The form of the catalogue, for editors and programs. */
const schemaFile = { path: 'download/releases.schema.json', content: jsonSchemaText() };

/** Finishes what Next exported, and writes what stands beside the page. */
async function complete(
  root: string,
  site: URL | null,
  catalogue: Catalogue | null,
): Promise<Outcome> {
  const base = basePathOf(site);
  if (catalogue) await leaveOutStray(root, catalogue);
  const shells = await finish(root, base, catalogue ? redirectsOf(catalogue, base) : []);
  if (!catalogue) return done([]);
  const out = path.join(root, 'out');
  const text = renderFeeds(catalogue, site, await readPieces(out, catalogue));
  // React decides when it is loaded whether it looks for mistakes of developers, which takes twice the time.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { renderPages } = await import('./export/pages');
  const pages = shells === null ? [] : renderPages(shells, catalogue, site);
  const preview = await renderPreview(catalogue, site);
  const { written, skipped } = writeFeeds(out, [
    { files: [...pages, schemaFile], skipped: [] },
    text,
    preview,
  ]);
  const lists = await checkFiles(out, catalogue, [...text.files, ...preview.files]);
  writeFeeds(out, [{ files: lists, skipped: [] }]);
  return done([
    '',
    `${written.length} pages of releases, feeds and other files for programs written below out/.`,
    ...skipped.map((line) => `  ${line}`),
  ]);
}
