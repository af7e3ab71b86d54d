import { parentPort } from 'node:worker_threads';
import fc from 'fast-check';
import { type Target } from './target';

/** What a thread works at, until when (ms since 1970; one batch in any case), and where it says how far it is. */
export interface Task {
  name: string;
  seed: number;
  until: number;
  progress: SharedArrayBuffer;
}
/** The places in `progress`: inputs in all, the seed of the batch, the inputs of the batch. */
export const places = { inputs: 0, seed: 1, inBatch: 2 } as const;
/** `input` is shrunken. */
export interface Disagreement {
  seed: number;
  input: string;
  error: string;
}
export type Message = { disagreement: Disagreement } | { done: true };

/** Runs one of the targets in this thread; throws what preparing it throws. */
export async function work(
  { name, seed, until, progress }: Task,
  targets: readonly Target[],
): Promise<void> {
  const say = (message: Message) => parentPort?.postMessage(message);
  const counts = new Int32Array(progress);
  const target = targets.find((one) => one.name === name);
  if (!target) throw new Error(`No target is named ${name}.`);
  const property = (await target.property()).beforeEach(() => {
    Atomics.add(counts, places.inputs, 1);
    Atomics.add(counts, places.inBatch, 1);
  });
  for (let at = seed; at === seed || Date.now() < until; at++) {
    Atomics.store(counts, places.seed, at);
    Atomics.store(counts, places.inBatch, 0);
    const found = await fc.check(property, { seed: at, numRuns: target.batch });
    if (!found.failed || found.counterexample === null) continue;
    const { errorInstance: error } = found;
    say({
      disagreement: {
        seed: at,
        input: fc.stringify(found.counterexample[0]),
        error: error instanceof Error ? `${error.stack}` : String(error),
      },
    });
  }
  say({ done: true });
}
