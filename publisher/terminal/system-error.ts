import { access, constants, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Reason } from '../../catalogue/reason';
import { formatBytes } from './format-bytes';

/** Node's errors of system calls (https://nodejs.org/api/errors.html#class-systemerror). */
const systemError = z.object({
  code: z.string(),
  syscall: z.string(),
  path: z.string().optional(),
  dest: z.string().optional(),
  message: z.string(),
});

/** The error, with the file that was being written where the system doesn't say it: a write knows only a number. */
export function at(file: string, error: unknown): unknown {
  const { data } = systemError.safeParse(error);
  return data && data.path === undefined
    ? Object.assign(new Error(data.message, { cause: error }), {
        code: data.code,
        syscall: data.syscall,
        path: file,
      })
    : error;
}

/** The nearest folder upwards that is there. */
async function existing(file: string): Promise<string> {
  const there = await stat(file).then(
    () => true,
    () => false,
  );
  return there || path.dirname(file) === file ? file : existing(path.dirname(file));
}

/** Where the disk is mounted that holds a file: the highest folder on the same device. */
async function mountOf(file: string): Promise<string> {
  const { dev } = await stat(file);
  const up = path.dirname(file);
  return up !== file && (await stat(up)).dev === dev ? mountOf(up) : file;
}

async function fullDisk(file: string): Promise<string> {
  const mount = await mountOf(await existing(path.resolve(file)));
  const { blocks, bsize, files, ffree } = await statfs(mount);
  const what = files > 0 && ffree === 0 ? `holds as many files as it can (${files})` : 'is full';
  return `the disk mounted at ${mount} (${formatBytes(blocks * bsize)}) ${what}.`;
}

const again = 'then run this again.';

async function wordsFor(
  code: string,
  file: string,
  message: string,
): Promise<[problem: string, remedy: string]> {
  switch (code) {
    case 'ENOSPC':
      return [await fullDisk(file), `Free some space there, ${again}`];
    case 'EDQUOT':
      return ['your quota on this disk is used up.', `Free some space there, ${again}`];
    case 'EFBIG':
      return [
        'it is larger than this disk or account may hold.',
        `Raise the limit (ulimit -f), ${again}`,
      ];
    case 'EACCES':
    case 'EPERM':
      return ['this account has no permission for it.', `Give it the permission, ${again}`];
    case 'EROFS':
      return ['its disk can only be read.', `Mount it so that it can be written, ${again}`];
    case 'ENOENT':
      return ["it isn't there, or went while this ran.", `Put it there, ${again}`];
    case 'EISDIR':
    case 'ERR_FS_EISDIR':
      return ['there is a folder where a file must be.', `Move the folder away, ${again}`];
    case 'ENOTDIR':
    case 'EEXIST':
      return ['there is a file where a folder must be.', `Move the file away, ${again}`];
    case 'ELOOP':
      return ['its links lead in a circle.', `Put the file itself there, ${again}`];
    case 'ENAMETOOLONG':
      return ['its name is longer than this disk can hold.', `Choose a shorter one, ${again}`];
    case 'EMFILE':
    case 'ENFILE':
      return ['too many files are open.', `Raise the limit (ulimit -n), ${again}`];
    case 'EBUSY':
    case 'ETXTBSY':
      return ['another program has it open.', `Close that, ${again}`];
    case 'EIO':
      return [
        'the disk gives an error when it is read or written.',
        `Look after the disk, ${again}`,
      ];
    default:
      return [`${message}.`, `When this is solved, run it again.`];
  }
}

/** Of the two files of a copy or a rename, the one that the system refused: the source only where that can't be read. */
async function refusedOf({
  code,
  syscall,
  path: from,
  dest,
}: z.infer<typeof systemError>): Promise<string> {
  if (from === undefined || dest === undefined) return from ?? dest ?? syscall;
  const isSource =
    syscall === 'copyfile' &&
    ['EACCES', 'EPERM', 'ENOENT', 'EISDIR', 'EIO'].includes(code) &&
    !(await access(from, constants.R_OK).then(
      () => true,
      () => false,
    ));
  return isSource ? from : dest;
}

/** What the system refused, in words; null for an error that isn't the system's. */
export async function systemReason(error: unknown): Promise<Reason | null> {
  const { data } = systemError.safeParse(error);
  if (!data) return null;
  const file = await refusedOf(data);
  const [problem, remedy] = await wordsFor(data.code, file, data.message);
  return {
    where: path.relative(process.cwd(), file).startsWith('..')
      ? file
      : path.relative(process.cwd(), file) || '.',
    problem,
    remedy,
  };
}
