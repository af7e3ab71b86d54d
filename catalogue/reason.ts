export type Path = (string | number)[];

/**
 * One thing that is wrong, the same from the readers to the terminal: where, what, and what to do next. `where` is a file, an
 * option, an address or a release; in a file, `line` and `column` count from 1, and `path` leads to the value.
 */
export interface Reason {
  where: string;
  line?: number;
  column?: number;
  path?: Path;
  /** A sentence, or what should stand there and what does. */
  problem: string | { expected: string; found: string };
  remedy: string;
}

/** `releases[0].files[2].sha256`, or `(top)` for the whole document. */
export function formatPath(path: Path): string {
  return (
    path.reduce<string>(
      (text, step) =>
        typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
      '',
    ) || '(top)'
  );
}

/** A text for a terminal: what would move the cursor or turn the direction of writing is written as in JSON, \u202e. */
export function visible(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A value as it stands in the file, on one line and short enough for a terminal. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = visible(JSON.stringify(value) ?? String(value));
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/** Where a reason is, as editors and terminals link it: file:line:column. */
export function placeText({ where, line, column }: Reason): string {
  return [where, line, column].filter((part) => part !== undefined).join(':');
}

/** What is wrong, in one sentence. */
export function problemText({ path, problem }: Reason): string {
  const text =
    typeof problem === 'string' ? problem : `expected ${problem.expected}; found ${problem.found}.`;
  return path === undefined ? text : `${formatPath(path)}: ${text}`;
}

/** A reason on one line, as the terminal shows it: the place, what is wrong, what to do. */
export function formatReason(reason: Reason): string {
  const text = `${placeText(reason)}: ${problemText(reason)} ${reason.remedy}`;
  return visible(text.replace(/\s*\n\s*/g, ' '));
}
