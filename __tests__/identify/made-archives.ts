import { buffer } from 'node:stream/consumers';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { pack } from 'tar-stream';

interface ZipEntry {
  path: string;
  bytes: Buffer;
  /** Unix mode; 0o120777 is a link. */
  mode?: number;
  /** The size the directory claims, for archives that lie. */
  claimedSize?: number;
}

/** A zip as its specification (APPNOTE.TXT) has it, with everything deflated. */
export function zip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, bytes, mode = 0o100644, claimedSize = bytes.length } of entries) {
    const name = Buffer.from(path);
    const data = deflateRawSync(bytes);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(claimedSize, 18);
    shared.writeUInt16LE(name.length, 22);
    const central = Buffer.alloc(46);
    central.write('PK\x01\x02', 'latin1');
    central.writeUInt16LE(0x0314, 4);
    shared.copy(central, 6);
    central.writeUInt32LE(mode * 65_536, 38);
    central.writeUInt32LE(offset, 42);
    directory.push(central, name);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, data]);
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listing, end]);
}

/** A tar of files by path. */
export async function tar(files: Record<string, Buffer | string>): Promise<Buffer> {
  const stream = pack();
  for (const [name, bytes] of Object.entries(files))
    stream.entry({ name, mode: 0o755, mtime: new Date(0) }, bytes);
  stream.finalize();
  return buffer(stream);
}

/** A Unix archive (ar), the outside of a .deb. */
export function ar(members: Record<string, Buffer>): Buffer {
  const parts = Object.entries(members).flatMap(([name, bytes]) => [
    Buffer.from(
      `${name.padEnd(16)}0           0     0     100644  ${String(bytes.length).padEnd(10)}\`\n`,
    ),
    bytes,
    Buffer.alloc(bytes.length % 2, '\n'),
  ]);
  return Buffer.concat([Buffer.from('!<arch>\n'), ...parts]);
}

/** An .rpm without a payload: its lead, an empty signature and a header with some text tags. */
export function rpm(tags: Record<number, string>, type = 0): Buffer {
  const lead = Buffer.alloc(96);
  lead.write('\xed\xab\xee\xdb\x03\0', 'latin1');
  lead.writeUInt16BE(type, 6);
  const structure = (entries: [string, string][]): Buffer => {
    const store = Buffer.from(entries.map(([, value]) => `${value}\0`).join(''));
    const head = Buffer.alloc(16 + entries.length * 16);
    head.write('\x8e\xad\xe8\x01', 'latin1');
    head.writeUInt32BE(entries.length, 8);
    head.writeUInt32BE(store.length, 12);
    let at = 0;
    entries.forEach(([tag, value], index) => {
      [Number(tag), 6, at, 1].forEach((number, column) =>
        head.writeUInt32BE(number, 16 + index * 16 + column * 4),
      );
      at += value.length + 1;
    });
    return Buffer.concat([head, store]);
  };
  return Buffer.concat([lead, structure([]), structure(Object.entries(tags))]);
}

/** A macOS installer package (xar) that holds a distribution script. */
export function xar(distribution: string): Buffer {
  const script = deflateSync(Buffer.from(distribution));
  const toc = deflateSync(
    Buffer.from(
      `<?xml version="1.0"?><xar><toc><file id="1"><data><length>${script.length}</length><offset>0</offset>` +
        `<size>${distribution.length}</size></data><name>Distribution</name></file></toc></xar>`,
    ),
  );
  const head = Buffer.alloc(28);
  head.write('xar!');
  head.writeUInt16BE(28, 4);
  head.writeUInt16BE(1, 6);
  head.writeBigUInt64BE(BigInt(toc.length), 8);
  return Buffer.concat([head, toc, script]);
}

/** A binary Android manifest whose only attribute is the oldest API level. */
export function androidManifest(minimumSdk: number): Buffer {
  const map = Buffer.from([0x80, 0x01, 8, 0, 12, 0, 0, 0, 0x0c, 0x02, 0x01, 0x01]);
  const element = Buffer.alloc(56);
  element.writeUInt16LE(0x0102, 0);
  element.writeUInt32LE(element.length, 4);
  element.writeUInt16LE(20, 24);
  element.writeUInt16LE(20, 26);
  element.writeUInt16LE(1, 28);
  element.writeUInt8(0x10, 36 + 15);
  element.writeUInt32LE(minimumSdk, 36 + 16);
  const head = Buffer.from([3, 0, 8, 0, 0, 0, 0, 0]);
  head.writeUInt32LE(head.length + map.length + element.length, 4);
  return Buffer.concat([head, map, element]);
}
