import { productSchema, releaseSchema } from './schema';
import * as z from './zod';

// What the check in the browser reads, and where it finds it. Lists are addressed by their content, so that a page and its
// list are of one publish whatever caches hold; one small file, which is never taken from a cache, names the newest ones.

/** The folder with the lists, relative to /download/. */
export const checkFolder = 'check/';

/** The file that names the lists of the newest publish, relative to /download/. */
export const newestAddress = `${checkFolder}newest.json`;

/** The list of a publish, relative to /download/; `name` changes with its content. */
export const listAddress = (name: string) => `${checkFolder}${name}.json`;

/** One of the parts that hold what is not in the list, relative to /download/. */
export const partAddress = (folder: string, part: number) => `${checkFolder}${folder}/${part}.json`;

/** The product and the releases that a check mostly meets; `public/download/releases.json` is one too. */
export const checkListSchema = z.object({
  product: productSchema,
  releases: z.array(releaseSchema),
});
export type CheckList = z.infer<typeof checkListSchema>;

const publishedFileSchema = z.object({
  name: z.string(),
  size: z.int().nonnegative(),
  sha256: z.string(),
  /** A `Purpose` of feeds/purpose.ts; one that this page does not know is of a newer publish. */
  purpose: z.string(),
  /** The name of the download that it belongs to. */
  of: z.string().optional(),
});

/** A file of the site that is no download: checksums, a signature, an install script, a feed. */
export type PublishedFile = z.infer<typeof publishedFileSchema>;

/**
 * A part: the releases that the list leaves out, with those of their files that belong here, and files of the site. Of a
 * length that is `crowded` only the newest files are here, and all others in the parts of their hashes; publishes of a
 * version that knew no such lengths, which a rollback brings back, have everything in the part of its length.
 */
export const checkPartSchema = z.object({
  releases: z.array(releaseSchema),
  published: z.array(publishedFileSchema),
  crowded: z.array(z.int().nonnegative()).default([]),
});
export type CheckPart = z.infer<typeof checkPartSchema>;

/** The newest publish: where its list is, relative to /download/, and in how many parts the rest of it is. */
export const newestSchema = z.object({
  list: z.string().regex(/^check\/\w+\.json$/),
  parts: z.object({ folder: z.string().regex(/^\w+$/), count: z.int().positive() }),
});
export type Newest = z.infer<typeof newestSchema>;
