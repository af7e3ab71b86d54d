import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Reason } from '../../catalogue/reason';
import { leadsOut } from './folders';

/** Refuses links in the project's folder `public` that leave it: the build would publish what they lead to, whatever it is. */
export async function checkLinksOut(root: string): Promise<Reason[]> {
  const folder = path.join(root, 'public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found = await Promise.all(
    links.map(async (link) => ({ link, target: await leadsOut(link, folder) })),
  );
  return found.flatMap(({ link, target }) =>
    target === null
      ? []
      : [
          {
            where: path.relative(root, link),
            problem: `it is a link out of public, to ${target}: the build would publish what is there.`,
            remedy: 'Put the file itself there, or delete the link.',
          },
        ],
  );
}
