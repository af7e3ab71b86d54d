import path from 'node:path';
import { launch as launchChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChrome } from '../fixtures/chrome';
import { CountingServer } from './measure';

/** `npm run bench:lighthouse`: Lighthouse's four scores (mobile) for what `npm run build` has made, and what costs points. */
const server = new CountingServer(path.resolve('out'));
const address = await server.start();
const chrome = await launchChrome({
  chromePath: findChrome(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
});
const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
chrome.kill();
server.stop();
if (!result) throw new Error('Lighthouse gave no result.');
const { categories, audits } = result.lhr;
for (const { title, score, auditRefs } of Object.values(categories)) {
  console.log(`${title}: ${Math.round((score ?? 0) * 100)}`);
  for (const { id, weight } of auditRefs) {
    const audit = audits[id];
    if (weight > 0 && audit && audit.score !== null && audit.score < 1)
      console.log(`  ${audit.title}: ${audit.displayValue ?? audit.score}`);
  }
}
