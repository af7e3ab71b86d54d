import { parentPort } from 'node:worker_threads';
import { digestFile, type Digested, type Job } from './digest-file';

/** `fields` are what an error says beside its words, such as `code`: threads don't hand these on by themselves. */
export type Message = { read: number } | { done: Digested } | { failed: string; fields: object };

parentPort?.on('message', (job: Job) => {
  const say = (message: Message) => parentPort?.postMessage(message);
  try {
    say({ done: digestFile(job, (read) => say({ read })) });
  } catch (error) {
    say(
      error instanceof Error
        ? { failed: error.message, fields: { ...error } }
        : { failed: String(error), fields: {} },
    );
  }
});
