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

/** What is read of a compound file: its header, and its sectors with the chains that they form. */
interface Sectors {
  header: View;
  size: number;
  /** How many numbers of sectors one holds. */
  numbers: number;
  at(number: number): Promise<View>;
  chain(start: number, longest: number): Promise<number[]>;
}

/** Reads no more than the sectors on the way: a file allocation table in sectors, itself listed in the header and, for larger files, in a chain of more lists. */
async function openSectors(reader: ByteReader): Promise<Sectors> {
  const header = await viewAt(reader, 0, 512);
  const [shift, miniShift] = [header.u16(30), header.u16(32)];
  if ((shift !== 9 && shift !== 12) || miniShift !== 6)
    throw new Damaged(`compound file with sectors of 2^${shift} bytes`);
  const size = 2 ** shift;
  const numbers = size / 4;
  const read = new Map<number, Promise<View>>();
  let steps = 0;
  const at = (number: number): Promise<View> => {
    steps += 1;
    if (steps > mostSteps || read.size > mostSectors)
      throw new Damaged('the chains of the compound file lead nowhere');
    const known = read.get(number) ?? viewAt(reader, (number + 1) * size, size);
    read.set(number, known);
    return known;
  };

  /** The sector that holds the `index`th part of the allocation table. */
  async function tableSector(index: number): Promise<number> {
    if (index < 109) return header.u32(76 + index * 4);
    let list = header.u32(68);
    const place = index - 109;
    for (let step = Math.floor(place / (numbers - 1)); step > 0; step -= 1)
      list = (await at(list)).u32(size - 4);
    return (await at(list)).u32((place % (numbers - 1)) * 4);
  }

  async function chain(start: number, longest: number): Promise<number[]> {
    const found: number[] = [];
    for (let next = start; next < firstMark && found.length < longest;) {
      found.push(next);
      const table = await at(await tableSector(Math.floor(next / numbers)));
      next = table.u32((next % numbers) * 4);
    }
    return found;
  }

  return { header, size, numbers, at, chain };
}

async function entriesOf({ header, size, at, chain }: Sectors): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const number of await chain(header.u32(48), 256)) {
    const view = await at(number);
    for (let offset = 0; offset < size; offset += 128) {
      const length = Math.min(view.u16(offset + 64), 64);
      const text = view.bytes.subarray(offset, offset + Math.max(0, length - 2));
      const classId = Buffer.from(view.bytes.subarray(offset + 80, offset + 96)).toString('hex');
      entries.push({
        name: Buffer.from(text).toString('utf16le'),
        start: view.u32(offset + 116),
        size: view.u32(offset + 120),
        classId,
      });
    }
  }
  return entries;
}

/** A small stream lies in 64-byte pieces of the root's own stream, chained by a table of their own. */
async function readMini(
  { header, size, numbers, at, chain }: Sectors,
  root: Entry,
  entry: Entry,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const tables = await chain(header.u32(60), longestChain);
  const holders = await chain(root.start, longestChain);
  for (let next = entry.start; next < firstMark && pieces.length * 64 < entry.size;) {
    const holder = holders[Math.floor((next * 64) / size)];
    const table = tables[Math.floor(next / numbers)];
    if (holder === undefined || table === undefined)
      throw new Damaged('a small stream points outside its table');
    const offset = (next * 64) % size;
    pieces.push((await at(holder)).bytes.subarray(offset, offset + 64));
    next = (await at(table)).u32((next % numbers) * 4);
  }
  return Buffer.concat(pieces).subarray(0, entry.size);
}

async function readWhole({ size, at, chain }: Sectors, entry: Entry): Promise<Uint8Array> {
  const numbers = await chain(entry.start, Math.ceil(entry.size / size));
  const parts = await Promise.all(numbers.map(at));
  return Buffer.concat(parts.map(({ bytes }) => bytes)).subarray(0, entry.size);
}

/** Opens a compound file ([MS-CFB]), of which only short streams are read. Throws Damaged. */
export async function openCompound(reader: ByteReader): Promise<Compound> {
  const sectors = await openSectors(reader);
  const entries = await entriesOf(sectors);
  const [root] = entries;
  if (root === undefined) throw new Damaged('compound file without a directory');
  const miniCutoff = sectors.header.u32(56);
  return {
    rootClass: root.classId,
    async read(name) {
      const entry = entries.find((each) => each.name === name);
      if (entry === undefined) return undefined;
      if (entry.size > 65_536)
        throw new Damaged(`stream of ${entry.size} bytes where a short one was expected`);
      return entry.size < miniCutoff ? readMini(sectors, root, entry) : readWhole(sectors, entry);
    },
  };
}
