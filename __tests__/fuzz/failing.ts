import fc from 'fast-check';
import { type Target } from '../../fuzz/target';

const target = (name: string, property: Target['property']): Target => ({
  name,
  share: 1,
  batch: 100,
  bound: 3,
  property,
});

/** Targets as a run must never find them: one disagrees above 1000, one never ends from 1000 on, one waits for what never comes. */
export const targets: readonly Target[] = [
  target('wrong', () =>
    fc.asyncProperty(fc.nat(100_000), async (input) => {
      if (input > 1000) throw new Error('too large');
    }),
  ),
  target('endless', () =>
    fc.asyncProperty(fc.nat(100_000), async (input) => {
      while (input >= 1000);
    }),
  ),
  target('waiting', () =>
    fc.asyncProperty(fc.nat(), async (input) => {
      await new Promise(() => input);
    }),
  ),
];
