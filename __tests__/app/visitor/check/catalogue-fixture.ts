import { createHash } from 'node:crypto';
import { pieceLength } from '../../../../catalogue/piece-length';
import { catalogueSchema, type Catalogue, type CatalogueInput } from '../../../../catalogue/schema';

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Bytes that look random and are the same in every run. */
export function bytesOf(seed: string, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let block = createHash('sha256').update(seed).digest();
  for (let offset = 0; offset < length; offset += 2 ** 16) {
    block = createHash('sha256').update(block).digest();
    bytes.set(block.subarray(0, Math.min(32, length - offset)), offset);
  }
  return bytes;
}

type FileInput = CatalogueInput['releases'][number]['files'][number];

/** A catalogue's file for these bytes, with the piece list that stands beside the page. */
export function publish(
  name: string,
  bytes: Uint8Array,
  more: Partial<FileInput> = {},
): { file: FileInput; beside: Record<string, string> } {
  const hashes = [];
  for (let offset = 0; offset < bytes.length; offset += pieceLength)
    hashes.push(sha256(bytes.subarray(offset, offset + pieceLength)));
  const list = JSON.stringify({ pieceLength, sha256: hashes });
  const url = `pieces/${encodeURIComponent(name)}.json`;
  const pieces = { url, sha256: sha256(Buffer.from(list)) };
  return {
    file: {
      name,
      url: `files/${encodeURIComponent(name)}`,
      size: bytes.length,
      sha256: sha256(bytes),
      pieces,
      ...more,
    },
    beside: { [url]: list },
  };
}

/** A product with two stable releases and a withdrawn one. */
export function catalogueOf(
  releases: CatalogueInput['releases'],
  product: Partial<CatalogueInput['product']> = {},
): Catalogue {
  return catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'App', summary: 'An app.', ...product },
    releases,
  });
}

/** Serves what `publish` put beside the page; anything else is a 404. */
export function loadFrom(beside: Record<string, string>): (url: string) => Promise<ArrayBuffer> {
  return async (url) => {
    const text = beside[url];
    if (text === undefined) throw new Error(`404 ${url}`);
    return new TextEncoder().encode(text).buffer;
  };
}
