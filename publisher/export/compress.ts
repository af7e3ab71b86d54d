import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { downloadFolder } from '../../catalogue/addresses';
import { ownFolders } from './hosts/rules';
import { filesBelow } from './prune';

/** Bytes from which the last per cent of brotli costs seconds. */
const large = 2 ** 18;

/** Thousands of files of a few lines, which are read by programs. */
const small = ['checksums/', 'metalink/'];

/** By names alone: a copy that only some publishes have would stay beside the next one, and be sent in its place. */
const hasCopies = (name: string) =>
  /\.(css|html|js|json|ps1|sh|svg|txt|xml|yml)$/.test(name) &&
  ![...ownFolders, ...small].some((folder) => name.startsWith(folder));

async function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: content.length < large ? 11 : 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Names no system: zlib writes there what it was compiled for (RFC 1952, 2.3.1). */
async function gzipped(content: Buffer): Promise<Buffer> {
  const compressed = await promisify(gzip)(content, { level: 9 });
  compressed[9] = 255;
  return compressed;
}

/**
 * Writes `.br` and `.gz` beside the texts below /download/ of an exported site, for servers that send copies; not in the
 * publisher's own folders, where `app.tar.gz` is another file than `app.tar`. What stands there already is kept. One version
 * of Node writes the same bytes each time; another may have a newer brotli or zlib.
 */
export async function writeCopies(out: string): Promise<void> {
  const download = path.join(out, downloadFolder);
  const names = await filesBelow(download);
  const there = new Set(names);
  const write = async (name: string) => {
    const content = await readFile(path.join(download, name));
    if (!there.has(`${name}.br`))
      await writeFile(path.join(download, `${name}.br`), await brotli(content));
    if (!there.has(`${name}.gz`))
      await writeFile(path.join(download, `${name}.gz`), await gzipped(content));
  };
  await pMap(names.filter(hasCopies), write, { concurrency: 4 });
}
