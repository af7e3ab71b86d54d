import { contrast, accentOf, pageBackground, type Theme } from './accent';
import { isWithin } from './edition-names';
import { parseMinisignKey } from './minisign-key';
import { formatPath, showValue, type Path, type Reason } from './reason';
import { languageOf, textOf } from './said';
import {
  editionSchema,
  fileSchema,
  keySchema,
  productSchema,
  releaseSchema,
  type Catalogue,
  type Edition,
  type Product,
  type PublicKey,
  type Release,
  type ReleaseFile,
  type Said,
} from './schema';
import { didYouMean, type Found } from './schema-reasons';
import { compareVersions } from './version';
import * as z from './zod';

interface Placed<Value> {
  value: Value;
  path: Path;
}
type PlacedRelease = Placed<Release> & { files: Placed<ReleaseFile>[] };

function valid<Schema extends z.ZodType>(
  schema: Schema,
  inputs: unknown,
  path: Path,
): Placed<z.infer<Schema>>[] {
  return (Array.isArray(inputs) ? inputs : []).flatMap((input: unknown, i) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? [{ value: parsed.data, path: [...path, i] }] : [];
  });
}

/** The releases and files that are valid by themselves, so that one typing error does not hide what else is wrong. */
function validReleases(input: unknown, whole?: Catalogue): PlacedRelease[] {
  if (whole) {
    return whole.releases.map((value, r) => ({
      value,
      path: ['releases', r],
      files: value.files.map((file, f) => ({ value: file, path: ['releases', r, 'files', f] })),
    }));
  }
  const releases: unknown = z.object({ releases: z.unknown() }).safeParse(input).data?.releases;
  const raw: unknown[] = Array.isArray(releases) ? releases : [];
  const withoutFiles = raw.map((release) =>
    typeof release === 'object' ? { ...release, files: [] } : release,
  );
  return valid(releaseSchema, withoutFiles, ['releases']).map((placed) => {
    const files = z.object({ files: z.unknown() }).safeParse(raw[Number(placed.path[1])])
      .data?.files;
    return { ...placed, files: valid(fileSchema, files, [...placed.path, 'files']) };
  });
}

/** Reports every value that stands in two places where it must be alone. */
function duplicates(what: string, values: { value: string; path: Path }[]): Found[] {
  const first = new Map<string, Path>();
  return values.flatMap(({ value, path }) => {
    const before = first.get(value);
    if (before === undefined) {
      first.set(value, path);
      return [];
    }
    const place = formatPath(before);
    return [
      {
        path,
        problem: {
          expected: `${what} that no other has`,
          found: `${showValue(value)}, as in ${place}`,
        },
        remedy: `Remove or correct one of the two.`,
      },
    ];
  });
}

/** A hash belongs to one content, so it has one size; two sizes mean that one of the entries is wrong. */
function hashesWithTwoSizes(files: Placed<ReleaseFile>[]): Found[] {
  const sizes = new Map<string, { size: number; path: Path }>();
  return files.flatMap(({ value: file, path }) => {
    const before = sizes.get(file.sha256);
    if (before === undefined) sizes.set(file.sha256, { size: file.size, path });
    if (before === undefined || before.size === file.size) return [];
    return [
      {
        path: [...path, 'size'],
        problem: {
          expected: `${before.size} bytes, as ${formatPath(before.path)} says of the same sha256`,
          found: `${file.size} bytes`,
        },
        remedy: 'One of the two sizes or hashes is wrong: compute both again from the files.',
      },
    ];
  });
}

function checkAccent(product: Pick<Product, 'accent' | 'theme'>): Found[] {
  const accents = accentOf(product);
  const path = product.theme?.accent ? ['product', 'theme', 'accent'] : ['product', 'accent'];
  if (product.accent && product.theme?.accent)
    return [
      {
        path,
        problem: { expected: 'one accent', found: 'another one in product.accent' },
        remedy: 'Remove product.accent.',
      },
    ];
  return (['light', 'dark'] satisfies Theme[]).flatMap((theme) => {
    const ratio = contrast(accents[theme].accent, pageBackground[theme]);
    if (ratio >= 3) return [];
    return [
      {
        path,
        problem: {
          expected: `at least 3:1 contrast against the ${theme} page, ${pageBackground[theme]} (WCAG 2.2, 1.4.11)`,
          found: `${accents[theme].accent} with ${ratio.toFixed(2)}:1`,
        },
        remedy: `Take a ${theme === 'light' ? 'darker' : 'lighter'} colour, or give one for each theme: {"light": "#…", "dark": "#…"}.`,
      },
    ];
  });
}

