import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { basePathOf, siteOf } from '../catalogue/addresses';
import { formatProblem, readCatalogue } from '../catalogue/read';
import { renderPreview } from '../feeds/draw-preview';
import { redirectsOf } from '../feeds/redirects';
import { check } from './commands/check';
import { finish } from './export/finish';
import { readPieces } from './export/read-pieces';
import { UnexpectedExport } from './export/recognise';
import { checkFiles } from './export/write-check-files';
import { renderFeeds, writeFeeds } from './export/write-feeds';
import { strayFiles } from './gate/local-files';
import { transport } from './net/http';
import { attempt } from './terminal/attempt';
import { formatReason } from './terminal/outcome';
import { systemReason } from './terminal/system-error';

const result = await readCatalogue();
if (result.state === 'problems') {
  for (const problem of result.problems) console.error(formatProblem(problem));
  console.error(`\n${result.problems.length} problem(s). Nothing was built.`);
  process.exit(1);
}
if (result.state === 'ok') {
  const gate = await attempt(() => check(process.cwd(), {}, { now: new Date(), transport }));
  for (const warning of gate.warnings) console.error(`warning: ${formatReason(warning)}`);
  if (!gate.ok) {
    for (const reason of gate.reasons) console.error(`refused: ${formatReason(reason)}`);
    console.error(`\n${gate.reasons.length} reason(s). Nothing was built.`);
    process.exit(1);
  }
}
const site = siteOf(process.env);
const base = basePathOf(site);
const build = spawnSync('next', ['build'], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
if (build.status !== 0) process.exit(build.status ?? 1);

/** Leaves out what Next copied of public/ and the catalogue doesn't name: the gate has said which files these are. */
async function leaveOutStray(): Promise<void> {
  const stray =
    result.state === 'ok'
      ? await strayFiles(result.catalogue, path.join('public', 'download'))
      : [];
  await Promise.all(stray.map((each) => rm(path.join('out', 'download', each), { force: true })));
}

/** Finishes what Next exported, and writes what stands beside the page. */
async function complete(): Promise<void> {
  await leaveOutStray();
  const shells = await finish(
    process.cwd(),
    base,
    result.state === 'ok' ? redirectsOf(result.catalogue, base) : [],
  );
  if (result.state !== 'ok') return;
  const text = renderFeeds(result.catalogue, site, await readPieces('out', result.catalogue));
  // React decides when it is loaded whether it looks for mistakes of developers, which takes twice the time.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { renderPages } = await import('./export/pages');
  const pages = shells === null ? [] : renderPages(shells, result.catalogue, site);
  const preview = await renderPreview(result.catalogue, site);
  const { written, skipped } = writeFeeds('out', [{ files: pages, skipped: [] }, text, preview]);
  writeFeeds('out', [
    {
      files: await checkFiles('out', result.catalogue, [...text.files, ...preview.files]),
      skipped: [],
    },
  ]);
  console.log(
    `\n${written.length} pages of releases, feeds and other files for programs written below out/.`,
  );
  for (const line of skipped) console.log(`  ${line}`);
}

try {
  await complete();
} catch (error) {
  // Nobody shall publish the half of a site.
  await rm('out', { recursive: true, force: true });
  const reason = await systemReason(error);
  const said = error instanceof UnexpectedExport ? error.message : reason && formatReason(reason);
  if (said === null) throw error;
  console.error(`\n${said}\nNothing was built: out/ is gone.`);
  process.exitCode = 1;
}
