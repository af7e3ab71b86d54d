import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Somebody else holds the lock; `owner` says who. */
export class Locked extends Error {
  constructor(readonly owner: string, readonly file: string) {
    super(`${file} is held by ${owner}`);
  }
}

const unwritten = 'a command that is just starting';

function isAlive(owner: string): boolean {
  const [, pid, host] = /^process (\d+) on (.+)$/.exec(owner) ?? [];
  // Of another machine nothing is known, so it counts as alive.
  if (host !== hostname()) return true;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function ownerOf(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === '' ? unwritten : text;
}

/** Whether the owner was killed: its process is gone, or it died between making the file and writing its name. */
async function isAbandoned(file: string, owner: string): Promise<boolean> {
  if (owner !== unwritten) return !isAlive(owner);
  const made = await stat(file).catch(() => null);
  return made !== null && Date.now() - made.mtimeMs > 2000;
}

/** Removes an abandoned lock; renaming first, so that of two commands that try, one does. */
async function breakLock(file: string, owner: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  const moved = await rename(file, aside).then(() => true, () => false);
  if (!moved) return;
  // Somebody else broke it and took it since it was looked at: give it back.
  if (await ownerOf(aside) === owner) await rm(aside, { force: true });
  else await rename(aside, file).catch(() => {});
}

/**
 * Runs `work` while holding the lock `file`, which names its process, so that the next command sees whether a killed one
 * left it. Waits `patience` milliseconds for a live owner, then throws Locked.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, patience = 10_000): Promise<T> {
  const giveUp = Date.now() + patience;
  for (;;) {
    const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null;
      throw error;
    });
    if (handle) {
      try {
        await handle.writeFile(`process ${process.pid} on ${hostname()}`);
        return await work();
      } finally {
        await handle.close();
        await rm(file, { force: true });
      }
    }
    const owner = await ownerOf(file);
    if (owner === null) continue;
    if (await isAbandoned(file, owner)) await breakLock(file, owner);
    else if (Date.now() > giveUp) throw new Locked(owner, file);
    else await sleep(100);
  }
}
