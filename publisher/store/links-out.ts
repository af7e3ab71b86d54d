import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { localPaths } from '../../catalogue/addresses';
import { catalogueOf } from '../../catalogue/read';
import { type Reason } from '../../catalogue/reason';
import { type Catalogue } from '../../catalogue/schema';
import { leadsOut } from './folders';

/** The links below a folder, in full. */
async function linksBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The links among what a catalogue names, and their folders, where nothing else of its folder is published. */
async function linksNamed(folder: string, catalogue: Catalogue): Promise<string[]> {
  const named = localPaths(catalogue).flatMap((name) =>
    name.split('/').map((_, i, parts) => path.join(folder, ...parts.slice(0, i + 1))),
  );
  const found = await Promise.all(
    [...new Set(named)].map(async (each) =>
      (await lstat(each).catch(() => null))?.isSymbolicLink() ? [each] : [],
    ),
  );
  return found.flat();
}

/** Refuses links in what a project publishes that leave it: the build would publish what they lead to, whatever it is. */
export async function checkLinksOut(project: string, catalogue: Catalogue): Promise<Reason[]> {
  const { base, folder } = catalogueOf(project);
  const published = path.join(base, path.dirname(folder));
  const links = folder === '.' ? await linksNamed(base, catalogue) : await linksBelow(published);
  const found = await Promise.all(
    links.map(async (link) => ({ link, target: await leadsOut(link, published) })),
  );
  return found.flatMap(({ link, target }) =>
    target === null
      ? []
      : [
          {
            where: path.relative(base, link),
            problem: `it is a link out of ${folder === '.' ? 'the folder of the catalogue' : 'public'}, to ${target}: the build would publish what is there.`,
            remedy: 'Put the file itself there, or delete the link.',
          },
        ],
  );
}
