import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import { programFolder } from '../program-folder';
import { sourceClassNames } from './css-modules';
import type * as translated from './translated';

/**
 * The page's own sections for Node, which reads no style sheets. They find the site's address and the catalogue in the
 * environment (app/site.ts), as it is when this is called.
 */
export async function loadTranslations(): Promise<typeof translated> {
  const { outputFiles } = await build({
    absWorkingDir: programFolder,
    entryPoints: [path.join('publisher', 'export', 'translated.tsx')],
    // As in bundleScript.
    tsconfigRaw: {},
    bundle: true,
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    target: 'node20',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sourceClassNames],
  });
  const loaded: { exports?: typeof translated } = {};
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'require'])(
    loaded,
    createRequire(path.join(programFolder, 'package.json')),
  );
  if (!loaded.exports) throw new Error('The sections of the page export nothing.');
  return loaded.exports;
}
