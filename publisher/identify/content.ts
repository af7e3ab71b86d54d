import { concludeTar, concludeZip } from './archives';
import { Damaged, NotReadHere, partReader, StreamReader, viewUpTo, type ByteReader } from './bytes';
import { type ContentIdentity, seen } from './content-facts';
import { bounds } from './contents';
import { readDeb } from './deb';
import { bytesOf, compressionOf, decompressed, type Compression } from './decompress';
import { executableReader, readExecutable } from './executables';
import { foreignTo, marked } from './marks';
import { readMsi } from './msi';
import { readRpm } from './rpm';
import { isEmptyTar, isTarHeader, longestEmptyTar, readTar, tarBlock } from './tar';
import { readXar } from './xar';
import { endsAsZip, readZip } from './zip';

/** Readers by the first bytes (Latin-1) of what they know. */
const readers: [string, (reader: ByteReader) => Promise<ContentIdentity>][] = [
  ['PK\x03\x04', async (reader) => concludeZip(await readZip(reader))],
  ['PK\x05\x06', async (reader) => concludeZip(await readZip(reader))],
  ['!<arch>\n', readDeb],
  ['\xed\xab\xee\xdb', readRpm],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', readMsi],
  ['xar!', readXar],
];

/** A compressed file: a tar of whatever, be it empty, or one program. */
async function readCompressed(
  reader: ByteReader,
  compression: Compression,
): Promise<ContentIdentity> {
  const unpacked = (): AsyncGenerator<Uint8Array> =>
    decompressed(reader, compression, bounds.decompressed);
  const start = new StreamReader(unpacked(), Infinity);
  const isTar =
    isTarHeader(await start.readUpTo(0, tarBlock)) ||
    isEmptyTar(await start.readUpTo(0, longestEmptyTar));
  await (isTar ? start.close() : start.drain());
  if (isTar) return concludeTar(await readTar(unpacked()), compression);
  // The end is needed to tell a program from a part of one, and its parts lie anywhere: so it is unpacked twice.
  const program = new StreamReader(
    unpacked(),
    start.passed < bounds.decompressed ? start.passed : Infinity,
  );
  const identity = await readExecutable(program).finally(() => program.close());
  return { ...identity, format: seen(compression, `${compression} header`) };
}

async function recognise(reader: ByteReader): Promise<ContentIdentity> {
  if (reader.size === 0) return { broken: 'an empty file' };
  const head = await viewUpTo(reader, 0, 4096);
  const start = head.text(0, head.length);
  const foreign = foreignTo(start);
  if (foreign) return { broken: foreign };

  // A disk image has its mark at the end and may begin like anything.
  const end = await viewUpTo(reader, Math.max(0, reader.size - 512), 512);
  if (end.length === 512 && end.text(0, 4) === 'koly')
    return { format: seen('dmg', 'koly trailer'), os: seen('macos', 'koly trailer') };

  const read = readers.find(([magic]) => start.startsWith(magic))?.[1] ?? executableReader(start);
  if (read) return read(reader);
  const compression = compressionOf(start);
  if (compression) return readCompressed(reader, compression);
  if (isTarHeader(head.bytes))
    return concludeTar(
      await readTar(bytesOf(partReader(reader, 0, Math.min(reader.size, bounds.decompressed)))),
      undefined,
    );
  const known = await marked(reader, start);
  if (known) return known;
  // A zip is found by its end; a program or text may stand in front of it (APPNOTE.TXT 4.1.9).
  return (await endsAsZip(reader))
    ? concludeZip(await readZip(reader))
    : {
        unrecognised: `bytes that begin with ${Buffer.from(head.bytes.subarray(0, 8)).toString('hex')}`,
      };
}

/**
 * What a file's bytes say of its format, OS, CPU, libc and oldest OS, whatever its name is. Reads headers and, of
 * archives, directories and the start of the programs inside, never whole files, and never beyond `reader.size`.
 * A damaged file is `broken` with the reason; only the reader's own errors (a disk that fails) are thrown.
 */
export async function identifyContent(reader: ByteReader): Promise<ContentIdentity> {
  try {
    return await recognise(reader);
  } catch (error) {
    if (error instanceof NotReadHere) return {};
    if (error instanceof Damaged) return { broken: `a damaged file (${error.message})` };
    throw error;
  }
}
