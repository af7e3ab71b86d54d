import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { targets } from './targets';

/** What a thread works at, for how many seconds once it is ready, and where it says how far it is. */
export interface Task {
  name: string;
  seed: number;
  seconds: number;
  progress: SharedArrayBuffer;
}
/** The places in `progress`: inputs in all, the seed of the batch, the inputs of the batch. */
export const places = { inputs: 0, seed: 1, inBatch: 2 } as const;
/** `input` is shrunken. */
export interface Disagreement { seed: number; input: string; error: string }
export type Message = { disagreement: Disagreement } | { done: true };

/** Inputs that one seed stands for: few enough that a seed is tried again within seconds. */
const batch = 500;

async function work({ name, seed, seconds, progress }: Task, say: (message: Message) => void): Promise<void> {
  const counts = new Int32Array(progress);
  const target = targets.find((one) => one.name === name);
  if (!target) throw new Error(`No target is named ${name}.`);
  const property = (await target.property()).beforeEach(() => {
    Atomics.add(counts, places.inputs, 1);
    Atomics.add(counts, places.inBatch, 1);
  });
  const until = Date.now() + seconds * 1000;
  for (let at = seed; Date.now() < until; at++) {
    Atomics.store(counts, places.seed, at);
    Atomics.store(counts, places.inBatch, 0);
    const found = await fc.check(property, { seed: at, numRuns: batch, interruptAfterTimeLimit: Math.max(1, until - Date.now()), markInterruptAsFailure: false });
    if (!found.failed || found.counterexample === null) continue;
    const { errorInstance: error } = found;
    say({ disagreement: { seed: at, input: fc.stringify(found.counterexample[0]), error: error instanceof Error ? `${error.stack}` : String(error) } });
  }
  say({ done: true });
}

if (parentPort) void work(workerData, (message) => parentPort?.postMessage(message));
