import { constants, copyFile, link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A file to put below public/download: a copy of `from`, or `text`. `to` is a path there, not percent-encoded. */
export type Placement = { to: string } & ({ from: string } | { text: string });

/** Where a placement is written before it gets its name. */
export const partOf = (to: string): string => `${to}.part`;

/** Writes what was written to disk; directories can't be synced on Windows. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** A copy that costs no space where the file system can: a reflink, else a hard link, else a real copy. */
async function copy(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE_FORCE)
    .catch(() => link(from, to))
    .catch(() => copyFile(from, to));
}

/** Puts a file in its place so that at no moment half of it has the name; replaces what was there. Makes the folders. */
export async function place(folder: string, placement: Placement): Promise<void> {
  const to = path.join(folder, placement.to);
  const part = partOf(to);
  await mkdir(path.dirname(to), { recursive: true });
  await rm(part, { force: true });
  if ('from' in placement) {
    await copy(placement.from, part);
  } else {
    const handle = await open(part, 'w');
    await handle.writeFile(placement.text);
    await handle.close();
  }
  await sync(part);
  await rename(part, to);
  // Renaming one hard link over another of the same file does nothing (POSIX, rename), and the part stays.
  await rm(part, { force: true });
  await sync(path.dirname(to));
}
