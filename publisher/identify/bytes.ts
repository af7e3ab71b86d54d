import { type FileHandle } from 'node:fs/promises';

/** Random access to a file's bytes. `read` gives exactly `length` bytes; callers never ask beyond `size`. */
export interface ByteReader {
  readonly size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** The bytes end where, or point to what, their format forbids; the message says what is wrong in words. */
export class Damaged extends Error {}

/** The bytes are whole, but in a form that isn't read here: they say nothing, and nothing against their file. */
export class NotReadHere extends Error {}

/** The longest single read, so that no length field in a file decides how much memory is used. */
const longestRead = 4 * 2 ** 20;

/** A reader over an open file of the given size in bytes. The caller closes the handle. */
export function fileReader(handle: FileHandle, size: number): ByteReader {
  return {
    size,
    async read(offset, length) {
      const bytes = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        const { bytesRead } = await handle.read(bytes, filled, length - filled, offset + filled);
        if (bytesRead === 0)
          throw new Damaged(`the file ended at byte ${offset + filled} while it was being read`);
        filled += bytesRead;
      }
      return bytes;
    },
  };
}

/** How much of a stream stays readable, in bytes: its start, where headers are, and what lies behind the furthest read. */
const kept = { start: 4 * 2 ** 20, behind: 4 * 2 ** 20 } as const;

interface Stretch {
  start: number;
  bytes: Uint8Array;
}

function bytesWithin(stretches: readonly Stretch[], offset: number, length: number): Uint8Array[] {
  return stretches
    .filter(({ start, bytes }) => start < offset + length && start + bytes.length > offset)
    .map(({ start, bytes }) =>
      bytes.subarray(Math.max(0, offset - start), offset + length - start),
    );
}

/**
 * A reader over `size` bytes that come in order: a read goes on to where its bytes are, and what was passed too long
 * ago is {@link Damaged}. The stream is left open: drain it or close it afterwards.
 */
export class StreamReader implements ByteReader {
  /** Bytes that have come so far. */
  passed = 0;
  private readonly parts: AsyncIterator<Uint8Array>;
  private readonly first: Stretch[] = [];
  private last: Stretch[] = [];
  private failure: unknown;

  constructor(
    stream: AsyncIterable<Uint8Array>,
    readonly size: number,
  ) {
    this.parts = stream[Symbol.asyncIterator]();
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const bytes = await this.readUpTo(offset, length);
    if (bytes.length < length)
      throw new Damaged(
        this.passed < offset + length
          ? `it ends at byte ${this.passed}`
          : `the bytes at ${offset} have passed`,
      );
    return bytes;
  }

  /** As many of the bytes as come before the end. */
  async readUpTo(offset: number, length: number): Promise<Uint8Array> {
    while (this.passed < offset + length) {
      const bytes = await this.next();
      if (bytes === undefined) break;
      const stretch = { start: this.passed - bytes.length, bytes };
      if (stretch.start < kept.start) this.first.push(stretch);
      else this.last.push(stretch);
      const gone = this.last.findIndex(
        ({ start, bytes: { length: size } }) => start + size > this.passed - kept.behind,
      );
      if (gone > 0) this.last = this.last.slice(gone);
    }
    const found = bytesWithin([...this.first, ...this.last], offset, length);
    const [only, ...more] = found;
    return only !== undefined && more.length === 0 ? only : Buffer.concat(found);
  }

  /** Goes on up to `position` or the end, keeping nothing; throws again what a read failed with. */
  async drain(position = Infinity): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    while (this.passed < position && (await this.next()) !== undefined);
  }

  /** Leaves what hasn't come. */
  async close(): Promise<void> {
    await this.parts.return?.();
  }

  private async next(): Promise<Uint8Array | undefined> {
    try {
      const { done, value } = await this.parts.next();
      if (done) return undefined;
      this.passed += value.length;
      return value;
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

/** A part of another reader as a reader of its own. */
export function partReader(reader: ByteReader, start: number, size: number): ByteReader {
  return { size, read: (offset, length) => reader.read(start + offset, length) };
}

/** Numbers and text in a stretch of bytes; whatever lies outside it is {@link Damaged}, not undefined. */
export class View {
  readonly length: number;
  private readonly data: DataView;

  constructor(
    readonly bytes: Uint8Array,
    readonly littleEndian = true,
  ) {
    this.length = bytes.length;
    this.data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  private within(offset: number, length: number): number {
    if (offset >= 0 && offset + length <= this.length) return offset;
    throw new Damaged(`a field at ${offset} lies outside its ${this.length} bytes`);
  }

  u8(offset: number): number {
    return this.data.getUint8(this.within(offset, 1));
  }

  u16(offset: number): number {
    return this.data.getUint16(this.within(offset, 2), this.littleEndian);
  }

  u32(offset: number): number {
    return this.data.getUint32(this.within(offset, 4), this.littleEndian);
  }

  /** A 64-bit number. Sizes and offsets beyond 2^53 can't belong to a real file. */
  u64(offset: number): number {
    const value = this.data.getBigUint64(this.within(offset, 8), this.littleEndian);
    if (value > BigInt(Number.MAX_SAFE_INTEGER))
      throw new Damaged(`a 64-bit field at ${offset} is impossibly large`);
    return Number(value);
  }

  /** `length` bytes as Latin-1, which keeps every byte. */
  text(offset: number, length: number): string {
    this.within(offset, length);
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset + offset, length).toString(
      'latin1',
    );
  }

  /** Where a piece of Latin-1 text starts, or -1. */
  indexOf(text: string): number {
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.length).indexOf(
      text,
      0,
      'latin1',
    );
  }

  /** Text up to the next zero byte, or to the end. */
  zeroEnded(offset: number): string {
    this.within(offset, 0);
    const end = this.bytes.indexOf(0, offset);
    return this.text(offset, (end === -1 ? this.length : end) - offset);
  }
}

/** Reads a stretch that must lie inside the file and be of a sane length, else throws {@link Damaged}. */
export async function viewAt(
  reader: ByteReader,
  offset: number,
  length: number,
  littleEndian = true,
): Promise<View> {
  if (offset < 0 || length < 0 || offset + length > reader.size) {
    throw new Damaged(
      `${length} bytes at ${offset} lie beyond the end of the file (${reader.size} bytes)`,
    );
  }
  if (length > longestRead)
    throw new Damaged(`a part of ${length} bytes at ${offset} is impossibly long`);
  return new View(await reader.read(offset, length), littleEndian);
}

/** Up to `length` bytes from `offset`, fewer at the end of the file, none behind it. */
export function viewUpTo(
  reader: ByteReader,
  offset: number,
  length: number,
  littleEndian = true,
): Promise<View> {
  const start = Math.min(offset, reader.size);
  return viewAt(reader, start, Math.min(length, reader.size - start), littleEndian);
}

/** What a reading of an optional part gives, or undefined where the part is damaged or wasn't read. */
export async function ifReadable<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}
