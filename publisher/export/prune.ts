import { access, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { downloadFolder } from '../../catalogue/addresses';
import { scriptsFolder } from '../../catalogue/paths';

/** The files below a folder, as sorted paths with forward slashes relative to it; none when it does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  }
  if ((await readdir(folder)).length === 0) await rm(folder, { recursive: true });
}

/**
 * Whether Next writes a file for its router or for itself and no static page asks for it: payloads for navigation inside
 * an application, and the error page under two more addresses, where hosts would answer it with status 200.
 */
function isLeftover(name: string): boolean {
  return /(^|\/)(__next\..*|index)\.txt$/.test(name) || /^(404|_not-found)\//.test(name);
}

/** Whether the publisher put a file into `public/`: such a file is never touched. */
export function isPublic(root: string, name: string): Promise<boolean> {
  return access(path.join(root, 'public', name)).then(
    () => true,
    () => false,
  );
}

/** Deletes from `out` what no page uses; `used` names the scripts and styles that some page can come to load. */
export async function prune(root: string, out: string, used: ReadonlySet<string>): Promise<void> {
  const scripts = `${downloadFolder.slice(1)}${scriptsFolder}`;
  for (const name of await filesBelow(out)) {
    const needless = name.startsWith(scripts)
      ? !used.has(name.slice(scripts.length))
      : isLeftover(name);
    if (needless && !(await isPublic(root, name))) await rm(path.join(out, name));
  }
  await removeEmptyFolders(out);
}
