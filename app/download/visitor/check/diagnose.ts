import { choose } from '../../../../catalogue/choose';
import { editionOf } from '../../../../catalogue/editions';
import { pieceCount, pieceLength } from '../../../../catalogue/piece-length';
import { type PieceList } from '../../../../catalogue/pieces';
import {
  cpusOf,
  isFor,
  listedCpus,
  runnableCpus,
  type Platform,
} from '../../../../catalogue/platform';
import { textOf } from '../../../../catalogue/said';
import { type Product, type Release, type ReleaseFile } from '../../../../catalogue/schema';
import { newestFirst } from '../../../../catalogue/version';
import { hasNameOf, isWebPage, nearMisses, type NearMiss } from './near-misses';

/** A file of the catalogue, with its piece list where that could be loaded. */
export interface KnownFile {
  release: Release;
  file: ReleaseFile;
  /** The name of its edition, where the product has several and it is of one. */
  edition?: string;
  pieces: PieceList | null;
}

/** Why a browser could not read a file. `insecure-page`: WebCrypto exists only on https. */
export type UnreadableCause =
  'insecure-page' | 'folder' | 'gone' | 'not-readable' | 'no-webassembly' | 'other';

/** What was read of the visitor's file. The hashes are lower-case hex; at least one of them should be given. */
export interface ReadFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Of the whole file. */
  sha256?: string;
  pieces?: readonly string[];
  /** The first bytes (a few hundred are enough), to tell what an unknown file is. */
  head: Uint8Array;
}

/** A part of a file in bytes. */
export interface Range {
  offset: number;
  length: number;
}

/** The same content as a file of the catalogue. */
export interface Match {
  kind: 'match';
  known: KnownFile;
  /** What matched: the whole file's hash, or each of its pieces. */
  by: 'sha256' | 'pieces';
  renamed: boolean;
  /** What of it does not fit this machine, on which it cannot run. */
  wrongMachine?: 'os' | 'cpu';
  /** The newest release of the same channel, when it is another one. */
  newer?: Release;
  /** The newest file that suits this machine and does what this one does; absent when that is this one, or there is none. */
  newest?: KnownFile;
}

/** A beginning of a known file. `proven` by its pieces; otherwise only its name and size say so. */
export interface Incomplete {
  kind: 'incomplete';
  known: KnownFile;
  size: number;
  expected: number;
  proven: boolean;
}

/** `missing` bytes lack at the end, `extra` ones follow it. The piece where the file ends too early or late is not judged. */
export interface Damaged {
  kind: 'damaged';
  known: KnownFile;
  damaged: Range[];
  pieces: number;
  missing: number;
  extra: number;
}

export type Diagnosis =
  | Match
  | Incomplete
  | Damaged
  /** What stood under a known file's name until the publisher replaced it on `date`. */
  | { kind: 'replaced'; known: KnownFile; date: string }
  /** A saved web page, often a login or an error, under the name of a known file. */
  | { kind: 'web-page'; known: KnownFile }
  /** The name of a known file, other content. `difference` in bytes: negative when this one is shorter. */
  | { kind: 'differs'; known: KnownFile; difference: number }
  | { kind: 'unknown'; near: NearMiss[] }
  | { kind: 'unreadable'; cause: UnreadableCause };

/** Every file of a catalogue, the newest release first, so that content that stayed the same counts as the newest. */
export function knownFiles({
  releases,
  product: { editions = [] },
}: {
  releases: readonly Release[];
  product: Pick<Product, 'editions'>;
}): KnownFile[] {
  const names = new Map(editions.map(({ id, name }) => [id, textOf(name)]));
  const nameOf = (file: ReleaseFile) => names.get(editionOf(file, editions) ?? '');
  const [current, withdrawn] = [
    releases.filter((r) => !r.withdrawn),
    releases.filter((r) => r.withdrawn),
  ];
  return [...newestFirst(current), ...newestFirst(withdrawn)].flatMap((release) =>
    release.files.map((file) => ({ release, file, edition: nameOf(file), pieces: null })),
  );
}

