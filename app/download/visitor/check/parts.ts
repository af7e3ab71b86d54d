import { signedNameOf } from './check-signatures';
import { nameStem } from './near-misses';

// Which part of what the check knows holds a file: told by its length and by its name, before a byte of it is read.

/** The part of `count` with everything that is `size` bytes long: a file of the same content is nowhere else. */
export const partOfSize = (size: number, count: number): number => size % count;

/** The part of `count` with everything of a name, also of an unfinished, unpacked or second copy and of its signature. */
export function partOfName(name: string, count: number): number {
  const stem = nameStem(signedNameOf(name) ?? name);
  return Array.from(stem).reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % count,
    0,
  );
}
