import { Readable } from 'node:stream';
import {
  fromRandomAccessReaderPromise,
  RandomAccessReader,
  type Entry as ZipEntry,
  type ZipFile,
} from 'yauzl';
import { Damaged, partReader, StreamReader, viewUpTo, type ByteReader } from './bytes';
import { addEntry, bounds, hasRoom, isDocument, mayBeProgram, type Contents } from './contents';
import { bytesOf } from './decompress';
import { isAnswered, rankOf } from './programs';

/** A byte reader in the shape that yauzl wants. */
class Access extends RandomAccessReader {
  constructor(private readonly reader: ByteReader) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const last = Math.min(end, this.reader.size);
    return Readable.from(bytesOf(partReader(this.reader, start, Math.max(0, last - start))), {
      objectMode: false,
    });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    if (position < 0 || position + length > this.reader.size) {
      callback(new Damaged(`zip: a part of ${length} bytes at ${position} lies outside the file`));
      return;
    }
    this.reader.read(position, length).then((bytes) => {
      buffer.set(bytes, offset);
      callback(null);
    }, callback);
  }

  override close(callback: (error: Error | null) => void): void {
    callback(null);
  }
}

/** The record at a zip's end with the longest comment, in bytes. */
const longestEnd = 22 + 65_535;
/** Bytes of each program that are inflated at least, so that a wrong size in the directory shows. */
const checked = 65_536;

/** Unix mode of an entry, 0 where it was written elsewhere. A link's bytes are only the path it points to. */
function isLink(entry: ZipEntry): boolean {
  return ((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000;
}

/** What goes wrong in a zip, whichever library says it, as {@link Damaged}. */
async function orDamaged<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof Damaged
      ? error
      : new Damaged(`zip: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function entriesOf(
  zip: ZipFile,
): Promise<{ entries: Map<string, ZipEntry>; complete: boolean }> {
  const entries = new Map<string, ZipEntry>();
  for await (const entry of zip.eachEntry()) {
    // Undecoded, since a name is only looked at: one that climbs out of its folder is no reason to refuse the rest.
    entries.set(Buffer.from(entry.fileNameRaw).toString('utf8').replaceAll('\\', '/'), entry);
    if (entries.size >= bounds.paths) return { entries, complete: false };
  }
  return { entries, complete: true };
}

/** Whether a file ends with a zip's end-of-directory record and the comment that it announces (APPNOTE.TXT 4.3.16). */
export async function endsAsZip(reader: ByteReader): Promise<boolean> {
  const end = await viewUpTo(reader, Math.max(0, reader.size - longestEnd), longestEnd);
  const at = Buffer.from(end.bytes).lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return at >= 0 && at + 22 <= end.length && at + 22 + end.u16(at + 20) === end.length;
}

/** Reads a zip's directory and, of the entries most likely to be its programs, the first bytes. */
export async function readZip(reader: ByteReader): Promise<Contents> {
  const zip = await orDamaged(
    fromRandomAccessReaderPromise(new Access(reader), reader.size, {
      autoClose: false,
      decodeStrings: false,
    }),
  );
  const listing = await orDamaged(entriesOf(zip));
  const contents: Contents = {
    paths: [...listing.entries.keys()],
    programs: [],
    documents: new Map(),
    complete: listing.complete,
  };
  const described = [...listing.entries].map(([path, entry]) => ({
    path,
    entry,
    size: entry.uncompressedSize,
  }));
  const readable = described.filter(
    ({ path, entry }) => !path.endsWith('/') && !isLink(entry) && entry.canDecodeFileData(),
  );
  const documents = readable.filter(({ path }) => isDocument(path)).slice(0, bounds.documents);
  const candidates = readable
    .filter((entry) => mayBeProgram(entry) && !isDocument(entry.path))
    .sort((a, b) => rankOf(a.path) - rankOf(b.path) || b.size - a.size);

  let budget: number = bounds.decompressed;
  for (const { path, entry, size } of [...documents, ...candidates]) {
    const isNeeded =
      isDocument(path) || (hasRoom(contents, path) && !isAnswered(contents.programs, rankOf(path)));
    if (budget <= 0 || !isNeeded) return { ...contents, complete: false };
    const stream = new StreamReader(await orDamaged(zip.openReadStreamPromise(entry)), size);
    await orDamaged(
      addEntry(contents, { path, size }, stream)
        .then(() => stream.drain(checked))
        .finally(() => stream.close()),
    );
    // What was looked at and left counts too: inflating delivers at least this much at once.
    budget -= Math.max(stream.passed, 65_536);
  }
  return contents;
}
