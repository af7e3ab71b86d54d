import { decodeText } from '../terminal/text';
import { bytesOf, send, withRetries, type Transport } from './http';
import { RequestError } from './request-error';

/** What a text came with. `next` is the address of the following page of a list. */
export interface Page {
  text: string;
  next?: string;
}

const longestText = 64 * 1024 * 1024;

/** Fetches one text of at most 64 MiB. Throws RequestError. */
export async function fetchText(
  url: string,
  headers: Record<string, string>,
  transport: Transport,
): Promise<Page> {
  return withRetries(url, transport, async (watch) => {
    const response = await send(url, headers, transport, watch);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of bytesOf(response)) {
      watch.heard();
      size += chunk.length;
      if (size > longestText)
        throw new RequestError(
          url,
          'expected metadata of at most 64 MiB, found more.',
          'Give the address of the metadata, not of a file.',
          { again: false },
        );
      chunks.push(chunk);
    }
    return { text: decodeText(Buffer.concat(chunks)), next: nextPage(url, response) };
  });
}

/** The next page that a Link header names (RFC 8288), on the same origin only: requests may carry a token. */
function nextPage(url: string, response: Response): string | undefined {
  const target = /<([^>]+)>\s*;[^<]*\brel="?next"?/.exec(response.headers.get('link') ?? '')?.[1];
  if (!target || !URL.canParse(target, url)) return undefined;
  const next = new URL(target, url);
  return next.origin === new URL(url).origin ? next.href : undefined;
}
