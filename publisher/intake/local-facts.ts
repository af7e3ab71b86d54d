import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type Reason } from '../../catalogue/reason';
import { hashFiles, type FileHashes } from '../hashing/hash-files';
import { type Fetched } from '../net/fetch-facts';
import { type FileEntry, type ReleaseEntry } from './entries';
import { auxiliaryText } from './given-files';

/** A file of a release that lies on this machine. */
interface Found {
  file: FileEntry;
  at: string;
  hashes: FileHashes;
}

/**
 * Reads the files of a release that lie on this machine (`local`): their sizes and hashes, and the texts of checksum files
 * and signatures. What the metadata says of them must turn out true. Afterwards only what was read has a `local` place.
 */
export async function localFacts(release: ReleaseEntry): Promise<Fetched> {
  const places = await Promise.all(
    release.files.map(async (file) => ({ file, at: await firstFile(file.local ?? []) })),
  );
  const there = places.flatMap(({ file, at }) => (at === undefined ? [] : [{ file, at }]));
  // Sums beside them may be of SHA-512, which costs little more while the file is being read anyway.
  const hashes = await hashFiles(there.map(({ at }) => ({ path: at, extra: ['sha512'] })));
  const found = there.flatMap((one, i): Found[] =>
    hashes[i] ? [{ ...one, hashes: hashes[i] }] : [],
  );
  const texts = await Promise.all(
    found.map(async ({ file: { name, kind }, at, hashes: { size } }) => {
      const text = await auxiliaryText({ name, path: at, size }, kind);
      return text === null ? [] : [[name, text] as const];
    }),
  );
  const read = new Map(found.map((one) => [one.file, one]));
  return {
    release: {
      ...release,
      files: release.files.map((file) => {
        const one = read.get(file);
        return one
          ? { ...file, local: [one.at], size: one.hashes.size, sha256: one.hashes.sha256 }
          : { ...file, local: undefined };
      }),
    },
    texts: new Map(texts.flat()),
    sha512: new Map(found.map(({ file, hashes: { sha512 = '' } }) => [file.name, sha512])),
    reasons: found.flatMap(differences),
  };
}

async function firstFile(places: readonly string[]): Promise<string | undefined> {
  for (const place of places) {
    const info = await stat(place).catch(() => null);
    if (info?.isFile()) return place;
  }
  return undefined;
}

function differences({ file, at, hashes }: Found): Reason[] {
  const facts = (['size', 'sha256', 'sha512'] as const).filter(
    (fact) => file[fact] !== undefined && hashes[fact] !== undefined && file[fact] !== hashes[fact],
  );
  return facts.slice(0, 1).map((fact) => ({
    where: path.relative('', at),
    problem:
      fact === 'size'
        ? `it has ${hashes.size} bytes, its metadata says ${file.size}.`
        : `its ${fact} is ${hashes[fact]}, its metadata says ${file[fact]}.`,
    remedy: 'Put back the file that was built with this metadata, or build both again.',
  }));
}
