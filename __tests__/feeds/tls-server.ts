import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { run } from '../../fixtures/programs';

export interface TlsServer {
  /** `https://localhost:<port>` */
  origin: string;
  /** The certificate that a client has to trust, as a PEM file. */
  certificate: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  close: () => Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves over real TLS on a free port, with a certificate made by openssl in `folder`. */
export async function tlsServer(folder: string, answer: Answer): Promise<TlsServer> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (made.status !== 0) throw new Error(`openssl could not make a certificate: ${made.stderr}`);
  const asked: string[] = [];
  const server: Server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { origin: `https://localhost:${port}`, certificate, asked, close };
}

/** Sends bytes as a file server does, with the part that a Range header asks for. */
export function sendBytes(request: IncomingMessage, response: ServerResponse, bytes: Buffer): void {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const [start, end] = range
    ? [Number(range[1]), range[2] ? Number(range[2]) : bytes.length - 1]
    : [0, bytes.length - 1];
  response.writeHead(range ? 206 : 200, {
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    ...(range && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  });
  response.end(bytes.subarray(start, end + 1));
}
