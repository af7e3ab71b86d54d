/**
 * Throws arbitrary inputs at whatever reads something of others, for some seconds:
 *
 *   npm run fuzz -- --seconds 60 [--seed 1] [--only content]
 *
 * Prints for each target its inputs, disagreements with what judges it, and hangs. Exit code 1 when there is one of
 * either; `--only TARGET --seed S` with what was printed runs it again.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError } from 'commander';
import { findProgram } from '../fixtures/hosts';
import keepTogether from '../fixtures/keep-together';
import { runTarget, type Findings } from './lane';
import { targets } from './targets';

function number(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}

const { seconds, seed, only } = new Command('npm run fuzz --')
  .option('--seconds <n>', 'how long in all', number, 60)
  .option('--seed <n>', 'where to begin', number, Date.now() % 100_000_000)
  .option('--only <target>', `one of ${targets.map(({ name }) => name).join(', ')}`)
  .parse()
  .opts<{ seconds: number; seed: number; only?: string }>();

const file = fileURLToPath(new URL('./targets.ts', import.meta.url));
const asked = targets.filter(({ name }) => only === undefined || name === only);
if (asked.length === 0)
  throw new Error(
    `--only: expected one of ${targets.map(({ name }) => name).join(', ')}; found ${only}.`,
  );
const lacking = asked.flatMap(({ name, judges = [] }) =>
  judges.filter((program) => !findProgram(program)).map((program) => ({ name, program })),
);
for (const { name, program } of lacking)
  console.log(`${name}: left out, since ${program} is not installed.`);
const tried = asked.filter(({ name }) => !lacking.some((one) => one.name === name));

keepTogether();
const shares = tried.reduce((sum, { share }) => sum + share, 0);
// Each core goes through all targets, far enough from the other's seeds.
const lanes = await Promise.all(
  Array.from({ length: availableParallelism() }, async (_, lane) => {
    const all: Findings[] = [];
    for (const target of tried)
      all.push(
        await runTarget(file, target, seed + lane * 10_000_000, (seconds * target.share) / shares),
      );
    return all;
  }),
);

let isClean = true;
console.log(
  `seed ${seed}\n${'target'.padEnd(16)}${['inputs', 'a second', 'disagreements', 'hangs'].map((word) => word.padStart(14)).join('')}`,
);
for (const [at, { name }] of tried.entries()) {
  const own = lanes.flatMap((lane) => lane[at] ?? []);
  const sum = (of: (one: Findings) => number) => own.reduce((total, one) => total + of(one), 0);
  const row = [
    sum(({ inputs }) => inputs),
    Math.round(sum(({ inputs, seconds: took }) => inputs / took)),
    sum(({ disagreements }) => disagreements.length),
    sum(({ hangs }) => hangs.length),
  ];
  console.log(
    name.padEnd(16) + row.map((value) => value.toLocaleString('en').padStart(14)).join(''),
  );
  for (const lane of own)
    for (const found of lane.hangs)
      console.log(`  hang: --only ${name} --seed ${found.seed}\n  ${found.input}`);
  const different = new Map(
    own
      .flatMap(({ disagreements }) => disagreements)
      .map((found) => [found.error.split('\n')[0], found]),
  );
  for (const found of [...different.values()].slice(0, 10))
    console.log(
      `  disagreement: --only ${name} --seed ${found.seed}\n  ${found.input}\n  ${found.error.replaceAll('\n', '\n  ')}`,
    );
  if (own.some(({ disagreements, hangs }) => disagreements.length + hangs.length > 0))
    isClean = false;
}
console.log(
  `${lanes
    .flat()
    .reduce((total, { inputs }) => total + inputs, 0)
    .toLocaleString('en')} inputs in all`,
);
process.exitCode = isClean ? 0 : 1;
