import { Refusal, refused, type Outcome } from './outcome';
import { systemReason } from './system-error';

/** Runs a command. What it can't go on with, and what the system refuses, is a refusal; a mistake in the program is thrown on. */
export async function attempt(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return refused([error.reason]);
    const reason = await systemReason(error);
    if (reason) return refused([reason]);
    throw error;
  }
}
