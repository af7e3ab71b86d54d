import { prefixReader, type ByteReader } from '../../publisher/identify/bytes';
import { identifyContent } from '../../publisher/identify/content';
import type { ContentIdentity } from '../../publisher/identify/facts';

/** A reader that fails on any read outside its bytes, and counts what was read. */
export function strictReader(bytes: Uint8Array): ByteReader & { given: number } {
  const inner = prefixReader(bytes);
  return {
    size: bytes.length,
    given: 0,
    read(offset, length) {
      if (
        !Number.isSafeInteger(offset) ||
        !Number.isSafeInteger(length) ||
        offset < 0 ||
        length < 0 ||
        offset + length > bytes.length
      ) {
        throw new Error(`read of ${length} bytes at ${offset} of ${bytes.length}`);
      }
      this.given += length;
      return inner.read(offset, length);
    },
  };
}

/** The facts without where they were seen, as one flat object. */
export function plain({
  broken,
  unrecognised,
  ...facts
}: ContentIdentity): Record<string, unknown> {
  return {
    ...Object.fromEntries(Object.entries(facts).map(([of, fact]) => [of, fact.value])),
    ...(broken !== undefined && { broken }),
    ...(unrecognised !== undefined && { unrecognised }),
  };
}

/** What some bytes are identified as. */
export async function contentOf(bytes: Uint8Array): Promise<Record<string, unknown>> {
  return plain(await identifyContent(strictReader(bytes)));
}
