import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAbsolute, withAddresses } from '../../catalogue/addresses';
import { pieceListText } from '../../catalogue/pieces';
import { type Release, type ReleaseFile } from '../../catalogue/schema';
import { hashFiles } from '../hashing/hash-files';
import { type Placement } from '../store/place';
import { type Prepared } from './prepare';

/** Whether the place holds this very content already, as a file and not as a link to one. */
async function isInPlace(at: string, { hashes }: Prepared): Promise<boolean> {
  const there = await lstat(at).catch(() => null);
  if (!there?.isFile() || there.size !== hashes.size) return false;
  return (await hashFiles([{ path: at }]))[0]?.sha256 === hashes.sha256;
}

/** What has to be put below `folder`, public/download, for the catalogue's release to be true: nothing that is there already. */
export async function placementsOf(
  prepared: readonly Prepared[],
  release: Release,
  folder: string,
): Promise<Placement[]> {
  const byName = new Map(release.files.map((file) => [file.name, file]));
  const placements: Placement[] = [];
  for (const each of prepared) {
    const file = byName.get(each.entry.name);
    if (!file) continue;
    const to = decodeURIComponent(file.url);
    if (!isAbsolute(file.url) && !(await isInPlace(path.join(folder, to), each)))
      placements.push({ from: each.given.path, sha256: each.hashes.sha256, to });
    if (!file.pieces || !each.hashes.pieces) continue;
    const text = pieceListText(each.hashes.pieces);
    const there = await readFile(path.join(folder, file.pieces.url), 'utf8').catch(() => null);
    if (there !== text) placements.push({ text, to: file.pieces.url });
  }
  return placements;
}

/**
 * A replacement beside the page gets an address of its own, so that no cache pairs the old bytes with the new hash, and
 * a command that is killed half-way leaves the old file where the old catalogue names it.
 */
export function moveReplacements(files: ReleaseFile[], before: Release | undefined): ReleaseFile[] {
  const old = new Map(before?.files.map((file) => [file.url, file.sha256]));
  const moved = new Map(
    files
      .filter(({ url, sha256 }) => !isAbsolute(url) && old.has(url) && old.get(url) !== sha256)
      .map(({ url, sha256, name }) => [
        url,
        `${path.posix.dirname(url)}/${sha256.slice(0, 8)}/${encodeURIComponent(name)}`,
      ]),
  );
  return files.map((file) => withAddresses(file, (url) => moved.get(url) ?? url));
}
