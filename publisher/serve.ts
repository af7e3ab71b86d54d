import { createServer } from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';
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

/** Serves `out/` of the project in `root` on `port` until it is stopped; a port that can't be had is a refusal. */
export function serve(root: string, port: number): Promise<Outcome> {
  const server = createStaticServer(path.join(root, 'out'));
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const reason = {
        where: `port ${port}`,
        problem: isTaken ? 'it is in use.' : `${error.message}.`,
        remedy: `Choose another, for example PORT=${port + 1} npm start`,
      };
      resolve({ ...refused([reason]), left: 'Nothing is served' });
    });
    server.listen(port, () => {
      const address = server.address();
      const at = typeof address === 'object' && address ? address.port : port;
      console.log(`Serving out/ at http://localhost:${at}/download/ (Ctrl+C to stop)`);
    });
  });
}
