import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { downloadFolder } from '../../catalogue/addresses';
import { scriptsFolder } from '../../catalogue/paths';
import { filesBelow } from './prune';
import { scriptsFolderOf, type Site } from './sleep';

const isText = (name: string) => /\.(js|css)$/.test(name);

/** Where Next leaves its scripts and styles. */
export const nextFolderOf = ({ out }: Site) => path.join(out, '_next', 'static');

/** A page's HTML with the addresses of Next's files as they are once `relocate` has moved them. */
export function relocatedPage(html: string, { base }: Site): string {
  return html.replaceAll('/_next/static/', `${base}${downloadFolder}${scriptsFolder}`);
}

/**
 * Moves Next's scripts and styles below /download/, where the page is complete by itself and collides with no other site
 * made with Next, and below the base path, which was not known when they were compiled. Their runtime finds other files by `/_next/` in its text, so that this is all there is to change.
 */
export async function relocate(site: Site): Promise<void> {
  const [from, to] = [nextFolderOf(site), scriptsFolderOf(site)];
  const names = await filesBelow(from);
  if (names.length === 0) return;
  for (const name of names.filter(isText)) {
    const file = path.join(from, name);
    const text = await readFile(file, 'utf8');
    const moved = text.replaceAll('/_next/', `${site.base}${downloadFolder}`);
    if (moved !== text) await writeFile(file, moved);
  }
  // Beside whatever the publisher has in a folder of that name.
  await cp(from, to, { recursive: true });
  await rm(path.join(site.out, '_next'), { recursive: true, force: true });
}
