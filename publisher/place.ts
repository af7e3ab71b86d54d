import { constants, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
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

/** Puts a file in its place so that at no moment half of it has the name; replaces what was there. Makes the folders. */
export async function place(folder: string, placement: Placement): Promise<void> {
  const to = path.join(folder, placement.to);
  const part = partOf(to);
  await mkdir(path.dirname(to), { recursive: true });
  await rm(part, { force: true });
  if ('from' in placement) {
    // A reflink where the file system has them, else a real copy. No hard link: the next build would write into the
    // same file and so change what is published.
    await copyFile(placement.from, part, constants.COPYFILE_FICLONE);
  } else {
    const handle = await open(part, 'w');
    await handle.writeFile(placement.text);
    await handle.close();
  }
  await sync(part);
  await rename(part, to);
  await sync(path.dirname(to));
}
