// Adds up what Jest ("Tests: 2 skipped, 130 passed, 132 total") and Playwright ("  84 passed (1.2m)") said they ran.
import { readFileSync } from 'node:fs';

const log = readFileSync(process.argv[2], 'utf8').replace(/\u001b\[[0-9;]*m/g, '');
const lines = log.split('\n').filter((line) => /^Tests: /.test(line) || /^ {2}\d+ (passed|failed|skipped|flaky|did not run|interrupted)\b/.test(line));
const total = (word) => lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
const failed = total('failed') + total('interrupted') + total('did not run');
console.log(`${total('passed') + total('flaky')} passed, ${failed} failed, ${total('skipped')} skipped`);