/** A minisign key is known by its ID: another one beside it would make the gate and the browser name different keys. */
function wrongKeyIds(keys: Placed<PublicKey>[]): Found[] {
  return keys.flatMap(({ value: { type, key, fingerprint }, path }) => {
    if (type !== 'minisign' || key === undefined) return [];
    const parsed = parseMinisignKey(key);
    if (!parsed.ok) {
      return [
        {
          path: [...path, 'key'],
          problem: {
            expected: 'the base64 line of a minisign.pub',
            found: showValue(key),
          },
          remedy: 'Copy it from the key file again.',
        },
      ];
    }
    const id = parsed.value.keyId;
    if (id === fingerprint.toUpperCase()) return [];
    return [
      {
        path: [...path, 'fingerprint'],
        problem: {
          expected: `${id}, the ID of the key beside it`,
          found: showValue(fingerprint),
        },
        remedy: `Write "${id}", or put in the key that you mean.`,
      },
    ];
  });
}

/** Where a language lacks a text, that in the product's own language stands: it has to be there. */
function lackingTexts(
  product: unknown,
  editions: Placed<Edition>[],
  releases: PlacedRelease[],
): Found[] {
  const { language, summary } =
    z.object({ language: z.unknown(), summary: z.unknown() }).partial().safeParse(product).data ??
    {};
  const own = productSchema.shape.language.safeParse(language);
  const said = productSchema.shape.summary.safeParse(summary);
  if (!own.success) return [];
  const tag = languageOf({ language: own.data });
  const texts: Placed<Said | undefined>[] = [
    { value: said.data, path: ['product', 'summary'] },
    ...editions.flatMap(({ value, path }) => [
      { value: value.name, path: [...path, 'name'] },
      { value: value.for, path: [...path, 'for'] },
    ]),
    ...releases.flatMap(({ value, path }) => [
      { value: value.notes, path: [...path, 'notes'] },
      { value: value.withdrawn?.reason, path: [...path, 'withdrawn', 'reason'] },
    ]),
  ];
  return texts.flatMap(({ value, path }) =>
    value === undefined || typeof value === 'string' || value[tag] !== undefined
      ? []
      : [
          {
            path,
            problem: {
              expected: `a text in ${tag}, the language of the product, among them`,
              found: Object.keys(value).join(', ') || 'none',
            },
            remedy: `Add "${tag}", or set product.language.`,
          },
        ],
  );
}

function sameVersions(releases: PlacedRelease[]): Found[] {
  // Sorted, so that twins are neighbours: comparing each with each would take seconds for a thousand releases.
  const sorted = releases.toSorted((a, b) => compareVersions(a.value.version, b.value.version));
  return sorted.flatMap(({ value: { version }, path }, i) => {
    const twin = sorted[i - 1];
    if (!twin || compareVersions(twin.value.version, version) !== 0) return [];
    return [
      {
        path: [...path, 'version'],
        problem: {
          expected: 'a version that no other release has',
          found: `${showValue(version)}, the same as ${formatPath(twin.path)} with ${showValue(twin.value.version)}`,
        },
        remedy: 'Merge the two releases, or correct one version.',
      },
    ];
  });
}

function badReplacements(releases: PlacedRelease[]): Found[] {
  const usable = releases.filter(({ value }) => !value.withdrawn).map(({ value }) => value.version);
  return releases.flatMap(({ value: { withdrawn }, path }) => {
    if (withdrawn?.instead === undefined || usable.includes(withdrawn.instead)) return [];
    return [
      {
        path: [...path, 'withdrawn', 'instead'],
        problem: {
          expected: 'the version of a release in this catalogue that is not withdrawn itself',
          found: showValue(withdrawn.instead),
        },
        remedy:
          usable.length > 0
            ? `Use one of ${usable.join(', ')}.`
            : 'Remove "instead": the page says that there is nothing to use instead.',
      },
    ];
  });
}

