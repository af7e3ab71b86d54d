import { signedNameOf } from './check-signatures';
import { nameStem } from './near-misses';

// Which part of what the check knows holds a file: told by its length and its name before a byte of it is read, and by its
// hash where more files share a length than one part should hold.

/** FNV-1a (draft-eastlake-fnv), which spreads keys that are alike, as lengths in whole blocks and names of versions are. */
function spread(key: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0) % count;
}

/** The part of `count` with what is `size` bytes long: content of that length is there, in the list, or by its hash if the part says so. */
export const partOfSize = (size: number, count: number): number => spread(`size ${size}`, count);

/** What names have in common that are of one file: unfinished, unpacked and second copies, and its signature. */
export const stemOf = (name: string): string => nameStem(signedNameOf(name) ?? name);

/** The part of `count` with the newest files of a name, in all the forms that stemOf knows. */
export const partOfName = (name: string, count: number): number =>
  spread(`name ${stemOf(name)}`, count);

/** The part of `count` with what has this SHA-256 (lower-case hex) and a crowded length. */
export const partOfHash = (sha256: string, count: number): number =>
  spread(`sha256 ${sha256}`, count);
