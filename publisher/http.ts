import pRetry from 'p-retry';
import { z } from 'zod';
import { formatReason } from './outcome';
import type { Reason } from './outcome';

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
  wait: (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); }),
};

/** A request that failed, in words with its address. `again` says whether the next try may work, `retryAfter` (ms) when. */
export class RequestError extends Error {
  readonly reason: Reason;

  constructor(url: string, problem: string, remedy: string, readonly retry: { again: boolean; retryAfter?: number }) {
    super(formatReason({ where: url, problem, remedy }));
    this.reason = { where: url, problem, remedy };
  }
}

/** What to do when a server or the network fails. */
const later = 'Try again later.';

/** A watch on one response: `signal` fires when nothing was heard (`heard()` not called) for the transport's patience. */
export interface Watch {
  signal: AbortSignal;
  heard(): void;
}

/**
 * Runs one request, again and with growing pauses while it fails in a way that may pass (a cut, a stall, 429, 5xx).
 * Throws the last RequestError.
 */
export async function withRetries<T>(url: string, { backoff, tries, patience, longestWait, wait }: Transport, request: (watch: Watch) => Promise<T>): Promise<T> {
  return pRetry(async () => {
    const controller = new AbortController();
    const stalled = () => controller.abort(new RequestError(url, `The server said nothing for ${patience / 1000} s.`, later, { again: true }));
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
  }, {
    retries: tries - 1,
    minTimeout: backoff,
    shouldRetry: ({ error }) => error instanceof RequestError && error.retry.again && (error.retry.retryAfter ?? 0) <= longestWait,
    onFailedAttempt: async ({ error, retriesLeft }) => {
      const pause = error instanceof RequestError && error.retry.again && error.retry.retryAfter || 0;
      if (retriesLeft > 0 && pause <= longestWait) await wait(pause);
    },
  });
}

/** Sends one GET request and gives the response, once it is known to be a good one over a safe connection. Throws RequestError. */
export async function send(url: string, headers: Record<string, string>, { fetch }: Transport, { signal }: Watch): Promise<Response> {
  if (!isSafe(url)) throw notSafe(url, 'Expected an https:// address.');
  // On a redirect to another origin, fetch itself drops the Authorization header (https://fetch.spec.whatwg.org/#http-redirect-fetch).
  const response = await fetch(url, { headers, signal });
  if (!isSafe(response.url)) {
    await response.body?.cancel();
    throw notSafe(url, `It redirects to ${response.url}, which is not https://.`);
  }
  if (response.ok || response.status === 416) return response;
  await response.body?.cancel();
  throw statusError(url, response);
}

/** Whether nobody on the way can read or change what an address gives; the own machine counts, as in browsers. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function notSafe(url: string, problem: string): RequestError {
  return new RequestError(url, problem, 'What comes over anything else can be changed on the way: publish it over https.', { again: false });
}

/** Statuses that may pass by themselves (RFC 9110, RFC 6585); 403 passes only when it is a rate limit. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

function statusError(url: string, { status, statusText, headers, redirected, url: reached }: Response): RequestError {
  const retryAfter = pauseOf(headers.get('retry-after'));
  const to = redirected ? ` It redirects to ${reached}.` : '';
  if ((status === 403 || status === 429) && headers.get('x-ratelimit-remaining') === '0') {
    return new RequestError(url, rateLimit(headers), 'Set GITHUB_TOKEN for a higher limit, or save the answer to a file and import that.', { again: false });
  }
  if (status === 429 || status === 403 && retryAfter !== undefined) {
    const wait = retryAfter === undefined ? later : `Try again in ${Math.ceil(retryAfter / 1000)} s, as the server asks.`;
    return new RequestError(url, `The server refuses so many requests (status ${status}).${to}`, wait, { again: true, retryAfter });
  }
  const [problem, remedy] = wordsFor(status, statusText);
  return new RequestError(url, problem + to, remedy, { again: passing.has(status), retryAfter });
}

function wordsFor(status: number, statusText: string): [problem: string, remedy: string] {
  switch (status) {
    case 401: return ['The server asks for credentials (status 401).', 'Make the file public: visitors have no credentials.'];
    case 403: return ['The server forbids it (status 403).', 'Make the file public, or correct its address.'];
    case 404: return ['Not found (status 404).', 'Upload the file, make it public, or correct its address.'];
    case 410: return ['Gone for good (status 410).', 'Upload the file again, or leave it out of the metadata.'];
    default: return [`The server answered with status ${status}${statusText ? ` ${statusText}` : ''}.`, later];
  }
}

/** GitHub's rate limit in words (https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api). */
function rateLimit(headers: Headers): string {
  const limit = headers.get('x-ratelimit-limit') ?? 'all';
  const reset = Number(headers.get('x-ratelimit-reset'));
  const until = reset > 0 ? ` until ${new Date(reset * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '';
  return `The rate limit is used up: ${limit} requests an hour, none left${until}.`;
}

/** Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). */
function pauseOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

const networkError = z.object({ cause: z.unknown().optional(), code: z.string().optional(), message: z.string().optional() });

const wrongHost = 'Correct the address, or the connection of this computer.';
const badCertificate = 'Renew the certificate of the server.';

const networkErrors = new Map<string, [problem: string, remedy: string]>([
  ['ENOTFOUND', ['There is no such host.', wrongHost]],
  ['EAI_AGAIN', ['The name of the host cannot be looked up now.', later]],
  ['ECONNREFUSED', ['The server refuses connections.', later]],
  ['ECONNRESET', ['The connection was cut.', later]],
  ['UND_ERR_SOCKET', ['The connection was cut.', later]],
  ['ETIMEDOUT', ['The server did not answer.', later]],
  ['UND_ERR_CONNECT_TIMEOUT', ['The server did not answer.', later]],
  ['CERT_HAS_EXPIRED', ['The certificate of the server has expired.', badCertificate]],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', ['The certificate of the server is self-signed.', badCertificate]],
  ['ERR_TLS_CERT_ALTNAME_INVALID', ['The certificate of the server is for another host.', badCertificate]],
]);

const lasting = new Set(['ENOTFOUND', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID']);

function toRequestError(url: string, error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  // fetch says only "fetch failed" or "terminated"; the reason is the cause.
  const { cause = error } = networkError.safeParse(error).data ?? {};
  const { code = '', message = String(cause) } = networkError.safeParse(cause).data ?? {};
  if (message === 'redirect count exceeded') return new RequestError(url, 'It redirects in a circle.', 'Correct the address.', { again: false });
  const [problem, remedy] = networkErrors.get(code) ?? [`${message}.`, later];
  return new RequestError(url, problem, remedy, { again: !lasting.has(code) });
}
