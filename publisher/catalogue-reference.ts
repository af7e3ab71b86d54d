import { z } from '../catalogue/zod';

/** A part of a JSON Schema as far as the reference shows it. */
interface Part {
  type?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Part>;
  items?: Part;
  anyOf?: Part[];
}

const part: z.ZodType<Part> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), part).optional(),
    items: part.optional(),
    anyOf: z.array(part).optional(),
  }),
);

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function formOf({ type, items, anyOf, enum: words, const: only }: Part): string {
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (words) return words.map((word) => `\`${String(word)}\``).join(' ');
  if (anyOf) return [...new Set(anyOf.map(formOf))].join(' or ');
  return type === 'array' && items ? `list of ${formOf(items)}` : (type ?? 'any');
}

function rows(of: Part, path: string): string[] {
  const { properties = {}, required = [], items, anyOf = [] } = of;
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const must = required.includes(name) && field.default === undefined ? 'yes' : '';
    const usual = field.default === undefined ? '' : ` Absent: ${JSON.stringify(field.default)}.`;
    const said = cell(`${field.description ?? ''}${usual}`).trim();
    return [`| \`${place}\` | ${formOf(field)} | ${must} | ${said} |`, ...rows(field, place)];
  });
  return [
    ...own,
    ...(items ? rows(items, `${path}[]`) : []),
    ...anyOf.flatMap((one) => rows(one, path)),
  ];
}

/** Every field of the catalogue as a page of Markdown, from its JSON Schema (the text of releases.schema.json). */
export function catalogueReference(schema: string): string {
  return [
    '# The catalogue',
    '',
    'Every field of `releases.json`. Made from the schema: `npm run schema` writes this page anew.',
    '',
    '| field | form | must | what it is |',
    '|---|---|---|---|',
    ...rows(part.parse(JSON.parse(schema)), ''),
    '',
  ].join('\n');
}
