import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PieceList } from '../../catalogue/pieces';
import { type Catalogue, type ReleaseFile } from '../../catalogue/schema';
import { type Feed, type Templates } from '../../feeds/feed';
import { feedInput, inputsFor } from '../../feeds/material';
import { lacking, type OutputFile, type Rendered } from '../../feeds/output';
import { textFeedIds, textFeeds } from '../../feeds/table';
import { at } from '../terminal/system-error';

const template = (name: keyof Templates): string =>
  readFileSync(new URL(`../../feeds/templates/${name}`, import.meta.url), 'utf8');

const templates: Templates = {
  'install.sh': template('install.sh'),
  'install.ps1': template('install.ps1'),
};

/** What became of the feeds: the places of the written files, and one line for each feed or file that was left out. */
interface FeedsReport {
  written: string[];
  skipped: string[];
}

/** All feeds of a catalogue that are text, without touching the disk. */
export function renderFeeds(
  catalogue: Catalogue,
  site: URL | null,
  pieces: ReadonlyMap<ReleaseFile['sha256'], PieceList> = new Map(),
): Rendered {
  const input = feedInput(catalogue, site);
  const outcomes = textFeedIds.flatMap((id) => {
    const feed: Feed = textFeeds[id];
    return inputsFor(feed, input).map((one): Rendered => {
      const material = feed.find(one);
      if ('lacks' in material) return lacking(feed, material.lacks, one.edition);
      const files = feed.write({ ...material, pieces, templates });
      return { files: files.map((file) => ({ ...file, feed: id })), skipped: [] };
    });
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
