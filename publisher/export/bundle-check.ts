import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { type Script } from '../../app/download/visitor/load';
import { type Language } from '../../catalogue/languages';
import { programFolder } from '../program-folder';
import { sourceClassNames } from './css-modules';
import { type WriteScript } from './site-scripts';

/** The check as the finished page loads it: its own script with its text, and its words in a language. */
export interface CheckScripts {
  script: Script;
  text: string;
  words: (language: Language) => Promise<Script>;
}

const inProgram = (...names: string[]) => path.join(programFolder, ...names);

/** The browsers that the check is for, as the compiler names them: those that package.json names for Next. */
async function targets(): Promise<string[]> {
  const { browserslist }: { browserslist: { production: string[] } } = JSON.parse(
    await readFile(inProgram('package.json'), 'utf8'),
  );
  return browserslist.production.map((browser) => browser.replace(' ', ''));
}

/**
 * The check of the page and its words, each one script, with React in the first; words are written once asked for. What they
 * import on demand are scripts of their own (loadModule), each with its integrity, which no browser's `import()` can be
 * given everywhere. They are the same for every catalogue.
 */
export async function bundleCheck(write: WriteScript): Promise<CheckScripts> {
  const target = await targets();
  const written = new Map<string, Promise<Script>>();
  const nameOf = (file: string) => path.basename(file).replace(/\..*/, '');

  const once = (kind: string, key: string, bundled: () => Promise<string>): Promise<Script> => {
    const script = written.get(key) ?? bundled().then((text) => write(kind, text));
    written.set(key, script);
    return script;
  };

  const moduleOf = (file: string) =>
    once(nameOf(file), file, () => bundle(nameOf(file), { entryPoints: [file], plugins }));

  const plugin: Plugin = {
    name: 'check',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^/ }, async ({ kind, path: asked, resolveDir, importer }) => {
        if (kind !== 'dynamic-import') return undefined;
        const { path: file, errors } = await resolve(asked, {
          kind: 'import-statement',
          resolveDir,
          importer,
        });
        return { path: file, errors, namespace: 'on-demand' };
      });
      // A promise of a module that has an export `then` is settled by that (ECMAScript, 27.2.1.3.2).
      onLoad({ filter: /^/, namespace: 'on-demand' }, async ({ path: file }) => ({
        contents: `import { loadModule } from './load-module';
          export const then = (done, failed) => loadModule(${JSON.stringify({ name: nameOf(file), ...(await moduleOf(file)) })}).then(done, failed);`,
        resolveDir: inProgram('app', 'download', 'visitor'),
      }));
      onLoad({ filter: /[\\/]start-worker\.ts$/ }, async ({ path: file }) => {
        const { src } = await moduleOf(path.join(path.dirname(file), 'hash.worker.ts'));
        return { contents: `export const startWorker = () => new Worker(${JSON.stringify(src)});` };
      });
    },
  };

  const plugins = [plugin, sourceClassNames];

  async function bundle(name: string, from: BuildOptions): Promise<string> {
    const { outputFiles } = await build({
      ...from,
      absWorkingDir: programFolder,
      // As in bundleScript.
      tsconfigRaw: {},
      bundle: true,
      minify: true,
      format: 'iife',
      globalName: `modules[${JSON.stringify(name)}]`,
      jsx: 'automatic',
      target,
      charset: 'utf8',
      legalComments: 'eof',
      write: false as const,
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    return outputFiles[0]?.text ?? '';
  }

  const text = await bundle('check', {
    entryPoints: [inProgram('app', 'download', 'sections', 'draw-checks.tsx')],
    plugins,
  });
  const words = (language: Language) =>
    bundle('words', {
      stdin: {
        contents: `export { check, common } from './${language}'; export const language = '${language}';`,
        resolveDir: inProgram('app', 'download', 'words'),
      },
    });
  return {
    text,
    script: write('check', text),
    words: (language) => once(`words-${language}`, language, () => words(language)),
  };
}
