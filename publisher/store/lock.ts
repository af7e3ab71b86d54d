import { execFile } from 'node:child_process';
import { lstat, open, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import { Refusal } from '../terminal/outcome';

/** A process on this computer or another. Its number is given again after its end; with when it began, it is one process. */
const ownerSchema = z.object({ pid: z.int().positive(), started: z.string(), host: z.string() });
type Owner = z.infer<typeof ownerSchema>;

const run = promisify(execFile);

/** When a process began, in the system's own notation; empty where nothing tells it. */
async function startOf(pid: number): Promise<string> {
  // Linux: the 22nd field of proc_pid_stat(5), in ticks since the boot; what is before it ends with the last bracket.
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text !== null) {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    return `${text.slice(text.lastIndexOf(')') + 2).split(' ')[19]} ticks after boot ${boot.trim()}`;
  }
  const said = await run('ps', ['-o', 'lstart=', '-p', String(pid)], {
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  }).catch(() => null);
  return said?.stdout.trim() ?? '';
}

/** Whether the process that took the lock still runs. Of another computer nothing is known, so there it does. */
async function isAlive({ pid, started, host }: Owner): Promise<boolean> {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const now = await startOf(pid);
  return started === '' || now === '' || now === started;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** What stands in a lock file; null when it is gone. Throws a Refusal when it is no file. */
async function textOf(file: string): Promise<{ text: string; made: number } | null> {
  const info = await lstat(file).catch(() => null);
  if (!info) return null;
  if (info.isFile())
    return { text: await readFile(file, 'utf8').catch(() => ''), made: info.mtimeMs };
  throw new Refusal({
    where: file,
    problem: 'a command keeps others out with a file of this name, but it is none.',
    remedy: 'Delete it.',
  });
}

/** Whether the owner was killed: its process is gone, or it died between making the file and writing its name. */
async function isAbandoned(text: string, made: number): Promise<boolean> {
  const { data } = ownerSchema.safeParse(parse(text));
  return data ? !(await isAlive(data)) : Date.now() - made > 2000;
}

/** Removes an abandoned lock; renaming first, so that of two commands that try, one does. */
async function breakLock(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  // Somebody else broke it and took it since it was looked at: give it back.
  if ((await textOf(aside))?.text === text) await rm(aside, { force: true });
  else await rename(aside, file).catch(() => {});
}

function locked(file: string, text: string): Refusal {
  const { data } = ownerSchema.safeParse(parse(text));
  return new Refusal({
    where: file,
    problem: `another release command is at work (${data ? `process ${data.pid} on ${data.host}` : 'one that is just starting'}).`,
    remedy: 'Wait until it is done; if none runs, delete this file.',
  });
}

/**
 * Runs `work` while holding the lock `file`, which names its process, so that the next command sees whether a killed one
 * left it. Waits `patience` milliseconds for a live owner, then throws a Refusal.
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  patience = 10_000,
): Promise<T> {
  const owner: Owner = { pid: process.pid, started: await startOf(process.pid), host: hostname() };
  const giveUp = Date.now() + patience;
  for (;;) {
    const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null;
      throw error;
    });
    if (handle) {
      try {
        await handle.writeFile(JSON.stringify(owner));
        return await work();
      } finally {
        await handle.close();
        await rm(file, { force: true });
      }
    }
    const held = await textOf(file);
    if (held && (await isAbandoned(held.text, held.made))) await breakLock(file, held.text);
    if (Date.now() > giveUp) throw locked(file, held?.text ?? '');
    await sleep(held ? 100 : 0);
  }
}
