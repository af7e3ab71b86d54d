import { viewUpTo, type ByteReader } from './bytes';
import { type ContentIdentity, seen } from './content-facts';
import { readElf } from './elf';
import { readMachO } from './macho';
import { readPe } from './pe';

const thinMachO = ['\xfe\xed\xfa\xce', '\xfe\xed\xfa\xcf', '\xce\xfa\xed\xfe', '\xcf\xfa\xed\xfe'];
/** Java's class files begin like a universal Mach-O; their version follows where that has its number of slices. */
const mostSlices = 30;

/** An AIX program (XCOFF), of which the header's first number tells all there is to tell. */
async function readXcoff(reader: ByteReader): Promise<ContentIdentity> {
  const cpu = (await viewUpTo(reader, 0, 2)).u8(1) === 0xf7 ? 'ppc64' : 'ppc';
  return {
    format: seen('binary', 'XCOFF header'),
    os: seen('aix', 'XCOFF header'),
    cpu: seen([cpu], 'XCOFF header'),
  };
}

/** Which reader knows a program or library by its first bytes (Latin-1), if any does. */
export function executableReader(
  start: string,
): ((reader: ByteReader) => Promise<ContentIdentity>) | undefined {
  if (start.startsWith('\x7fELF')) return readElf;
  if (start.startsWith('MZ')) return readPe;
  if (thinMachO.some((magic) => start.startsWith(magic))) return readMachO;
  if (/^\x01[\xdf\xf7]\0[\x01-\x40]/.test(start)) return readXcoff;
  const isUniversal =
    /^\xca\xfe\xba[\xbe\xbf]\0\0\0/.test(start) &&
    start.charCodeAt(7) > 0 &&
    start.charCodeAt(7) <= mostSlices;
  return isUniversal ? readMachO : undefined;
}

/** A program or library's facts, or undefined where the bytes are neither. Throws Damaged on a broken one. */
export async function readExecutable(reader: ByteReader): Promise<ContentIdentity | undefined> {
  const start = await viewUpTo(reader, 0, 8);
  return executableReader(start.text(0, start.length))?.(reader);
}
