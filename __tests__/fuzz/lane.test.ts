import path from 'node:path';
import fc from 'fast-check';
import { runTarget } from '../../fuzz/lane';
import { targets } from './failing';

jest.setTimeout(120_000);

const file = path.join(__dirname, 'failing.ts');
const [wrong, endless, waiting] = targets;

test('a disagreement is told with a seed that gives it again and its smallest input', async () => {
  const { disagreements, hangs, inputs } = await runTarget(file, wrong!, 7, 3);
  expect(hangs).toEqual([]);
  expect(inputs).toBeGreaterThan(0);
  expect(disagreements[0]).toEqual({
    seed: 7,
    input: '1001',
    error: expect.stringContaining('too large'),
  });
});

test('an input that never ends is stopped and told, and the thread after it goes on', async () => {
  const { disagreements, hangs } = await runTarget(file, endless!, 7, 4);
  expect(disagreements).toEqual([]);
  expect(hangs[0]?.seed).toBe(7);
  const [, input = ''] = /: (\d+)$/.exec(hangs[0]?.input ?? '') ?? [];
  expect(Number(input)).toBeGreaterThanOrEqual(1000);
  // The hanging input is the first of its kind, so that those before it were tried.
  const before = fc
    .sample(
      fc.asyncProperty(fc.nat(100_000), async () => undefined),
      { seed: 7, numRuns: 100 },
    )
    .map(Number);
  expect(before.find((one) => one >= 1000)).toBe(Number(input));
});

test('an input that waits for what never comes is told too', async () => {
  const { hangs, inputs } = await runTarget(file, waiting!, 7, 0.1);
  expect(hangs[0]?.seed).toBe(7);
  expect(inputs).toBe(hangs.length);
});
