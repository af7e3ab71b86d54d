import { ifReadable, prefixReader } from './bytes';
import { executableReader } from './executables';
import type { ContentIdentity } from './facts';

/** A program or library in an archive. */
export interface Program {
  path: string;
  /** Bytes, as the archive says. */
  size: number;
  identity: ContentIdentity;
}

/** Of an archive what is needed to know whom it is for. Nothing is ever written to disk. */
export interface Contents {
  paths: string[];
  programs: Program[];
  /** The few documents that describe a package, by path. */
  documents: Map<string, Uint8Array>;
  /** Whether every entry was looked at. */
  complete: boolean;
}

/** Bounds that keep an archive of any size, honest or not, to seconds and to little memory. */
export const bounds = {
  /** Bytes that are decompressed of one archive. */
  decompressed: 64 * 2 ** 20,
  /** Bytes of one program or document that are kept: headers stand at the front. */
  prefix: 4 * 2 ** 20,
  paths: 50_000,
  programs: 32,
  documents: 16,
} as const;

const documentPatterns = [
  /^(?:Payload\/|[^/]+\/)?[^/]+\.app\/(?:Contents\/)?Info\.plist$/,
  /^AndroidManifest\.xml$/, /^AppxManifest\.xml$/, /^AppxMetadata\/AppxBundleManifest\.xml$/,
  /^\.PKGINFO$/, /^\+(?:COMPACT_)?MANIFEST$/, /^(?:\.\/)?control$/,
];
/** Endings that no program has; everything else costs a look at its first bytes. */
const noProgram = /\.(?:txt|md|html?|css|[cm]?js|ts|json|xml|ya?ml|toml|png|jpe?g|gif|svg|ico|icns|ttf|woff2?|map|py|rb|pl|sh|h|c|hpp|cpp|rs|go|java|class|lua|1|gz|xz|zip|jar|pak|dat|bin|asar|plist|strings|nib|pyc|mo|po|qm|lproj|a|lib|pdb)$/i;

/** An archive's entry as its directory or header describes it. */
export interface Entry {
  path: string;
  size: number;
}

/** Whether an entry describes its package. */
export function isDocument(path: string): boolean {
  return documentPatterns.some((pattern) => pattern.test(path));
}

/** Whether an entry is worth a look at its first bytes. */
export function mayBeProgram({ path, size }: Entry): boolean {
  return size >= 64 && !noProgram.test(path);
}

function readerOf(prefix: Uint8Array): ReturnType<typeof executableReader> {
  return executableReader(Buffer.from(prefix.subarray(0, 8)).toString('latin1'));
}

/**
 * The first bytes of an entry that is a document or turns out to be a program; undefined for anything else. A tar's
 * entry must be drained to get at the next one, a zip's is left.
 */
export async function prefixOf(entry: AsyncIterable<unknown>, isWanted: boolean, afterwards: 'drain' | 'leave'): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  let decided = isWanted;
  let isKept = true;
  for await (const part of entry) {
    if (!(part instanceof Uint8Array)) continue;
    if (isKept && length < bounds.prefix) {
      parts.push(part);
      length += part.length;
    }
    if (!decided && length >= 8) {
      decided = true;
      isKept = readerOf(Buffer.concat(parts)) !== undefined;
      if (!isKept) parts.length = 0;
    }
    if (afterwards === 'leave' && (!isKept || length >= bounds.prefix)) break;
  }
  return decided && isKept ? Buffer.concat(parts).subarray(0, bounds.prefix) : undefined;
}

/** Adds an entry's first bytes to what is known of its archive. A damaged program among others tells nothing. */
export async function addEntry(contents: Contents, { path, size }: Entry, prefix: Uint8Array): Promise<void> {
  if (isDocument(path)) contents.documents.set(path, prefix);
  const program = readerOf(prefix)?.(prefixReader(prefix, Math.max(size, prefix.length)));
  const identity = program && (await ifReadable(program));
  if (identity) contents.programs.push({ path, size, identity });
}
