import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a site is made of besides its catalogue; everything else is found in the folders above. */
const sources = [
  'app',
  'catalogue',
  'publisher',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];

interface BuiltSite {
  /** The project that was built, with its `out`. */
  folder: string;
  status: number | null;
  output: string;
}

/** A copy of the project without a catalogue, in a folder of its own. */
export function emptySite(name: string): string {
  const folder = path.resolve('.cache', 'sites', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'public', 'download'), { recursive: true });
  for (const source of sources) cpSync(source, path.join(folder, source), { recursive: true });
  return folder;
}

/**
 * Builds the project with another catalogue (its text, or null for none) in a folder of its own, as a publisher would.
 * `env` adds to the environment, for example SITE_URL; `files` are what it hosts itself, by path below `public/download/`.
 */
export function buildSite(
  name: string,
  catalogue: string | null,
  env: Record<string, string> = {},
  files: Record<string, string> = {},
): BuiltSite {
  const folder = emptySite(name);
  cpSync(
    path.join('public', 'download', 'icon.svg'),
    path.join(folder, 'public', 'download', 'icon.svg'),
  );
  if (catalogue !== null)
    writeFileSync(path.join(folder, 'public', 'download', 'releases.json'), catalogue);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, 'public', 'download', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, 'public', 'download', file), content);
  }
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return { folder, status: build.status, output: build.stdout + build.stderr };
}

/** The text of a catalogue below __tests__/fixtures. */
export function fixture(name: string): string {
  return readFileSync(path.join('__tests__', 'fixtures', name, 'releases.json'), 'utf8');
}
