import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { transport, type Transport } from '../../publisher/net/http';

/** What a test server answers to the requests of one path: one handler for each request, the last for all that follow. */
export type Route = ((request: IncomingMessage, response: ServerResponse) => void)[];

/** A real HTTP server on the own machine, with what it was asked. */
export interface Loopback {
  origin: string;
  asked: IncomingMessage[];
  close(): Promise<void>;
}

/** Starts a server that answers each path by its route, and everything else with 404. */
export async function serve(routes: Record<string, Route>): Promise<Loopback> {
  const asked: IncomingMessage[] = [];
  const served = new Map<string, number>();
  const server = createServer((request, response) => {
    asked.push(request);
    const path = request.url ?? '';
    const route = routes[path] ?? [];
    const turn = served.get(path) ?? 0;
    served.set(path, turn + 1);
    const handler = route[Math.min(turn, route.length - 1)];
    if (handler) handler(request, response);
    else status(404)(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers with a status and headers, and no more. */
export function status(code: number, headers: Record<string, string> = {}): Route[number] {
  return (_, response) => {
    response.writeHead(code, headers).end();
  };
}

/** Answers with bytes, or with the range of them that is asked for, as static hosts do. */
export function content(
  body: string | Buffer,
  headers: Record<string, string> = {},
): Route[number] {
  const bytes = Buffer.from(body);
  return ({ headers: asked }, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(asked.range ?? '')?.[1] ?? 0);
    const isSame =
      asked['if-range'] === undefined ||
      asked['if-range'] === headers.etag ||
      asked['if-range'] === headers['last-modified'];
    if (from > 0 && isSame) {
      response.writeHead(206, {
        ...headers,
        'content-length': String(bytes.length - from),
        'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
      });
      response.end(bytes.subarray(from));
    } else {
      response.writeHead(200, { ...headers, 'content-length': String(bytes.length) }).end(bytes);
    }
  };
}

/** Announces all of the bytes, sends the first of them and cuts the connection. */
export function cutAfter(
  count: number,
  body: Buffer,
  headers: Record<string, string> = {},
): Route[number] {
  return (_, response) => {
    response.writeHead(200, { ...headers, 'content-length': String(body.length) });
    response.write(body.subarray(0, count), () => {
      setTimeout(() => response.destroy(), 20);
    });
  };
}

/** A transport for tests: short pauses, and no waiting for Retry-After but a note of how long it would have been. */
export function impatient(waited: number[] = []): Transport {
  return {
    ...transport,
    backoff: 1,
    patience: 150,
    wait: async (milliseconds) => {
      if (milliseconds > 0) waited.push(milliseconds);
    },
  };
}

/** A transport that takes these https:// origins to servers on the own machine, as a hosts file would. */
export function routed(servers: Record<string, Loopback>, waited: number[] = []): Transport {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const server = servers[url.origin];
    if (!server)
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error(url.host), { code: 'ENOTFOUND' }),
      });
    return globalThis.fetch(server.origin + url.pathname + url.search, init);
  };
  return { ...impatient(waited), fetch };
}
