import { isHttps, staysInDownloadFolder, writtenInFull } from './addresses';
import { languages } from './languages';
import {
  channelLabels,
  cpuLabels,
  fontStacks,
  formatLabels,
  installationLabels,
  kindLabels,
  libcLabels,
  managerLabels,
  osLabels,
  signatureLabels,
  wordsOf,
} from './vocabulary';
import * as z from './zod';

/** No file and no address can hold half of a UTF-16 pair. */
const isUnicode = (value: string): boolean => !/\p{Surrogate}/u.test(value);
const unicode = 'text without halves of characters (lone surrogates)';

const text = z.string().trim().min(1).refine(isUnicode, unicode);
// U+202A to U+202E and U+2066 to U+2069 turn the direction of writing: "setup-", U+202E, "gpj.exe" reads as a picture
// (Unicode UTS 39, section 5; trojansource.codes).
const printable = /^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$/;
const oneLine = text.regex(
  printable,
  'one line of text without control characters, also those that turn the direction of writing',
);
const language = z.enum(wordsOf(languages));
/** What the page says in the publisher's words: a text in product.language, or one for each language that it is there in. */
const said = (one: z.ZodString) =>
  z.union([one, z.partialRecord(language, one)], {
    error: 'text, or a text for each language like {"en": "…", "de": "…"}',
  });
const date = z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
  error: 'an ISO 8601 date like 2026-05-31 or time like 2026-05-31T12:00:00Z',
});
const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256: 64 lower-case hexadecimal digits');
const sha512 = z.string().regex(/^[0-9a-f]{128}$/, 'a SHA-512: 128 lower-case hexadecimal digits');
/** Names how an address that a browser would correct without a word has to be written. */
const written = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => {
    const full = typeof input === 'string' ? writtenInFull(input) : undefined;
    return full === undefined ? expected : `${expected}, written ${full}`;
  },
});
const httpsUrl = z.string().refine(isHttps, written('an https:// address'));
/** The address of a file below public/download. */
export const relativeUrl = z
  .string()
  .refine(
    staysInDownloadFolder,
    'a path inside public/download, percent-encoded, like files/1.0/app.zip',
  );
const anyUrl = z
  .string()
  .refine(
    (address) => isHttps(address) || staysInDownloadFolder(address),
    written('an https:// address, or a path inside /download/ like files/1.0/app.zip'),
  );
const fileName = z
  .string()
  .refine(isUnicode, unicode)
  .regex(/^(?!\.{1,2}$)[^/\\]{1,255}$/, 'a file name without slashes')
  .regex(
    printable,
    'a file name without control characters, also those that turn the direction of writing',
  );
/** What a link is called, and where it leads. */
const links = z
  .array(z.strictObject({ name: oneLine.max(40), url: httpsUrl }))
  .max(6)
  .optional();
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour like #1a7f37');

// RFC 9116, 2.5.3: a web page, an e-mail address or a telephone number, as a URI.
const contactUri = z
  .string()
  .refine(
    (address) =>
      isHttps(address) || /^(mailto:[^\s@<>]+@[^\s@<>]+|tel:\+?[0-9().-]+)$/.test(address),
    'an address such as https://example.org/security or mailto:security@example.org',
  );

