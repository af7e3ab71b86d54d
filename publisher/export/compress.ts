import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';
import pMap from 'p-map';
import { downloadFolder } from '../../catalogue/addresses';
import { languageFolders, ownFolders } from './hosts/rules';
import { filesBelow } from './prune';

/** Bytes from which the last per cent of brotli costs seconds. */
const large = 2 ** 18;

/** Thousands of files of a few lines, which are read by programs. */
const small = ['checksums/', 'metalink/'];

/** By names alone: a copy that only some publishes have would stay beside the next one, and be sent in its place. */
const hasCopies = (name: string) =>
  /\.(css|html|js|json|ps1|sh|svg|txt|xml|yml)$/.test(name) &&
  ![...ownFolders, ...small].some((folder) => name.startsWith(folder));

/** Pages in other languages than the product's own: so many that the last per cent would take more than half of a build. */
const isTranslated = (name: string) => languageFolders.some((folder) => name.startsWith(folder));

function brotliQuality(name: string, { length }: Buffer): number {
  if (length >= large) return 9;
  return isTranslated(name) ? 10 : 11;
}

/** How a copy is made and read again, by the ending of its name. */
const codecs = {
  br: {
    compress: (content: Buffer, quality: number): Promise<Buffer> =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
  },
  gz: {
    // Names no system: zlib writes there what it was compiled for (RFC 1952, 2.3.1).
    compress: async (content: Buffer): Promise<Buffer> => {
      const compressed = await promisify<Buffer, ZlibOptions, Buffer>(gzip)(content, { level: 9 });
      compressed[9] = 255;
      return compressed;
    },
    decompress: promisify<Buffer, Buffer>(gunzip),
  },
};
const endings = ['br', 'gz'] as const;

/** What a copy of this content is called where copies are kept: another brotli or zlib writes other ones. */
const keyOf = (content: Buffer, quality: number) =>
  createHash('sha256')
    .update(`${process.versions.brotli} ${process.versions.zlib} ${quality} `)
    .update(content)
    .digest('hex');

/** A copy from `file`, where an earlier build has kept it and it is whole; made otherwise, and kept there. */
async function keptCopy(
  { compress, decompress }: (typeof codecs)[keyof typeof codecs],
  file: string,
  content: Buffer,
  quality: number,
): Promise<Buffer> {
  const kept = await readFile(file).catch(() => null);
  const holds = kept && (await decompress(kept).catch(() => null));
  if (kept && holds?.equals(content)) return kept;
  const copy = await compress(content, quality);
  await writeFile(file, copy);
  return copy;
}

/**
 * Writes `.br` and `.gz` beside the texts below /download/ of an exported site, for servers that send copies; not in the
 * publisher's own folders, where `app.tar.gz` is another file than `app.tar`. What stands there already stays. One version
 * of Node writes the same bytes each time; another may have a newer brotli or zlib. The folder `kept` holds the copies of
 * the last build, since most of a build's time would go into making the same ones.
 */
export async function writeCopies(out: string, kept: string): Promise<void> {
  const download = path.join(out, downloadFolder);
  const names = await filesBelow(download);
  const there = new Set(names);
  const used = new Set<string>();
  await mkdir(kept, { recursive: true });
  const write = async (name: string) => {
    const content = await readFile(path.join(download, name));
    const quality = brotliQuality(name, content);
    const key = keyOf(content, quality);
    for (const ending of endings) {
      if (there.has(`${name}.${ending}`)) continue;
      const file = `${key}.${ending}`;
      used.add(file);
      const copy = await keptCopy(codecs[ending], path.join(kept, file), content, quality);
      await writeFile(path.join(download, `${name}.${ending}`), copy);
    }
  };
  await pMap(names.filter(hasCopies), write, { concurrency: 4 });
  for (const name of await readdir(kept)) if (!used.has(name)) await rm(path.join(kept, name));
}
