import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Reason } from '../../catalogue/reason';
import { releaseSchema, type Catalogue, type Release } from '../../catalogue/schema';
import { compareVersions } from '../../catalogue/version';
import { type Channel, type Kind } from '../../catalogue/vocabulary';
import { installationOf } from '../identify/installation';
import { attachAuxiliaries } from '../intake/auxiliaries';
import {
  type Evidence,
  type FileEntry,
  type ReadOutcome,
  type ReleaseEntry,
  type Said,
} from '../intake/entries';
import { localFacts } from '../intake/local-facts';
import { saidOfNobody } from '../intake/platform-option';
import { settleRelease, unknownPlatforms, type Settled } from '../intake/settle-release';
import {
  fetchFacts,
  missingFacts,
  wantedFiles,
  type Fetched,
  type OnRead,
} from '../net/fetch-facts';
import { type Transport } from '../net/http';
import { locate, type Outside } from '../sources/locate';
import { readDocuments } from '../sources/read-documents';
import { check, toDocument, type Document, type Source } from '../sources/source';
import { recognise, sources } from '../sources/sources';
import { type Failed } from '../terminal/outcome';
import { decodeText } from '../terminal/text';

/** The options of `import`, as the command line gives them. */
export interface ImportOptions {
  /** The id of a format, when it shall not be recognised. */
  format?: string;
  /** Where the files are published, when the metadata doesn't say. */
  urlBase?: string;
  /** Compute what the metadata leaves out by reading every file once. */
  fetch?: boolean;
  /** Picks one release out of a list, or names the version where the metadata doesn't. */
  version?: string;
  /** The date of a release where the metadata doesn't say. */
  date?: string;
  channel?: Channel;
  /** What tags begin with that is no part of the version, where that cannot be told. */
  tagPrefix?: string;
  /** What the publisher says of files, by their name. */
  said?: ReadonlyMap<string, Said>;
  /** Takes only so many of the newest releases. */
  newest?: number;
}

/** What `import` needs from outside. */
export interface ImportSurroundings extends Outside {
  /** Today, as 2026-05-31. */
  today: string;
  /** Called with how many bytes of how many are fetched; the total is what is known of it so far. */
  onFetched?(done: number, total: number): void;
}

/** Releases that can go into the catalogue as they are, or every reason why they can't. `undated` names the one that is of today only because nothing says otherwise. */
export type ImportOutcome =
  | {
      ok: true;
      releases: Release[];
      undated?: string;
      product?: Partial<Catalogue['product']>;
      identified: IdentifiedFile[];
      warnings: Reason[];
    }
  | (Failed & { warnings: Reason[] });

/** Where what is known of a file's platform comes from. */
interface IdentifiedFile {
  version: string;
  name: string;
  kind: Kind;
  evidence: Evidence[];
}

/** What the sources hold, of the releases that the options pick. */
async function readSources(
  from: readonly string[],
  options: ImportOptions,
  outside: ImportSurroundings,
): Promise<ReadOutcome> {
  const format = sources.find(({ id }) => id === options.format);
  if (options.format !== undefined && format === undefined) {
    return refuse(
      `--format ${options.format}`,
      'there is no such format.',
      `Use one of ${sources.map(({ id }) => id).join(', ')}.`,
    );
  }
  const documents: Document[] = [];
  for (const source of from) {
    const located = await locate(source, format, options.newest ?? Infinity, outside);
    if (!located.ok) return located;
    documents.push(...located.documents);
  }
  documents.push(...(await companionsOf(documents, format)));
  const read = readDocuments(documents, format, {
    today: outside.today,
    urlBase: options.urlBase,
    version: options.version,
    tagPrefix: options.tagPrefix,
  });
  if (!read.ok) return read;
  const picked = pick(read.releases, options);
  return picked.ok
    ? {
        ...read,
        releases: picked.releases,
        warnings: [...(read.warnings ?? []), ...unclearVersions(picked.releases, options)],
      }
    : picked;
}

