import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isLocal, localPaths } from '../../catalogue/addresses';
import { pieceListText } from '../../catalogue/pieces';
import { type Reason } from '../../catalogue/reason';
import { type Catalogue, type Release, type ReleaseFile } from '../../catalogue/schema';
import { filesBelow } from '../export/prune';
import { hashFiles, type FileHashes } from '../hashing/hash-files';
import { commandLine } from '../terminal/command-line';
import { type Findings } from '../terminal/outcome';
import { type OnProgress } from '../terminal/progress';
import { placeOf } from './gate';

/** A file that is published beside the page, and what its bytes say; `hashes` is absent when it isn't there. */
export interface LocalFile {
  release: Release;
  file: ReleaseFile;
  path: string;
  hashes?: FileHashes;
}

/** Reads every file of the catalogue that lies below `folder`, public/download, once. */
export async function readLocalFiles(
  { releases }: Catalogue,
  folder: string,
  onProgress?: OnProgress,
): Promise<LocalFile[]> {
  const local = releases.flatMap((release) =>
    release.files
      .filter(({ url }) => isLocal(url))
      .map((file) => ({ release, file, path: path.join(folder, decodeURIComponent(file.url)) })),
  );
  const there = await Promise.all(
    local.map(async (each) => (await stat(each.path).catch(() => null))?.isFile() === true),
  );
  const present = local.filter((_, i) => there[i]);
  const hashes = await hashFiles(
    present.map(({ path: at, file }) => ({
      path: at,
      extra: [
        ...(file.sha512 ? ['sha512' as const] : []),
        ...(file.signatures?.some(({ type }) => type === 'minisign')
          ? ['blake2b512' as const]
          : []),
      ],
    })),
    onProgress,
  );
  const byFile = new Map(present.map((each, i) => [each, hashes[i]]));
  return local.map((each) => ({ ...each, hashes: byFile.get(each) }));
}

/** Whether a folder is all the catalogue's, as in a project, and not one where other things lie too. */
const isOwnFolder = (folder: string) => folder.endsWith(path.join('public', 'download'));

/** A file below the catalogue's folder as messages call it. */
function shownFile(folder: string, name: string): string {
  return isOwnFolder(folder)
    ? `public/download/${name}`
    : path.join(path.relative(process.cwd(), folder), name);
}

/** Compares what the catalogue says of a file with what was read of it. */
function compareFile({ release, file, hashes }: LocalFile, folder: string): Reason[] {
  const where = placeOf(release, file);
  const again = `${commandLine('add')} <the file> --version ${release.version}`;
  if (!hashes)
    return [
      {
        where,
        problem: `${shownFile(folder, decodeURIComponent(file.url))} isn't there.`,
        remedy: `Put it back: ${again}`,
      },
    ];
  const remedy = `Put back the file that was published (${again}), or, if this one shall take its place: ${again} --replace`;
  if (hashes.size !== file.size)
    return [
      { where, problem: `it has ${hashes.size} bytes, the catalogue says ${file.size}.`, remedy },
    ];
  const differing = (['sha256', 'sha512'] as const).filter(
    (name) => file[name] !== undefined && hashes[name] !== file[name],
  );
  return differing.map((name) => ({
    where,
    problem: `its ${name} is ${hashes[name]}, the catalogue says ${file[name]}.`,
    remedy,
  }));
}

function sha256Of(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

async function checkPieces(
  { release, file, hashes }: LocalFile,
  folder: string,
): Promise<Reason[]> {
  if (!file.pieces || !hashes) return [];
  const list = await readFile(path.join(folder, decodeURIComponent(file.pieces.url))).catch(
    () => '',
  );
  const expected = sha256Of(pieceListText(hashes.pieces ?? [hashes.sha256]));
  return sha256Of(list) === expected && file.pieces.sha256 === expected
    ? []
    : [
        {
          where: placeOf(release, file),
          problem: `${shownFile(folder, file.pieces.url)}, the hashes of its pieces, is missing or isn't of this file.`,
          remedy: `Write it anew: ${commandLine('add')} <the file> --version ${release.version}`,
        },
      ];
}

async function otherMissing(
  catalogue: Catalogue,
  folder: string,
  seen: ReadonlySet<string>,
): Promise<Reason[]> {
  const others = [...new Set(localPaths(catalogue))].filter(
    (each) => !seen.has(path.join(folder, each)),
  );
  const found = await Promise.all(
    others.map(
      async (each) => (await stat(path.join(folder, each)).catch(() => null))?.isFile() === true,
    ),
  );
  return others
    .filter((_, i) => !found[i])
    .map((each) => ({
      where: shownFile(folder, each),
      problem: "the catalogue names it, but it isn't there.",
      remedy: 'Put it there, or take its address out of the catalogue.',
    }));
}

/**
 * Files below `folder`, public/download, that nothing names: what the catalogue names is published, and `update/`, which is
 * the publisher's own. Of another folder only `files/` is looked at, where `add` puts things. Paths with forward slashes, relative to the folder.
 */
export async function strayFiles(catalogue: Catalogue, folder: string): Promise<string[]> {
  const named = new Set(['releases.json', 'releases.schema.json', ...localPaths(catalogue)]);
  const all = isOwnFolder(folder)
    ? await filesBelow(folder)
    : (await filesBelow(path.join(folder, 'files'))).map((each) => `files/${each}`);
  return all.filter((each) => !named.has(each) && !each.startsWith('update/'));
}

async function unnamed(catalogue: Catalogue, folder: string): Promise<Reason[]> {
  return (await strayFiles(catalogue, folder)).map((each) => ({
    where: shownFile(folder, each),
    problem: "it is not published: the catalogue doesn't name it.",
    remedy: `Add it (${commandLine('add')}), or delete it.`,
  }));
}

/** What stands on disk against what the catalogue says, without the network. */
export async function checkFiles(
  catalogue: Catalogue,
  folder: string,
  local: readonly LocalFile[],
): Promise<Findings> {
  const pieces = await Promise.all(local.map((each) => checkPieces(each, folder)));
  const seen = new Set([
    ...local.map((each) => each.path),
    ...local.flatMap(({ file }) => (file.pieces ? [path.join(folder, file.pieces.url)] : [])),
  ]);
  return {
    reasons: [
      ...local.flatMap((each) => compareFile(each, folder)),
      ...pieces.flat(),
      ...(await otherMissing(catalogue, folder, seen)),
    ],
    warnings: await unnamed(catalogue, folder),
  };
}
