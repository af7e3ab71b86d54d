import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { checkedFacts, checkListOf } from '../../app/download/make-check-list';
import { partOfHash, partOfName, partOfSize, stemOf } from '../../app/download/visitor/check/parts';
import { addressesOf, isLocal, type Addressed } from '../../catalogue/addresses';
import {
  checkFolder,
  newestAddress,
  partAddress,
  type CheckPart,
  type Newest,
  type PublishedFile,
} from '../../catalogue/check-list';
import { scriptsFolder, contentName } from '../../catalogue/paths';
import {
  type Catalogue,
  type PublicKey,
  type Release,
  type ReleaseFile,
} from '../../catalogue/schema';
import { labelled } from '../../catalogue/variants';
import { newestFirst } from '../../catalogue/version';
import { type OutputFile } from '../../feeds/output';
import { type Purpose } from '../../feeds/purpose';
import { filesBelow } from './prune';

const download = 'download/';

/** Characters of JSON that a part of the check holds about: some 15 KB when a host compresses it. */
const charactersPerPart = 40_000;

/** How many files of one length, and of one name, stand in a part. */
const mostOfOne = 16;

interface Place {
  purpose: Purpose;
  of?: string;
}

/** What the catalogue says of files below public/download, by their place in the site; null for the downloads themselves. */
function placesIn(catalogue: Catalogue): Map<string, Place | null> {
  const named = addressesOf(catalogue).filter(
    ({ of, address }) => of !== 'icon' && isLocal(address),
  );
  return new Map([
    [`${download}releases.json`, { purpose: 'catalogue' }],
    [`${download}releases.schema.json`, { purpose: 'schema' }],
    ...named.map((one) => [download + decodeURIComponent(one.address), placeOf(one)] as const),
  ]);
}

function placeOf(one: Addressed<Catalogue>): Place | null {
  switch (one.of) {
    case 'icon':
    case 'file':
      return null;
    case 'key':
      return { purpose: 'key' };
    case 'pieces':
    case 'sbom':
    case 'attestation':
    case 'signature':
      return { purpose: one.of, of: one.file.name };
  }
}

async function hashOf(file: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(file)) {
    if (!(chunk instanceof Buffer)) continue;
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, sha256: hash.digest('hex') };
}

/** A key that stands in the catalogue, as the files that people keep it in: minisign's own begin with this comment. */
function keyFiles({ type, key, fingerprint }: PublicKey): PublishedFile[] {
  if (key === undefined) return [];
  const texts = [
    key,
    `${key}\n`,
    ...(type === 'minisign'
      ? [`untrusted comment: minisign public key ${fingerprint}\n${key}\n`]
      : []),
  ];
  return texts.map((text) => ({
    name: type === 'minisign' ? 'minisign.pub' : `${fingerprint}.asc`,
    size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    purpose: 'key',
  }));
}

/** Every file of an exported site that is neither a download nor a page nor one of a page's own parts, with what it is for. */
async function publishedFiles(
  out: string,
  catalogue: Catalogue,
  rendered: readonly OutputFile[],
): Promise<PublishedFile[]> {
  const feeds = new Map(
    rendered.flatMap(({ path: place, feed }) =>
      feed ? [[place, { purpose: feed }] as const] : [],
    ),
  );
  const places = placesIn(catalogue);
  const names = (await filesBelow(out)).filter(
    (name) =>
      !/^(_headers|_redirects|\.nojekyll)$|\.html$/.test(name) &&
      !name.startsWith(download + scriptsFolder) &&
      !name.startsWith(download + checkFolder) &&
      places.get(name) !== null,
  );
  const files = (catalogue.product.keys ?? []).flatMap(keyFiles);
  for (const name of names) {
    const place: Place = places.get(name) ?? feeds.get(name) ?? { purpose: 'other' };
    files.push({
      name: path.posix.basename(name),
      ...(await hashOf(path.join(out, name))),
      ...place,
    });
  }
  return files;
}

/** What a visitor's copy of a file can be: its own length and hash, and those of what stood under its name before. */
const contentsOf = ({ size, sha256, replaced = [] }: ReleaseFile) => [
  { size, sha256 },
  ...replaced,
];

/** Whether there is still room for one more of a kind, in the order they come. */
function roomFor(most: number): (kind: string | number) => boolean {
  const seen = new Map<string | number, number>();
  return (kind) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < most;
  };
}

/**
 * What the list leaves out, in parts: each file is in the part of its length and in that of its name. A name or a length
 * that hundreds of releases share takes the room of its newest few; content of such a length is in the part of its hash.
 */
function partsOf(left: readonly Release[], published: readonly PublishedFile[]): CheckPart[] {
  const releases = newestFirst(left).map(checkedFacts);
  const characters = JSON.stringify([releases, published]).length;
  const count = Math.ceil((2 * characters) / charactersPerPart);
  const parts = Array.from({ length: count }, (): CheckPart => ({
    releases: [],
    published: [],
    crowded: [],
  }));
  const crowded = new Set<number>();
  const hasRoom = { name: roomFor(mostOfOne), size: roomFor(mostOfOne), site: roomFor(mostOfOne) };
  const holder = (of: 'size' | 'site', size: number, sha256: string): number => {
    if (hasRoom[of](size)) return partOfSize(size, count);
    crowded.add(size);
    return partOfHash(sha256, count);
  };
  for (const file of published) parts[holder('site', file.size, file.sha256)]?.published.push(file);
  for (const release of releases) {
    const held = new Map<number, ReleaseFile[]>();
    for (const file of release.files) {
      const holders = contentsOf(file).map(({ size, sha256 }) => holder('size', size, sha256));
      if (hasRoom.name(stemOf(file.name))) holders.push(partOfName(file.name, count));
      for (const part of new Set(holders)) held.set(part, [...(held.get(part) ?? []), file]);
    }
    held.forEach((files, part) => parts[part]?.releases.push({ ...release, files }));
  }
  for (const size of crowded) parts[partOfSize(size, count)]?.crowded.push(size);
  return parts;
}

/**
 * What the check in the browser reads, of a site that is exported into `out` with all its feeds (`rendered`): the list
 * that the page names, the rest in parts, and the one file that names both and changes with every publish.
 */
export async function checkFiles(
  out: string,
  catalogue: Catalogue,
  rendered: readonly OutputFile[],
): Promise<OutputFile[]> {
  const { list, content, left } = checkListOf(labelled(catalogue));
  const parts = partsOf(left, await publishedFiles(out, catalogue, rendered)).map((part) =>
    JSON.stringify(part),
  );
  const folder = contentName(parts.join('\n'));
  const newest: Newest = { list, parts: { folder, count: parts.length } };
  return [
    { path: download + list, content },
    ...parts.map((text, part) => ({ path: download + partAddress(folder, part), content: text })),
    { path: download + newestAddress, content: JSON.stringify(newest) },
  ];
}
