import { rmSync, watch } from 'node:fs';
import { cp, mkdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { bundleScript } from '../app/download/bundle-script';
import { movedFrom, verifyFolder } from '../app/download/visitor/check/commands';
import { basePathOf, downloadFolder } from '../catalogue/addresses';
import { catalogueOf, readCatalogue } from '../catalogue/read';
import { formatReason } from '../catalogue/reason';
import { inOneLanguage } from '../catalogue/said';
import { type Catalogue } from '../catalogue/schema';
import { type OutputFile } from '../feeds/output';
import { filesBeside } from './export/files-beside';
import { previewShell } from './export/page-shell';
import { checkFiles } from './export/write-check-files';
import { copySources, linkPackages, sources } from './export-page';
import { addressOf, listen, namesOf, type Place } from './listen';
import { isInstalled, programFolder } from './program-folder';
import { makeWorkFolder, workFolder } from './store/journal';
import { refused, type Outcome } from './terminal/outcome';

// The preview: Next renders the page anew at every change, and what stands beside it is made when it is asked for.

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  xml: 'application/xml',
};

/** How often what was saved is looked for, in milliseconds. */
const often = 300;

/** What the page shows: another `id` after each save of the catalogue or the icon, when that was, and what is wrong in it. */
interface State {
  id: string;
  saved: number;
  lines: string[];
}

/** What the page of a project shows as it is saved now. */
async function stateOf(project: string): Promise<State> {
  const { base, folder, file } = catalogueOf(project);
  const times = async (name: string) =>
    (await stat(path.join(base, name)).catch(() => null))?.mtimeMs ?? 0;
  const text = await readFile(path.join(base, file), 'utf8').catch(() => '');
  const result = readCatalogue(project);
  const { icon } = result.state === 'ok' ? result.catalogue.product : {};
  const looks = icon === undefined ? 0 : await times(path.join(folder, decodeURIComponent(icon)));
  return {
    id: JSON.stringify([text, looks]),
    saved: Math.max(await times(file), looks),
    lines: result.state === 'problems' ? result.problems.map(formatReason) : [],
  };
}

/** Tells the open pages in `listeners` what was saved. */
function tellOnSave(project: string, listeners: ReadonlySet<ServerResponse>): void {
  let last = '';
  const look = async () => {
    const state = await stateOf(project);
    if (state.id !== last) for (const each of listeners) tell(each, state);
    last = state.id;
    setTimeout(() => void look(), often);
  };
  void look();
}

const tell = (listener: ServerResponse, state: State) =>
  listener.write(`data: ${JSON.stringify(state)}\n\n`);

/** Makes the folder that Next works in, with the program and what the publisher publishes; it goes when the preview ends. */
async function workFolderOf(project: string): Promise<string> {
  const { base, folder } = catalogueOf(project);
  await makeWorkFolder(base);
  const work = path.join(base, workFolder, `preview-${process.pid}`);
  await rm(work, { recursive: true, force: true });
  await copySources(work);
  await linkPackages(work);
  if (folder === '.') {
    await mkdir(path.join(work, 'public'));
    await symlink(base, path.join(work, 'public', 'download'), 'junction');
  } else {
    await mkdir(path.join(base, folder), { recursive: true });
    await symlink(path.join(base, path.dirname(folder)), path.join(work, 'public'), 'junction');
  }
  process.on('exit', () => rmSync(work, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  // Who works on the page itself sees that too.
  if (!isInstalled)
    for (const source of sources)
      watch(path.join(programFolder, source), { recursive: true }, (_, name) => {
        if (name === null) return;
        const changed = path.join(source, name);
        cp(path.join(programFolder, changed), path.join(work, changed)).catch(() => {});
      });
  return work;
}

/** Everything beside the page by its path in the site, made anew when the catalogue has changed. */
async function filesFor(
  html: string,
  catalogue: Catalogue,
  site: URL | null,
  folder: string,
): Promise<Map<string, OutputFile>> {
  const plain = previewShell(html);
  const copying = previewShell(html, bundleScript('copying.ts', {}, programFolder));
  const rendered = await filesBeside(folder, catalogue, site, { plain, copying });
  const check = await checkFiles(folder, catalogue, []);
  const all = [...rendered.flatMap(({ files }) => files), ...check];
  return new Map(all.map((file) => [file.path, file]));
}

/** Shows the page of a project at a place until it is stopped. A port that can't be had is a refusal. */
export async function preview(project: string, site: URL | null, place: Place): Promise<Outcome> {
  const base = basePathOf(site);
  const page = `${base}${downloadFolder}`;
  const work = await workFolderOf(project);
  const { base: folder, file } = catalogueOf(project);
  Object.assign(process.env, {
    NODE_ENV: 'development',
    CATALOGUE: path.join(folder, file),
    SITE_URL: site?.href ?? '',
    SOURCES: work,
    TURBOPACK_ROOT: path.parse(work).root,
    NEXT_TELEMETRY_DISABLED: '1',
    // Next answers for its scripts only to pages of these names: behind a proxy the site's own.
    PREVIEW_NAMES: [...namesOf(place.host), ...(site ? [site.hostname] : [])].join(' '),
  });
  let made: { of: string; files: Promise<Map<string, OutputFile>> } | undefined;

  /** What a path of the site is answered with, unless it is the page's own, of Next or of `public`. */
  async function beside(
    origin: string,
    address: string,
  ): Promise<OutputFile['content'] | undefined> {
    if (address === `${page}preview.js`) return bundleScript('preview.ts', {}, programFolder);
    const result = readCatalogue(project);
    if (result.state !== 'ok') return undefined;
    const catalogue = inOneLanguage(result.catalogue);
    const of = JSON.stringify(catalogue);
    if (made?.of !== of) {
      const html = fetch(`${origin}${page}`).then((response) => response.text());
      const files = html.then((text) => filesFor(text, catalogue, site, path.join(work, 'public')));
      made = { of, files };
    }
    const name = `${address.slice(base.length + 1)}${address.endsWith('/') ? 'index.html' : ''}`;
    return (await made.files).get(name)?.content;
  }

  // Loaded late: React decides then whether it is for development.
  const { default: next } = await import('next');
  const app = next({ dev: true, dir: work });
  await app.prepare();
  const answer = app.getRequestHandler();
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const address = decodeURI((request.url ?? '/').replace(/\?.*/, ''));
    if (address === `${page}${movedFrom}` || address === '/') {
      const to = address === '/' ? page : `${page}${verifyFolder}`;
      response.writeHead(302, { Location: to }).end();
      return;
    }
    if (address.endsWith('/preview-events')) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      void stateOf(project).then((state) => tell(response, state));
      return;
    }
    const isBeside = request.method === 'GET' && address.startsWith(page) && address !== page;
    const content = isBeside
      ? beside(addressOf(server, place), address)
      : Promise.resolve(undefined);
    content
      .then((text) => {
        if (text === undefined) {
          // The base path is the site's, not Next's.
          request.url = request.url?.replace(`${base}/`, '/');
          return answer(request, response);
        }
        const type = types[path.extname(address).slice(1)] ?? 'text/plain; charset=utf-8';
        response.setHeader('Content-Type', address.endsWith('/') ? (types.html ?? type) : type);
        response.end(text);
      })
      .catch((error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      });
  });
  server.on('upgrade', app.getUpgradeHandler());
  tellOnSave(project, listeners);
  const stopped = await listen(server, place, 'dev');
  if (stopped) return { ...refused([stopped]), left: 'Nothing is shown' };
  console.log(`Preview at ${addressOf(server, place)}${page} (Ctrl+C to stop)`);
  return new Promise(() => {});
}
