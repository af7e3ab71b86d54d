import { withAddresses } from '../../catalogue/addresses';
import { type Reason } from '../../catalogue/reason';
import { type Catalogue, type Release, type ReleaseFile } from '../../catalogue/schema';
import { compareVersions } from '../../catalogue/version';
import { type Read } from '../gate/file-signatures';
import { inQuotes } from '../terminal/command-line';
import { type Failed } from '../terminal/outcome';
import { staleProof } from './stale-proof';

/** What shall happen to files of the same name with other content, and the day to record it with. */
interface PutOptions {
  replace: boolean;
  today: string;
}

/** What putting a release in place did, by file name. */
export interface Changes {
  added: string[];
  replaced: string[];
  /** Their content was there already; what was said of them may have changed. */
  same: string[];
}

type PutResult = { ok: true; catalogue: Catalogue; changes: Changes } | Failed;

/** The reason against a release that has nothing to download; none when it has. `listed` is all that its source lists. */
export function nothingToDownload(
  { version, files: published }: Release,
  listed: readonly Pick<ReleaseFile, 'name' | 'kind'>[] = [],
): Reason[] {
  if (published.some(({ kind }) => kind === 'download')) return [];
  const files = listed.length > 0 ? listed : published;
  const kinds = [...new Set(files.map(({ kind }) => kind))]
    .map((kind) => `${kind} (${files.filter((file) => file.kind === kind).length})`)
    .join(', ');
  const perhaps = files.find(
    ({ kind }) => kind === 'other' || kind === 'source' || kind === 'library' || kind === 'docs',
  );
  return [
    {
      where: version,
      problem:
        files.length === 0
          ? 'it has no files, so there is nothing to download.'
          : `nothing in it is a download; by kind: ${kinds}.`,
      remedy: `${perhaps ? `Say which file is one, like --as ${inQuotes(`${perhaps.name}=linux/x64`)}, or a` : 'A'}dd --allow-empty, if it is meant to be like this.`,
    },
  ];
}

/** What putRelease gives, without the proof of content that it replaced, and a warning for each file that goes. */
export async function withoutStaleProof(
  put: Extract<PutResult, { ok: true }>,
  before: Release | undefined,
  read: Read,
): Promise<{ catalogue: Catalogue; warnings: Reason[] }> {
  const {
    catalogue,
    changes: { added, replaced, same },
  } = put;
  const release = before && releaseOf(catalogue, before.version);
  if (!release || replaced.length === 0) return { catalogue, warnings: [] };
  const old = before.files.filter(({ name }) => replaced.includes(name));
  const stale = await staleProof(before, old, new Set([...added, ...replaced, ...same]), read);
  const gone = new Set(
    release.files.filter(({ name }) => stale.some((file) => file.name === name)),
  );
  return {
    catalogue: {
      ...catalogue,
      releases: catalogue.releases.map((each) =>
        each === release ? withoutFiles(release, gone) : each,
      ),
    },
    warnings: [...gone].map(({ name }) => ({
      where: `${release.version} › ${name}`,
      problem: `it is taken out: it is about the content of ${replaced.join(', ')} that was replaced.`,
      remedy: 'Make it again for the new content, and add it.',
    })),
  };
}

/** The release of a version, however the version is written (v1.0, 1.0.0). */
export function releaseOf({ releases }: Catalogue, version: string): Release | undefined {
  return releases.find((each) => compareVersions(each.version, version) === 0);
}

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  const entries: Partial<T> = { ...fields };
  for (const key in entries) if (entries[key] === undefined) delete entries[key];
  return entries;
}

/** Lists of who states something: the newer statement of each one counts. */
function joinBy<T>(
  before: readonly T[] | undefined,
  after: readonly T[] | undefined,
  key: (one: T) => string,
): T[] | undefined {
  const joined = new Map([...(before ?? []), ...(after ?? [])].map((one) => [key(one), one]));
  return joined.size > 0 ? [...joined.values()] : undefined;
}

function mergeFile(before: ReleaseFile, after: ReleaseFile): ReleaseFile {
  return {
    ...before,
    ...withoutUndefined(after),
    signatures: joinBy(before.signatures, after.signatures, ({ type }) => type),
    witnesses: joinBy(before.witnesses, after.witnesses, ({ source }) => source),
  };
}

/** What belonged to the content that is gone (its signatures, piece hashes, witnesses) goes with it; the label and the edition stay. */
function replaceFile(before: ReleaseFile, after: ReleaseFile, date: string): ReleaseFile {
  const { sha256, size, replaced = [], label, edition } = before;
  return {
    ...after,
    label: after.label ?? label,
    edition: after.edition ?? edition,
    replaced: [...replaced, { date, sha256, size }],
  };
}

/**
 * Puts a release into the catalogue, next to the files that its version has already. The same content is no change;
 * other content under a published name is refused, unless it shall be replaced, which is recorded in the file.
 */
export function putRelease(
  catalogue: Catalogue,
  release: Release,
  { replace, today }: PutOptions,
): PutResult {
  const before = releaseOf(catalogue, release.version);
  const known = new Map(before?.files.map((file) => [file.name, file]));
  const isOther = (file: ReleaseFile) =>
    known.has(file.name) && known.get(file.name)?.sha256 !== file.sha256;
  const others = release.files.filter(isOther);
  if (others.length > 0 && !replace) {
    return {
      ok: false,
      reasons: others.map((file) => ({
        where: `${release.version} › ${file.name}`,
        problem: `this version is published with other content (SHA-256 ${known.get(file.name)?.sha256}, now ${file.sha256}).`,
        remedy:
          'Publish a new version; or, if it must take the same name, add --replace, which is recorded.',
      })),
    };
  }
  for (const file of release.files) {
    const old = known.get(file.name);
    known.set(
      file.name,
      !old ? file : isOther(file) ? replaceFile(old, file, today) : mergeFile(old, file),
    );
  }
  const merged: Release = {
    ...release,
    ...before,
    ...withoutUndefined(release),
    version: before?.version ?? release.version,
    files: [...known.values()],
  };
  const names = (files: ReleaseFile[]) => files.map(({ name }) => name);
  const had = new Set(before?.files.map(({ name }) => name));
  return {
    ok: true,
    catalogue: {
      ...catalogue,
      releases: before
        ? catalogue.releases.map((each) => (each === before ? merged : each))
        : [merged, ...catalogue.releases],
    },
    changes: {
      added: names(release.files.filter(({ name }) => !had.has(name))),
      replaced: names(others),
      same: names(release.files.filter((file) => had.has(file.name) && !others.includes(file))),
    },
  };
}

/** A release without some of its files, and without what pointed to them. */
export function withoutFiles(release: Release, gone: ReadonlySet<ReleaseFile>): Release {
  const addresses = new Set([...gone].map(({ url }) => url));
  const files = release.files
    .filter((file) => !gone.has(file))
    .map((file) => withAddresses(file, (url) => (addresses.has(url) ? undefined : url)));
  return { ...release, files };
}
