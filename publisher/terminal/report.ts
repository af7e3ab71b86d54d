import { inspect } from 'node:util';
import {
  formatPath,
  formatReason,
  placeText,
  problemText,
  type Reason,
} from '../../catalogue/reason';
import { type Outcome } from './outcome';

/** How a command shows what it did. */
export interface Shown {
  json?: boolean;
  debug?: boolean;
}

interface Streams {
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
}

/** Writes a line. */
export const writeLine = (stream: NodeJS.WritableStream, line: string): boolean =>
  stream.write(`${line}\n`);

/** A reason for scripts: the words that people get, and the parts of its place and its problem where it has them. */
function reasonFacts(reason: Reason): Record<string, unknown> {
  const { where, line, column, path, problem, remedy } = reason;
  return {
    where: placeText(reason),
    problem: problemText(reason),
    remedy,
    ...(line !== undefined && { file: where, line, column }),
    ...(path && { path: formatPath(path) }),
    ...(typeof problem === 'object' && problem),
  };
}

/** Prints an outcome, for people or as one JSON object, and gives the exit code: 0 done, 1 refused. */
export function report(outcome: Outcome, { json }: Shown, { stdout, stderr }: Streams): 0 | 1 {
  const { warnings } = outcome;
  if (json) {
    const { ok } = outcome;
    const facts = outcome.ok ? outcome.facts : { reasons: outcome.reasons.map(reasonFacts) };
    const all = { ok, ...facts, warnings: warnings.map(reasonFacts) };
    writeLine(stdout, JSON.stringify(all, null, 2));
    return ok ? 0 : 1;
  }
  for (const warning of warnings) writeLine(stderr, `warning: ${formatReason(warning)}`);
  if (outcome.ok) {
    for (const line of outcome.lines) writeLine(stdout, line);
    return 0;
  }
  const { reasons, left = 'Nothing was changed' } = outcome;
  for (const reason of reasons) writeLine(stderr, `refused: ${formatReason(reason)}`);
  const howMany = reasons.length === 1 ? 'one reason' : `${reasons.length} reasons`;
  writeLine(stderr, `${left}: ${howMany} above.`);
  return 1;
}

/**
 * Says that the program itself is wrong, on standard error and, for scripts, as a refusal. Exit code 70: an internal
 * software error (EX_SOFTWARE of sysexits(3)).
 */
export function reportMistake(
  error: unknown,
  { json, debug }: Shown,
  { stdout, stderr }: Streams,
): 70 {
  const reason: Reason = {
    where: 'release',
    problem: `a mistake in this program, not in your files: ${error instanceof Error ? error.message : String(error)}.`,
    remedy: debug
      ? 'Please report it with the lines above.'
      : 'Please report it with what --debug prints.',
  };
  if (debug) writeLine(stderr, inspect(error));
  if (json) {
    const all = { ok: false, reasons: [reasonFacts(reason)], warnings: [] };
    writeLine(stdout, JSON.stringify(all, null, 2));
  } else writeLine(stderr, formatReason(reason));
  return 70;
}
