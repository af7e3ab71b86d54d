import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { type CataloguePlace } from '../../catalogue/read';
import { makeFolders, refuseLinks } from './folders';
import { workFolder } from './journal';
import { type Placement } from './place';

/** What the last change replaced: kept until the next one, so that it can be taken back. */
const keptFolder = path.join(workFolder, 'undo');
const stateSchema = z.object({
  /** The catalogue's text before; null where there was none. */
  before: z.string().nullable(),
  /** The hash of the text after: another one means that somebody has edited it since. */
  after: z.string(),
  /** The files that went: where they lay, and what they are called here. */
  files: z.array(z.object({ to: z.string(), kept: z.string().regex(/^\d+$/) })),
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Keeps what a change is about to replace: the catalogue's text and the files `leaving`, as links where the disk has them.
 * Gives what makes it count once the change is done, and what forgets it when nothing came of it.
 */
export async function keepForUndo(
  { base, folder }: CataloguePlace,
  { before, after, leaving }: { before: string | null; after: string; leaving: readonly string[] },
): Promise<{ settle: () => Promise<void>; forget: () => Promise<void> }> {
  const part = path.join(base, `${keptFolder}.part`);
  await refuseLinks(base, keptFolder);
  await rm(part, { recursive: true, force: true });
  await makeFolders(base, `${keptFolder}.part`);
  const files = leaving.map((to, i) => ({ to, kept: String(i) }));
  for (const { to, kept } of files) {
    const from = path.join(base, folder, to);
    const copy = path.join(part, kept);
    await link(from, copy).catch(() =>
      copyFile(from, copy, constants.COPYFILE_FICLONE).catch(() => {}),
    );
  }
  await writeFile(
    path.join(part, 'state.json'),
    JSON.stringify({ before, after: hashOf(after), files }),
  );
  return {
    async settle() {
      await rm(path.join(base, keptFolder), { recursive: true, force: true });
      await rename(part, path.join(base, keptFolder));
    },
    forget: () => rm(part, { recursive: true, force: true }),
  };
}

/** What takes the last change back: the catalogue's text before it, and its files; null where nothing can be. */
export async function lastChange(
  { base }: CataloguePlace,
  now: string | null,
): Promise<{ before: string | null; files: Placement[] } | null> {
  const folder = path.join(base, keptFolder);
  const text = await readFile(path.join(folder, 'state.json'), 'utf8').catch(() => '');
  const { data } = stateSchema.safeParse(parse(text));
  if (!data || now === null || hashOf(now) !== data.after) return null;
  const files = await Promise.all(
    data.files.map(async ({ to, kept }): Promise<Placement> => {
      const from = path.join(folder, kept);
      const hash = createHash('sha256');
      await pipeline(createReadStream(from), hash);
      return { from, sha256: hash.digest('hex'), to };
    }),
  );
  return { before: data.before, files };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
