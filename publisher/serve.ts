import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import handler from 'serve-handler';
import { downloadFolder } from '../catalogue/addresses';
import { addressOf, listen, type Place } from './listen';
import { buildLine } from './terminal/command-line';
import { refused, type Outcome } from './terminal/outcome';

/** Where a folder is asked for without its slash, or the root for the page; the query stays. Null for what is there as it is. */
function ledTo(folder: string, address: string): string | null {
  const [name = '', query] = address.replace(/^\/+/, '/').split(/\?(.*)/s);
  const rest = query === undefined ? '' : `?${query}`;
  if (name === '/') return downloadFolder + rest;
  const file = path.join(folder, path.posix.normalize(name));
  const isFolder = !name.endsWith('/') && statSync(file, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? `${name}/${rest}` : null;
}

/** A server of an exported folder as a static host would: folders by their index.html, anything unknown with 404.html. */
export function createStaticServer(folder: string) {
  return createServer((request, response) => {
    const to = ledTo(folder, request.url ?? '/');
    if (to !== null) {
      response.writeHead(302, { Location: to }).end();
      return;
    }
    handler(request, response, {
      public: folder,
      directoryListing: false,
    }).catch((error: Error) => {
      response.statusCode = 500;
      response.end(error.message);
    });
  });
}

/**
 * Serves the site in the folder `out` until it is stopped. What `build` is given for is built first, when it is known that
 * the port can be had; a port that can't be, or a build that fails, is the outcome.
 */
export async function serve(
  out: string,
  place: Place,
  build?: () => Promise<Outcome>,
): Promise<Outcome> {
  const left = 'Nothing is served';
  const server = createStaticServer(path.resolve(out));
  const stopped = await listen(server, place, 'serve');
  if (stopped) return { ...refused([stopped]), left };
  const built = await build?.();
  if (built?.ok === false) {
    server.close();
    return built;
  }
  if (!existsSync(out)) {
    server.close();
    const remedy = `Build the site first: ${buildLine}`;
    return { ...refused([{ where: out, problem: 'there is no such folder.', remedy }]), left };
  }
  const shown = path.relative(process.cwd(), path.resolve(out)) || '.';
  console.log(`Serving ${shown} at ${addressOf(server, place)}/download/ (Ctrl+C to stop)`);
  return new Promise(() => {});
}
