import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  access,
  cp,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filesBelow } from './export/prune';
import { programFolder } from './program-folder';
import { done, refused, type Outcome } from './terminal/outcome';

/** What the page is compiled from. What it says comes from the catalogue, which is read only when it is rendered. */
export const sources = ['app', 'catalogue', 'feeds', 'signatures'];
const settings = ['next.config.mjs', 'package.json', 'tsconfig.json'];

/** What Next has made of the sources, the same for every catalogue: part of the package, made in a copy of the project. */
const compiled = path.join(programFolder, 'compiled');

/** Names what was compiled; beside it, so that both go together. */
const keyFile = 'compiled-from';

/** The packages that the compiled part loads by names of its own: npm packs no links, so that they are made anew. */
const linksFile = 'links.json';

const require = createRequire(path.join(programFolder, 'package.json'));

/** Where npm has put a package that the program uses. */
async function packageFolder(name: string): Promise<string> {
  for (let up = programFolder; ; up = path.dirname(up)) {
    const folder = path.join(up, 'node_modules', name);
    const isThere = await access(folder).then(
      () => true,
      () => false,
    );
    if (isThere || up === path.dirname(up)) return folder;
  }
}

/** A hash of everything that the compiled part of the page depends on. */
async function keyOf(): Promise<string> {
  const { version } = require('next/package.json');
  const hash = createHash('sha256').update(JSON.stringify([version]));
  const below = await Promise.all(
    sources.map(async (folder) =>
      (await filesBelow(path.join(programFolder, folder))).map((name) => path.join(folder, name)),
    ),
  );
  for (const name of [...below.flat().sort(), ...settings])
    hash.update(name).update(await readFile(path.join(programFolder, name)));
  return hash.digest('hex');
}

/** Copies the program's sources to where Next works. */
export async function copySources(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of [...sources, ...settings])
    await cp(path.join(programFolder, name), path.join(folder, name), { recursive: true });
}

/** Gives `folder` the packages of the program, wherever npm has put them. */
export async function linkPackages(folder: string): Promise<void> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(path.join(programFolder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    const link = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(await packageFolder(name), link, 'junction');
  }
}

/** Runs `next build` in a folder; what it says is only of interest when it fails. */
function next(folder: string, env: Record<string, string>, ...options: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const program = require.resolve('next/dist/bin/next');
    execFile(
      process.execPath,
      [program, 'build', ...options],
      {
        cwd: folder,
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(done([]));
        process.stderr.write(stdout + stderr);
        resolve(
          refused([
            {
              where: 'next build',
              problem: 'it failed, with the words above.',
              remedy: 'Correct what they name, then build again.',
            },
          ]),
        );
      },
    );
  });
}

/** Keeps of Next's output what rendering needs: no cache, no maps, nothing that names a folder of this machine. */
async function keepCompiled(from: string, key: string): Promise<void> {
  const part = `${compiled}.part`;
  await rm(part, { recursive: true, force: true });
  const isNeedless = (name: string) =>
    /^(cache|diagnostics|export-detail|node_modules|trace|types)|^required-server-files|\.(map|nft\.json)$/.test(
      name,
    );
  await cp(from, part, {
    recursive: true,
    filter: (source) => !isNeedless(path.relative(from, source)),
  });
  const links = await readdir(path.join(from, 'node_modules')).catch(() => []);
  await writeFile(path.join(part, linksFile), JSON.stringify(links));
  await writeFile(path.join(part, keyFile), key);
  await rm(compiled, { recursive: true, force: true });
  await rename(part, compiled);
}

/**
 * Lets Next compile the page, unless what was compiled is of this program: in a folder inside the project, since what it
 * writes depends on where the sources lie as seen from there. Tells `onCompile` before it takes half a minute.
 */
export async function compile(onCompile: () => void = () => {}): Promise<Outcome> {
  const key = await keyOf();
  const before = await readFile(path.join(compiled, keyFile), 'utf8').catch(() => null);
  if (before === key) return done([]);
  onCompile();
  const folder = path.join(programFolder, '.cache', 'compile');
  for (const name of sources) await rm(path.join(folder, name), { recursive: true, force: true });
  await copySources(folder);
  const root = path.dirname(path.dirname(await packageFolder('next')));
  const built = await next(folder, { TURBOPACK_ROOT: root, SITE_URL: '', CATALOGUE: '' });
  if (built.ok) await keepCompiled(path.join(folder, '.next'), key);
  return built;
}

/**
 * Lets Next render the page of the catalogue `catalogue` (the path of its file) for a site at `site` into `out` of the
 * folder `work`, which is made anew. Compiles first what was not compiled before.
 */
export async function exportPage(
  work: string,
  catalogue: string,
  site: URL | null,
  onCompile?: () => void,
): Promise<Outcome> {
  const ready = await compile(onCompile);
  if (!ready.ok) return ready;
  await rm(work, { recursive: true, force: true });
  await copySources(work);
  await linkPackages(work);
  const links: string[] = JSON.parse(await readFile(path.join(compiled, linksFile), 'utf8'));
  await cp(compiled, path.join(work, '.next'), { recursive: true });
  await mkdir(path.join(work, '.next', 'node_modules'));
  for (const link of links)
    await symlink(
      await packageFolder(link.replace(/-[0-9a-f]{16}$/, '')),
      path.join(work, '.next', 'node_modules', link),
      'junction',
    );
  const env = { CATALOGUE: catalogue, SITE_URL: site?.href ?? '', TURBOPACK_ROOT: work };
  const rendered = await next(work, env, '--experimental-build-mode', 'generate');
  if (!rendered.ok) return rendered;
  const hasPage = await access(path.join(work, 'out', 'download', 'index.html')).then(
    () => true,
    () => false,
  );
  return hasPage
    ? rendered
    : refused([
        {
          where: 'out/download/index.html',
          problem: 'Next has written no page.',
          remedy: `Remove ${compiled} and build again; if it stays so, install the version of Next that package.json names.`,
        },
      ]);
}
