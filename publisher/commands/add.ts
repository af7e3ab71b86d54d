import { readFile } from 'node:fs/promises';
import { isAbsolute, isHttps } from '../../catalogue/addresses';
import { type Reason } from '../../catalogue/reason';
import { type Catalogue, type Release, type ReleaseFile } from '../../catalogue/schema';
import { channelOf } from '../../catalogue/version';
import { osLabels, wordsOf, type Channel, type Os } from '../../catalogue/vocabulary';
import { checkSignatures, readBelow, type Read } from '../gate/file-signatures';
import { type LocalFile } from '../gate/local-files';
import { askForEditions } from '../identify/suggest-editions';
import {
  editionLines,
  readEditions,
  unmatchedEditions,
  withEditions,
  type SaidEdition,
} from '../intake/edition-option';
import { collectFiles } from '../intake/given-files';
import { identifyFiles, type IdentifiedGiven } from '../intake/identified';
import { readLabels } from '../intake/label-option';
import { moveReplacements, placementsOf } from '../intake/placements';
import { readSaid } from '../intake/platform-option';
import { prepare, type Prepared } from '../intake/prepare';
import { nothingToDownload, putRelease, releaseOf, withoutStaleProof } from '../intake/put-release';
import { startFrom, type ProductName } from '../intake/start-catalogue';
import { nameProblem } from '../store/file-names';
import { catalogueText, downloadFolderOf, updateCatalogue, type Decision } from '../store/store';
import { commandLine } from '../terminal/command-line';
import { formatTable } from '../terminal/format-table';
import { type Findings, done, refused, type Outcome } from '../terminal/outcome';
import { type OnProgress } from '../terminal/progress';

/** The options of `add`, as the command line gives them. */
export interface AddOptions extends ProductName {
  version: string;
  channel?: Channel;
  date?: string;
  /** An https:// address, or the path of a Markdown file. */
  notes?: string;
  /** Where the files are hosted, when not beside the page. */
  urlBase?: string;
  /** `macos=10.15`, one for each OS. */
  minimumOs?: string[];
  /** `NAME=os/cpu`. */
  as?: string[];
  /** As `as`, against what the bytes prove too. */
  forceAs?: string[];
  /** `NAME=WORDS`. */
  label?: string[];
  /** `NAMES=id`. */
  edition?: string[];
  replace?: boolean;
  /** A release without anything to download is meant. */
  allowEmpty?: boolean;
  sha512?: boolean;
  dryRun?: boolean;
}

/** What `add` needs from outside. */
interface AddSurroundings {
  /** Today, as 2026-05-31. */
  today: string;
  now: Date;
  onHashed?: OnProgress;
}

function wrong(where: string, problem: string, remedy: string): Reason {
  return { where, problem, remedy };
}

function parseMinimumOs(options: readonly string[]): {
  versions: Map<Os, string>;
  reasons: Reason[];
} {
  const pairs = options.map((option) => {
    const [, word = '', version = ''] = /^([a-z]+)=(.+)$/.exec(option) ?? [];
    return { option, os: wordsOf(osLabels).find((os) => os === word), version };
  });
  return {
    versions: new Map(pairs.flatMap(({ os, version }) => (os ? [[os, version] as const] : []))),
    reasons: pairs
      .filter(({ os }) => !os)
      .map(({ option }) =>
        wrong(
          `--minimum-os ${option}`,
          'this is not OS=VERSION.',
          'Write it like --minimum-os macos=10.15.',
        ),
      ),
  };
}

async function readNotes(
  notes: string | undefined,
): Promise<{ notes?: string; reasons: Reason[] }> {
  if (notes === undefined || isHttps(notes)) return { notes, reasons: [] };
  const text = await readFile(notes, 'utf8').catch(() => null);
  return text === null || text.trim() === ''
    ? {
        reasons: [
          wrong(
            `--notes ${notes}`,
            text === null ? 'there is no such file.' : 'the file is empty.',
            'Give an https:// address or a Markdown file.',
          ),
        ],
      }
    : { notes: text, reasons: [] };
}

