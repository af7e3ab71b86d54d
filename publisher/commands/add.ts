import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue, Release, ReleaseFile } from '../../catalogue/schema';
import { osLabels, wordsOf, type Channel, type Os } from '../../catalogue/vocabulary';
import { attachAuxiliaries } from '../auxiliaries';
import type { FileEntry } from '../entries';
import { checkNames } from '../file-names';
import { auxiliaryText, collectFiles, type GivenFile } from '../folder';
import { hashFiles, pieceListText, type FileHashes } from '../hash';
import { identifyFiles, type IdentifiedGiven } from '../identified';
import { done, refused, type Outcome, type Reason } from '../outcome';
import type { Placement } from '../place';
import { readSaid } from '../platform-option';
import type { OnProgress } from '../progress';
import { putRelease, releaseOf } from '../release';
import { readSums } from '../sources/sums';
import { catalogueText, downloadFolderOf, updateCatalogue, type Decision } from '../store';
import { startFrom, type ProductName } from '../start-catalogue';
import { formatTable } from '../table';

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
  replace?: boolean;
  sha512?: boolean;
  dryRun?: boolean;
}

/** What `add` needs from outside. */
export interface AddSurroundings {
  /** Today, as 2026-05-31. */
  today: string;
  onHashed?: OnProgress;
}

/** A file with everything that is known of it, ready for the catalogue. */
interface Prepared {
  given: GivenFile;
  hashes: FileHashes;
  entry: FileEntry;
}

function wrong(where: string, problem: string, remedy: string): Reason {
  return { where, problem, remedy };
}

function parseMinimumOs(options: readonly string[]): { versions: Map<Os, string>; reasons: Reason[] } {
  const pairs = options.map((option) => {
    const [, word = '', version = ''] = /^([a-z]+)=(.+)$/.exec(option) ?? [];
    return { option, os: wordsOf(osLabels).find((os) => os === word), version };
  });
  return {
    versions: new Map(pairs.flatMap(({ os, version }) => (os ? [[os, version] as const] : []))),
    reasons: pairs.filter(({ os }) => !os).map(({ option }) => wrong(`--minimum-os ${option}`, 'this is not OS=VERSION.', 'Write it like --minimum-os macos=10.15.')),
  };
}

async function readNotes(notes: string | undefined): Promise<{ notes?: string; reasons: Reason[] }> {
  if (notes === undefined || /^https:\/\//.test(notes)) return { notes, reasons: [] };
  const text = await readFile(notes, 'utf8').catch(() => null);
  return text === null || text.trim() === ''
    ? { reasons: [wrong(`--notes ${notes}`, text === null ? 'there is no such file.' : 'the file is empty.', 'Give an https:// address or a Markdown file.')] }
    : { notes: text, reasons: [] };
}

function checkVersion(version: string, isHosted: boolean): Reason[] {
  if (isHosted) return [];
  return checkNames([version]).map(({ problem }) => wrong(`--version ${version}`, problem.replace('the name', 'as the name of a folder it'), 'Write the version differently, or give --url-base.'));
}

async function textsOf(identified: readonly IdentifiedGiven[]): Promise<Map<string, string>> {
  const texts = await Promise.all(identified.map(async ({ file, identity: { kind } }) =>
    [file.name, kind === 'checksum' || kind === 'signature' ? await auxiliaryText(file, kind) : null] as const));
  return new Map(texts.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])));
}

/** An SBOM that names no file is of the whole release. */
function linkReleaseSbom(files: FileEntry[]): FileEntry[] {
  const linked = new Set(files.map(({ sbom }) => sbom));
  const [only, ...more] = files.filter(({ kind, url }) => kind === 'sbom' && !linked.has(url));
  if (!only || more.length > 0) return files;
  return files.map((file) => (file.kind === 'download' ? { ...file, sbom: file.sbom ?? only.url } : file));
}

function addressIn(folder: string, name: string): string {
  return `${folder}/${encodeURIComponent(name)}`;
}

