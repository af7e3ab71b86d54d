import { compareVersions } from '../catalogue/version';
import { releaseSchema } from '../catalogue/schema';
import type { Catalogue, Release } from '../catalogue/schema';
import type { Channel } from '../catalogue/vocabulary';
import { attachAuxiliaries } from './auxiliaries';
import type { Evidence, ReleaseEntry } from './entries';
import { fetchFacts, missingFacts } from './facts';
import type { OnFetched } from './facts';
import { identifyName } from './identify/name';
import type { Reason } from './outcome';
import { locate } from './sources/locate';
import type { Outside } from './sources/locate';
import { readDocuments } from './sources/read';
import { settle, unknownPlatforms } from './sources/settle';
import type { Overruling } from './sources/settle';
import { check } from './sources/source';
import type { Document } from './sources/source';
import { sources } from './sources/sources';

/** The options of `import`, as the command line gives them. */
export interface ImportOptions {
  /** The id of a format, when it shall not be recognised. */
  format?: string;
  /** Where the files are published, when the metadata doesn't say. */
  urlBase?: string;
  /** Compute what the metadata leaves out by reading every file once. */
  fetch?: boolean;
  /** Picks one release out of a list, or names the version where the metadata doesn't. */
  version?: string;
  /** The date of a release where the metadata doesn't say. */
  date?: string;
  channel?: Channel;
  /** What the publisher says of files, by their name. */
  said?: ReadonlyMap<string, Overruling>;
  /** Takes only so many of the newest releases. */
  newest?: number;
}

/** What `import` needs from outside. */
export interface ImportSurroundings extends Outside {
  /** Today, as 2026-05-31. */
  today: string;
  onFetched?: OnFetched;
}

/** Releases that can go into the catalogue as they are, or every reason why they can't. */
export type ImportOutcome =
  | { ok: true; releases: Release[]; product?: Partial<Catalogue['product']>; identified: IdentifiedFile[]; warnings: Reason[] }
  | { ok: false; reasons: Reason[]; warnings: Reason[] };

/** Where what is known of a file's platform comes from. */
export interface IdentifiedFile {
  version: string;
  name: string;
  evidence: Evidence[];
}

/**
 * Reads what other tools wrote, from any number of sources that belong together (see locate), into releases that are
 * complete and valid. Never throws for what a source holds or a network does; every reason says what to do.
 */
export async function importReleases(from: readonly string[], options: ImportOptions, outside: ImportSurroundings): Promise<ImportOutcome> {
  const warnings: Reason[] = [];
  const refuse = (reasons: Reason[]): ImportOutcome => ({ ok: false, reasons, warnings });
  const format = sources.find(({ id }) => id === options.format);
  if (options.format !== undefined && format === undefined) {
    return refuse([{ where: `--format ${options.format}`, problem: 'there is no such format.', remedy: `Use one of ${sources.map(({ id }) => id).join(', ')}.` }]);
  }
  const documents: Document[] = [];
  for (const source of from) {
    const located = await locate(source, format, options.newest ?? Infinity, outside);
    if (!located.ok) return refuse([located.reason]);
    documents.push(...located.documents);
  }
  const read = readDocuments(documents, format, { today: outside.today, urlBase: options.urlBase, version: options.version });
  if (!read.ok) return refuse(read.reasons);
  warnings.push(...read.warnings ?? []);

  const picked = pick(read.releases, options);
  if (!picked.ok) return refuse(picked.reasons);
  const { said = new Map<string, Overruling>() } = options;
  const absent = [...said.keys()].filter((name) => !picked.releases.some(({ files }) => files.some((file) => file.name === name)));
  if (absent.length > 0) return refuse(absent.map((name) => ({ where: `--as ${name}=…`, problem: 'no such file is being imported.', remedy: 'Correct the name.' })));
  const identified: IdentifiedFile[] = [];
  const releases: Release[] = [];
  const reasons: Reason[] = [];
  for (const entry of picked.releases) {
    const settled = entry.files.map((file) => settle(file, identifyName(file.name), said.get(file.name)));
    identified.push(...settled.map(({ file, evidence }) => ({ version: entry.version, name: file.name, evidence })));
    warnings.push(...settled.flatMap(({ disagreements }) => disagreements), ...unknownPlatforms(entry.version, settled));
    const completed = await complete({ ...entry, files: settled.map(({ file }) => file) }, options, outside);
    warnings.push(...completed.warnings);
    if (completed.ok) releases.push(completed.release);
    else reasons.push(...completed.reasons);
  }
  return reasons.length > 0 ? refuse(reasons) : { ok: true, releases, product: read.product, identified, warnings };
}

type Completed = { ok: true; release: Release; warnings: Reason[] } | { ok: false; reasons: Reason[]; warnings: Reason[] };

/** A release with every fact that the catalogue needs, or what it lacks. */
async function complete(entry: ReleaseEntry, { fetch }: ImportOptions, { transport, onFetched }: ImportSurroundings): Promise<Completed> {
  const fetched = fetch ? await fetchFacts(entry, transport, onFetched) : { release: entry, texts: new Map<string, string>(), reasons: [] };
  const attached = attachAuxiliaries(fetched.release.files, fetched.texts);
  const { reasons, complete: files, left } = missingFacts({ ...entry, files: attached.files });
  // What could not be fetched is missing too; one reason for it is enough.
  const found = [...fetched.reasons, ...attached.reasons, ...fetched.reasons.length > 0 ? [] : reasons];
  if (found.length > 0) return { ok: false, reasons: found, warnings: [] };
  const names = left.map(({ name }) => name).join(', ');
  const warnings = names === '' ? [] : [{
    where: entry.version,
    problem: `auxiliary files whose address, size or hash is not known are left out: ${names}.`,
    remedy: 'Add --fetch to list them too.',
  }];
  const checked = check(`release ${entry.version}`, { ...entry, files }, releaseSchema);
  return checked.ok ? { ok: true, release: checked.value, warnings } : { ok: false, reasons: checked.reasons, warnings };
}

/** The releases that the options ask for, with what the options say of them. */
function pick(found: readonly ReleaseEntry[], { version, newest, date, channel }: ImportOptions): { ok: true; releases: ReleaseEntry[] } | { ok: false; reasons: Reason[] } {
  const named = found.filter((release) => version === undefined || compareVersions(release.version, version) === 0);
  const releases = named.toSorted((a, b) => compareVersions(b.version, a.version)).slice(0, newest);
  if (releases.length === 0) {
    const there = found.slice(0, 10).map((release) => release.version).join(', ');
    const reason = there
      ? { where: `--version ${version}`, problem: 'there is no such release.', remedy: `There are ${there}${found.length > 10 ? '…' : '.'}` }
      : { where: 'import', problem: 'expected at least one release, found none.', remedy: 'Publish a release there first.' };
    return { ok: false, reasons: [reason] };
  }
  const dateless = releases.filter((release) => release.date === undefined);
  if (dateless.length > 1 || dateless.length === 1 && date === undefined) {
    const which = dateless.map((release) => release.version).join(', ');
    const remedy = dateless.length > 1 ? 'Pick one of them with --version, and give its date with --date.' : 'Give it with --date, like --date 2026-05-31.';
    return { ok: false, reasons: [{ where: which, problem: 'the metadata states no date.', remedy }] };
  }
  return { ok: true, releases: releases.map((release) => ({ ...release, date: release.date ?? date, channel: channel ?? release.channel })) };
}
