import { architectureFact } from './architectures';
import { Damaged, partReader, View, viewAt, viewUpTo, type ByteReader } from './bytes';
import { type ContentIdentity, seen } from './content-facts';
import { bounds } from './contents';
import { compressionOf, decompressed, bytesOf } from './decompress';
import { readTar } from './tar';

/** The members of a Unix archive (ar): name, and where its bytes are. Names longer than 16 bytes aren't Debian's. */
async function* membersOf(reader: ByteReader): AsyncGenerator<{ name: string; part: ByteReader }> {
  for (let at = 8, count = 0; at < reader.size && count < 16; count += 1) {
    const head = await viewAt(reader, at, 60);
    const size = Number.parseInt(head.text(48, 10), 10);
    if (!(size >= 0) || at + 60 + size > reader.size)
      throw new Damaged(`the member at byte ${at} goes beyond the end of the file`);
    yield {
      name: head.text(0, 16).trim().replace(/\/$/, ''),
      part: partReader(reader, at + 60, size),
    };
    at += 60 + size + (size % 2);
  }
}

function systemOf(architecture: string): Pick<ContentIdentity, 'os'> {
  if (architecture.startsWith('iphoneos-'))
    return { os: seen('ios', `Debian architecture ${architecture}`) };
  if (/^(?:hurd|kfreebsd)-/.test(architecture)) return {};
  return { os: seen('linux', 'Debian package') };
}

/** What the control archive says: the fields Architecture and Depends (deb-control(5)). */
async function readControl(part: ByteReader): Promise<ContentIdentity> {
  const start = await viewUpTo(part, 0, 8);
  const compression = compressionOf(start.text(0, start.length));
  const { documents } = await readTar(
    compression ? decompressed(part, compression, bounds.decompressed) : bytesOf(part),
  );
  const control = documents.get('control');
  if (control === undefined) throw new Damaged('the Debian package has no control file');
  const text = new View(control).text(0, control.length);
  const fieldOf = (field: string): string =>
    new RegExp(`^${field}:[ \\t]*(.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
  const architecture = fieldOf('Architecture');
  const glibc = /(?:^|[\s,|])(libc6(?:\.\d)?)(?=$|[\s,(:|])/.exec(fieldOf('Depends'))?.[1];
  return {
    format: seen('deb', 'Debian package'),
    ...systemOf(architecture),
    ...architectureFact(
      architecture.replace(/^(?:iphoneos|musl-linux)-/, ''),
      'Debian architecture',
    ),
    ...(glibc && { libc: seen('gnu' as const, `Debian package depends on ${glibc}`) }),
  };
}

/** A .deb by its control archive, once all its members are known to be there (deb(5)). Other Unix archives are unknown. */
export async function readDeb(reader: ByteReader): Promise<ContentIdentity> {
  const members = new Map<string, ByteReader>();
  for await (const { name, part } of membersOf(reader)) {
    members.set(/^(?:control|data)\.tar/.exec(name)?.[0] ?? name, part);
    if (!members.has('debian-binary'))
      return { unrecognised: 'a Unix archive that is no Debian package' };
  }
  const control = members.get('control.tar');
  if (control === undefined || !members.has('data.tar'))
    throw new Damaged(`the Debian package ends before its ${control ? 'data' : 'control'} archive`);
  return readControl(control);
}