/** A version that begins with letters may begin with a product's name: jdk8u192-b98. One warning for all of them. */
function unclearVersions(
  releases: readonly ReleaseEntry[],
  { tagPrefix, version: named }: ImportOptions,
): Reason[] {
  const version = releases
    .map((release) => release.version)
    .find((each) => /^[a-z]+\d/i.test(each));
  const letters = /^[a-z]+/i.exec(version ?? '')?.[0];
  return version === undefined || tagPrefix !== undefined || named !== undefined
    ? []
    : [
        {
          where: version,
          problem: 'nothing tells whether the letters at its front are part of the version.',
          remedy: `If they aren't, add --tag-prefix ${letters}.`,
        },
      ];
}

/** What tools write beside the given documents and nobody gave, like GoReleaser's metadata.json beside its artifacts.json. */
async function companionsOf(
  documents: readonly Document[],
  format: Source | undefined,
): Promise<Document[]> {
  const given = new Set(documents.map(({ folder, name }) => folder && join(folder, name)));
  const wanted = documents.flatMap(
    (document) =>
      (format ?? recognise(document))?.companions?.flatMap((name) =>
        document.folder ? join(document.folder, name) : [],
      ) ?? [],
  );
  const texts = await Promise.all(
    [...new Set(wanted)]
      .filter((file) => !given.has(file))
      .map(async (file) => ({ file, text: await readFile(file).then(decodeText, () => null) })),
  );
  const found = texts.flatMap(({ file, text }) =>
    text === null ? [] : [toDocument(basename(file), text, undefined, dirname(file))],
  );
  // Others give their files such names too.
  return found.filter((document) => recognise(document)?.companions?.includes(document.name));
}

function refuse(where: string, problem: Reason['problem'], remedy: string): Failed {
  return { ok: false, reasons: [{ where, problem, remedy }] };
}

/**
 * Reads what other tools wrote, from any number of sources that belong together (see locate), into releases that are
 * complete and valid. Never throws for what a source holds or a network does; every reason says what to do.
 */
export async function importReleases(
  from: readonly string[],
  options: ImportOptions,
  outside: ImportSurroundings,
): Promise<ImportOutcome> {
  const read = await readSources(from, options, outside);
  if (!read.ok) return { ...read, warnings: [] };
  const { said } = options;
  const undated = read.releases.find(({ date }) => date === undefined)?.version;
  const dated = read.releases.map((entry) => ({ ...entry, date: entry.date ?? outside.today }));
  const settled = dated.map((entry) => ({
    entry,
    files: settleRelease(entry.files.map((file) => ({ entry: file, said: said?.get(file.name) }))),
  }));
  const warnings = [
    ...(read.warnings ?? []),
    ...settled.flatMap(({ entry, files }) => [
      ...files.flatMap(({ warnings }) => warnings),
      ...unknownPlatforms(entry.version, files),
    ]),
  ];
  const entries = settled.map(({ entry, files }): ReleaseEntry => ({
    ...entry,
    files: files.map(settledEntry),
  }));

  const near = await Promise.all(entries.map(localFacts));
  const expected = near
    .flatMap(({ release }) => (options.fetch ? wantedFiles(release) : []))
    .reduce((sum, { size = 0 }) => sum + size, 0);
  let done = 0;
  const onRead = (bytes: number) => {
    done += bytes;
    outside.onFetched?.(done, Math.max(done, expected));
  };
  const releases: Release[] = [];
  const reasons: Reason[] = [];
  for (const known of near) {
    const completed = await complete(known, options.fetch === true, outside.transport, onRead);
    warnings.push(...completed.warnings);
    if (completed.ok) releases.push(completed.release);
    else reasons.push(...completed.reasons);
  }
  if (reasons.length > 0) return { ok: false, reasons, warnings };
  const identified = settled.flatMap(({ entry: { version }, files }) =>
    files.flatMap(({ file: { entry }, found }) => {
      if (!found.ok) return [];
      const { kind, evidence } = found.identity;
      return [{ version, name: entry.name, kind, evidence }];
    }),
  );
  return { ok: true, releases, undated, product: read.product, identified, warnings };
}

/** A file with what it turned out to be. Without its content, nothing can contradict what is claimed of it. */
function settledEntry({ file: { entry }, found }: Settled): FileEntry {
  if (!found.ok) return entry;
  const { kind, format } = found.identity;
  const installation = kind === 'download' ? installationOf(entry.name, format) : undefined;
  return { installation, ...entry, ...found.identity };
}

