import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { catalogueSchema } from './schema';

export type Path = (string | number)[];

/** One thing wrong with a catalogue: where, what was expected, what was found and what to do. */
export interface Problem {
  path: Path;
  expected: string;
  found: string;
  fix: string;
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

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    root,
  );
}

function didYouMean(word: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const nearest = closest(word.toLowerCase(), [...words]);
  return distance(word.toLowerCase(), nearest) <= Math.max(2, nearest.length / 3) ? nearest : null;
}

const schemaShape = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

// Made once, and only for a problem: it takes longer than reading a catalogue.
let schema: unknown;

/** The fields allowed at a place of the catalogue, read off its JSON Schema. */
function fieldsAt(path: Path): string[] {
  let nodes: unknown[] = [(schema ??= z.toJSONSchema(catalogueSchema, { io: 'input' }))];
  const open = (node: unknown) => {
    const shape = schemaShape.safeParse(node).data;
    return shape?.anyOf ? shape.anyOf : [node];
  };
  for (const step of path) {
    nodes = nodes.flatMap(open).map((node) => {
      const shape = schemaShape.safeParse(node).data;
      return typeof step === 'number' ? shape?.items : shape?.properties?.[step];
    });
  }
  return nodes
    .flatMap(open)
    .flatMap((node) => Object.keys(schemaShape.safeParse(node).data?.properties ?? {}));
}

function unknownField(field: string, path: Path): Problem {
  const allowed = fieldsAt(path);
  const meant = didYouMean(field, allowed);
  return {
    path: [...path, field],
    expected: `one of the fields ${allowed.join(', ')}`,
    found: `the unknown field ${showValue(field)}`,
    fix: meant ? `Did you mean "${meant}"?` : 'Remove it, or correct its name.',
  };
}

const typeNames: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list […]',
  object: 'an object {…}',
};

/** Zod's issues as problems, each with the value that was found in `input`. Never throws. */
export function problemsOf(error: z.ZodError, input: unknown): Problem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    const value = valueAt(input, path);
    const found = showValue(value);
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((field) => unknownField(field, path));
      case 'invalid_value': {
        const allowed = issue.values.map(String);
        const meant = typeof value === 'string' ? didYouMean(value, allowed) : null;
        const expected =
          allowed.length === 1 ? showValue(issue.values[0]) : `one of ${allowed.join(', ')}`;
        return [
          {
            path,
            expected,
            found,
            fix: meant ? `Did you mean "${meant}"?` : 'Use one of the expected values.',
          },
        ];
      }
      case 'invalid_type': {
        const expected = typeNames[issue.expected] ?? issue.expected;
        return [
          {
            path,
            expected,
            found,
            fix: value === undefined ? 'Add this field.' : 'Correct the value.',
          },
        ];
      }
      case 'too_small': {
        const expected =
          issue.origin === 'string' || issue.origin === 'array'
            ? 'something: it is empty'
            : `at least ${issue.minimum}`;
        return [
          { path, expected, found, fix: 'Fill it in, or remove the field if it is optional.' },
        ];
      }
      default:
        return [{ path, expected: issue.message, found, fix: 'Correct the value.' }];
    }
  });
}
