import { toHex } from './hex';
import { pieceCount, pieceLength } from './piece-length';
import { type ReleaseFile } from './schema';
import * as z from './zod';

const pieceListSchema = z.object({
  pieceLength: z.literal(pieceLength),
  sha256: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
});

/** SHA-256 of each piece of a file, in order, as lower-case hex; the last piece may be shorter. Metalink's idea (RFC 5854). */
export type PieceList = z.infer<typeof pieceListSchema>;

/** The one form in which a list is published, so that its own hash can stand in the catalogue. */
export function pieceListText(sha256: readonly string[]): string {
  return `${JSON.stringify({ pieceLength, sha256 })}\n`;
}

/** Reads what `pieceListText` writes; null when it is something else or does not fit the file's size. */
export function parsePieceList(json: string, size: number): PieceList | null {
  try {
    const list = pieceListSchema.parse(JSON.parse(json));
    return list.sha256.length === pieceCount(size) ? list : null;
  } catch {
    return null;
  }
}

/**
 * Fetches a file's piece list from the page's own origin and accepts it only with the hash that the catalogue states.
 * Null when there is none, it cannot be fetched, or it is not the one: the file is then hashed whole.
 */
export async function loadPieceList(
  file: ReleaseFile,
  load: (url: string) => Promise<ArrayBuffer>,
): Promise<PieceList | null> {
  if (file.pieces === undefined) return null;
  let bytes;
  try {
    bytes = await load(file.pieces.url);
  } catch {
    return null;
  }
  if (toHex(await crypto.subtle.digest('SHA-256', bytes)) !== file.pieces.sha256) return null;
  return parsePieceList(new TextDecoder().decode(bytes), file.size);
}
