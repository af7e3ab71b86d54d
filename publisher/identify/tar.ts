import { Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { Damaged, NotReadHere, StreamReader } from './bytes';
import { addEntry, bounds, hasRoom, isDocument, mayBeProgram, type Contents } from './contents';

/** Bytes of a tar header. */
export const tarBlock = 512;

/** Whether a block is a tar header: its checksum, the sum of its bytes with the checksum's own as blanks, is right. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < tarBlock) return false;
  const stated = Number.parseInt(Buffer.from(block.subarray(148, 156)).toString('latin1'), 8);
  const sum = block
    .subarray(0, tarBlock)
    .reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return stated === sum;
}

/** The most that is looked at to know a tar without entries, in bytes. */
export const longestEmptyTar = 2 ** 20;

/** Whether the first bytes of a file, as many as are looked at, are a whole tar without entries: blocks of zeros (pax(1)). */
export function isEmptyTar(bytes: Uint8Array): boolean {
  return (
    bytes.length < longestEmptyTar &&
    bytes.length % tarBlock === 0 &&
    bytes.every((byte) => byte === 0)
  );
}

function damaged(error: unknown): Damaged | NotReadHere {
  return error instanceof Damaged || error instanceof NotReadHere
    ? error
    : new Damaged(`tar: ${error instanceof Error ? error.message : String(error)}`);
}

/** An entry's bytes, with an archive that ends within them as {@link Damaged}. */
async function* partsOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const part of entry) {
      if (part instanceof Uint8Array) yield part;
    }
  } catch (error) {
    throw damaged(error);
  }
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
      const candidate = isFile && mayBeProgram(described) && hasRoom(contents, path);
      if (!document && !candidate) {
        entry.resume();
        continue;
      }
      const reader = new StreamReader(partsOf(entry), described.size);
      await addEntry(contents, described, reader);
      await reader.drain();
    }
    contents.complete = given < bounds.decompressed;
  } catch (error) {
    if (given < bounds.decompressed) throw damaged(error);
  }
  return contents;
}
