import { architectureFact } from './architectures';
import { Damaged, viewAt, viewUpTo, type ByteReader } from './bytes';
import { type ContentIdentity, seen } from './content-facts';

const tags = { os: 1021, architecture: 1022, requires: 1049 } as const;
const leadLength = 96;

/** One header structure (rpm.org, "RPM V4 Package format"): where its index and its data store are. */
interface Structure {
  index: number;
  count: number;
  store: number;
  end: number;
}

async function structureAt(reader: ByteReader, offset: number): Promise<Structure> {
  const head = await viewAt(reader, offset, 16, false);
  if (head.text(0, 3) !== '\x8e\xad\xe8') throw new Damaged(`no RPM header at byte ${offset}`);
  const store = offset + 16 + head.u32(8) * 16;
  return { index: offset + 16, count: head.u32(8), store, end: store + head.u32(12) };
}

/** The text values of one tag in the main header, none where it has no such tag. */
async function valuesOf(
  reader: ByteReader,
  { index, count, store, end }: Structure,
  tag: number,
): Promise<string[]> {
  const table = await viewAt(reader, index, count * 16, false);
  for (let at = 0; at < table.length; at += 16) {
    if (table.u32(at) !== tag) continue;
    const start = store + table.u32(at + 8);
    const text = await viewUpTo(reader, start, Math.max(0, Math.min(65_536, end - start)));
    return text.text(0, text.length).split('\0', Math.min(table.u32(at + 12), 4096));
  }
  return [];
}

/** An .rpm by its header: architecture, OS, and the libc it requires. */
export async function readRpm(reader: ByteReader): Promise<ContentIdentity> {
  const identity: ContentIdentity = { format: seen('rpm', 'RPM lead') };
  const isSource = (await viewAt(reader, 0, leadLength, false)).u16(6) === 1;
  if (isSource) return { ...identity, kind: seen('source', 'RPM lead: source package') };

  const signatures = await structureAt(reader, leadLength);
  const header = await structureAt(reader, Math.ceil(signatures.end / 8) * 8);
  const [os] = await valuesOf(reader, header, tags.os);
  if (os === 'linux') identity.os = seen('linux', `RPM OS ${os}`);
  const [architecture = ''] = await valuesOf(reader, header, tags.architecture);
  const glibc = (await valuesOf(reader, header, tags.requires)).find((name) =>
    name.startsWith('libc.so.6'),
  );
  if (glibc) identity.libc = seen('gnu', `RPM requires ${glibc}`);
  return { ...identity, ...architectureFact(architecture, 'RPM architecture') };
}
