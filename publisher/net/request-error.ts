import { z } from 'zod';
import { Refusal } from '../terminal/outcome';

/** A request that failed, in words with its address. `again` says whether the next try may work, `retryAfter` (ms) when. */
export class RequestError extends Refusal {
  constructor(
    url: string,
    problem: string,
    remedy: string,
    readonly retry: { again: boolean; retryAfter?: number },
  ) {
    super({ where: url, problem, remedy });
  }
}

/** What to do when a server or the network fails. */
export const later = 'Try again later.';

/** A connection that isn't safe. */
export function notSafe(url: string, problem: string): RequestError {
  return new RequestError(
    url,
    problem,
    'What comes over anything else can be changed on the way: publish it over https.',
    { again: false },
  );
}

/** Statuses that may pass by themselves (RFC 9110, RFC 6585); 403 passes only when it is a rate limit. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

/** A response with a status that isn't a success. */
export function statusError(
  url: string,
  { status, statusText, headers, redirected, url: reached }: Response,
): RequestError {
  const retryAfter = pauseOf(headers.get('retry-after'));
  const to = redirected ? ` It redirects to ${reached}.` : '';
  if ((status === 403 || status === 429) && headers.get('x-ratelimit-remaining') === '0') {
    return new RequestError(
      url,
      rateLimit(headers),
      'Set GITHUB_TOKEN for a higher limit, or save the answer to a file and import that.',
      { again: false },
    );
  }
  if (status === 429 || (status === 403 && retryAfter !== undefined)) {
    const wait =
      retryAfter === undefined
        ? later
        : `Try again in ${Math.ceil(retryAfter / 1000)} s, as the server asks.`;
    return new RequestError(
      url,
      `the server refuses so many requests (status ${status}).${to}`,
      wait,
      { again: true, retryAfter },
    );
  }
  const [problem, remedy] = wordsFor(status, statusText);
  return new RequestError(url, problem + to, remedy, { again: passing.has(status), retryAfter });
}

function wordsFor(status: number, statusText: string): [problem: string, remedy: string] {
  switch (status) {
    case 401:
      return [
        'the server asks for credentials (status 401).',
        'Make the file public: visitors have no credentials.',
      ];
    case 403:
      return [
        'the server forbids it (status 403).',
        'Make the file public, or correct its address.',
      ];
    case 404:
      return [
        'not found (status 404).',
        'Upload the file, make it public, or correct its address.',
      ];
    case 410:
      return [
        'gone for good (status 410).',
        'Upload the file again, or leave it out of the metadata.',
      ];
    default:
      return [
        `the server answered with status ${status}${statusText ? ` ${statusText}` : ''}.`,
        later,
      ];
  }
}

/** GitHub's rate limit in words (https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api). */
function rateLimit(headers: Headers): string {
  const limit = headers.get('x-ratelimit-limit') ?? 'all';
  const reset = Number(headers.get('x-ratelimit-reset'));
  const until =
    reset > 0
      ? ` until ${new Date(reset * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`
      : '';
  return `the rate limit is used up: ${limit} requests an hour, none left${until}.`;
}

/** Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). */
function pauseOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

const networkError = z.object({
  cause: z.unknown().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

const wrongHost = 'Correct the address, or the connection of this computer.';
const badCertificate = 'Renew the certificate of the server.';

const networkErrors = new Map<string, [problem: string, remedy: string]>([
  ['ENOTFOUND', ['there is no such host.', wrongHost]],
  ['EAI_AGAIN', ['the name of the host cannot be looked up now.', later]],
  ['ECONNREFUSED', ['the server refuses connections.', later]],
  ['ECONNRESET', ['the connection was cut.', later]],
  ['UND_ERR_SOCKET', ['the connection was cut.', later]],
  ['ETIMEDOUT', ['the server did not answer.', later]],
  ['UND_ERR_CONNECT_TIMEOUT', ['the server did not answer.', later]],
  ['CERT_HAS_EXPIRED', ['the certificate of the server has expired.', badCertificate]],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    ['the certificate of the server is self-signed.', badCertificate],
  ],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    ['the certificate of the server is for another host.', badCertificate],
  ],
]);

const lasting = new Set([
  'ENOTFOUND',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Whatever a request threw, as a RequestError. */
export function toRequestError(url: string, error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  // fetch says only "fetch failed" or "terminated"; the reason is the cause.
  const { cause = error } = networkError.safeParse(error).data ?? {};
  const { code = '', message = String(cause) } = networkError.safeParse(cause).data ?? {};
  if (message === 'redirect count exceeded')
    return new RequestError(url, 'it redirects in a circle.', 'Correct the address.', {
      again: false,
    });
  const [problem, remedy] = networkErrors.get(code) ?? [`${message}.`, later];
  return new RequestError(url, problem, remedy, { again: !lasting.has(code) });
}
