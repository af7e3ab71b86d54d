import { isAbsolute } from '../../catalogue/addresses';
import type { Catalogue, Release } from '../../catalogue/schema';
import { done, refused, type Outcome, type Reason } from '../outcome';
import { readLabels, withLabels } from '../label-option';
import { readSaid } from '../platform-option';
import { putRelease, releaseOf, type Changes } from '../release';
import { startFrom, type ProductName } from '../start-catalogue';
import { catalogueText, updateCatalogue } from '../store';
import { importReleases, type ImportOptions, type ImportSurroundings } from './import';

/** The options of `import`: what is read, and how it is put into the catalogue. */
export interface ImportIntoOptions extends Omit<ImportOptions, 'said'>, ProductName {
  /** `NAME=os/cpu`. */
  as?: string[];
  /** `NAME=WORDS`. */
  label?: string[];
  replace?: boolean;
  dryRun?: boolean;
}

/** What is published beside the page stays there: the source is one more witness of it. A day that is only assumed gives way. */
function keepPublished(release: Release, catalogue: Catalogue, isAssumed: boolean): Release {
  const before = releaseOf(catalogue, release.version);
  const known = new Map(before?.files.map((file) => [file.name, file]));
  return { ...release, date: isAssumed && before ? before.date : release.date, files: release.files.map((file) => {
    const old = known.get(file.name);
    return old?.sha256 === file.sha256 && !isAbsolute(old.url) ? { ...file, url: old.url } : file;
  }) };
}

/** Reads releases from what other tools wrote and puts them into the catalogue of the project in `root`. */
export async function importInto(root: string, from: readonly string[], options: ImportIntoOptions, outside: ImportSurroundings): Promise<Outcome> {
  const { said, reasons: wrong } = readSaid(options.as ?? []);
  if (wrong.length > 0) return refused(wrong);
  const read = await importReleases(from, { ...options, said: new Map(said.map((each) => [each.name, each])) }, outside);
  if (!read.ok) return refused(read.reasons, read.warnings);
  const labels = readLabels(options.label ?? [], read.releases.flatMap(({ files }) => files));
  if (labels.reasons.length > 0) return refused(labels.reasons, read.warnings);
  return updateCatalogue(root, (current) => {
    const start = startFrom(current, { product: options.product ?? read.product?.name, summary: options.summary ?? read.product?.summary });
    if ('outcome' in start) return start;
    let { catalogue } = start;
    const reasons: Reason[] = [];
    const changes: (Changes & { version: string })[] = [];
    const warnings = [...read.warnings, ...read.undated === undefined || releaseOf(catalogue, read.undated) ? [] : [{
      where: read.undated,
      problem: `the metadata states no date: ${outside.today}, today, is taken.`,
      remedy: 'Give another with --date, if it was released before.',
    }]];
    for (const release of read.releases) {
      const put = putRelease(catalogue, keepPublished(withLabels(release, labels.labels), catalogue, release.version === read.undated), { replace: options.replace === true, today: outside.today });
      if (!put.ok) {
        reasons.push(...put.reasons);
        continue;
      }
      catalogue = put.catalogue;
      changes.push({ version: release.version, ...put.changes });
    }
    if (reasons.length > 0) return { outcome: refused(reasons, warnings) };
    const lines = changes.map(({ version, added, replaced, same }) => `${version}: ${added.length} added, ${replaced.length} replaced, ${same.length} as before.`);
    if (options.dryRun) lines.push('Nothing was written (--dry-run).');
    const isSame = current !== null && catalogueText(catalogue) === catalogueText(current);
    return {
      outcome: done(lines, { releases: changes, files: read.identified, dryRun: options.dryRun === true }, warnings),
      write: isSame || options.dryRun ? undefined : { catalogue },
    };
  });
}
