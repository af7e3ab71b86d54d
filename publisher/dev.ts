import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';
import next from 'next';
import { bundleScript } from '../app/download/bundle-script';
import { movedFrom, verifyFolder } from '../app/download/visitor/check/commands';
import { downloadFolder } from '../catalogue/addresses';
import { readCatalogue } from '../catalogue/read';
import { type Catalogue } from '../catalogue/schema';
import { type OutputFile } from '../feeds/output';
import { filesBeside } from './export/files-beside';
import { previewShell } from './export/page-shell';
import { checkFiles } from './export/write-check-files';

// The preview: Next renders the page anew at every change, and what stands beside it is made when it is asked for.

const site = process.env.SITE_URL ? new URL(process.env.SITE_URL) : null;
const base = site?.pathname.replace(/\/$/, '') ?? '';
const page = `${base}${downloadFolder}`;
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  xml: 'application/xml',
};

/** Everything beside the page by its path in the site, made anew when the catalogue has changed. */
async function filesFor(html: string, catalogue: Catalogue): Promise<Map<string, OutputFile>> {
  const plain = previewShell(html);
  const copying = previewShell(html, await bundleScript('copying.ts'));
  const rendered = await filesBeside('public', catalogue, site, { plain, copying });
  const check = await checkFiles('public', catalogue, []);
  const all = [...rendered.flatMap(({ files }) => files), ...check];
  return new Map(all.map((file) => [file.path, file]));
}

let made: { of: string; files: Promise<Map<string, OutputFile>> } | undefined;

/** What a path of the site is answered with, unless it is the page's own, of Next or of `public`. */
async function beside(origin: string, address: string): Promise<OutputFile['content'] | undefined> {
  const result = await readCatalogue();
  if (result.state !== 'ok') return undefined;
  const { catalogue } = result;
  const of = JSON.stringify(catalogue);
  if (made?.of !== of) {
    const html = fetch(`${origin}${page}`).then((response) => response.text());
    made = { of, files: html.then((text) => filesFor(text, catalogue)) };
  }
  const name = `${address.slice(base.length + 1)}${address.endsWith('/') ? 'index.html' : ''}`;
  return (await made.files).get(name)?.content;
}

const app = next({ dev: true });
await app.prepare();
const answer = app.getRequestHandler();
const server = createServer((request, response) => {
  const { port } = server.address() as AddressInfo;
  const address = decodeURI((request.url ?? '/').replace(/\?.*/, ''));
  if (address === `${page}${movedFrom}`) {
    response.writeHead(302, { Location: `${page}${verifyFolder}` }).end();
    return;
  }
  const own = isBeside(request, address)
    ? beside(`http://localhost:${port}`, address)
    : Promise.resolve(undefined);
  own
    .then((content) => {
      if (content === undefined) return answer(request, response);
      const type = types[path.extname(address).slice(1)] ?? 'text/plain; charset=utf-8';
      response.setHeader('Content-Type', address.endsWith('/') ? (types.html ?? type) : type);
      response.end(content);
    })
    .catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
});

/** Whether Next is not to answer: everything below the page but the page. */
const isBeside = ({ method }: IncomingMessage, address: string) =>
  method === 'GET' && address.startsWith(page) && address !== page;

server.on('upgrade', app.getUpgradeHandler());
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? 'This port is in use; choose another, for example PORT=3001 npm run dev'
      : error.message,
  );
  process.exit(1);
});
server.listen(Number(process.env.PORT ?? 3000), () =>
  console.log(`Preview at http://localhost:${(server.address() as AddressInfo).port}${page}`),
);