/** Says what a file is, by its content. Only the same content as a known file's gives a match. */
export function diagnose(
  read: ReadFile,
  known: readonly KnownFile[],
  platform: Platform,
): Diagnosis {
  for (const candidate of known) {
    const by = sameContent(read, candidate);
    if (by !== null) return match(read, candidate, by, known, platform);
  }
  return (
    replacedSince(read, known) ??
    partOfKnown(read, known) ??
    byName(read, known) ?? { kind: 'unknown', near: nearMisses(read, known) }
  );
}

/** The whole file's hash decides where it was made; pieces decide otherwise. */
function sameContent(read: ReadFile, { file, pieces }: KnownFile): Match['by'] | null {
  if (read.size !== file.size) return null;
  if (read.sha256 !== undefined) return read.sha256 === file.sha256 ? 'sha256' : null;
  if (!read.pieces || !pieces || read.size === 0 || read.pieces.length !== pieces.sha256.length)
    return null;
  return pieces.sha256.every((hash, index) => hash === read.pieces?.[index]) ? 'pieces' : null;
}

function match(
  read: ReadFile,
  same: KnownFile,
  by: Match['by'],
  known: readonly KnownFile[],
  platform: Platform,
): Match {
  const { release, file } = same;
  const releases = newestFirst([...new Set(known.map((other) => other.release))]);
  const newer = releases.find((other) => other.channel === release.channel && !other.withdrawn);
  const newest = newestSuiting(same, known, releases, platform);
  return {
    kind: 'match',
    known: same,
    by,
    renamed: read.name !== file.name,
    wrongMachine: runsOn(file, platform) ? undefined : file.os === platform.os ? 'cpu' : 'os',
    newer:
      newer && newer !== release && releases.indexOf(newer) < releases.indexOf(release)
        ? newer
        : undefined,
    newest: newest?.file === file ? undefined : newest,
  };
}

/** Only a download for another OS, or for a CPU that this OS surely cannot run, is wrong. Unknown is never wrong. */
function runsOn(file: ReleaseFile, { os, cpu }: Platform): boolean {
  if (file.kind !== 'download' || file.os === undefined || os === 'unknown') return true;
  if (file.os !== os) return false;
  const cpus = cpusOf(file);
  return (
    cpu === 'unknown' ||
    cpus === 'any' ||
    cpus === 'unknown' ||
    runnableCpus(os, cpu).some((other) => cpus.includes(other))
  );
}

/**
 * What to take instead of a known file on this machine: of the newest release that has something for it in the
 * same edition (of the same channel, else the first that has any), the counterpart of a file that runs here, else what the page would offer.
 */
function newestSuiting(
  { release, file }: KnownFile,
  known: readonly KnownFile[],
  releases: readonly Release[],
  platform: Platform,
): KnownFile | undefined {
  const current = releases.filter((other) => !other.withdrawn);
  for (const other of [
    ...current.filter(({ channel }) => channel === release.channel),
    ...current,
  ]) {
    const files = other.files.filter(
      ({ kind, edition }) => kind === file.kind && edition === file.edition,
    );
    const alike = runsOn(file, platform) ? counterpart(file, files) : undefined;
    // One that this machine only translates may have a native successor.
    const offered =
      file.kind === 'download' && !isNative(alike, platform)
        ? chosenOf(files, file, platform)
        : undefined;
    const chosen = offered ?? alike;
    if (chosen) return known.find((one) => one.file === chosen);
  }
  return undefined;
}

function isNative(file: ReleaseFile | undefined, { cpu }: Platform): boolean {
  return (
    file !== undefined && (cpu === 'unknown' || cpusOf(file) === 'unknown' || isFor(file, cpu))
  );
}

