import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buildSync } from 'esbuild';
import { type CatalogueInput } from '../../../catalogue/schema';

/** A script of the page and the styles of its parts. */
const bundle = (entry: string, ending: 'js' | 'css' = 'js'): string =>
  buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    outdir: 'x',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles.find((output) => output.path.endsWith(`.${ending}`))?.text ?? '';

/** Serves the check alone, by a catalogue of one publish, with its look, for a visitor on 64-bit Linux; `beside` are files by path below /download/. */
export async function serveChecker(
  catalogue: CatalogueInput,
  beside: Record<string, string | Buffer> = {},
): Promise<{ server: Server; page: string }> {
  const json = (value: unknown): [type: string, content: string] => [
    'application/json',
    JSON.stringify(value),
  ];
  const answers: Record<string, [type: string, content: string | Buffer]> = {
    '/download/': [
      'text/html',
      '<!doctype html><html lang=en data-os=linux data-cpu=x64 data-offer=linux-x64 data-check=ready><title>x</title><link rel=stylesheet href=page.css><main></main><script type=module src=page.js></script>',
    ],
    '/download/page.js': ['text/javascript', bundle('__tests__/browser/checker/page.tsx')],
    '/download/page.css': ['text/css', bundle('__tests__/browser/checker/page.tsx', 'css')],
    '/download/hash.worker.ts': [
      'text/javascript',
      bundle('app/download/visitor/check/hash.worker.ts'),
    ],
    '/download/check/1.json': json(catalogue),
    '/download/check/newest.json': json({ list: 'check/1.json', parts: { folder: '2', count: 1 } }),
    '/download/check/2/0.json': json({ releases: [], published: [] }),
    ...Object.fromEntries(
      Object.entries(beside).map(([path, content]) => [
        `/download/${path}`,
        ['application/octet-stream', content] as [string, string | Buffer],
      ]),
    ),
  };
  const server = createServer((request, response) => {
    const [type, content] = answers[request.url?.replace(/\?.*/, '') ?? ''] ?? [];
    response.writeHead(content === undefined ? 404 : 200, { 'Content-Type': type ?? 'text/plain' });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, page: `http://127.0.0.1:${(server.address() as AddressInfo).port}/download/` };
}
