import { formatReason, type Reason } from '../../catalogue/reason';

/** What can't go on, with every reason at once. */
export interface Failed {
  ok: false;
  reasons: Reason[];
}

/** What a check found: reasons that stop, and warnings that don't. */
export interface Findings {
  reasons: Reason[];
  warnings: Reason[];
}

/**
 * What a command did. `lines` is for people, `facts` for scripts (`--json`); warnings never stop anything.
 * A refusal lists every reason at once; `left` says how it leaves things, where something else than nothing was changed.
 */
export type Outcome =
  | { ok: true; lines: string[]; facts: Record<string, unknown>; warnings: Reason[] }
  | (Failed & { warnings: Reason[]; left?: string });

/** What a command can't go on with, thrown from deep inside; it becomes a refusal with this reason. */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(formatReason(reason));
  }
}

/** A command that did what it was asked. */
export function done(
  lines: string[],
  facts: Record<string, unknown> = {},
  warnings: Reason[] = [],
): Outcome {
  return { ok: true, lines, facts, warnings };
}

/** A command that refuses, with everything that is wrong. */
export function refused(reasons: Reason[], warnings: Reason[] = []): Extract<Outcome, Failed> {
  return { ok: false, reasons, warnings };
}
