import { concludeTar, concludeZip } from './archives';
import { Damaged, partReader, prefixReader, viewUpTo, type ByteReader } from './bytes';
import { bounds } from './contents';
import { readDeb } from './deb';
import { bytesOf, compressionOf, decompressed, type Compression } from './decompress';
import { executableReader, readExecutable } from './executables';
import type { ContentIdentity } from './facts';
import { seen } from './facts';
import { foreignTo, marked } from './marks';
import { readMsi } from './msi';
import { readRpm } from './rpm';
import { isTarHeader, readTar, tarBlock } from './tar';
import { readXar } from './xar';
import { readZip } from './zip';

/** Readers by the first bytes (Latin-1) of what they know. */
const readers: [string, (reader: ByteReader) => Promise<ContentIdentity>][] = [
  ['PK\x03\x04', async (reader) => concludeZip(await readZip(reader))],
  ['PK\x05\x06', async (reader) => concludeZip(await readZip(reader))],
  ['!<arch>\n', readDeb],
  ['\xed\xab\xee\xdb', readRpm],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', readMsi],
  ['xar!', readXar],
];

/** A compressed file: a tar of whatever, or one program, of which the first part says the most. */
async function readCompressed(reader: ByteReader, compression: Compression): Promise<ContentIdentity> {
  const parts: Uint8Array[] = [];
  let length = 0;
  let size = 0;
  let isTar: boolean | undefined;
  for await (const part of decompressed(reader, compression, bounds.decompressed)) {
    size += part.length;
    if (length < bounds.prefix) {
      parts.push(part);
      length += part.length;
    }
    if (length >= tarBlock) isTar ??= isTarHeader(Buffer.concat(parts));
    if (isTar) break;
  }
  if (isTar) return concludeTar(await readTar(decompressed(reader, compression, bounds.decompressed)), compression);
  const program = await readExecutable(prefixReader(Buffer.concat(parts), size));
  return { ...program, format: seen(compression, `${compression} header`) };
}

async function recognise(reader: ByteReader): Promise<ContentIdentity> {
  if (reader.size === 0) return { broken: 'an empty file' };
  const head = await viewUpTo(reader, 0, 4096);
  const start = head.text(0, head.length);
  const foreign = foreignTo(start);
  if (foreign) return { broken: foreign };

  // A disk image has its mark at the end and may begin like anything.
  const end = await viewUpTo(reader, Math.max(0, reader.size - 512), 512);
  if (end.length === 512 && end.text(0, 4) === 'koly') return { format: seen('dmg', 'koly trailer'), os: seen('macos', 'koly trailer') };

  const read = readers.find(([magic]) => start.startsWith(magic))?.[1] ?? executableReader(start);
  if (read) return read(reader);
  const compression = compressionOf(start);
  if (compression) return readCompressed(reader, compression);
  if (isTarHeader(head.bytes)) return concludeTar(await readTar(bytesOf(partReader(reader, 0, Math.min(reader.size, bounds.decompressed)))), undefined);
  return (await marked(reader, start)) ?? { unrecognised: `bytes that begin with ${Buffer.from(head.bytes.subarray(0, 8)).toString('hex')}` };
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
    if (error instanceof Damaged) return { broken: `a damaged file (${error.message})` };
    throw error;
  }
}