function checkVersion(version: string, isHosted: boolean): Reason[] {
  const problem = isHosted ? null : nameProblem(version);
  return problem === null
    ? []
    : [
        wrong(
          `--version ${version}`,
          `as the name of a folder it can't be published: ${problem}.`,
          'Write the version differently, or give --url-base.',
        ),
      ];
}

/** Adds release files to the catalogue of the project in `root`: identifies, hashes, places and records them. */
export async function add(
  root: string,
  given: readonly string[],
  options: AddOptions,
  { today, now, onHashed }: AddSurroundings,
): Promise<Outcome> {
  const collected = await collectFiles(given);
  const minimum = parseMinimumOs(options.minimumOs ?? []);
  const as = readSaid(options.as ?? [], options.forceAs);
  const labels = readLabels(options.label ?? [], collected.files);
  const editions = readEditions(options.edition ?? []);
  const notes = await readNotes(options.notes);
  const usage = [
    ...collected.reasons,
    ...minimum.reasons,
    ...as.reasons,
    ...labels.reasons,
    ...editions.reasons,
    ...notes.reasons,
    ...checkVersion(options.version, options.urlBase !== undefined),
  ];
  if (usage.length > 0) return refused(usage, collected.leftOut);

  const { identified, reasons, warnings: forced } = await identifyFiles(collected.files, as.said);
  if (reasons.length > 0) return refused(reasons);
  const ready = await prepare(identified, { ...options, minimumOs: minimum.versions }, onHashed);
  if (ready.reasons.length > 0) return refused(ready.reasons);
  const warnings = [...forced, ...ready.warnings, ...collected.leftOut];
  return updateCatalogue(root, (current) => {
    const start = startFrom(current, options, root);
    if ('outcome' in start) return start;
    return decide({
      root,
      catalogue: start.catalogue,
      options,
      today,
      notes: notes.notes,
      labels: labels.labels,
      editions: editions.editions,
      prepared: ready.prepared,
      identified,
      clock: now,
      warnings,
    });
  });
}

interface Situation {
  root: string;
  catalogue: Catalogue;
  options: AddOptions;
  today: string;
  notes?: string;
  labels: ReadonlyMap<string, string>;
  editions: SaidEdition[];
  prepared: Prepared[];
  identified: IdentifiedGiven[];
  clock: Date;
  warnings: Reason[];
}

/** Judges the signatures of what is being added over the bytes that were given, before anything of it is published. */
function judgeSignatures(
  catalogue: Catalogue,
  release: Release,
  prepared: readonly Prepared[],
  now: Date,
  read: Read,
): Promise<Findings> {
  const byName = new Map(prepared.map((each) => [each.given.name, each]));
  const local = release.files.flatMap((file): LocalFile[] => {
    const one = byName.get(file.name);
    return one ? [{ release, file, path: one.given.path, hashes: one.hashes }] : [];
  });
  return checkSignatures(
    { ...catalogue, releases: [{ ...release, files: local.map(({ file }) => file) }] },
    local,
    now,
    read,
  );
}

/** What replaced files leave behind at their old addresses beside the page: nothing. */
function movedAddresses(before: Release | undefined, now: Release | undefined): Reason[] {
  const old = new Map(before?.files.map((file) => [file.name, file.url]));
  return (now?.files ?? []).flatMap(({ name, url }) => {
    const was = old.get(name) ?? url;
    return was === url
      ? []
      : [
          wrong(
            name,
            `its old address, ${was}, does not answer any more; it is at ${url} now.`,
            'Correct links to the old address that you have given to others.',
          ),
        ];
  });
}

