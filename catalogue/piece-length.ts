// By itself, since the Worker that hashes needs no more of the lists.

/** Every list uses pieces of this many bytes, so that a file is hashed once whatever it turns out to be. */
export const pieceLength = 8 * 2 ** 20;

/** How many pieces a file of `size` bytes has. */
export function pieceCount(size: number): number {
  return Math.ceil(size / pieceLength);
}
