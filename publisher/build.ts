import { spawnSync } from 'node:child_process';
import { formatProblem, readCatalogue } from '../catalogue/read';
import { check } from './commands/check';
import { checkFiles } from './export/checkFiles';
import { finish } from './export/finish';
import { UnexpectedExport } from './export/recognise';
import { readPieces } from './feeds/pieces';
import { renderPreview } from './feeds/previewImage';
import { redirectsOf } from './feeds/redirects';
import { renderFeeds, writeFeeds } from './feeds/write';
import { transport } from './http';
import { formatReason } from './outcome';

const result = await readCatalogue();
if (result.state === 'problems') {
  for (const problem of result.problems) console.error(formatProblem(problem));
  console.error(`\n${result.problems.length} problem(s). Nothing was built.`);
  process.exit(1);
}
if (result.state === 'ok') {
  const gate = await check(process.cwd(), {}, { now: new Date(), transport });
  for (const warning of gate.warnings) console.error(`warning: ${formatReason(warning)}`);
  if (!gate.ok) {
    for (const reason of gate.reasons) console.error(`refused: ${formatReason(reason)}`);
    console.error(`\n${gate.reasons.length} reason(s). Nothing was built.`);
    process.exit(1);
  }
}
const site = process.env.SITE_URL ? new URL(process.env.SITE_URL) : null;
const base = site?.pathname.replace(/\/$/, '') ?? '';
const build = spawnSync('next', ['build'], { stdio: 'inherit', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });
if (build.status !== 0) process.exit(build.status ?? 1);

let shell: string | null = null;
try {
  shell = await finish(process.cwd(), base, result.state === 'ok' ? redirectsOf(result.catalogue, base) : []);
} catch (error) {
  if (!(error instanceof UnexpectedExport)) throw error;
  console.error(`\n${error.message}\nout/ is not fit to be published.`);
  process.exitCode = 1;
}

if (process.exitCode === undefined && result.state === 'ok') {
  const text = renderFeeds(result.catalogue, site, await readPieces('out', result.catalogue));
  // React decides when it is loaded whether it looks for mistakes of developers, which takes twice the time.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { renderPages } = await import('./export/pages');
  const pages = shell === null ? [] : renderPages(shell, result.catalogue, site);
  const preview = await renderPreview(result.catalogue, site);
  const { written, skipped } = writeFeeds('out', [{ files: pages, skipped: [] }, text, preview]);
  writeFeeds('out', [{ files: await checkFiles('out', result.catalogue, [...text.files, ...preview.files]), skipped: [] }]);
  console.log(`\n${written.length} pages of releases, feeds and other files for programs written below out/.`);
  for (const line of skipped) console.log(`  ${line}`);
}
