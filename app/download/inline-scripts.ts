import { cache } from 'react';
import { bundleScript } from './bundle-script';

const bundle = cache((entry: string) => bundleScript(entry));

/** The script that runs before anything is painted and tells the style sheet which offer to show. */
export const bootScript = () => bundle('boot.ts');

/** What an address may ask for; the finished page loads it as a file of its own, only then. */
export const askedScript = () => bundle('asked.ts');

/** The script at the end of the page: copy buttons and what needs the whole document. */
export const pageScript = () => bundle('actions.ts');
