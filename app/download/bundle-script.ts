import path from 'node:path';
import { build } from 'esbuild';

/**
 * One script of the visitor's folder as it goes into the page: one expression without imports, in syntax that browsers of
 * 2018 read. `define` replaces names by values. Throws what the compiler finds.
 */
export async function bundleScript(
  entry: string,
  define?: Record<string, string>,
): Promise<string> {
  const result = await build({
    entryPoints: [path.join('app', 'download', 'visitor', entry)],
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
