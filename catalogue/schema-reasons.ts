import { closest, distance } from 'fastest-levenshtein';
import { showValue, type Path, type Reason } from './reason';
import { catalogueSchema } from './schema';
import * as z from './zod';

/** A reason whose place is the document that is being judged. */
export type Found = Omit<Reason, 'where'>;

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    root,
  );
}

/** The word of a list that somebody who wrote another one probably meant, or null. */
export function didYouMean(word: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const nearest = closest(word.toLowerCase(), [...words]);
  return distance(word.toLowerCase(), nearest) <= Math.max(2, nearest.length / 3) ? nearest : null;
}

const schemaShape = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  propertyNames: z.object({ enum: z.array(z.string()) }).optional(),
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
  return nodes.flatMap(open).flatMap((node) => {
    const { properties = {}, propertyNames } = schemaShape.safeParse(node).data ?? {};
    return propertyNames?.enum ?? Object.keys(properties);
  });
}

function unknownField(field: string, path: Path): Found {
  const allowed = fieldsAt(path);
  const meant = didYouMean(field, allowed);
  return {
    path: [...path, field],
    problem: {
      expected: `one of the fields ${allowed.join(', ')}`,
      found: `the unknown field ${showValue(field)}`,
    },
    remedy: meant ? `Did you mean "${meant}"?` : 'Remove it, or correct its name.',
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

const correct = (value: unknown) =>
  value === undefined ? 'Add this field.' : 'Correct the value.';

/** What is wrong with a value in the one of several forms whose type it has, as a text or a text per language; other issues as they are. */
function withinUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isOfType = (one: z.core.$ZodIssue[]) =>
    !one.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
  const [inner, ...others] = issue.errors.filter(isOfType);
  if (!inner || others.length > 0) return [issue];
  return inner.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}

/** Zod's issues as reasons, each with the value that was found in `input`, the document `where`. Never throws. */
export function schemaReasons(error: z.ZodError, input: unknown, where: string): Reason[] {
  const reasons = error.issues.flatMap(withinUnion).flatMap((issue): Found[] => {
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
            problem: { expected, found },
            remedy: meant ? `Did you mean "${meant}"?` : 'Use one of the expected values.',
          },
        ];
      }
      case 'invalid_type': {
        const expected = typeNames[issue.expected] ?? issue.expected;
        return [{ path, problem: { expected, found }, remedy: correct(value) }];
      }
      case 'too_small': {
        const expected =
          issue.origin === 'string' || issue.origin === 'array'
            ? 'something: it is empty'
            : `at least ${issue.minimum}`;
        return [
          {
            path,
            problem: { expected, found },
            remedy: 'Fill it in, or remove the field if it is optional.',
          },
        ];
      }
      default:
        return [{ path, problem: { expected: issue.message, found }, remedy: correct(value) }];
    }
  });
  return reasons.map((reason) => ({ where, ...reason }));
}
