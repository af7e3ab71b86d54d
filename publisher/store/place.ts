import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../terminal/outcome';
import { at } from '../terminal/system-error';
import { makeFolders } from './folders';

/** A file to put into a folder: a copy of `from`, which must have this SHA-256, or `text`. `to` is a path there, not percent-encoded. */
export type Placement = { to: string } & ({ from: string; sha256: string } | { text: string });

/** Where a file is written before it gets its name: the one that is being placed, in its own folder. */
export const partBeside = (to: string): string => path.join(path.dirname(to), '.release.part');

/** Writes what was written to disk; directories can't be synced on Windows. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

async function copy(from: string, sha256: string, part: string): Promise<void> {
  // A reflink where the file system has them, else a real copy. No hard link: the next build would write into the
  // same file and so change what is published.
  await copyFile(from, part, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  const hash = createHash('sha256');
  await pipeline(createReadStream(part), hash);
  if (hash.digest('hex') === sha256) return;
  throw new Refusal({
    where: from,
    problem: 'it changed while it was added.',
    remedy: 'Wait until it is written completely, then run this again.',
  });
}

async function write(text: string, part: string): Promise<void> {
  const handle = await open(part, 'wx');
  try {
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
}

/** Everybody may read what is published, whatever the mode of the file that was given; only then it is on the disk. */
async function settle(part: string): Promise<void> {
  const handle = await open(part, 'r');
  try {
    await handle.chmod(0o644);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Puts a file below `folder` so that at no moment half of it has the name; replaces what was there. Makes the folders and
 * follows no link. `beforeName` runs right before the file gets its name, and may throw. What throws leaves nothing behind
 * but folders: what the system throws, or a Refusal.
 */
export async function place(
  folder: string,
  placement: Placement,
  beforeName: () => Promise<void> = async () => {},
): Promise<void> {
  const to = path.join(folder, placement.to);
  const part = partBeside(to);
  await makeFolders(folder, path.dirname(placement.to));
  await rm(part, { force: true });
  try {
    await ('from' in placement
      ? copy(placement.from, placement.sha256, part)
      : write(placement.text, part));
    await settle(part);
    await beforeName();
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw at(part, error);
  }
  await sync(path.dirname(to));
}
