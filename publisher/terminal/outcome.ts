import { visible } from '../../catalogue/problem';

/** Why a command refuses or warns: the place, what is wrong there, and what to do next. */
export interface Reason {
  where: string;
  problem: string;
  remedy: string;
}

/**
 * What a command did. `lines` is for people, `facts` for scripts (`--json`); warnings never stop anything.
 * A refusal lists every reason at once.
 */
export type Outcome =
  | { ok: true; lines: string[]; facts: Record<string, unknown>; warnings: Reason[] }
  | { ok: false; reasons: Reason[]; warnings: Reason[] };

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
export function refused(reasons: Reason[], warnings: Reason[] = []): Outcome {
  return { ok: false, reasons, warnings };
}

/** A reason on one line, as the terminal shows it. */
export function formatReason({ where, problem, remedy }: Reason): string {
  return visible(`${where}: ${problem} ${remedy}`.replace(/\s*\n\s*/g, ' '));
}
