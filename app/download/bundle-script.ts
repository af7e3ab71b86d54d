import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * One script of the visitor's folder as it goes into the page: one expression without imports, in syntax that browsers of
 * 2018 read. `define` replaces names by values; `folder` is that of the program: where Next runs, unless a preview, which runs
 * it anywhere, says so in SOURCES. Throws what the compiler finds. Waits for nothing, as readCatalogue.
 */
export function bundleScript(
  entry: string,
  define?: Record<string, string>,
  folder = process.env.SOURCES ?? process.cwd(),
): string {
  const result = buildSync({
    absWorkingDir: folder,
    entryPoints: [path.join('app', 'download', 'visitor', entry)],
    // No file of settings: below node_modules esbuild reads none, and the same input must give the same bytes.
    tsconfigRaw: {},
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2018',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    define,
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}
