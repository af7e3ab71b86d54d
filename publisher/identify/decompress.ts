import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Decompress } from 'fzstd';
import * as xzPackage from 'xz-decompress';
import { Damaged, NotReadHere, type ByteReader } from './bytes';

/** The package is a CommonJS bundle: its names are on `default` under Node's ES modules, on the module itself elsewhere. */
const xz: Partial<typeof xzPackage> & { default?: typeof xzPackage } = xzPackage;
const XzStream = xz.XzReadableStream ?? xz.default?.XzReadableStream;

/** Compressions that can be read here. */
export type Compression = 'gz' | 'xz' | 'zst';

/** The compression of some bytes by their first ones. */
export function compressionOf(start: string): Compression | undefined {
  if (start.startsWith('\x1f\x8b\x08')) return 'gz';
  if (start.startsWith('\xfd7zXZ\0')) return 'xz';
  return start.startsWith('\x28\xb5\x2f\xfd') ? 'zst' : undefined;
}

/** A file's bytes in order, in parts of at most `step` bytes. */
export async function* bytesOf(
  reader: ByteReader,
  step = 65_536,
): AsyncGenerator<Uint8Array, void> {
  for (let offset = 0; offset < reader.size; offset += step)
    yield await reader.read(offset, Math.min(step, reader.size - offset));
}

/** The largest window that `zstd` itself accepts without being asked: 128 MiB. */
const largestZstdWindow = 2 ** 27;

/** The window that the first frame asks for (RFC 8878, 3.1.1.1), so that no field of a file decides how much memory is used. */
function checkZstdWindow(start: Uint8Array): void {
  const [descriptor = 0, window = 0] = start.subarray(4);
  const isSingleSegment = (descriptor & 0x20) !== 0;
  const size = 2 ** (10 + (window >> 3)) * (1 + (window & 7) / 8);
  if (!isSingleSegment && size > largestZstdWindow)
    throw new NotReadHere(`Zstandard asks for a window of ${size} bytes`);
}

async function* unzstd(reader: ByteReader): AsyncGenerator<Uint8Array, void> {
  checkZstdWindow(await reader.read(0, Math.min(6, reader.size)));
  const ready: Uint8Array[] = [];
  const decoder = new Decompress((part) => ready.push(part));
  // A block of 128 KiB can take four bytes, so small steps keep what waits here small.
  for await (const part of bytesOf(reader, 1024)) {
    decoder.push(part);
    yield* ready.splice(0);
  }
  decoder.push(new Uint8Array(0), true);
}

/** What xz-embedded doesn't do (its xz_ret codes): other check sums, dictionaries above 64 MiB, filters for machine code. */
const xzNotReadHere = /error code [246]$/;

async function* unxz(reader: ByteReader): AsyncGenerator<Uint8Array, void> {
  if (XzStream === undefined) throw new Error('the package xz-decompress has no XzReadableStream');
  const parts = bytesOf(reader);
  let isAtEnd = false;
  let empty = 0;
  const output = new XzStream(
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value } = await parts.next();
        if (value) controller.enqueue(value);
        else {
          isAtEnd = true;
          controller.close();
        }
      },
    }),
  ).getReader();
  try {
    for (let next = await output.read(); !next.done; next = await output.read()) {
      // The decoder waits for more input without end, and gives nothing each time.
      empty = next.value.length === 0 && isAtEnd ? empty + 1 : 0;
      if (empty > 2) throw new Damaged('it ends too early');
      yield next.value;
    }
  } catch (error) {
    throw error instanceof Error && xzNotReadHere.test(error.message)
      ? new NotReadHere(`xz: ${error.message}`)
      : error;
  } finally {
    // A decoder whose end was read ahead has freed itself, and says so by failing.
    await output.cancel().catch(() => undefined);
  }
}

/** A stream's parts with its errors as {@link Damaged}; leaving the loop early ends the stream. */
async function* partsOf(stream: Readable): AsyncGenerator<Uint8Array, void> {
  for await (const part of stream) {
    if (part instanceof Uint8Array) yield part;
  }
}

function decoderOf(reader: ByteReader, compression: Compression): AsyncGenerator<Uint8Array, void> {
  switch (compression) {
    case 'gz': {
      const source = Readable.from(bytesOf(reader), { objectMode: false });
      const gunzip = createGunzip({ chunkSize: 262_144 });
      source.on('error', (error) => gunzip.destroy(error));
      gunzip.on('close', () => source.destroy());
      return partsOf(source.pipe(gunzip));
    }
    case 'xz':
      return unxz(reader);
    case 'zst':
      return unzstd(reader);
  }
}

/** What compressed bytes hold, up to `limit` bytes; broken compression throws {@link Damaged}. */
export async function* decompressed(
  reader: ByteReader,
  compression: Compression,
  limit: number,
): AsyncGenerator<Uint8Array, void> {
  let given = 0;
  try {
    for await (const part of decoderOf(reader, compression)) {
      yield part.subarray(0, limit - given);
      given += part.length;
      if (given >= limit) return;
    }
  } catch (error) {
    if (error instanceof NotReadHere) throw error;
    throw new Damaged(`${compression}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
