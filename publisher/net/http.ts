import pRetry from 'p-retry';
import { later, notSafe, RequestError, statusError, toRequestError } from './request-error';

/** How requests are made. Everything but `fetch` is in milliseconds. */
export interface Transport {
  fetch: typeof globalThis.fetch;
  /** The first pause before a second try; it doubles from try to try. */
  backoff: number;
  tries: number;
  /** How long a server may say nothing before the connection counts as stalled. */
  patience: number;
  /** The longest Retry-After that is waited for. */
  longestWait: number;
  wait(milliseconds: number): Promise<void>;
}

/** The usual transport: five tries over about 15 s, 30 s of patience, a Retry-After of up to a minute is obeyed. */
export const transport: Transport = {
  fetch: globalThis.fetch,
  backoff: 1000,
  tries: 5,
  patience: 30_000,
  longestWait: 60_000,
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

/** A watch on one response: `signal` fires when nothing was heard (`heard()` not called) for the transport's patience. */
interface Watch {
  signal: AbortSignal;
  heard(): void;
}

/**
 * Runs one request, again and with growing pauses while it fails in a way that may pass (a cut, a stall, 429, 5xx).
 * Throws the last RequestError.
 */
export async function withRetries<T>(
  url: string,
  { backoff, tries, patience, longestWait, wait }: Transport,
  request: (watch: Watch) => Promise<T>,
): Promise<T> {
  return pRetry(
    async () => {
      const controller = new AbortController();
      const stalled = () =>
        controller.abort(
          new RequestError(url, `the server said nothing for ${patience / 1000} s.`, later, {
            again: true,
          }),
        );
      let timer = setTimeout(stalled, patience);
      const heard = () => {
        clearTimeout(timer);
        timer = setTimeout(stalled, patience);
      };
      try {
        return await request({ signal: controller.signal, heard });
      } catch (error) {
        throw toRequestError(url, error);
      } finally {
        clearTimeout(timer);
      }
    },
    {
      retries: tries - 1,
      minTimeout: backoff,
      shouldRetry: ({ error }) =>
        error instanceof RequestError &&
        error.retry.again &&
        (error.retry.retryAfter ?? 0) <= longestWait,
      onFailedAttempt: async ({ error, retriesLeft }) => {
        const pause =
          (error instanceof RequestError && error.retry.again && error.retry.retryAfter) || 0;
        if (retriesLeft > 0 && pause <= longestWait) await wait(pause);
      },
    },
  );
}

/** Sends one request and gives the response, once it is known to be a good one over a safe connection. Throws RequestError. */
export async function send(
  url: string,
  headers: Record<string, string>,
  { fetch }: Transport,
  { signal }: Watch,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Response> {
  if (!URL.canParse(url))
    throw new RequestError(url, 'it is not an address.', 'Correct it in the metadata.', {
      again: false,
    });
  if (!isSafe(url)) throw notSafe(url, 'expected an https:// address.');
  // On a redirect to another origin, fetch itself drops the Authorization header (https://fetch.spec.whatwg.org/#http-redirect-fetch).
  const response = await fetch(url, { method, headers, signal });
  if (!isSafe(response.url)) {
    await response.body?.cancel();
    throw notSafe(url, `it redirects to ${response.url}, which is not https://.`);
  }
  if (response.ok || response.status === 416) return response;
  await response.body?.cancel();
  throw statusError(url, response);
}

/** Whether nobody on the way can read or change what an address gives; the own machine counts, as in browsers. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}

/** The bytes of a response as they come. */
export async function* bytesOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  try {
    for (let step = await reader?.read(); step && !step.done; step = await reader?.read())
      yield step.value;
  } finally {
    // Who stops listening in the middle lets go of the connection too; after a cut there is none.
    await reader?.cancel().catch(() => {});
  }
}
