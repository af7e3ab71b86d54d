import { readFile } from 'node:fs/promises';
import { type Plugin } from 'esbuild';
import { classesOf } from './class-names';

/** Gives parts of the page that are bundled without Next the names of classes that the finished page has: those of the source (shortClasses). */
export const sourceClassNames: Plugin = {
  name: 'css-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
      const names = classesOf(await readFile(file, 'utf8')).map((name) => [name, name]);
      return { contents: JSON.stringify(Object.fromEntries(names)), loader: 'json' };
    });
  },
};
