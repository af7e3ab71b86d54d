import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { downloadFolder } from '../../catalogue/addresses';
import { parsePieceList, type PieceList } from '../../catalogue/pieces';
import { type Catalogue, type ReleaseFile } from '../../catalogue/schema';

/**
 * The piece hashes of all files that have them, by the file's own hash, from an exported site. Throws when one of the
 * lists is missing or is no list of hashes: the check before the build has accepted them all.
 */
export async function readPieces(
  out: string,
  catalogue: Catalogue,
): Promise<Map<ReleaseFile['sha256'], PieceList>> {
  const files = catalogue.releases.flatMap((release) => release.files);
  const lists = await Promise.all(
    files
      .flatMap(({ sha256, size, pieces }) => (pieces ? [{ sha256, size, url: pieces.url }] : []))
      .map(async ({ sha256, size, url }) => {
        const at = path.join(out, downloadFolder, decodeURIComponent(url));
        const list = parsePieceList(await readFile(at, 'utf8'), size);
        if (!list) throw new Error(`${at}: expected the list of this file's pieces.`);
        return [sha256, list] as const;
      }),
  );
  return new Map(lists);
}
