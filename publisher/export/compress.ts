import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { downloadFolder } from '../../catalogue/addresses';
import { ownFolders } from './hosts/rules';
import { filesBelow } from './prune';

/** Bytes below which a copy saves no packet on the way to a visitor. */
const least = 1400;

/** Bytes from which the last per cent of brotli costs seconds. */
const large = 2 ** 18;

const isText = (name: string) =>
  /(\.(css|html|js|json|meta4|ps1|sh|svg|txt|xml|yml)|\/SHA256SUMS)$/.test(name);

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
 * Writes `.br` and `.gz` beside every text below /download/ of an exported site that gains by it, for servers that send
 * copies; not in the publisher's own folders, where `app.tar.gz` is another file than `app.tar`. What stands there already
 * is kept. One version of Node writes the same bytes each time; another may have a newer brotli or zlib.
 */
export async function writeCopies(out: string): Promise<void> {
  const download = path.join(out, downloadFolder);
  const names = await filesBelow(download);
  const there = new Set(names);
  const texts = names.filter(
    (name) => isText(name) && !ownFolders.some((folder) => name.startsWith(folder)),
  );
  await pMap(
    texts,
    async (name) => {
      const content = await readFile(path.join(download, name));
      if (content.length < least) return;
      for (const [ending, compress] of [
        ['.br', brotli],
        ['.gz', gzipped],
      ] as const) {
        if (there.has(name + ending)) continue;
        const copy = await compress(content);
        if (copy.length < content.length) await writeFile(path.join(download, name + ending), copy);
      }
    },
    { concurrency: 4 },
  );
}
