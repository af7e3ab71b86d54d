import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { feeds, type FeedId } from '../../catalogue/feeds';
import type { Catalogue, ReleaseFile } from '../../catalogue/schema';
import { feedIds, writers } from './feeds';
import type { OutputFile } from './output';
import type { PieceHashes } from './pieces';

/** What became of the feeds: the places of the written files, and one line for each feed or file that was left out. */
export interface FeedsReport {
  written: string[];
  skipped: string[];
}

/** Files to be written, and a line for each feed that is left out. */
export type Rendered = { files: OutputFile[]; skipped: string[] };

/** What is rendered of a feed that lacks something. */
export const lacking = (id: FeedId, lacks: string): Rendered => ({ files: [], skipped: [`${feeds[id].format}: not written, it needs ${lacks}.`] });

/** All feeds of a catalogue that are text, without touching the disk. */
export function renderFeeds(
  catalogue: Catalogue,
  site: URL | null,
  pieces: ReadonlyMap<ReleaseFile['sha256'], PieceHashes> = new Map(),
): Rendered {
  const outcomes = feedIds.map((id) => {
    const material = feeds[id].find(catalogue, site);
    if ('lacks' in material) return lacking(id, material.lacks);
    return { files: writers[id]({ ...material, pieces }), skipped: [] };
  });
  return { files: outcomes.flatMap(({ files }) => files), skipped: outcomes.flatMap(({ skipped }) => skipped) };
}

/**
 * Writes rendered feeds into an exported site. What the publisher put at the same place is kept: a file of one's own wins.
 * Throws what the file system throws.
 */
export async function writeFeeds(out: string, rendered: Rendered[]): Promise<FeedsReport> {
  const report: FeedsReport = { written: [], skipped: rendered.flatMap(({ skipped }) => skipped) };
  for (const { path: place, content } of rendered.flatMap(({ files }) => files)) {
    const target = path.join(out, place);
    const there = await readFile(target).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
      throw error;
    });
    if (there && !there.equals(Buffer.from(content))) {
      report.skipped.push(`${place}: not written, since public/${place} exists.`);
      continue;
    }
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
    report.written.push(place);
  }
  return report;
}
