import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Os } from '../catalogue/vocabulary';
import { attachAuxiliaries } from './auxiliaries';
import type { FileEntry } from './entries';
import { auxiliaryText, type GivenFile } from './folder';
import { hashFiles, pieceListText, type FileHashes } from './hash';
import type { IdentifiedGiven } from './identified';
import type { Reason } from './outcome';
import type { OnProgress } from './progress';
import { readSums } from './sources/sums';

/** A file with everything that is known of it, ready for the catalogue. */
export interface Prepared {
  given: GivenFile;
  hashes: FileHashes;
  entry: FileEntry;
}

/** What the options say of all files. */
interface PrepareOptions {
  version: string;
  urlBase?: string;
  minimumOs: ReadonlyMap<Os, string>;
  sha512?: boolean;
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
    return absent.length === 0 ? [] : [{
      where: file.name, problem: `it lists files that aren't here: ${[...new Set(absent)].join(', ')}.`, remedy: 'Add them too, if they belong to the release.',
    }];
  });
}

/**
 * Hashes identified files, compares them with the checksum files among them and attaches signatures, SBOMs and
 * attestations. `prepared` is in the order of `identified`; a difference to a checksum file is a reason to stop.
 */
export async function prepare(identified: readonly IdentifiedGiven[], options: PrepareOptions, onHashed?: OnProgress): Promise<{ prepared: Prepared[]; reasons: Reason[]; warnings: Reason[] }> {
  const texts = await textsOf(identified);
  const needsSha512 = options.sha512 === true || [...texts.values()].some((text) => /\b[0-9a-f]{128}\b/i.test(text));
  const hashes = await hashFiles(identified.map(({ file }) => ({ path: file.path, extra: needsSha512 ? ['sha512'] : [] })), onHashed);
  const base = options.urlBase?.replace(/\/+$/, '') ?? `files/${encodeURIComponent(options.version)}`;
  const hashed = identified.flatMap((each, i) => (hashes[i] ? [{ ...each, hashes: hashes[i] }] : []));
  const attached = attachAuxiliaries(hashed.map((each) => entryOf(each, each.hashes, base, options.minimumOs)), texts);
  const entries = linkReleaseSbom(attached.files);
  return {
    prepared: hashed.flatMap(({ file, hashes: own }, i): Prepared[] => (entries[i] ? [{ given: file, hashes: own, entry: entries[i] }] : [])),
    reasons: attached.reasons,
    warnings: listedButAbsent(texts, identified),
  };
}
