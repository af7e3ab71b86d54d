import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pMap from 'p-map';
import { pieceLength } from '../../catalogue/piece-length';
import { Refusal } from '../terminal/outcome';
import { type OnProgress } from '../terminal/progress';
import { digestFile, type Digest, type Digested, type Job } from './digest-file';
import { type Message } from './hash-worker';

/** The hashes of one file in hexadecimal. `pieces` is absent when the file is one piece. */
export interface FileHashes {
  size: number;
  sha256: string;
  pieces?: string[];
  sha512?: string;
  blake2b512?: string;
  md5?: string;
  sha1?: string;
  sha224?: string;
  sha384?: string;
}
/** What else can be computed; MD5, SHA-1, SHA-224 and SHA-384 only to compare with what a publisher's own sums say. */
export type ExtraHash = Exclude<keyof FileHashes, 'size' | 'sha256' | 'pieces'>;
export interface HashRequest {
  path: string;
  extra?: ExtraHash[];
}

function digestsOf(size: number, extra: ExtraHash[]): Digest[] {
  return [
    { algorithm: 'sha256' },
    ...(size > pieceLength ? [{ algorithm: 'sha256', pieceLength } as const] : []),
    ...extra.map((algorithm) => ({ algorithm })),
  ];
}

/** Below so many bytes in all, hashing here takes less time than starting a thread does. */
const worthThreads = 64 * 2 ** 20;

function runHere(job: Job, onRead: (bytes: number) => void): Digested {
  try {
    return digestFile(job, onRead);
  } catch (error) {
    // The system names no path when reading fails.
    throw Object.assign(Object(error), { path: job.path });
  }
}

/**
 * A thread that answers jobs. On Node 20 a worker does not inherit tsx's loader (privatenumber/tsx#354), and its
 * CommonJS hook starts four times as fast as the other one, which takes a second thread.
 */
function startWorker(): Worker {
  const paths = [
    createRequire(import.meta.url).resolve('tsx/cjs/api'),
    fileURLToPath(new URL('./hash-worker.ts', import.meta.url)),
  ];
  const code =
    'const [tsx, worker] = require("node:worker_threads").workerData; require(tsx).register(); require(worker);';
  return new Worker(code, { eval: true, execArgv: [], workerData: paths });
}

function run(worker: Worker, job: Job, onRead: (bytes: number) => void): Promise<Digested> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off('error', onError).off('message', onMessage);
      finish();
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onMessage = (message: Message) => {
      if ('read' in message) onRead(message.read);
      else if ('done' in message) settle(() => resolve(message.done));
      else
        settle(() =>
          reject(Object.assign(new Error(message.failed), { path: job.path }, message.fields)),
        );
    };
    worker.on('error', onError).on('message', onMessage);
    worker.postMessage(job);
  });
}

/** Two readings of one file must have seen the same file. */
function join(path: string, results: Digested[]): Digested {
  const [first, ...others] = results;
  if (
    !first ||
    others.some((other) => other.size !== first.size || other.mtimeMs !== first.mtimeMs)
  ) {
    throw new Refusal({
      where: path,
      problem: 'it changed while it was read.',
      remedy: 'Wait until it is written completely, then run this again.',
    });
  }
  return { ...first, digests: results.flatMap((result) => result.digests) };
}

/**
 * Hashes files, many bytes in parallel over the cores, in 64 KiB of memory per core whatever their size; results in the order of
 * `requests`. When there are fewer files than cores, each digest of a file has its own thread (the kernel's cache serves
 * the second reading); otherwise each file is read once. Rejects with the path when a file can't be read or changes.
 */
export async function hashFiles(
  requests: HashRequest[],
  onProgress: OnProgress = () => {},
): Promise<FileHashes[]> {
  const cores = availableParallelism();
  const plans = await Promise.all(
    requests.map(async ({ path, extra = [] }) => {
      const { size } = await stat(path);
      const digests = digestsOf(size, extra);
      return { path, size, digests, extra, split: requests.length < cores && size > pieceLength };
    }),
  );
  const jobs = plans.flatMap((plan) =>
    (plan.split ? plan.digests.map((digest) => [digest]) : [plan.digests]).map((digests) => ({
      plan,
      path: plan.path,
      digests,
    })),
  );
  const total = plans.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const idle: Worker[] = [];
  const all: Worker[] = [];
  try {
    const results = await pMap(
      jobs,
      async (job) => {
        const onRead = (bytes: number) => {
          done += (bytes * job.digests.length) / job.plan.digests.length;
          onProgress(Math.round(done), total);
        };
        if (total < worthThreads) return { plan: job.plan, digested: runHere(job, onRead) };
        const worker = idle.pop() ?? startWorker();
        if (!all.includes(worker)) all.push(worker);
        const digested = await run(worker, { path: job.path, digests: job.digests }, onRead);
        idle.push(worker);
        return { plan: job.plan, digested };
      },
      { concurrency: cores },
    );
    return plans.map((plan) => {
      const { size, digests } = join(
        plan.path,
        results.filter((r) => r.plan === plan).map((r) => r.digested),
      );
      const named = new Map(
        plan.digests.map((digest, i) => [
          digest.pieceLength ? 'pieces' : digest.algorithm,
          digests[i] ?? [],
        ]),
      );
      return {
        size,
        sha256: named.get('sha256')?.[0] ?? '',
        pieces: named.get('pieces'),
        ...Object.fromEntries(
          plan.extra.map((algorithm) => [algorithm, named.get(algorithm)?.[0]]),
        ),
      };
    });
  } finally {
    await Promise.all(all.map((worker) => worker.terminate()));
  }
}
