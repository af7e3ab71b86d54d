/**
 * A text in whatever encoding it was written: PowerShell's `>` writes UTF-16, editors on Windows put a byte order mark
 * before UTF-8 (https://encoding.spec.whatwg.org/#bom-sniff). The mark is left out; what is no UTF-8 becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Text begins with an ASCII character: the zero beside it tells UTF-16 without a mark.
  if (first !== undefined && first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : 'utf-8';
}
