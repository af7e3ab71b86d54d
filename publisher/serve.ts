import { createServer } from 'node:http';
import handler from 'serve-handler';

/** Serves an exported folder as a static host would: folders by their index.html, anything unknown with 404.html. */
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
