import { ifReadable, View } from './bytes';
import { descendants, parseXml } from './xml-elements';

type Texts = Partial<Record<string, string>>;

/** The text values at the top of an Info.plist, XML or binary; empty where it can't be read. */
export async function readInfoPlist(bytes: Uint8Array): Promise<Texts> {
  const isBinary = Buffer.from(bytes.subarray(0, 6)).toString('latin1') === 'bplist';
  // A plist that nobody can read tells nothing; the programs beside it still do.
  return (await ifReadable(isBinary ? fromBinary(new View(bytes, false)) : fromXml(bytes))) ?? {};
}

/** In XML a dictionary is a flat row of key, value, key, value. */
async function fromXml(bytes: Uint8Array): Promise<Texts> {
  const row = descendants(parseXml(bytes), 'dict')[0]?.children ?? [];
  return Object.fromEntries(
    row.flatMap((element, index) => {
      const value = row[index + 1];
      return element.name === 'key' && value?.name === 'string' ? [[element.text, value.text]] : [];
    }),
  );
}

const [ascii, utf16, dictionary] = [5, 6, 13] as const;

/**
 * The top dictionary of a binary plist (CFBinaryPList.c). Only its texts are read and nothing is followed further:
 * general readers unfold shared parts, so that a file of 200 bytes can keep them busy for years.
 */
async function fromBinary(view: View): Promise<Texts> {
  const trailer = view.length - 32;
  const [offsetSize, referenceSize] = [view.u8(trailer + 6), view.u8(trailer + 7)];
  const table = view.u64(trailer + 24);
  const numberAt = (at: number, size: number): number =>
    Array.from({ length: size }, (_, index) => view.u8(at + index)).reduce(
      (sum, byte) => sum * 256 + byte,
      0,
    );
  const placeOf = (object: number): number => numberAt(table + object * offsetSize, offsetSize);

  /** An object's type, how many elements it has, and where they begin; fifteen means that a number follows. */
  const headAt = (at: number): { type: number; count: number; start: number } => {
    const [type, count] = [view.u8(at) >> 4, view.u8(at) & 15];
    const size = 2 ** (count === 15 ? view.u8(at + 1) & 3 : 0);
    return count === 15
      ? { type, count: numberAt(at + 2, size), start: at + 2 + size }
      : { type, count, start: at + 1 };
  };
  const textOf = (object: number): string | undefined => {
    const { type, count, start } = headAt(placeOf(object));
    if (type === ascii) return view.text(start, count);
    return type === utf16
      ? Buffer.from(view.text(start, count * 2), 'latin1')
          .swap16()
          .toString('utf16le')
      : undefined;
  };

  const top = headAt(placeOf(view.u64(trailer + 16)));
  const count = top.type === dictionary ? Math.min(top.count, 1024) : 0;
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const key = numberAt(top.start + index * referenceSize, referenceSize);
      const value = numberAt(top.start + (top.count + index) * referenceSize, referenceSize);
      return [textOf(key), textOf(value)];
    }).filter((pair): pair is [string, string] => pair[0] !== undefined && pair[1] !== undefined),
  );
}
