import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filesBelow } from './export/prune';
import { done, refused, type Outcome } from './terminal/outcome';

/** What the page is compiled from. What it says comes from the catalogue, which is read only when it is rendered. */
const sources = ['app', 'catalogue', 'feeds', 'signatures'];
const settings = ['next.config.mjs', 'package.json', 'tsconfig.json'];

/** Names what was compiled; beside it, so that both go together. */
const keyFile = path.join('.next', 'compiled-from');

/** A hash of everything that the compiled part of the page depends on. */
async function keyOf(root: string, base: string): Promise<string> {
  const { version } = createRequire(path.join(root, 'package.json'))('next/package.json');
  const hash = createHash('sha256').update(JSON.stringify([base, process.version, version]));
  const below = await Promise.all(
    sources.map(async (folder) =>
      (await filesBelow(path.join(root, folder))).map((name) => path.join(folder, name)),
    ),
  );
  const names = [...below.flat().sort(), ...settings].map((name) => path.join(root, name));
  for (const name of names) hash.update(path.relative(root, name)).update(await readFile(name));
  return hash.digest('hex');
}

function next(root: string, ...options: string[]): Outcome {
  const { status, error } = spawnSync('next', ['build', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status === 0) return done([]);
  return refused([
    error
      ? {
          where: 'next build',
          problem: `it can't be started: ${error.message}.`,
          remedy: 'Install what the project needs: npm ci',
        }
      : {
          where: 'next build',
          problem: 'it failed, with the words above.',
          remedy: 'Correct what they name, then build again.',
        },
  ]);
}

/**
 * Lets Next export the page of the project in `root`, to be served below `base`. What it has compiled is used again as long
 * as the program is the same: with a new catalogue only its pages are rendered anew. Where that gives no page, since what
 * was compiled is damaged, everything is built.
 */
export async function exportPage(root: string, base: string): Promise<Outcome> {
  const key = await keyOf(root, base);
  const file = path.join(root, keyFile);
  const hasPage = () =>
    access(path.join(root, 'out', 'download', 'index.html')).then(
      () => true,
      () => false,
    );
  await rm(path.join(root, 'out'), { recursive: true, force: true });
  if ((await readFile(file, 'utf8').catch(() => null)) === key) {
    const rendered = next(root, '--experimental-build-mode', 'generate');
    if (rendered.ok && (await hasPage())) return rendered;
  }
  await rm(file, { force: true });
  const built = next(root);
  if (!built.ok) return built;
  if (await hasPage()) {
    await writeFile(file, key);
    return built;
  }
  return refused([
    {
      where: 'out/download/index.html',
      problem: 'Next has written no page.',
      remedy:
        'Remove .next and build again; if it stays so, install the version of Next that package-lock.json names.',
    },
  ]);
}
