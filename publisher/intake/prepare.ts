import { createHash } from 'node:crypto';
import { pieceListText } from '../../catalogue/pieces';
import { type Reason } from '../../catalogue/reason';
import { type Os } from '../../catalogue/vocabulary';
import { hashFiles, type ExtraHash, type FileHashes } from '../hashing/hash-files';
import { installationOf } from '../identify/installation';
import { fileNamed, readSums } from '../sources/sums';
import { type OnProgress } from '../terminal/progress';
import { attachAuxiliaries, targetOf } from './auxiliaries';
import { type FileEntry } from './entries';
import { auxiliaryText, type GivenFile } from './given-files';
import { type IdentifiedGiven } from './identified';

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
  const texts = await Promise.all(
    identified.map(
      async ({ file, identity: { kind } }) => [file.name, await auxiliaryText(file, kind)] as const,
    ),
  );
  return new Map(texts.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])));
}

/** An SBOM that names no file is of the whole release. */
function linkReleaseSbom(files: FileEntry[]): FileEntry[] {
  const linked = new Set(files.map(({ sbom }) => sbom));
  const [only, ...more] = files.filter(({ kind, url }) => kind === 'sbom' && !linked.has(url));
  if (!only || more.length > 0) return files;
  return files.map((file) =>
    file.kind === 'download' ? { ...file, sbom: file.sbom ?? only.url } : file,
  );
}

function addressIn(folder: string, name: string): string {
  return `${folder}/${encodeURIComponent(name)}`;
}

function entryOf(
  { file, identity }: IdentifiedGiven,
  hashes: FileHashes,
  base: string,
  minimum: ReadonlyMap<Os, string>,
): FileEntry {
  const { kind, os, cpu, libc, format, minimumOs } = identity;
  const { size, sha256, sha512, pieces } = hashes;
  return {
    name: file.name,
    url: addressIn(base, file.name),
    size,
    sha256,
    sha512,
    kind,
    os,
    cpu,
    libc,
    format,
    installation: kind === 'download' ? installationOf(file.name, format) : undefined,
    minimumOs: (os && minimum.get(os)) ?? minimumOs,
    pieces: pieces && {
      url: `pieces/${sha256}.json`,
      sha256: createHash('sha256').update(pieceListText(pieces)).digest('hex'),
    },
  };
}

/** The hashes that checksum files, updaters' files and signatures need of the files they are about, by name. */
function wantedHashes(
  identified: readonly IdentifiedGiven[],
  texts: ReadonlyMap<string, string>,
): Map<string, Set<ExtraHash>> {
  const wanted = new Map(identified.map(({ file }) => [file.name, new Set<ExtraHash>()]));
  const names = new Map(identified.map(({ file }) => [file.name, file.name]));
  for (const {
    file,
    identity: { kind },
  } of identified) {
    const text = texts.get(file.name) ?? '';
    const { sums } = kind === 'checksum' ? readSums(text, file.name) : { sums: [] };
    for (const { path: each, algorithm } of sums) {
      if (algorithm !== 'sha256') wanted.get(fileNamed(names, each, sums) ?? '')?.add(algorithm);
    }
    const signed =
      text.startsWith('untrusted comment:') && targetOf({ name: file.name, kind }, names);
    if (signed) wanted.get(signed)?.add('blake2b512');
    if (kind === 'update-metadata' && /^\s*sha512:/m.test(text))
      for (const extra of wanted.values()) extra.add('sha512');
  }
  return wanted;
}

/** Names that a checksum file lists and nobody gave: often a file that was forgotten. */
function listedButAbsent(
  texts: ReadonlyMap<string, string>,
  identified: readonly IdentifiedGiven[],
): Reason[] {
  const given = new Map(identified.map(({ file }) => [file.name, file]));
  return identified
    .filter(({ identity }) => identity.kind === 'checksum')
    .flatMap(({ file }) => {
      const { sums } = readSums(texts.get(file.name) ?? '', file.name);
      const absent = sums
        .filter(({ path: each }) => fileNamed(given, each, sums) === undefined)
        .map(({ path: each }) => each);
      return absent.length === 0
        ? []
        : [
            {
              where: file.name,
              problem: `it lists files that aren't here: ${[...new Set(absent)].join(', ')}.`,
              remedy: 'Add them too, if they belong to the release.',
            },
          ];
    });
}

/**
 * Hashes identified files, compares them with the checksum files among them and attaches signatures, SBOMs and
 * attestations. `prepared` is in the order of `identified`; a difference to a checksum file is a reason to stop.
 */
export async function prepare(
  identified: readonly IdentifiedGiven[],
  options: PrepareOptions,
  onHashed?: OnProgress,
): Promise<{ prepared: Prepared[]; reasons: Reason[]; warnings: Reason[] }> {
  const texts = await textsOf(identified);
  const wanted = wantedHashes(identified, texts);
  const extraOf = (name: string) =>
    new Set([...(options.sha512 ? ['sha512' as const] : []), ...(wanted.get(name) ?? [])]);
  const hashes = await hashFiles(
    identified.map(({ file }) => ({ path: file.path, extra: [...extraOf(file.name)] })),
    onHashed,
  );
  const base =
    options.urlBase?.replace(/\/+$/, '') ?? `files/${encodeURIComponent(options.version)}`;
  const hashed = identified.flatMap((each, i) =>
    hashes[i] ? [{ ...each, hashes: hashes[i] }] : [],
  );
  const byName = new Map(hashed.map((each) => [each.file.name, each.hashes]));
  const attached = attachAuxiliaries(
    hashed.map((each) => entryOf(each, each.hashes, base, options.minimumOs)),
    texts,
    (name, algorithm) => byName.get(name)?.[algorithm],
  );
  const entries = linkReleaseSbom(attached.files);
  return {
    prepared: hashed.flatMap(({ file, hashes: own }, i): Prepared[] =>
      entries[i] ? [{ given: file, hashes: own, entry: entries[i] }] : [],
    ),
    reasons: attached.reasons,
    warnings: [...attached.warnings, ...listedButAbsent(texts, identified)],
  };
}
