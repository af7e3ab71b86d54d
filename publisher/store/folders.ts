import { chmod, lstat, mkdir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../terminal/outcome';

/** The first symbolic link or junction on the way from `base` down to `relative`; null when there is none, or nothing there. */
export async function linkOnTheWay(base: string, relative: string): Promise<string | null> {
  let at = base;
  for (const step of path.normalize(relative).split(path.sep)) {
    at = path.join(at, step);
    const info = await lstat(at).catch(() => null);
    if (!info) return null;
    if (info.isSymbolicLink()) return at;
  }
  return null;
}

/** Throws a Refusal where a link stands on the way: it may lead anywhere, and a change of another's project may bring it. */
export async function refuseLinks(base: string, relative: string): Promise<void> {
  const link = await linkOnTheWay(base, relative);
  if (link === null) return;
  throw new Refusal({
    where: path.relative(base, link),
    problem: `it is a link, to ${await readlink(link)}: what is published is only written through real folders.`,
    remedy: 'Put the folder or file itself in its place.',
  });
}

/** Makes the folders of `relative` below `base` that aren't there, readable by everybody. Follows no link: Refusal. */
export async function makeFolders(base: string, relative: string): Promise<void> {
  await refuseLinks(base, relative);
  const folder = path.resolve(base, relative);
  const first = await mkdir(folder, { recursive: true }).catch(
    async (error: NodeJS.ErrnoException) => {
      // Of a disk that can only be read Node says here that the folder is missing; asked for that one alone it says what it is.
      if (error.code !== 'ENOENT' || error.path === undefined) throw error;
      await mkdir(error.path);
      return mkdir(folder, { recursive: true });
    },
  );
  // What the account's umask took away is given back: a server must be able to read what is published.
  for (let up = folder; first !== undefined && up.length >= first.length; up = path.dirname(up))
    await chmod(up, 0o755);
}

/** Where a link leads if that is outside of `folder`; null when it stays inside. A link to nowhere leads to what it says. */
export async function leadsOut(link: string, folder: string): Promise<string | null> {
  const target = await realpath(link).catch(() => null);
  if (target === null) return readlink(link);
  const inside = path.relative(await realpath(folder), target);
  return inside === '..' || inside.startsWith(`..${path.sep}`) || path.isAbsolute(inside)
    ? target
    : null;
}
