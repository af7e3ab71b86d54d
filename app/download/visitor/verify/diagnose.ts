import { choose, downloadsOf } from '../../../../catalogue/choose';
import { cpusOf, runnableCpus, type Platform } from '../../../../catalogue/platform';
import type { Release, ReleaseFile } from '../../../../catalogue/schema';
import { newestFirst } from '../../../../catalogue/version';
import { nearMisses, type NearMiss } from './nearMisses';
import { pieceCount, pieceLength, type PieceList } from './pieces';

/** A file of the catalogue, with its piece list where that could be loaded. */
export interface KnownFile { release: Release; file: ReleaseFile; pieces: PieceList | null }

/** Why a browser could not read a file. `insecure-page`: WebCrypto exists only on https. */
export type UnreadableCause = 'insecure-page' | 'folder' | 'gone' | 'not-readable' | 'no-webassembly' | 'other';

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
export interface Range { offset: number; length: number }

export interface Genuine {
  kind: 'genuine';
  known: KnownFile;
  /** What matched: the whole file's hash, or each of its pieces. */
  by: 'sha256' | 'pieces';
  renamed: boolean;
  /** It cannot run on this machine; `instead` are the files of the same release that can. */
  wrongMachine?: { instead: ReleaseFile[] };
  /** The newest release of the same channel, when it is another one. */
  newer?: Release;
  /** `instead` is missing when the catalogue no longer has that version. */
  withdrawn?: { date: string; reason: string; version: string; instead?: Release };
}

/** `missing` bytes lack at the end, `extra` ones follow it. The piece where the file ends too early or late is not judged. */
export interface Damaged { kind: 'damaged'; known: KnownFile; damaged: Range[]; pieces: number; missing: number; extra: number }

export type Diagnosis =
  | Genuine
  | { kind: 'incomplete'; known: KnownFile; size: number; expected: number }
  | Damaged
  | { kind: 'unknown'; near: NearMiss[] }
  | { kind: 'unreadable'; cause: UnreadableCause };

/** Every file of a catalogue, the newest release first, so that content that stayed the same counts as the newest. */
export function knownFiles(releases: readonly Release[]): KnownFile[] {
  const [current, withdrawn] = [releases.filter((r) => !r.withdrawn), releases.filter((r) => r.withdrawn)];
  return [...newestFirst(current), ...newestFirst(withdrawn)]
    .flatMap((release) => release.files.map((file) => ({ release, file, pieces: null })));
}

/** Says what a file is, by its content. Only the same content as a known file's gives "genuine". */
export function diagnose(read: ReadFile, known: readonly KnownFile[], platform: Platform): Diagnosis {
  for (const candidate of known) {
    const by = sameContent(read, candidate);
    if (by !== null) return genuine(read, candidate, by, known, platform);
  }
  return partOfKnown(read, known) ?? { kind: 'unknown', near: nearMisses(read, known) };
}

/** The whole file's hash decides where it was made; pieces decide otherwise. */
function sameContent(read: ReadFile, { file, pieces }: KnownFile): Genuine['by'] | null {
  if (read.size !== file.size) return null;
  if (read.sha256 !== undefined) return read.sha256 === file.sha256 ? 'sha256' : null;
  if (!read.pieces || !pieces || read.size === 0 || read.pieces.length !== pieces.sha256.length) return null;
  return pieces.sha256.every((hash, index) => hash === read.pieces?.[index]) ? 'pieces' : null;
}

function genuine(read: ReadFile, match: KnownFile, by: Genuine['by'], known: readonly KnownFile[], platform: Platform): Genuine {
  const { release, file } = match;
  const releases = newestFirst([...new Set(known.map((other) => other.release))]);
  const newest = releases.find((other) => other.channel === release.channel && !other.withdrawn);
  return {
    kind: 'genuine',
    known: match,
    by,
    renamed: read.name !== file.name,
    wrongMachine: runsOn(file, platform) ? undefined : { instead: filesFor(release, platform) },
    newer: newest && newest !== release && releases.indexOf(newest) < releases.indexOf(release) ? newest : undefined,
    withdrawn: release.withdrawn && {
      date: release.withdrawn.date,
      reason: release.withdrawn.reason,
      version: release.withdrawn.instead,
      instead: releases.find((other) => other.version === release.withdrawn?.instead),
    },
  };
}

/** Only a download for another OS, or for a CPU that this OS surely cannot run, is wrong. Unknown is never wrong. */
function runsOn(file: ReleaseFile, { os, cpu }: Platform): boolean {
  if (file.kind !== 'download' || file.os === undefined || os === 'unknown') return true;
  if (file.os !== os) return false;
  const cpus = cpusOf(file);
  return cpu === 'unknown' || cpus === 'any' || cpus === 'unknown' || runnableCpus(os, cpu).some((other) => cpus.includes(other));
}

function filesFor(release: Release, platform: Platform): ReleaseFile[] {
  const offer = choose(release, platform);
  switch (offer.state) {
    case 'one': return [offer.main];
    case 'equals': return offer.equals;
    case 'none': return downloadsOf(release).filter((file) => file.os === platform.os && runsOn(file, platform));
  }
}

/** The known file that shares most pieces at the same places: a beginning of it, or a damaged copy if at least half is whole. */
function partOfKnown(read: ReadFile, known: readonly KnownFile[]): Diagnosis | null {
  let best: { candidate: KnownFile; wrong: number[]; whole: number } | null = null;
  for (const candidate of known) {
    if (!candidate.pieces || !read.pieces) continue;
    // Where sizes differ, the piece in which the shorter one ends cannot be compared.
    const [shorter, exact] = [Math.min(read.size, candidate.file.size), read.size === candidate.file.size];
    const comparable = exact ? pieceCount(shorter) : Math.floor(shorter / pieceLength);
    const wrong: number[] = [];
    for (let index = 0; index < comparable; index++) if (read.pieces[index] !== candidate.pieces.sha256[index]) wrong.push(index);
    const whole = comparable - wrong.length;
    if (whole > (best?.whole ?? 0)) best = { candidate, wrong, whole };
  }
  if (best === null || best.whole < best.wrong.length) return null;
  const { candidate, wrong } = best;
  const expected = candidate.file.size;
  if (wrong.length === 0 && read.size < expected) return { kind: 'incomplete', known: candidate, size: read.size, expected };
  return {
    kind: 'damaged',
    known: candidate,
    damaged: wrong.map((index) => ({ offset: index * pieceLength, length: Math.min(pieceLength, expected - index * pieceLength) })),
    pieces: pieceCount(expected),
    missing: Math.max(0, expected - read.size),
    extra: Math.max(0, read.size - expected),
  };
}
