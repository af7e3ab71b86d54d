import fc from 'fast-check';

/** Any text at all. One for all targets, since fast-check takes half a second to make each. */
export const anyText = fc.string({ unit: 'binary' });

const changes = fc.array(
  fc.tuple(fc.nat(1_000_000), fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(255))),
  { maxLength: 8 },
);

/** Bytes of one of some files, with a few changed, most of them among the first 512 where headers stand, or cut anywhere. */
export function damagedBytes(files: readonly Uint8Array[]): fc.Arbitrary<Buffer> {
  return fc
    .tuple(
      fc.constantFrom(...files),
      changes,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
    )
    .map(([file, some, share, isCut]) => {
      const bytes = Buffer.from(file);
      for (const [at, value] of some)
        bytes[at % 3 === 0 ? at % bytes.length : at % Math.min(bytes.length, 512)] = value;
      return isCut ? bytes.subarray(0, Math.floor(bytes.length * share)) : bytes;
    });
}

const odd = [
  'null',
  '{}',
  '[]',
  '-1',
  '"',
  '&lt;',
  '\u0000',
  '*a',
  '!!js/function',
  '\ud800',
  '\u202e',
  '\ufeff',
  '\r\n',
  '`',
  '%',
  '1e999',
];

/** One of some texts with a part cut out, doubled or replaced, up to three times. */
export function damagedText(texts: readonly string[]): fc.Arbitrary<string> {
  const put = fc.oneof(anyText, fc.constantFrom(...odd));
  const cuts = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(300), put), {
    minLength: 1,
    maxLength: 3,
  });
  return fc
    .tuple(fc.constantFrom(...texts), cuts)
    .map(([whole, all]) =>
      all.reduce(
        (text, [at, length, by]) =>
          text.slice(0, at % (text.length + 1)) +
          by +
          text.slice((at % (text.length + 1)) + length),
        whole,
      ),
    );
}

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  anyText,
  fc.constantFrom(...odd, -0, 1e308, '__proto__', 'https://example.org/%zz', '../../x'),
);

/** How many values stand in another. */
function count(value: unknown): number {
  return (
    1 +
    (typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((sum, inner) => sum + count(inner), 0)
      : 0)
  );
}

/** One of some JSON values with up to five of the values in it replaced by any other, or left out. */
export function damagedJson(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const sized = values.map((value) => ({ value, size: count(value) }));
  return fc
    .tuple(
      fc.constantFrom(...sized),
      fc.array(fc.tuple(fc.nat(1_000_000), fc.option(anyValue, { nil: undefined })), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    .map(([{ value, size }, replacements]) => {
      const by = new Map(replacements.map(([at, replacement]) => [at % size, replacement]));
      let at = 0;
      const text = JSON.stringify(value, (_, inner: unknown) =>
        by.has(at++) ? by.get(at - 1) : inner,
      );
      return text === undefined ? null : JSON.parse(text);
    });
}

/** JSON with the given keys and values of any type. */
export function shapedJson(keys: readonly string[]): fc.Arbitrary<unknown> {
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys, '__proto__', 'constructor'), tie('value'), {
        maxKeys: 8,
      }),
    ),
  })).value;
}
