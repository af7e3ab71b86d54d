import { Damaged, viewAt, type ByteReader, type View } from './bytes';

/** An open compound file: the class of its root and its streams by name. */
interface Compound {
  /** The root's class identifier as stored, in hexadecimal. */
  rootClass: string;
  read(name: string): Promise<Uint8Array | undefined>;
}

interface Entry {
  name: string;
  start: number;
  size: number;
  classId: string;
}

/** Sector numbers from here on are marks: end of chain, free, part of the table itself. */
const firstMark = 0xfffffffa;
/** How often sectors are looked up, and how many are read, before a file that leads in circles is given up. */
const [mostSteps, mostSectors] = [65_536, 4096] as const;
/** The longest chain that is followed; what is looked for is near the start of each. */
const longestChain = 4096;

/**
 * Opens a compound file ([MS-CFB]) without reading more than the sectors on the way: a file allocation table in
 * sectors, itself listed in the header and, for larger files, in a chain of more lists.
 */
export async function openCompound(reader: ByteReader): Promise<Compound> {
  const header = await viewAt(reader, 0, 512);
  const [shift, miniShift] = [header.u16(30), header.u16(32)];
  if ((shift !== 9 && shift !== 12) || miniShift !== 6)
    throw new Damaged(`compound file with sectors of 2^${shift} bytes`);
  const sectorSize = 2 ** shift;
  const perSector = sectorSize / 4;
  const read = new Map<number, Promise<View>>();
  let steps = 0;
  const sector = (number: number): Promise<View> => {
    steps += 1;
    if (steps > mostSteps || read.size > mostSectors)
      throw new Damaged('the chains of the compound file lead nowhere');
    const known = read.get(number) ?? viewAt(reader, (number + 1) * sectorSize, sectorSize);
    read.set(number, known);
    return known;
  };

  /** The sector that holds the `index`th part of the allocation table. */
  async function tableSector(index: number): Promise<number> {
    if (index < 109) return header.u32(76 + index * 4);
    let list = header.u32(68);
    const place = index - 109;
    for (let step = Math.floor(place / (perSector - 1)); step > 0; step -= 1)
      list = (await sector(list)).u32(sectorSize - 4);
    return (await sector(list)).u32((place % (perSector - 1)) * 4);
  }

  async function chain(start: number, longest: number): Promise<number[]> {
    const numbers: number[] = [];
    for (let next = start; next < firstMark && numbers.length < longest;) {
      numbers.push(next);
      const table = await sector(await tableSector(Math.floor(next / perSector)));
      next = table.u32((next % perSector) * 4);
    }
    return numbers;
  }

  async function directory(): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (const number of await chain(header.u32(48), 256)) {
      const view = await sector(number);
      for (let at = 0; at < sectorSize; at += 128) {
        const length = Math.min(view.u16(at + 64), 64);
        const name = Buffer.from(view.bytes.subarray(at, at + Math.max(0, length - 2))).toString(
          'utf16le',
        );
        const classId = Buffer.from(view.bytes.subarray(at + 80, at + 96)).toString('hex');
        entries.push({ name, start: view.u32(at + 116), size: view.u32(at + 120), classId });
      }
    }
    return entries;
  }

  const entries = await directory();
  const root = entries[0];
  if (root === undefined) throw new Damaged('compound file without a directory');
  const miniCutoff = header.u32(56);

  /** A small stream lies in 64-byte pieces of the root's own stream, chained by a table of their own. */
  async function readMini({ start, size }: Entry): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    const tables = await chain(header.u32(60), longestChain);
    const sectors = await chain(root?.start ?? firstMark, longestChain);
    for (let next = start; next < firstMark && pieces.length * 64 < size;) {
      const holder = sectors[Math.floor((next * 64) / sectorSize)];
      const table = tables[Math.floor(next / perSector)];
      if (holder === undefined || table === undefined)
        throw new Damaged('a small stream points outside its table');
      const at = (next * 64) % sectorSize;
      pieces.push((await sector(holder)).bytes.subarray(at, at + 64));
      next = (await sector(table)).u32((next % perSector) * 4);
    }
    return Buffer.concat(pieces).subarray(0, size);
  }

  return {
    rootClass: root.classId,
    async read(name) {
      const entry = entries.find((each) => each.name === name);
      if (entry === undefined) return undefined;
      if (entry.size > 65_536)
        throw new Damaged(`stream of ${entry.size} bytes where a short one was expected`);
      if (entry.size < miniCutoff) return readMini(entry);
      const sectors = await chain(entry.start, Math.ceil(entry.size / sectorSize));
      const parts = await Promise.all(sectors.map(sector));
      return Buffer.concat(parts.map(({ bytes }) => bytes)).subarray(0, entry.size);
    },
  };
}
