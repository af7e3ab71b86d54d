import { parseBuffer } from 'bplist-parser';
import { descendants, parseXml } from './xml';

/** The text values at the top of an Info.plist, XML or binary; empty where it can't be read. */
export function readInfoPlist(bytes: Uint8Array): Partial<Record<string, string>> {
  try {
    return Buffer.from(bytes.subarray(0, 6)).toString('latin1') === 'bplist' ? fromBinary(bytes) : fromXml(bytes);
  } catch {
    // A plist that nobody can read tells nothing; the programs beside it still do.
    return {};
  }
}

function fromBinary(bytes: Uint8Array): Record<string, string> {
  const [root] = parseBuffer<unknown>(Buffer.from(bytes));
  const entries = typeof root === 'object' && root !== null ? Object.entries(root) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** In XML a dictionary is a flat row of key, value, key, value. */
function fromXml(bytes: Uint8Array): Record<string, string> {
  const row = descendants(parseXml(bytes), 'dict')[0]?.children ?? [];
  return Object.fromEntries(row.flatMap((element, index) => {
    const value = row[index + 1];
    return element.name === 'key' && value?.name === 'string' ? [[element.text, value.text]] : [];
  }));
}
