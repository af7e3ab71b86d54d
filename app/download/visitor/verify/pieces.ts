import type { ReleaseFile } from '../../../../catalogue/schema';

/** Every list uses pieces of this many bytes, so that a file is hashed once whatever it turns out to be. */
export const pieceLength = 8 * 2 ** 20;

/** SHA-256 of each piece of a file, in order, as lower-case hex; the last piece may be shorter. Metalink's idea (RFC 5854). */
export interface PieceList {
  sha256: readonly string[];
}

/** Lower-case hexadecimal. */
export function toHex(bytes: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How many pieces a file of `size` bytes has. */
export function pieceCount(size: number): number {
  return Math.ceil(size / pieceLength);
}

/** Reads `{"pieceLength": 8388608, "sha256": ["…"]}`; null when it is something else or does not fit the file's size. */
export function parsePieceList(json: string, size: number): PieceList | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (
    typeof value !== 'object' ||
    value === null ||
    !('pieceLength' in value) ||
    !('sha256' in value)
  )
    return null;
  const hashes: unknown = value.sha256;
  if (
    value.pieceLength !== pieceLength ||
    !Array.isArray(hashes) ||
    hashes.length !== pieceCount(size)
  )
    return null;
  const sha256 = hashes.filter(
    (hash): hash is string => typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash),
  );
  return sha256.length === hashes.length ? { sha256 } : null;
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