/** Editions that files and drops name and the product has not, or that were not there in that version. */
function wrongEditions(
  editions: readonly Edition[],
  ids: readonly string[],
  releases: PlacedRelease[],
): Found[] {
  return releases.flatMap(({ value: { version, dropped = [] }, path, files }) => [
    ...dropped.flatMap(({ edition }, d) =>
      edition === undefined || ids.includes(edition)
        ? []
        : [unknownEdition(edition, ids, [...path, 'dropped', d, 'edition'])],
    ),
    ...files.flatMap(({ value: file, path: place }): Found[] => {
      if (file.edition === undefined) return [];
      const edition = editions.find(({ id }) => id === file.edition);
      const where = [...place, 'edition'];
      if (!edition) return [unknownEdition(file.edition, ids, where)];
      if (isWithin(edition, version)) return [];
      const { since, until } = edition;
      const span = [since && `from ${since} on`, until && `until ${until}`];
      return [
        {
          path: where,
          problem: {
            expected: `an edition that ${version} has: "${edition.id}" is there ${span.filter(Boolean).join(' ')}`,
            found: showValue(file.edition),
          },
          remedy: 'Correct it, or "since" and "until" of the edition in product.editions.',
        },
      ];
    }),
  ]);
}

function unknownEdition(word: string, ids: readonly string[], path: Path): Found {
  const meant = didYouMean(word, ids);
  return {
    path,
    problem: {
      expected:
        ids.length > 0
          ? `one of product.editions: ${ids.join(', ')}`
          : 'no edition, since the product has none',
      found: showValue(word),
    },
    remedy: meant
      ? `Did you mean "${meant}"?`
      : 'Use one of them, or add this one to product.editions: {"id": "…", "name": "…"}.',
  };
}

/**
 * What a schema cannot say: relations between fields, checked in every part of the input that is valid by itself.
 * All reasons at once; an empty list when there are none. `where` is the document, `whole` the catalogue if all of the
 * input is valid.
 */
export function checkCatalogue(input: unknown, where: string, whole?: Catalogue): Reason[] {
  const accent =
    z
      .object({ product: productSchema.pick({ accent: true, theme: true }).strip() })
      .safeParse(input).data?.product ?? {};
  const releases = validReleases(input, whole);
  const keys = valid(
    keySchema,
    z.object({ product: z.object({ keys: z.unknown() }) }).safeParse(input).data?.product.keys,
    ['product', 'keys'],
  );
  const named: unknown = z.object({ product: z.object({ editions: z.unknown() }) }).safeParse(input)
    .data?.product.editions;
  const editions = valid(editionSchema, named, ['product', 'editions']);
  const field = (files: Placed<ReleaseFile>[], name: 'name' | 'url') =>
    files.map(({ value, path }) => ({ value: value[name], path: [...path, name] }));
  const found = [
    ...checkAccent(accent),
    ...wrongKeyIds(keys),
    ...duplicates(
      'an id of an edition',
      editions.map(({ value, path }) => ({ value: value.id, path: [...path, 'id'] })),
    ),
    ...duplicates(
      'a name of an edition',
      editions.map(({ value, path }) => ({ value: textOf(value.name), path: [...path, 'name'] })),
    ),
    ...wrongEditions(
      editions.map(({ value }) => value),
      z
        .array(z.object({ id: z.string() }).catch({ id: '' }))
        .safeParse(named)
        .data?.map(({ id }) => id) ?? [],
      releases,
    ),
    ...lackingTexts(
      z.object({ product: z.unknown() }).safeParse(input).data?.product,
      editions,
      releases,
    ),
    ...sameVersions(releases),
    ...badReplacements(releases),
    ...releases.flatMap(({ files }) => [
      ...duplicates('a name within the release', field(files, 'name')),
      ...duplicates('an address within the release', field(files, 'url')),
    ]),
    ...hashesWithTwoSizes(releases.flatMap(({ files }) => files)),
  ];
  return found.map((one) => ({ where, ...one }));
}
