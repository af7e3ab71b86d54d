import { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { Damaged } from './bytes';
import { addEntry, bounds, isDocument, mayBeProgram, prefixOf, type Contents } from './contents';

/** Bytes of a tar header. */
export const tarBlock = 512;

/** Whether a block is a tar header: its checksum, the sum of its bytes with the checksum's own as blanks, is right. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < tarBlock) return false;
  const stated = Number.parseInt(Buffer.from(block.subarray(148, 156)).toString('latin1'), 8);
  const sum = block.subarray(0, tarBlock).reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return stated === sum;
}

/**
 * Reads a tar's bytes in order. Stops without complaint at the bound of what is decompressed; an archive that ends in
 * the middle of an entry before that throws {@link Damaged}.
 */
export async function readTar(bytes: AsyncIterable<Uint8Array>): Promise<Contents> {
  const contents: Contents = { paths: [], programs: [], documents: new Map(), complete: false };
  let given = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of bytes) {
      given += part.length;
      yield part;
    }
  };
  const tar = extract();
  const source = Readable.from(counted());
  source.on('error', (error) => tar.destroy(error));
  tar.on('close', () => source.destroy());
  source.pipe(tar);
  try {
    for await (const entry of tar) {
      const path = entry.header.name.replace(/^(\.\/)+/, '');
      const described = { path, size: entry.header.size ?? 0 };
      const isFile = entry.header.type === 'file' || entry.header.type === 'contiguous-file';
      if (contents.paths.length < bounds.paths) contents.paths.push(path);
      const document = isFile && isDocument(path) && contents.documents.size < bounds.documents;
      const candidate = isFile && mayBeProgram(described) && contents.programs.length < bounds.programs;
      if (!document && !candidate) {
        entry.resume();
        continue;
      }
      const prefix = await prefixOf(entry, document, 'drain');
      if (prefix) await addEntry(contents, described, prefix);
    }
    contents.complete = given < bounds.decompressed;
  } catch (error) {
    if (given < bounds.decompressed) throw new Damaged(`tar: ${error instanceof Error ? error.message : String(error)}`);
  }
  return contents;
}
