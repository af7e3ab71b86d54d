import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';
import { buildLine, commandLine } from './terminal/command-line';
import { refused, type Outcome } from './terminal/outcome';

/** A server of an exported folder as a static host would: folders by their index.html, anything unknown with 404.html. */
export function createStaticServer(folder: string) {
  return createServer((request, response) => {
    handler(request, response, {
      public: folder,
      trailingSlash: true,
      directoryListing: false,
      redirects: [{ source: '/', destination: '/download/', type: 302 }],
    }).catch((error: Error) => {
      response.statusCode = 500;
      response.end(error.message);
    });
  });
}

/** Serves the site in the folder `out` on `port` until it is stopped; a port that can't be had is a refusal. */
export function serve(out: string, port: number): Promise<Outcome> {
  if (!existsSync(out))
    return Promise.resolve({
      ...refused([
        {
          where: out,
          problem: 'there is no such folder.',
          remedy: `Build the site first: ${buildLine}`,
        },
      ]),
      left: 'Nothing is served',
    });
  const server = createStaticServer(path.resolve(out));
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const reason = {
        where: `port ${port}`,
        problem: isTaken ? 'it is in use.' : `${error.message}.`,
        remedy: `Choose another: ${commandLine('serve', '--port', String(port + 1))}`,
      };
      resolve({ ...refused([reason]), left: 'Nothing is served' });
    });
    server.listen(port, () => {
      const address = server.address();
      const at = typeof address === 'object' && address ? address.port : port;
      console.log(
        `Serving ${path.relative(process.cwd(), path.resolve(out)) || '.'} at http://localhost:${at}/download/ (Ctrl+C to stop)`,
      );
    });
  });
}
