import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { downloadFolder } from '../../catalogue/addresses';
import type { Catalogue, ReleaseFile } from '../../catalogue/schema';

const pieceHashesSchema = z.object({
  pieceLength: z.int().positive(),
  sha256: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
});

/** The hashes of the pieces of one file: every piece is `pieceLength` bytes long but the last. */
export type PieceHashes = z.infer<typeof pieceHashesSchema>;

/**
 * The piece hashes of all files that have them, by the file's own hash, from an exported site. Throws when one of the
 * lists is missing or is no list of hashes: the check before the build has accepted them all.
 */
export async function readPieces(
  out: string,
  catalogue: Catalogue,
): Promise<Map<ReleaseFile['sha256'], PieceHashes>> {
  const files = catalogue.releases.flatMap((release) => release.files);
  const lists = await Promise.all(
    files
      .flatMap(({ sha256, pieces }) => (pieces ? [{ sha256, url: pieces.url }] : []))
      .map(async ({ sha256, url }) => {
        const text = await readFile(
          path.join(out, downloadFolder, decodeURIComponent(url)),
          'utf8',
        );
        return [sha256, pieceHashesSchema.parse(JSON.parse(text))] as const;
      }),
  );
  return new Map(lists);
}
