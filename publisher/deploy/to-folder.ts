import { copyFile, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordFile } from './plan';
import { type Target } from './target';

/** A copy is complete before it has its name, so that nobody is ever sent the half of a file. */
async function put(from: string, to: string): Promise<void> {
  const [wanted, there] = await Promise.all([readFile(from), readFile(to).catch(() => null)]);
  if (there?.equals(wanted)) return;
  const unfinished = path.join(path.dirname(to), `.${path.basename(to)}.deploy`);
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, unfinished);
  await rename(unfinished, to);
}

/** Removes a folder below another one with those around it, as far as they are empty: a server answers 403 for one. */
async function removeEmpty(folder: string, name: string): Promise<void> {
  if (name === '.') return;
  const isGone = await rmdir(path.join(folder, name)).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(folder, path.dirname(name));
}

/** A folder of this machine, which a server serves or a network mounts. */
export function folderTarget(folder: string): Target {
  return {
    readRecord: () =>
      readFile(path.join(folder, recordFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    copy: async (out, names) => {
      for (const name of names) await put(path.join(out, name), path.join(folder, name));
    },
    remove: async (names) => {
      for (const name of names) {
        await rm(path.join(folder, name), { force: true });
        await removeEmpty(folder, path.dirname(name));
      }
    },
    writeRecord: async (record) => {
      const file = path.join(folder, recordFile);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(record));
      await rename(`${file}.new`, file);
    },
  };
}