function entryOf({ file, identity }: IdentifiedGiven, hashes: FileHashes, base: string, minimum: ReadonlyMap<Os, string>): FileEntry {
  const { kind, os, cpu, libc, format, minimumOs } = identity;
  const { size, sha256, sha512, pieces } = hashes;
  return {
    name: file.name, url: addressIn(base, file.name), size, sha256, sha512, kind, os, cpu, libc, format,
    minimumOs: (os && minimum.get(os)) ?? minimumOs,
    pieces: pieces && { url: `pieces/${sha256}.json`, sha256: createHash('sha256').update(pieceListText(pieces)).digest('hex') },
  };
}

/** Names that a checksum file lists and nobody gave: often a file that was forgotten. */
function listedButAbsent(texts: ReadonlyMap<string, string>, identified: readonly IdentifiedGiven[]): Reason[] {
  const given = new Set(identified.map(({ file }) => file.name));
  return identified.filter(({ identity }) => identity.kind === 'checksum').flatMap(({ file }) => {
    const absent = readSums(texts.get(file.name) ?? '', file.name).sums.map(({ path: each }) => path.posix.basename(each)).filter((name) => !given.has(name));
    return absent.length === 0 ? [] : [wrong(file.name, `it lists files that aren't here: ${[...new Set(absent)].join(', ')}.`, 'Add them too, if they belong to the release.')];
  });
}

/** Whether the place holds this very content already; a source that lies in the place itself surely does. */
async function isInPlace(at: string, { given, hashes }: Prepared): Promise<boolean> {
  const [there, source] = await Promise.all([stat(at).catch(() => null), stat(given.path)]);
  if (!there?.isFile() || there.size !== hashes.size) return false;
  if (there.ino === source.ino && there.dev === source.dev) return true;
  return (await hashFiles([{ path: at }]))[0]?.sha256 === hashes.sha256;
}

async function placementsOf(prepared: readonly Prepared[], release: Release, folder: string): Promise<Placement[]> {
  const byName = new Map(release.files.map((file) => [file.name, file]));
  const placements: Placement[] = [];
  for (const each of prepared) {
    const file = byName.get(each.entry.name);
    if (!file) continue;
    const to = decodeURIComponent(file.url);
    if (!URL.canParse(file.url) && !await isInPlace(path.join(folder, to), each)) placements.push({ from: each.given.path, to });
    if (!file.pieces || !each.hashes.pieces) continue;
    const text = pieceListText(each.hashes.pieces);
    const there = await readFile(path.join(folder, file.pieces.url), 'utf8').catch(() => null);
    if (there !== text) placements.push({ text, to: file.pieces.url });
  }
  return placements;
}

/**
 * A replacement beside the page gets an address of its own, so that no cache pairs the old bytes with the new hash, and
 * a command that is killed half-way leaves the old file where the old catalogue names it.
 */
function moveReplacements(files: ReleaseFile[], before: Release | undefined): ReleaseFile[] {
  const old = new Map(before?.files.map((file) => [file.url, file.sha256]));
  const moved = new Map(files.filter(({ url, sha256 }) => !URL.canParse(url) && old.has(url) && old.get(url) !== sha256)
    .map(({ url, sha256, name }) => [url, `${path.posix.dirname(url)}/${sha256.slice(0, 8)}/${encodeURIComponent(name)}`]));
  const now = (url: string) => moved.get(url) ?? url;
  return files.map((file) => ({
    ...file,
    url: now(file.url),
    sbom: file.sbom && now(file.sbom),
    attestation: file.attestation && now(file.attestation),
    signatures: file.signatures?.map((signature) => ({ ...signature, url: signature.url && now(signature.url) })),
  }));
}

