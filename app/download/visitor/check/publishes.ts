import type * as z from 'zod';
import {
  checkListSchema,
  checkPartSchema,
  newestAddress,
  newestSchema,
  partAddress,
  type CheckList,
  type CheckPart,
  type Newest,
} from '../../../../catalogue/check-list';
import { type Language } from '../../../../catalogue/languages';
import { inLanguage } from '../../../../catalogue/said';
import { type Release } from '../../../../catalogue/schema';
import { type DigestOptions } from './digest';
import { hash } from './hash-in-worker';
import { partOfHash, partOfName, partOfSize } from './parts';

/** How the publish of the page stands to the newest one. `not-asked`: that could not be found out. */
export type Standing = 'same' | 'other' | 'not-asked';

/** A list with the parts that a file can be in, and the file's hash where finding them took it. */
export type Known = CheckList & Pick<CheckPart, 'published'> & { sha256?: string };

/** What two publishes know of one file. Null where a list could not be fetched. */
export interface Publishes {
  standing: Standing;
  /** The newest publish; the page's own one where the newest is not known. */
  newest: Known | null;
  /** The publish that the page is of. */
  own: CheckList | null;
}

type Options = Pick<DigestOptions, 'signal'>;

/** Milliseconds until a server counts as one that does not answer. */
const patience = 10_000;

/** JSON of the site. Throws on a failed request, a status other than 200 and anything else than what `schema` describes. */
async function fetchJson<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  init: RequestInit,
): Promise<z.output<Schema>> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} gave ${response.status}.`);
  // A cache on the way has answered from its copy (RFC 9111, 5.1), though the address was never asked for before.
  if (init.cache === 'no-store' && Number(response.headers.get('age')) > 0)
    throw new Error(`${address} came from a cache.`);
  return schema.parse(await response.json());
}

/** As `fetchJson`, of an address that changes with its content: any copy will do, unless it is an error or was cut off. */
async function fetchLasting<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  { signal }: Options,
): Promise<z.output<Schema>> {
  return fetchJson(address, schema, { cache: 'force-cache', signal }).catch(() =>
    fetchJson(address, schema, { cache: 'reload', signal }),
  );
}

/** Asks past every cache which publish is the newest; null when nobody answers. */
async function askNewest(pagePath: string, { signal }: Options): Promise<Newest | null> {
  const quit = new AbortController();
  const abort = () => quit.abort();
  const timer = setTimeout(abort, patience);
  signal?.addEventListener('abort', abort);
  try {
    // A query that nobody has used before, for the caches of networks, which don't obey the visitor's browser.
    return await fetchJson(`${pagePath}${newestAddress}?${crypto.randomUUID()}`, newestSchema, {
      cache: 'no-store',
      signal: quit.signal,
    });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** The parts that a file can be in, as one; with its hash where more files share its length than a part holds. */
async function fetchParts(
  pagePath: string,
  { parts: { folder, count } }: Newest,
  file: File,
  options: DigestOptions,
): Promise<Omit<Known, 'product'>> {
  const fetchPart = (part: number) =>
    fetchLasting(pagePath + partAddress(folder, part), checkPartSchema, options);
  const [ofSize, ofName] = [partOfSize(file.size, count), partOfName(file.name, count)];
  const parts = await Promise.all([...new Set([ofSize, ofName])].map(fetchPart));
  const isCrowded = parts[0]?.crowded.includes(file.size);
  const sha256 = isCrowded ? (await hash(file, 'sha256', options))[0] : undefined;
  const ofHash = sha256 === undefined ? undefined : partOfHash(sha256, count);
  if (ofHash !== undefined && ofHash !== ofSize && ofHash !== ofName)
    parts.push(await fetchPart(ofHash));
  return {
    releases: oncePerVersion(parts.flatMap(({ releases }) => releases)),
    published: parts.flatMap(({ published }) => published),
    sha256,
  };
}

/** Each part has only some files of a release. */
function oncePerVersion(releases: readonly Release[]): Release[] {
  const found = new Map<string, Release>();
  for (const release of releases) {
    const files = [...(found.get(release.version)?.files ?? []), ...release.files];
    found.set(release.version, {
      ...release,
      files: files.filter((file, i) => files.findIndex(({ url }) => url === file.url) === i),
    });
  }
  return [...found.values()];
}

/** What a list and some of its parts know. */
function together(list: CheckList, parts: Omit<Known, 'product'>): Known {
  return { ...list, ...parts, releases: [...list.releases, ...parts.releases] };
}

/**
 * What is published beside the page, for each file that is checked. `address` is that of the page's own list, which is fetched
 * once, with the publisher's texts as a page in `language` has them; what is the newest is asked for every time, since a tab may stay open for weeks. `find` throws when neither publish
 * has a list to check by.
 */
export function openPublishes(
  pagePath: string,
  address: string,
  language: Language,
): {
  own: () => Promise<CheckList>;
  find: (file: File, options?: DigestOptions) => Promise<Publishes>;
} {
  let kept: Promise<CheckList> | undefined;
  const own = (): Promise<CheckList> => {
    kept ??= fetchLasting(pagePath + address, checkListSchema, {}).catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };

  const said = <List extends CheckList>(list: List | null) => list && inLanguage(list, language);

  async function find(file: File, options: DigestOptions = {}): Promise<Publishes> {
    const [mine, newest] = await Promise.all([
      own().catch(() => null),
      askNewest(pagePath, options),
    ]);
    options.signal?.throwIfAborted();
    const isOther = newest !== null && newest.list !== address;
    const list = isOther
      ? await fetchLasting(pagePath + newest.list, checkListSchema, options).catch(() => null)
      : mine;
    const parts =
      newest && list && (await fetchParts(pagePath, newest, file, options).catch(() => null));
    options.signal?.throwIfAborted();
    if (!mine && !isOther) throw new Error(`${address} could not be fetched.`);
    if (isOther)
      return {
        standing: 'other',
        own: said(mine),
        newest: said(list && parts && together(list, parts)),
      };
    const known = mine && together(mine, parts ?? { releases: [], published: [] });
    return { standing: parts ? 'same' : 'not-asked', own: said(mine), newest: said(known) };
  }

  return { own, find };
}
