// Adds up what Jest ("Tests: 2 skipped, 130 passed, 132 total") and Playwright ("  84 passed (1.2m)") said they ran. Exits
// with 1 when a test was skipped that may-be-skipped.txt doesn't name: a test that never runs proves nothing.
import { readFileSync } from 'node:fs';

const text = (file) =>
  readFileSync(file, 'utf8')
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n');
const log = text(process.argv[2]);
const lines = log.filter(
  (line) =>
    /^Tests: /.test(line) ||
    /^ {2}\d+ (passed|failed|skipped|flaky|did not run|interrupted)\b/.test(line),
);
const total = (word) =>
  lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
const failed = total('failed') + total('interrupted') + total('did not run');
console.log(
  `${total('passed') + total('flaky')} passed, ${failed} failed, ${total('skipped')} skipped`,
);

// Jest's reporter skipped.mjs writes "skipped: <name>", Playwright "  -  12 <file>:<line>:<column> › <name>".
const names = log.flatMap(
  (line) =>
    /^skipped: (.+)$/.exec(line)?.[1] ??
    /^ +- +\d+ .*?:\d+:\d+ › (.+)$/.exec(line)?.[1]?.trim() ??
    [],
);
const allowed = text(new URL('may-be-skipped.txt', import.meta.url))
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(
    (line) =>
      new RegExp(
        `^${line
          .split('*')
          .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
      ),
  );
const unexpected = names.filter((name) => !allowed.some((pattern) => pattern.test(name)));
for (const name of unexpected)
  console.log(`skipped, though .ci/may-be-skipped.txt doesn't name it: ${name}`);
if (names.length !== total('skipped'))
  console.log(`${total('skipped')} tests were skipped, but ${names.length} said their name`);
process.exitCode = unexpected.length > 0 || names.length !== total('skipped') ? 1 : 0;
