import { cache } from 'react';
import { bundleScript } from './bundle-script';

const bundle = cache((entry: string) => bundleScript(entry));

/**
 * The script that runs before anything is painted and tells the style sheet which offer to show; `hasSwitch` where visitors
 * choose among editions or channels.
 */
export const bootScript = cache((hasSwitch: boolean) =>
  bundleScript('boot.ts', { hasSwitch: String(hasSwitch) }),
);

/**
 * What the finished page loads as files of their own, and what it runs at its end (publisher/export/sleep.ts): under
 * `npm run dev`, where nothing is finished, it stands in the page.
 */
export const unfinishedScripts = () =>
  Promise.all(['ready.ts', 'actions.ts', 'asked.ts'].map(bundle));
