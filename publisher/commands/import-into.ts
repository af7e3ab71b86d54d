import { isAbsolute } from '../../catalogue/addresses';
import { type Reason } from '../../catalogue/reason';
import { textOf } from '../../catalogue/said';
import { type Catalogue, type Release } from '../../catalogue/schema';
import { newestFirst } from '../../catalogue/version';
import { readBelow } from '../gate/file-signatures';
import { askForEditions } from '../identify/suggest-editions';
import {
  editionLines,
  readEditions,
  unmatchedEditions,
  withEditions,
} from '../intake/edition-option';
import { readLabels, withLabels } from '../intake/label-option';
import { readSaid } from '../intake/platform-option';
import {
  nothingToDownload,
  putRelease,
  releaseOf,
  withoutStaleProof,
  type Changes,
} from '../intake/put-release';
import { startFrom, type ProductName } from '../intake/start-catalogue';
import { catalogueText, downloadFolderOf, updateCatalogue } from '../store/store';
import { commandLine } from '../terminal/command-line';
import { formatTable } from '../terminal/format-table';
import { done, refused, type Outcome } from '../terminal/outcome';
import { importReleases, type ImportOptions, type ImportSurroundings } from './import';

/** The options of `import`: what is read, and how it is put into the catalogue. */
export interface ImportIntoOptions extends Omit<ImportOptions, 'said'>, ProductName {
  /** `NAME=os/cpu`. */
  as?: string[];
  /** `NAME=WORDS`. */
  label?: string[];
  /** `NAMES=id`. */
  edition?: string[];
  replace?: boolean;
  /** A release without anything to download is meant. */
  allowEmpty?: boolean;
  dryRun?: boolean;
}

/** What is published beside the page stays there: the source is one more witness of it. A day that is only assumed gives way. */
function keepPublished(release: Release, catalogue: Catalogue, isAssumed: boolean): Release {
  const before = releaseOf(catalogue, release.version);
  const known = new Map(before?.files.map((file) => [file.name, file]));
  return {
    ...release,
    date: isAssumed && before ? before.date : release.date,
    files: release.files.map((file) => {
      const old = known.get(file.name);
      return old?.sha256 === file.sha256 && !isAbsolute(old.url) ? { ...file, url: old.url } : file;
    }),
  };
}

/** Reads releases from what other tools wrote and puts them into the catalogue of the project in `root`. */
export async function importInto(
  root: string,
  from: readonly string[],
  options: ImportIntoOptions,
  outside: ImportSurroundings,
): Promise<Outcome> {
  const as = readSaid(options.as ?? []);
  if (as.reasons.length > 0) return refused(as.reasons);
  const read = await importReleases(from, { ...options, said: as.said }, outside);
  if (!read.ok) return refused(read.reasons, read.warnings);
  const labels = readLabels(
    options.label ?? [],
    read.releases.flatMap(({ files }) => files),
  );
  const said = readEditions(options.edition ?? []);
  const usage = [...labels.reasons, ...said.reasons];
  if (usage.length > 0) return refused(usage, read.warnings);
  return updateCatalogue(root, async (current) => {
    const start = startFrom(
      current,
      {
        product: options.product ?? read.product?.name,
        summary: options.summary ?? (read.product?.summary && textOf(read.product.summary)),
      },
      root,
    );
    if ('outcome' in start) return start;
    let { catalogue } = start;
    const reasons: Reason[] = [];
    const changes: (Changes & { version: string })[] = [];
    const lines: string[] = [];
    const empty: string[] = [];
    const warnings = [
      ...read.warnings,
      ...(read.undated === undefined || releaseOf(catalogue, read.undated)
        ? []
        : [
            {
              where: read.undated,
              problem: `the metadata states no date: ${outside.today}, today, is taken.`,
              remedy: 'Give another with --date, if it was released before.',
            },
          ]),
    ];
    const evidence = new Map(
      read.identified.map((one) => [`${one.version}/${one.name}`, one.evidence]),
    );
    for (const [index, release] of read.releases.entries()) {
      const { version } = release;
      const before = releaseOf(catalogue, version);
      const put = putRelease(
        catalogue,
        keepPublished(withLabels(release, labels.labels), catalogue, version === read.undated),
        { replace: options.replace === true, today: outside.today },
      );
      if (!put.ok) {
        reasons.push(...put.reasons);
        continue;
      }
      const after = await withoutStaleProof(put, before, readBelow(downloadFolderOf(root)));
      const now = releaseOf(after.catalogue, version);
      const nothing =
        now && options.allowEmpty !== true
          ? nothingToDownload(
              now,
              read.identified.filter((one) => one.version === version),
            )
          : [];
      if (nothing.length > 0) {
        // An old release without files is no mistake of today; the newest is what visitors get.
        if (index === 0) reasons.push(...nothing);
        else empty.push(version);
        continue;
      }
      catalogue = withEditions(after.catalogue, now?.version ?? version, said.editions);
      warnings.push(...after.warnings);
      changes.push({ version, ...put.changes });
      const { added, replaced, same } = put.changes;
      const undo = before || options.dryRun ? '' : ` Undo: ${commandLine('remove', version)}`;
      lines.push(
        ...formatTable(
          release.files.map((file) => ({
            ...file,
            evidence: evidence.get(`${version}/${file.name}`) ?? [],
          })),
        ),
        '',
        `${version}: ${added.length} added, ${replaced.length} replaced, ${same.length} as before.${undo}`,
        '',
      );
    }
    if (empty.length > 0)
      warnings.push({
        where: empty.join(', '),
        problem: 'there is nothing to download in them: left out.',
        remedy: 'Add --allow-empty to take them too.',
      });
    const newest = newestFirst(
      changes.flatMap(({ version }) => releaseOf(catalogue, version) ?? []),
    ).slice(0, 1);
    if (reasons.length === 0)
      reasons.push(
        ...newest.flatMap(({ version }) => unmatchedEditions(catalogue, version, said.editions)),
      );
    if (reasons.length > 0) return { outcome: refused(reasons, warnings) };
    warnings.push(...newest.flatMap((one) => askForEditions(one, catalogue.product.editions)));
    lines.push(...newest.flatMap((one) => editionLines(catalogue.product, one)));
    if (options.dryRun) lines.push('Nothing was written (--dry-run).');
    const isSame = current !== null && catalogueText(catalogue) === catalogueText(current);
    // A release that is new says how to remove it; that leaves what was said of editions.
    const isMore =
      said.editions.length > 0 ||
      changes.some(({ version }) => releaseOf(start.catalogue, version));
    if (isMore && current !== null && !isSame && !options.dryRun)
      lines.push(`Undo: ${commandLine('undo')}`);
    return {
      outcome: done(
        lines.at(-1) === '' ? lines.slice(0, -1) : lines,
        { releases: changes, files: read.identified, dryRun: options.dryRun === true },
        warnings,
      ),
      write: isSame || options.dryRun ? undefined : { catalogue },
    };
  });
}
