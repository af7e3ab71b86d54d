/** Tiny executables with nothing in them but the headers that say whom they are for. */

interface ElfOptions {
  machine: number;
  bits?: 32 | 64;
  bigEndian?: boolean;
  osAbi?: number;
  flags?: number;
  interpreter?: string;
  note?: { name: string; type: number; word: number };
  /** 2 a program, 3 a library or a program that can lie anywhere. */
  type?: number;
}

class Bytes {
  readonly buffer: Buffer;

  constructor(
    size: number,
    private readonly bigEndian = false,
  ) {
    this.buffer = Buffer.alloc(size);
  }

  put(offset: number, size: 1 | 2 | 4 | 8, value: number): void {
    if (size === 8 && this.bigEndian) this.buffer.writeBigUInt64BE(BigInt(value), offset);
    else if (size === 8) this.buffer.writeBigUInt64LE(BigInt(value), offset);
    else if (this.bigEndian) this.buffer.writeUIntBE(value, offset, size);
    else this.buffer.writeUIntLE(value, offset, size);
  }
}

/** An ELF file with a loaded segment, and an interpreter and a note where asked for. */
export function elf({
  machine,
  bits = 64,
  bigEndian = false,
  osAbi = 0,
  flags = 0,
  interpreter,
  note,
  type = 2,
}: ElfOptions): Buffer {
  const wide = bits === 64;
  const [headSize, stride] = wide ? [64, 56] : [52, 32];
  const path = Buffer.from(interpreter === undefined ? '' : `${interpreter}\0`);
  const noteName = Buffer.from(`${note?.name ?? ''}\0`);
  const padded = Math.ceil(noteName.length / 4) * 4;
  const record = new Bytes(note ? 16 + padded : 0, bigEndian);
  if (note) {
    record.put(0, 4, noteName.length);
    record.put(4, 4, 4);
    record.put(8, 4, note.type);
    noteName.copy(record.buffer, 12);
    record.put(12 + padded, 4, note.word);
  }
  const parts = [
    { type: 3, bytes: path },
    { type: 4, bytes: record.buffer },
  ].filter(({ bytes }) => bytes.length > 0);
  const bodyAt = headSize + stride * (parts.length + 1);
  const out = new Bytes(bodyAt + path.length + record.buffer.length + 64, bigEndian);
  out.buffer.write('\x7fELF', 'latin1');
  out.put(4, 1, wide ? 2 : 1);
  out.put(5, 1, bigEndian ? 2 : 1);
  out.put(6, 1, 1);
  out.put(7, 1, osAbi);
  out.put(16, 2, type);
  out.put(18, 2, machine);
  out.put(24, wide ? 8 : 4, 0x1000);
  out.put(wide ? 32 : 28, wide ? 8 : 4, headSize);
  out.put(wide ? 48 : 36, 4, flags);
  out.put(wide ? 54 : 42, 2, stride);
  out.put(wide ? 56 : 44, 2, parts.length + 1);
  let at = bodyAt;
  [{ type: 1, bytes: Buffer.alloc(64) }, ...parts].forEach(({ type: segment, bytes }, index) => {
    const entry = headSize + index * stride;
    const offset = segment === 1 ? 0 : at;
    out.put(entry, 4, segment);
    out.put(entry + (wide ? 4 : 24), 4, 5);
    out.put(entry + (wide ? 8 : 4), wide ? 8 : 4, offset);
    out.put(entry + (wide ? 32 : 16), wide ? 8 : 4, bytes.length);
    if (segment === 1) return;
    bytes.copy(out.buffer, at);
    at += bytes.length;
  });
  return out.buffer;
}

interface PeOptions {
  machine: number;
  subsystem?: number;
  version?: [number, number];
  library?: boolean;
  /** Flags of a .NET header. */
  clrFlags?: number;
  /** Bytes behind the sections, as installers have them. */
  payload?: number;
  hybrid?: boolean;
  sectionName?: string;
}

/** A portable executable with one section of 512 bytes at 0x400, mapped at 0x1000. */
export function pe({
  machine,
  subsystem = 3,
  version = [6, 0],
  library = false,
  clrFlags,
  payload = 0,
  hybrid = false,
  sectionName = '.text',
}: PeOptions): Buffer {
  const wide = machine !== 0x14c && machine !== 0x1c4;
  const out = new Bytes(0x600 + payload);
  out.buffer.write('MZ');
  out.put(60, 4, 0x80);
  out.buffer.write('PE\0\0', 0x80);
  const optionalSize = wide ? 240 : 224;
  out.put(0x84, 2, machine);
  out.put(0x86, 2, 1);
  out.put(0x94, 2, optionalSize);
  out.put(0x96, 2, library ? 0x2102 : 0x102);
  const optional = 0x98;
  out.put(optional, 2, wide ? 0x20b : 0x10b);
  out.put(optional + 48, 2, version[0]);
  out.put(optional + 50, 2, version[1]);
  out.put(optional + 68, 2, subsystem);
  const directories = optional + (wide ? 112 : 96);
  if (clrFlags !== undefined) {
    out.put(directories + 14 * 8, 4, 0x1000);
    out.put(directories + 14 * 8 + 4, 4, 72);
    out.put(0x400 + 16, 4, clrFlags);
  }
  if (hybrid) {
    out.put(directories + 10 * 8, 4, 0x1000);
    out.put(directories + 10 * 8 + 4, 4, 320);
    out.put(0x400, 4, 320);
    out.put(0x400 + 200, 4, 0x2000);
  }
  const section = optional + optionalSize;
  out.buffer.write(sectionName, section);
  out.put(section + 12, 4, 0x1000);
  out.put(section + 16, 4, 0x200);
  out.put(section + 20, 4, 0x400);
  return out.buffer;
}

/** A thin 64-bit Mach-O program with the oldest macOS it runs on. */
export function machO(cpu: 'x64' | 'arm64', minimum: [number, number], platform = 1): Buffer {
  const out = new Bytes(64);
  out.put(0, 4, 0xfeedfacf);
  out.put(4, 4, cpu === 'x64' ? 0x01000007 : 0x0100000c);
  out.put(12, 4, 2);
  out.put(16, 4, 1);
  out.put(20, 4, 24);
  out.put(32, 4, 0x32);
  out.put(36, 4, 24);
  out.put(40, 4, platform);
  out.put(44, 4, minimum[0] * 65_536 + minimum[1] * 256);
  return out.buffer;
}

/** A universal Mach-O of some thin ones. */
export function universal(...slices: Buffer[]): Buffer {
  const out = new Bytes(8 + slices.length * 20, true);
  out.put(0, 4, 0xcafebabe);
  out.put(4, 4, slices.length);
  let at = out.buffer.length;
  slices.forEach((slice, index) => {
    out.put(8 + index * 20, 4, slice.readUInt32LE(4));
    out.put(16 + index * 20, 4, at);
    out.put(20 + index * 20, 4, slice.length);
    at += slice.length;
  });
  return Buffer.concat([out.buffer, ...slices]);
}
