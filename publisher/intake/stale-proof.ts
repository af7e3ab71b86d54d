import { type Release, type ReleaseFile } from '../../catalogue/schema';
import { type Kind } from '../../catalogue/vocabulary';
import { type Read } from '../gate/file-signatures';

/** Kinds of file that state what others hold. */
const proofs: readonly Kind[] = ['checksum', 'signature', 'provenance', 'update-metadata'];

/** Whether a text states the old content: its hash in hexadecimal, or in base64 as updaters' files do. */
function states(text: string, { sha256, sha512 }: ReleaseFile): boolean {
  const hex = [sha256, ...(sha512 ? [sha512] : [])];
  return hex.some(
    (hash) =>
      text.toLowerCase().includes(hash) ||
      text.includes(Buffer.from(hash, 'hex').toString('base64')),
  );
}

/**
 * The files of a release that would prove the content that `old` files had before they were replaced: signatures, sums,
 * attestations and updaters' files that nobody gives anew (`given`). What can't be read counts, since nobody can tell
 * whether it is still true; of a signature, the name says which file it is of.
 */
export async function staleProof(
  { files }: Release,
  old: readonly ReleaseFile[],
  given: ReadonlySet<string>,
  read: Read,
): Promise<ReleaseFile[]> {
  const kept = files.filter(({ name, kind }) => proofs.includes(kind) && !given.has(name));
  const isOf = (file: ReleaseFile, other: ReleaseFile) => file.name.startsWith(`${other.name}.`);
  const judged = await Promise.all(
    kept.map(async (file) => {
      if (old.some((other) => isOf(file, other))) return true;
      if (file.kind === 'signature') return false;
      const text = await read(file.url);
      return text === null || old.some((other) => states(text.toString(), other));
    }),
  );
  const stale = kept.filter((_, i) => judged[i]);
  return [
    ...stale,
    ...kept.filter((file) => !stale.includes(file) && stale.some((other) => isOf(file, other))),
  ];
}