const mirror = z.strictObject({
  url: httpsUrl
    .refine((address) => !/[?#]/.test(address), 'an address without ? and #')
    .describe('The folder that holds <version>/<file name> for every file.'),
  country: z
    .string()
    .regex(/^[a-z]{2}$/, 'a country code of two lower-case letters like de')
    .optional()
    .describe('ISO 3166-1 alpha-2, where the server stands.'),
  name: oneLine.optional().describe('Who runs it.'),
});

/** One public key of the product. */
export const keySchema = z
  .strictObject({
    type: z.enum(['minisign', 'openpgp']),
    key: text
      .optional()
      .describe(
        'The public key itself: the base64 line of minisign.pub, or an armored OpenPGP key.',
      ),
    url: anyUrl.optional().describe('Where the key file is.'),
    fingerprint: oneLine.describe(
      'minisign: the key ID (16 hex digits); OpenPGP: the full fingerprint.',
    ),
    created: date.optional(),
    expires: date.optional(),
    revoked: z
      .strictObject({ date, reason: oneLine.describe('Why, in one sentence.') })
      .optional()
      .describe('Since when nothing that it signs counts. What it signed before becomes doubtful.'),
    publishedAt: z
      .array(httpsUrl)
      .optional()
      .describe('Other places where the publisher shows this key.'),
  })
  .refine((k) => k.key !== undefined || k.url !== undefined, {
    error: 'the key itself in "key", or its address in "url"',
  });

const accent = z
  .union([colour, z.strictObject({ light: colour, dark: colour })], {
    error: 'a colour like #1a7f37, or {"light": …, "dark": …}',
  })
  .optional();

/** How the page looks, in what can be told from wrong: colours with enough contrast, fonts that a system has. */
const theme = z.strictObject({
  accent: accent.describe('As product.accent, which is its older place. Give one of the two.'),
  radius: z
    .int()
    .min(0)
    .max(24)
    .optional()
    .describe('How round corners are, in CSS pixels. Absent: 14.'),
  font: z
    .enum(wordsOf(fontStacks))
    .optional()
    .describe('Which of the visitor\'s own fonts the page uses. Absent: "system".'),
});

const editionId = z
  .string()
  .regex(
    /^(?=.{1,32}$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'a short name of small letters, digits and single hyphens, like dotnet',
  )
  // In #windows-x64 and /latest/windows-x64 the first word is a system.
  .refine(
    (id) => !wordsOf(osLabels).some((os) => id === os || id.startsWith(`${os}-`)),
    'a name that does not begin with a system, since addresses begin with one',
  );

/** A program of its own under the product's name: with .NET, the JRE, the full build. */
export const editionSchema = z.strictObject({
  id: editionId.describe('Its name in addresses, options and package names, for example "dotnet".'),
  name: said(oneLine.max(40)).describe('What people call it, for example ".NET".'),
  for: said(oneLine.max(120)).optional().describe('Who needs it, in one line.'),
  since: oneLine.optional().describe('The first version that has it. Absent: from the beginning.'),
  until: oneLine
    .optional()
    .describe('The last version that has it. Absent: it is not missing on purpose.'),
  files: z
    .array(oneLine)
    .min(1)
    .optional()
    .describe(
      'What the names of its files look like, for `add` and `import`: "*mono*", where * stands for any text. The pattern with the most letters counts.',
    ),
});

/** The facts about the product itself. */
export const productSchema = z.strictObject({
  name: oneLine,
  summary: said(oneLine).describe(
    'One line that says what the product is: a text in product.language, or one for each language, {"en": "…", "de": "…"}. ' +
      'The notes and the reasons of releases and the names of editions too. Where a language has none, that of product.language stands.',
  ),
  language: language
    .optional()
    .describe('The language of /download/ and of all texts of this catalogue. Absent: "en".'),
  languages: z
    .array(language)
    .refine((tags) => new Set(tags).size === tags.length, 'each language once')
    .optional()
    .describe(
      'The other languages that there are pages in, /download/<language>/. Absent: all that the page speaks. []: none.',
    ),
  homepage: httpsUrl.optional(),
  source: httpsUrl.optional().describe('Where the source code is.'),
  licence: z
    .strictObject({
      name: oneLine.describe('An SPDX identifier such as MIT, or a name.'),
      url: httpsUrl.optional(),
    })
    .optional(),
  icon: relativeUrl.optional().describe('A square SVG or PNG below public/download.'),
  accent: accent.describe(
    'One colour for both themes, or one for each. It needs 3:1 contrast against the page.',
  ),
  theme: theme.optional().describe('A look of your own.'),
  links: z
    .strictObject({ header: links, footer: links })
    .optional()
    .describe('More links, for the line at the top and for the end of the page.'),
  publisher: oneLine
    .optional()
    .describe('Who publishes it, as package managers show it. Absent: the name of the product.'),
  command: z
    .string()
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$/,
      'the name of a program without folders or spaces, like zig',
    )
    .optional()
    .describe('What to type to start it, for the install scripts and package managers.'),
  contact: contactUri
    .optional()
    .describe('Where to report a security problem, for security.txt (RFC 9116).'),
  editions: z
    .array(editionSchema)
    .min(1)
    .optional()
    .describe(
      'The programs that it comes as, what most people want first. Absent: it is one program.',
    ),
  mirrors: z
    .array(mirror)
    .optional()
    .describe('Other servers that hold the files, the preferred one first.'),
  keys: z.array(keySchema).optional().describe('The public keys that releases are signed with.'),
  sample: z
    .literal(true)
    .optional()
    .describe('Present only in the sample catalogue that comes with this project.'),
});

const signature = z
  .strictObject({
    type: z.enum(wordsOf(signatureLabels)),
    url: anyUrl.optional(),
    text: text
      .optional()
      .describe('The signature itself, so that it can be checked without another request.'),
  })
  .refine((s) => s.url !== undefined || s.text !== undefined, {
    error: 'the signature in "text", or its address in "url"',
  });

const witness = z.strictObject({
  source: oneLine.describe('Who else states this hash, for example "GitHub".'),
  url: httpsUrl.optional(),
  sha256: sha256.optional().describe('The hash it states. Absent: the hash of the file.'),
  checked: date,
});

const pieces = z.strictObject({
  url: relativeUrl.describe(
    'A JSON file {"pieceLength": 8388608, "sha256": ["…"]}: the hash of each piece of the file, in order.',
  ),
  sha256: sha256.describe('The hash of that JSON file.'),
});

const cpus = z
  .array(z.enum([...wordsOf(cpuLabels), 'any']))
  .min(1)
  .refine(
    (words) => words.length === 1 || !words.includes('any'),
    '["any"] alone, or the CPUs it runs on without "any"',
  )
  // What the refinement says, for editors.
  .meta({ if: { contains: { const: 'any' } }, then: { maxItems: 1 } })
  .describe(
    'A universal file lists several; ["any"] alone: it runs on any CPU. Absent: not stated, and the file is offered only ' +
      'where nothing better is there. As before, a file without an OS, a script and a format like jar or whl need not say ["any"].',
  );

/** One file of a release. */
export const fileSchema = z.strictObject({
  name: fileName,
  url: anyUrl.describe('https://…, or a path relative to /download/.'),
  size: z.int().nonnegative().describe('Bytes.'),
  sha256,
  sha512: sha512.optional(),
  kind: z.enum(wordsOf(kindLabels)).default('download'),
  os: z.enum(wordsOf(osLabels)).optional().describe('Absent: the file runs on any system.'),
  cpu: cpus.optional(),
  libc: z.enum(wordsOf(libcLabels)).optional(),
  format: z.enum(wordsOf(formatLabels)).optional(),
  minimumOs: oneLine
    .optional()
    .describe('The oldest version of its OS that it runs on, for example "10.15".'),
  edition: editionId
    .optional()
    .describe(
      'One of product.editions. Absent: a download is of the first, anything else of all of them.',
    ),
  installation: z
    .enum(wordsOf(installationLabels))
    .optional()
    .describe('How it gets onto a machine. Absent: nobody needs to tell it from another file.'),
  label: oneLine.optional().describe('What no rule can know, for example "with JRE".'),
  codeSigning: z
    .enum(['none', 'signed', 'notarised'])
    .optional()
    .describe('What the OS will find when it is opened. Absent: not known.'),
  pieces: pieces
    .optional()
    .describe(
      'Piece hashes, so that a browser can check a large file in parallel and say where it is damaged.',
    ),
  signatures: z.array(signature).optional(),
  sbom: anyUrl.optional(),
  attestation: anyUrl.optional(),
  witnesses: z.array(witness).optional().describe('Independent sources that state the hash.'),
  replaced: z
    .array(z.strictObject({ date, sha256, size: z.int().nonnegative() }))
    .optional()
    .describe('What stood under this name before, when a publisher replaced it.'),
});

const packageCommand = z.strictObject({
  manager: z.enum(wordsOf(managerLabels)),
  os: z
    .array(z.enum(wordsOf(osLabels)))
    .min(1)
    .optional()
    .describe('Absent: every OS.'),
  command: oneLine.describe('What to type.'),
  url: httpsUrl.optional(),
});

/** One release with its files. */
export const releaseSchema = z.strictObject({
  version: oneLine.regex(/^(?!\.{1,2}$)/, 'a version: . and .. are folders'),
  channel: z.enum(wordsOf(channelLabels)).default('stable'),
  date,
  notes: said(
    text.refine(
      (notes) => writtenInFull(notes) === undefined,
      written('an https:// address, or text'),
    ),
  )
    .optional()
    .describe('An https:// address, or the notes themselves as Markdown.'),
  supportedUntil: date.optional(),
  withdrawn: z
    .strictObject({
      date,
      reason: said(oneLine),
      instead: oneLine
        .optional()
        .describe(
          'The version to use instead. Absent: the newest of its channel, once there is one.',
        ),
    })
    .optional(),
  dropped: z
    .array(
      z.strictObject({
        os: z.enum(wordsOf(osLabels)),
        cpu: z.enum(wordsOf(cpuLabels)).optional(),
        edition: editionId.optional().describe('Absent: in every edition.'),
        reason: oneLine,
      }),
    )
    .optional()
    .describe('Platforms that the release before had and this one leaves out on purpose.'),
  files: z.array(fileSchema),
  packages: z.array(packageCommand).optional(),
});

/** The catalogue: everything the page says about a product. */
export const catalogueSchema = z.strictObject({
  $schema: z.string().optional(),
  catalogueVersion: z.literal(1),
  product: productSchema,
  releases: z.array(releaseSchema),
});

export type Catalogue = z.infer<typeof catalogueSchema>;
export type CatalogueInput = z.input<typeof catalogueSchema>;
export type Product = Catalogue['product'];
export type Said = Product['summary'];
export type Edition = NonNullable<Product['editions']>[number];
export type Mirror = NonNullable<Product['mirrors']>[number];
export type PublicKey = NonNullable<Product['keys']>[number];
export type Release = Catalogue['releases'][number];
export type ReleaseFile = Release['files'][number];
export type Signature = NonNullable<ReleaseFile['signatures']>[number];
export type PackageCommand = NonNullable<Release['packages']>[number];
