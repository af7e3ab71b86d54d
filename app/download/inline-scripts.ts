import { cache } from 'react';
import { bundleScript } from './bundle-script';

/**
 * The script that runs before anything is painted, and loads what is needed when the visitor reaches for something.
 * `hasOlderOffers`: of older releases for older systems; `hasSwitch`: visitors choose among editions or channels.
 */
export const pageScript = cache((hasOlderOffers: boolean, hasSwitch: boolean) =>
  bundleScript('page-script.ts', {
    hasOlderOffers: String(hasOlderOffers),
    hasSwitch: String(hasSwitch),
  }),
);

/**
 * What the finished page loads as files of their own (publisher/export/sleep.ts): under `npm run dev`, where nothing is
 * finished, it stands in the page.
 */
export const unfinishedScripts = () => [
  bundleScript('actions.ts', {
    actionsStyles: '[]',
    laterScripts: 'null',
    sleepingAfter: '""',
    sleepingChecks: '""',
    sleepingWhy: '""',
    sleepingRowLink: '""',
  }),
  bundleScript('asked.ts', { askedStyles: '[]' }),
];
