import { formatReason } from '../catalogue/reason';
import { compile } from './export-page';

// npm's `prepare`: `npm pack`, and an installation from the repository's address, where npm runs no `prepack`, take what Next
// makes of the page along: below node_modules Next compiles nothing.
const compiled = await compile(() => console.error('Compiling the page: about half a minute…'));
if (!compiled.ok) {
  for (const reason of compiled.reasons) console.error(formatReason(reason));
  process.exitCode = 1;
}