type Completed =
  { ok: true; release: Release; warnings: Reason[] } | (Failed & { warnings: Reason[] });

/** A release with every fact that the catalogue needs, or what it lacks. */
async function complete(
  near: Fetched,
  fetch: boolean,
  transport: Transport,
  onRead: OnRead,
): Promise<Completed> {
  const entry = near.release;
  const fetched =
    fetch && near.reasons.length === 0 ? await fetchFacts(entry, transport, onRead) : near;
  const sha512 = new Map([...near.sha512, ...fetched.sha512]);
  const attached = attachAuxiliaries(
    fetched.release.files,
    new Map([...near.texts, ...fetched.texts]),
    (name, algorithm) => (algorithm === 'sha512' ? sha512.get(name) : undefined),
  );
  const { reasons, complete: files, left } = missingFacts({ ...entry, files: attached.files });
  // What could not be fetched is missing too; one reason for it is enough.
  const found = [
    ...fetched.reasons,
    ...attached.reasons,
    ...(fetched.reasons.length > 0 ? [] : reasons),
  ];
  if (found.length > 0) return { ok: false, reasons: found, warnings: [] };
  const names =
    left
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', ') + (left.length > 3 ? ` and ${left.length - 3} more` : '');
  const warnings =
    names === ''
      ? attached.warnings
      : [
          ...attached.warnings,
          {
            where: entry.version,
            problem: `auxiliary files whose address, size or hash is not known are left out: ${names}.`,
            remedy: left.some(({ url }) => !url)
              ? 'Say where they are with --url-base, and add --fetch.'
              : 'Add --fetch to list them too.',
          },
        ];
  const checked = check(
    `release ${entry.version}`,
    forCatalogue({ ...entry, files }),
    releaseSchema,
  );
  return checked.ok
    ? { ok: true, release: checked.value, warnings }
    : { ok: false, reasons: checked.reasons, warnings };
}

/** A release without what only importing it needs. */
function forCatalogue(entry: ReleaseEntry): ReleaseEntry {
  const release = { ...entry, files: entry.files.map((file) => ({ ...file })) };
  delete release.isBuild;
  for (const file of release.files) {
    delete file.local;
    delete file.evidence;
  }
  return release;
}

/** The releases that the options ask for, with what the options say of them. */
function pick(
  found: readonly ReleaseEntry[],
  { version, newest, date, channel, said }: ImportOptions,
): ReadOutcome {
  const named = found.filter(
    (release) => version === undefined || compareVersions(release.version, version) === 0,
  );
  const releases = named.toSorted((a, b) => compareVersions(b.version, a.version)).slice(0, newest);
  if (found.length === 0)
    return refuse(
      'import',
      { expected: 'at least one release', found: 'none' },
      'Publish a release there first.',
    );
  if (releases.length === 0) {
    const there = found
      .slice(0, 10)
      .map((release) => release.version)
      .join(', ');
    return refuse(
      `--version ${version}`,
      'there is no such release.',
      `${found.length === 1 ? 'There is' : 'There are'} ${there}${found.length > 10 ? '…' : '.'}`,
    );
  }
  const dateless = releases
    .filter((release) => release.date === undefined)
    .map((release) => release.version);
  if (dateless.length > 1) {
    return refuse(
      dateless.join(', '),
      'the metadata states no date.',
      'Pick one of them with --version, and give its date with --date.',
    );
  }
  if (dateless.length === 1 && date === undefined && !releases.some(({ isBuild }) => isBuild)) {
    return refuse(
      dateless.join(),
      'the metadata states no date.',
      'Give it with --date, like --date 2026-05-31.',
    );
  }
  const names = new Set(releases.flatMap(({ files }) => files.map(({ name }) => name)));
  const absent = saidOfNobody(said ?? new Map(), names, 'imported');
  if (absent.length > 0) return { ok: false, reasons: absent };
  return {
    ok: true,
    releases: releases.map((release) => ({
      ...release,
      date: release.date ?? date,
      channel: channel ?? release.channel,
    })),
  };
}
