import { compareVersions } from '../../catalogue/version';
import { releaseSchema } from '../../catalogue/schema';
import type { Catalogue, Release } from '../../catalogue/schema';
import type { Channel } from '../../catalogue/vocabulary';
import { attachAuxiliaries } from '../auxiliaries';
import type { Evidence, Identity, ReleaseEntry } from '../entries';
import { fetchFacts, missingFacts } from '../facts';
import type { OnFetched } from '../facts';
import { locate } from '../sources/locate';
import type { Outside } from '../sources/locate';
import { readDocuments } from '../sources/read';
import { settle } from '../sources/settle';
import { check } from '../sources/source';
import type { Document } from '../sources/source';
import { sources } from '../sources/sources';

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
  /** Takes only so many of the newest releases. */
  newest?: number;
}

/** What `import` needs from outside. */
export interface ImportSurroundings extends Outside {
  /** Today, as 2026-05-31. */
  today: string;
  identify(name: string): Identity;
  onFetched?: OnFetched;
}

/** Releases that can go into the catalogue as they are, or every reason why they can't. */
export type ImportOutcome =
  | { ok: true; releases: Release[]; product?: Partial<Catalogue['product']>; identified: IdentifiedFile[]; warnings: string[] }
  | { ok: false; reasons: string[]; warnings: string[] };

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
  const warnings: string[] = [];
  const refuse = (reasons: string[]): ImportOutcome => ({ ok: false, reasons, warnings });
  const format = sources.find(({ id }) => id === options.format);
  if (options.format !== undefined && format === undefined) {
    return refuse([`--format ${options.format}: expected one of ${sources.map(({ id }) => id).join(', ')}`]);
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
  const identified: IdentifiedFile[] = [];
  const releases: Release[] = [];
  const reasons: string[] = [];
  for (const entry of picked.releases) {
    const settled = entry.files.map((file) => settle(file, outside.identify(file.name)));
    warnings.push(...settled.flatMap(({ disagreements }) => disagreements));
    identified.push(...settled.map(({ file, evidence }) => ({ version: entry.version, name: file.name, evidence })));
    const release = { ...entry, files: settled.map(({ file }) => file) };
    const fetched = options.fetch ? await fetchFacts(release, outside.transport, outside.onFetched) : { release, texts: new Map<string, string>(), reasons: [] };
    const used = attachAuxiliaries(fetched.release.files, fetched.texts);
    const missing = missingFacts({ ...fetched.release, files: used.files });
    // What could not be fetched is missing too; one reason for it is enough.
    const found = [...fetched.reasons, ...used.reasons, ...fetched.reasons.length > 0 ? [] : missing.reasons];
    reasons.push(...found);
    if (found.length > 0) continue;
    if (missing.left.length > 0) {
      const names = missing.left.map(({ name }) => name).join(', ');
      warnings.push(`${entry.version}: ${missing.left.length} auxiliary files are left out, their address, size or hash is not known (${names})`);
    }
    const checked = check(`release ${entry.version}`, { ...fetched.release, files: missing.complete }, releaseSchema);
    if (checked.ok) releases.push(checked.value);
    else reasons.push(...checked.reasons);
  }
  return reasons.length > 0 ? refuse(reasons) : { ok: true, releases, product: read.product, identified, warnings };
}

/** The releases that the options ask for, with what the options say of them. */
function pick(found: readonly ReleaseEntry[], { version, newest, date, channel }: ImportOptions): { ok: true; releases: ReleaseEntry[] } | { ok: false; reasons: string[] } {
  const named = found.filter((release) => version === undefined || compareVersions(release.version, version) === 0);
  const releases = named.toSorted((a, b) => compareVersions(b.version, a.version)).slice(0, newest);
  if (releases.length === 0) {
    const there = found.slice(0, 10).map((release) => release.version).join(', ');
    return { ok: false, reasons: [there ? `--version ${version}: no such release; there are ${there}${found.length > 10 ? '…' : ''}` : 'expected at least one release, found none'] };
  }
  const dateless = releases.filter((release) => release.date === undefined);
  if (dateless.length > 1 || dateless.length === 1 && date === undefined) {
    const which = dateless.map((release) => release.version).join(', ');
    const todo = dateless.length > 1 ? 'pick one of them with --version, and give its date with --date' : 'give it with --date, like --date 2026-05-31';
    return { ok: false, reasons: [`the metadata states no date for ${which}: ${todo}`] };
  }
  return { ok: true, releases: releases.map((release) => ({ ...release, date: release.date ?? date, channel: channel ?? release.channel })) };
}
