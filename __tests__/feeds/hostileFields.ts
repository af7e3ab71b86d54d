import { catalogueSchema, type Catalogue } from '../../catalogue/schema';

/** What ends a text, a comment, a string or a block in one of the languages that we write, or starts something in it. */
export const payloads = [
  '"; return 200 "x"; #',
  "' ; touch hacked; '",
  '$(touch hacked)',
  '`touch hacked`',
  '${HOME} $http_cookie %{HTTP_HOST}e {http.request.header.Cookie}',
  '#{`touch hacked`}',
  "''; builtins.exec",
  ']]> <!-- --> <script>alert(1)</script>',
  '\\',
  '\\"',
  '"',
  "'",
  '%0 %1 $1 \\1',
  '@\' "@ ’”',
  '}\n{',
  '#',
  '- x: y',
  '* & ! | > ?',
  '\u0085\u00a0\u3000',
  'ü漢😀',
];

/** The value with the `at`th text in it replaced. */
function replaced(value: unknown, at: number, by: (text: string) => string): unknown {
  let count = 0;
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' && count++ === at ? by(inner) : inner,
  );
}

/** What stands in the place of a text: the payload, alone where that may be, or the text with it; in an address as its host first. */
function tries(text: string, payload: string, at: number): string[] {
  return text.startsWith('https:')
    ? [
        `https://${payload}.example/x`,
        `${text}/${payload}?${payload}`,
        `${text}/${encodeURIComponent(payload.replaceAll(/\p{Surrogate}/gu, ''))}`,
      ]
    : [payload, `${payload}${at}`, `${text}${payload}`];
}

/** The catalogue with a payload of `next` in every text that the schema leaves open, one after the other. */
export function withHostileFields(catalogue: Catalogue, next: () => string): Catalogue {
  let current = catalogue;
  const texts: string[] = [];
  JSON.parse(JSON.stringify(catalogue), (_, inner: unknown) => {
    if (typeof inner === 'string') texts.push(inner);
    return inner;
  });
  for (const [at, text] of texts.entries()) {
    const payload = next();
    for (const one of tries(text, payload, at)) {
      const parsed = catalogueSchema.safeParse(replaced(current, at, () => one));
      if (!parsed.success) continue;
      current = parsed.data;
      break;
    }
  }
  return current;
}