/** Adds release files to the catalogue of the project in `root`: identifies, hashes, places and records them. */
export async function add(root: string, given: readonly string[], options: AddOptions, { today, onHashed }: AddSurroundings): Promise<Outcome> {
  const collected = await collectFiles(given);
  const minimum = parseMinimumOs(options.minimumOs ?? []);
  const as = readSaid(options.as ?? []);
  const notes = await readNotes(options.notes);
  const usage = [...collected.reasons, ...minimum.reasons, ...as.reasons, ...notes.reasons, ...checkVersion(options.version, options.urlBase !== undefined)];
  if (usage.length > 0) return refused(usage);

  const { identified, reasons } = await identifyFiles(collected.files, as.said);
  if (reasons.length > 0) return refused(reasons);
  const texts = await textsOf(identified);
  const needsSha512 = options.sha512 === true || [...texts.values()].some((text) => /\b[0-9a-f]{128}\b/i.test(text));
  const hashes = await hashFiles(identified.map(({ file }) => ({ path: file.path, extra: needsSha512 ? ['sha512'] : [] })), onHashed);
  const base = options.urlBase?.replace(/\/+$/, '') ?? `files/${encodeURIComponent(options.version)}`;
  const hashed = identified.flatMap((each, i) => (hashes[i] ? [{ ...each, hashes: hashes[i] }] : []));
  const attached = attachAuxiliaries(hashed.map((each) => entryOf(each, each.hashes, base, minimum.versions)), texts);
  if (attached.reasons.length > 0) return refused(attached.reasons);
  const entries = linkReleaseSbom(attached.files);
  const prepared = hashed.flatMap(({ file, hashes: own }, i): Prepared[] => (entries[i] ? [{ given: file, hashes: own, entry: entries[i] }] : []));
  const warnings = [
    ...listedButAbsent(texts, identified),
    ...collected.leftOut.map((each) => wrong(each, 'it is left out: only the files right in a folder are added, and no hidden ones.', 'Pack it, or give it by itself, if it belongs to the release.')),
  ];
  return updateCatalogue(root, (current) => {
    const start = startFrom(current, options);
    if ('outcome' in start) return start;
    return decide({ root, catalogue: start.catalogue, options, today, notes: notes.notes, prepared, identified, warnings });
  });
}

interface Situation {
  root: string;
  catalogue: Catalogue;
  options: AddOptions;
  today: string;
  notes?: string;
  prepared: Prepared[];
  identified: IdentifiedGiven[];
  warnings: Reason[];
}

async function decide({ root, catalogue, options, today, notes, prepared, identified, warnings }: Situation): Promise<Decision> {
  const before = releaseOf(catalogue, options.version);
  const known = new Map(before?.files.map((file) => [file.name, file]));
  const files = prepared.map(({ entry, hashes, given }): ReleaseFile => {
    const old = known.get(given.name);
    // The address of what is published already stays, unless another one is given.
    const keeps = old?.sha256 === hashes.sha256 && options.urlBase === undefined && !URL.canParse(old.url);
    return { ...entry, kind: entry.kind ?? 'download', url: keeps ? old.url : entry.url ?? '', size: hashes.size, sha256: hashes.sha256 };
  });
  const release: Release = {
    version: options.version,
    channel: options.channel ?? before?.channel ?? 'stable',
    date: options.date ?? before?.date ?? today,
    notes: notes ?? before?.notes,
    files: moveReplacements(files, before),
  };
  const put = putRelease(catalogue, release, { replace: options.replace === true, today });
  if (!put.ok) return { outcome: refused(put.reasons, warnings) };

  const { added, replaced, same } = put.changes;
  const table = formatTable(identified, prepared.map(({ hashes }) => hashes));
  const facts = { version: release.version, channel: release.channel, date: release.date, added, replaced, same, files: release.files, dryRun: options.dryRun === true };
  const counts = `${added.length} added, ${replaced.length} replaced, ${same.length} as before`;
  if (options.dryRun) return { outcome: done([...table, '', `${release.version}: ${counts}. Nothing was written (--dry-run).`], facts, warnings) };
  const now = releaseOf(put.catalogue, release.version);
  const placements = now ? await placementsOf(prepared, now, downloadFolderOf(root)) : [];
  const isSame = placements.length === 0 && catalogueText(put.catalogue) === catalogueText(catalogue);
  const line = isSame ? `${release.version}: nothing to do, all of it is published already.` : `${release.version}: ${counts}.`;
  return { outcome: done([...table, '', line], facts, warnings), write: isSame ? undefined : { catalogue: put.catalogue, files: placements } };
}
