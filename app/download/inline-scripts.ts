import { build } from 'esbuild';
import { cache } from 'react';

const bundle = cache(async (entry: string): Promise<string> => {
  const result = await build({
    entryPoints: [`app/download/visitor/${entry}`],
    bundle: true,
    minify: true,
    format: 'iife',
    // Browsers of 2018: newer syntax is translated.
    target: 'es2018',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  });
  return (result.outputFiles[0]?.text ?? '').trim();
});

/** The script that runs before anything is painted and tells the style sheet which offer to show. */
export const bootScript = () => bundle('boot.ts');

/** What an address may ask for; the finished page loads it as a file of its own, only then. */
export const askedScript = () => bundle('asked.ts');

/** The script at the end of the page: copy buttons and what needs the whole document. */
export const pageScript = () => bundle('actions.ts');