async function decide({
  root,
  catalogue,
  options,
  today,
  notes,
  labels,
  editions,
  prepared,
  identified,
  clock,
  warnings: given,
}: Situation): Promise<Decision> {
  const before = releaseOf(catalogue, options.version);
  const known = new Map(before?.files.map((file) => [file.name, file]));
  const files = prepared.map(({ entry, hashes, given }): ReleaseFile => {
    const old = known.get(given.name);
    // The address of what is published already stays, unless another one is given.
    const keeps =
      old?.sha256 === hashes.sha256 && options.urlBase === undefined && !isAbsolute(old.url);
    return {
      ...entry,
      label: labels.get(given.name),
      kind: entry.kind ?? 'download',
      url: keeps ? old.url : (entry.url ?? ''),
      size: hashes.size,
      sha256: hashes.sha256,
    };
  });
  const release: Release = {
    version: options.version,
    channel: options.channel ?? before?.channel ?? channelOf(options.version),
    date: options.date ?? before?.date ?? today,
    notes: notes ?? before?.notes,
    files: moveReplacements(files, before),
  };
  const put = putRelease(catalogue, release, { replace: options.replace === true, today });
  if (!put.ok) return { outcome: refused(put.reasons, given) };
  const read = readBelow(downloadFolderOf(root));
  const kept = await withoutStaleProof(put, before, read);
  const version = before?.version ?? release.version;
  const after = { ...kept, catalogue: withEditions(kept.catalogue, version, editions) };
  const unmatched = unmatchedEditions(after.catalogue, version, editions);
  if (unmatched.length > 0) return { outcome: refused(unmatched, given) };
  const now = releaseOf(after.catalogue, version);
  const empty = now && options.allowEmpty !== true ? nothingToDownload(now) : [];
  const judged = now
    ? await judgeSignatures(after.catalogue, now, prepared, clock, read)
    : { reasons: [], warnings: [] };
  const warnings = [
    ...given,
    ...judged.warnings,
    ...after.warnings,
    ...movedAddresses(before, now),
    ...(now ? askForEditions(now, after.catalogue.product.editions) : []),
  ];
  if (empty.length + judged.reasons.length > 0)
    return { outcome: refused([...judged.reasons, ...empty], warnings) };

  const { added, replaced, same } = put.changes;
  const evidence = new Map(identified.map(({ file, identity }) => [file.name, identity.evidence]));
  const table = formatTable(
    release.files.map((file) => ({ ...file, evidence: evidence.get(file.name) ?? [] })),
  );
  const facts = {
    version: release.version,
    channel: release.channel,
    date: release.date,
    added,
    replaced,
    same,
    files: release.files,
    dryRun: options.dryRun === true,
  };
  const told = now ? editionLines(after.catalogue.product, now) : [];
  const counts = `${added.length} added, ${replaced.length} replaced, ${same.length} as before`;
  if (options.dryRun)
    return {
      outcome: done(
        [...table, '', `${release.version}: ${counts}. Nothing was written (--dry-run).`, ...told],
        facts,
        warnings,
      ),
    };
  const placements = now ? await placementsOf(prepared, now, downloadFolderOf(root)) : [];
  const isSame =
    placements.length === 0 && catalogueText(after.catalogue) === catalogueText(catalogue);
  const line = isSame
    ? `${release.version}: nothing to do, all of it is published already.`
    : `${release.version}: ${counts}.`;
  // To remove files leaves what was said of editions, and of files that are there.
  const isMore = added.length === 0 || (editions.length > 0 && catalogue.releases.length > 0);
  const takesBack = isMore
    ? commandLine('undo')
    : commandLine('remove', release.version, ...(before ? added : []));
  const back = [
    ...(isSame || (added.length === 0 && replaced.length > 0) ? [] : [`Undo: ${takesBack}`]),
    ...(replaced.length > 0
      ? [
          `Undo what was replaced: add the old ${replaced.length === 1 ? 'file' : 'files'} again with --replace.`,
        ]
      : []),
  ];
  return {
    outcome: done([...table, '', line, ...told, ...back], facts, warnings),
    write: isSame ? undefined : { catalogue: after.catalogue, files: placements },
  };
}
