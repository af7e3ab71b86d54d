import fc from 'fast-check';
import { findProgram } from '../../fixtures/hosts';
import { targets } from '../../fuzz/targets';

// A short run with one seed; `npm run fuzz` makes long ones. Its judges are started many times on what may be a busy machine.
jest.setTimeout(120_000);

for (const { name, batch, judges = [], property } of targets) {
  (judges.every(findProgram) ? test : test.skip)(
    `${[`fuzz: ${name}`, ...judges.map((program) => `[${program}]`)].join(' ')}`,
    async () => {
      await fc.assert(await property(), { seed: 1, numRuns: batch });
    },
  );
}