/** The file for the same platform, in the same format and edition. */
function counterpart(file: ReleaseFile, files: readonly ReleaseFile[]): ReleaseFile | undefined {
  const traits = (one: ReleaseFile): string =>
    JSON.stringify([one.os, cpusOf(one), one.libc, one.format, one.installation, one.label]);
  return files.find((other) => traits(other) === traits(file));
}

/** What the page offers this machine of these files; of equals the one for the CPU that the file in hand is for. */
function chosenOf(
  files: readonly ReleaseFile[],
  file: ReleaseFile,
  platform: Platform,
): ReleaseFile | undefined {
  const offer = choose({ files }, platform);
  switch (offer.state) {
    case 'one':
      return offer.main;
    case 'equals':
      return offer.equals.find((other) => listedCpus(other).some((cpu) => isFor(file, cpu)));
    case 'none':
      return undefined;
  }
}

/** What the publisher replaced is told by its hash. */
function replacedSince(read: ReadFile, known: readonly KnownFile[]): Diagnosis | null {
  for (const candidate of known) {
    const before = candidate.file.replaced?.find(
      (old) => old.size === read.size && old.sha256 === read.sha256,
    );
    if (before) return { kind: 'replaced', known: candidate, date: before.date };
  }
  return null;
}

/** What the name of a known file stands for whose content is another: the page of a login, a download that stopped, something else. */
function byName(read: ReadFile, known: readonly KnownFile[]): Diagnosis | null {
  const named = known.filter(({ file }) => hasNameOf(read.name, file.name));
  const [newest] = named;
  if (!newest) return null;
  if (isWebPage(read.head)) return { kind: 'web-page', known: newest };
  const longer = named.find((one) => read.size < one.file.size && !hasOtherPieces(read, one));
  if (longer)
    return {
      kind: 'incomplete',
      known: longer,
      size: read.size,
      expected: longer.file.size,
      proven: false,
    };
  return { kind: 'differs', known: newest, difference: read.size - newest.file.size };
}

/** Whether its pieces show that a file is no beginning of a known one. */
function hasOtherPieces(read: ReadFile, { pieces }: KnownFile): boolean {
  const whole = read.pieces?.slice(0, Math.floor(read.size / pieceLength)) ?? [];
  return pieces !== null && whole.some((hash, index) => hash !== pieces.sha256[index]);
}

/** The known file that shares most pieces at the same places: a beginning of it, or a damaged copy if at least half is whole. */
function partOfKnown(read: ReadFile, known: readonly KnownFile[]): Diagnosis | null {
  let best: { candidate: KnownFile; wrong: number[]; whole: number } | null = null;
  for (const candidate of known) {
    if (!candidate.pieces || !read.pieces) continue;
    // Where sizes differ, the piece in which the shorter one ends cannot be compared.
    const [shorter, exact] = [
      Math.min(read.size, candidate.file.size),
      read.size === candidate.file.size,
    ];
    const comparable = exact ? pieceCount(shorter) : Math.floor(shorter / pieceLength);
    const wrong: number[] = [];
    for (let index = 0; index < comparable; index++)
      if (read.pieces[index] !== candidate.pieces.sha256[index]) wrong.push(index);
    const whole = comparable - wrong.length;
    if (whole > (best?.whole ?? 0)) best = { candidate, wrong, whole };
  }
  if (best === null || best.whole < best.wrong.length) return null;
  const { candidate, wrong } = best;
  const expected = candidate.file.size;
  if (wrong.length === 0 && read.size < expected)
    return { kind: 'incomplete', known: candidate, size: read.size, expected, proven: true };
  return {
    kind: 'damaged',
    known: candidate,
    damaged: wrong.map((index) => ({
      offset: index * pieceLength,
      length: Math.min(pieceLength, expected - index * pieceLength),
    })),
    pieces: pieceCount(expected),
    missing: Math.max(0, expected - read.size),
    extra: Math.max(0, read.size - expected),
  };
}
