import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feedInput } from '../../catalogue/feedMaterial';
import { feeds, type FeedId } from '../../catalogue/feeds';
import type { Catalogue, ReleaseFile } from '../../catalogue/schema';
import { at } from '../system-error';
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
export const lacking = (id: FeedId, lacks: string): Rendered => ({
  files: [],
  skipped: [`${feeds[id].format}: not written, it needs ${lacks}.`],
});

/** All feeds of a catalogue that are text, without touching the disk. */
export function renderFeeds(
  catalogue: Catalogue,
  site: URL | null,
  pieces: ReadonlyMap<ReleaseFile['sha256'], PieceHashes> = new Map(),
): Rendered {
  const input = feedInput(catalogue, site);
  const outcomes = feedIds.map((id) => {
    const material = feeds[id].find(input);
    if ('lacks' in material) return lacking(id, material.lacks);
    return {
      files: writers[id]({ ...material, pieces }).map((file) => ({ ...file, feed: id })),
      skipped: [],
    };
  });
  return {
    files: outcomes.flatMap(({ files }) => files),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  };
}

/** Writes one file, unless the publisher has put another one there; the result says whether it stands as rendered. */
function writeUnlessThere(target: string, content: OutputFile['content']): boolean {
  try {
    if (existsSync(target)) return readFileSync(target).equals(Buffer.from(content));
    writeFileSync(target, content);
    return true;
  } catch (error) {
    throw at(target, error);
  }
}

/**
 * Writes rendered feeds into an exported site. What the publisher put at the same place is kept: a file of one's own wins.
 * Throws what the file system throws. One small file after the other, since Node needs a tenth of the time for that.
 */
export function writeFeeds(out: string, rendered: Rendered[]): FeedsReport {
  const files = rendered.flatMap((each) => each.files);
  for (const folder of new Set(files.map(({ path: place }) => path.dirname(place))))
    mkdirSync(path.join(out, folder), { recursive: true });
  const done = files.map(({ path: place, content }) =>
    writeUnlessThere(path.join(out, place), content),
  );
  return {
    written: files.filter((_, i) => done[i]).map(({ path: place }) => place),
    skipped: [
      ...rendered.flatMap(({ skipped }) => skipped),
      ...files
        .filter((_, i) => !done[i])
        .map(({ path: place }) => `${place}: not written, since public/${place} exists.`),
    ],
  };
}
