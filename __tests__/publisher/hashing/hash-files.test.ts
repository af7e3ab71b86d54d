import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pieceLength } from '../../../catalogue/piece-length';
import { temporaryFolder } from '../../../fixtures/programs';
import { hashFiles } from '../../../publisher/hashing/hash-files';

const folder = temporaryFolder();
const MiB = 2 ** 20;

/** A file that begins with its name and goes on with zeros. */
function made(name: string, size: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, name);
  truncateSync(file, size);
  return file;
}

const hash = (algorithm: string, bytes: Buffer) =>
  createHash(algorithm).update(bytes).digest('hex');

test.each([
  ['few bytes, in this thread', [1, 3 * MiB]],
  ['one large file, each digest in a thread', [65 * MiB]],
  ['several large files, each in a thread', [33 * MiB, 32 * MiB, 12]],
])('%s: the same hashes as of the whole content at once', async (name, sizes) => {
  const files = sizes.map((size, i) => made(`${name} ${i}`, size));
  const told: number[] = [];
  const hashes = await hashFiles(
    files.map((file) => ({ path: file, extra: ['sha512', 'md5'] })),
    (done, total) => told.push(done, total),
  );
  const all = sizes.reduce((sum, size) => sum + size);
  expect(told.slice(-2)).toEqual([all, all]);
  expect(hashes).toEqual(
    files.map((file, i) => {
      const bytes = readFileSync(file);
      const pieces = Array.from({ length: Math.ceil(bytes.length / pieceLength) }, (_, n) =>
        hash('sha256', bytes.subarray(n * pieceLength, (n + 1) * pieceLength)),
      );
      return {
        size: sizes[i],
        sha256: hash('sha256', bytes),
        sha512: hash('sha512', bytes),
        md5: hash('md5', bytes),
        pieces: pieces.length > 1 ? pieces : undefined,
      };
    }),
  );
});

test.each([
  ['in this thread', 1],
  ['in another thread', 65 * MiB],
])('a folder is named that cannot be read as a file, %s', async (name, size) => {
  const place = path.join(folder, `folder ${size}`);
  mkdirSync(place);
  await expect(
    hashFiles([{ path: place }, { path: made(name, size) }, { path: made(`${name} 2`, 1) }]),
  ).rejects.toMatchObject({ code: 'EISDIR', path: place });
});
