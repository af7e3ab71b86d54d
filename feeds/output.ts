import { textOf } from '../catalogue/said';
import { type Edition } from '../catalogue/schema';
import { type FeedRow } from './feed';
import { type FeedId } from './table';

/** One file at its place in the exported site. `feed` says which feed it belongs to. */
export interface OutputFile {
  path: string;
  feed?: FeedId;
  content: string | Uint8Array;
}

/** Files to be written, and a line for each feed that is left out. */
export type Rendered = { files: OutputFile[]; skipped: string[] };

/** What is rendered of a feed that lacks something. */
export const lacking = ({ format }: FeedRow, lacks: string, edition?: Edition): Rendered => ({
  files: [],
  skipped: [
    `${format}${edition ? ` of ${textOf(edition.name)}` : ''}: not written, it needs ${lacks}.`,
  ],
});

/** JSON as people read it, ending in a newline. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A date or time of the catalogue as RFC 3339 in UTC; a date means the beginning of that day. */
export function timestamp(date: string): string {
  return `${new Date(date).toISOString().slice(0, 19)}Z`;
}
