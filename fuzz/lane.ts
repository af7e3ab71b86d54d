import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { type Target } from './target';
import { places, type Disagreement, type Message, type Task } from './worker';

/** What one thread found of one target; `seconds` is the time it took. */
export interface Findings {
  inputs: number;
  seconds: number;
  disagreements: Disagreement[];
  hangs: { seed: number; input: string }[];
}

/** Runs one of the targets that a module exports in a thread for some seconds. A thread whose input hangs is ended, and another one goes on after it. */
export async function runTarget(
  file: string,
  target: Target,
  seed: number,
  seconds: number,
): Promise<Findings> {
  const started = Date.now();
  const passed = () => (Date.now() - started) / 1000;
  const findings: Findings = { inputs: 0, seconds, disagreements: [], hangs: [] };
  let next = seed;
  do {
    const counts = new Int32Array(new SharedArrayBuffer(12));
    Atomics.store(counts, places.seed, next);
    const end = await runThread(
      target,
      file,
      { name: target.name, seed: next, until: started + seconds * 1000, progress: counts.buffer },
      counts,
      findings.disagreements,
    );
    findings.inputs += counts[places.inputs] ?? 0;
    if (end === 'done') break;
    const hanging = counts[places.seed] ?? 0;
    findings.hangs.push({
      seed: hanging,
      input: await inputAt(target, hanging, counts[places.inBatch] ?? 0),
    });
    next = hanging + 1;
  } while (passed() < seconds);
  return { ...findings, seconds: passed() };
}

/** The input that a batch was at; while it shrinks an earlier failure that is none of its own inputs. */
async function inputAt(target: Target, seed: number, inBatch: number): Promise<string> {
  const input = fc.sample(await target.property(), { seed, numRuns: inBatch }).at(-1)?.[0];
  return `input ${inBatch} of the batch: ${fc.stringify(input)}`;
}

function runThread(
  target: Target,
  file: string,
  task: Task,
  counts: Int32Array,
  disagreements: Disagreement[],
): Promise<'done' | 'hang'> {
  // As in publisher/hashing/hash-files.ts: on Node 20 a worker does not inherit tsx's loader.
  const paths = {
    tsx: createRequire(import.meta.url).resolve('tsx/cjs/api'),
    worker: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    file,
  };
  const code =
    'const { task, paths } = require("node:worker_threads").workerData; require(paths.tsx).register(); require(paths.worker).work(task, require(paths.file).targets);';
  const worker = new Worker(code, { eval: true, execArgv: [], workerData: { task, paths } });
  return new Promise((resolve, reject) => {
    // Starting the thread counts as an input too: it takes seconds on a busy machine.
    let seen = { inputs: -1, at: Date.now() };
    const watch = setInterval(() => {
      const inputs = Atomics.load(counts, places.inputs);
      if (inputs !== seen.inputs) seen = { inputs, at: Date.now() };
      else if (Date.now() - seen.at > (inputs === 0 ? 60_000 : target.bound * 1000)) finish('hang');
    }, 250);
    const finish = (end: 'done' | 'hang') => {
      clearInterval(watch);
      void worker.terminate();
      resolve(end);
    };
    worker.on('message', (message: Message) =>
      'done' in message ? finish('done') : disagreements.push(message.disagreement),
    );
    worker.on('error', (error) => {
      clearInterval(watch);
      reject(error);
    });
    // Nothing was left to wait for, so an input waits for what never comes.
    worker.on('exit', () => finish('hang'));
  });
}
