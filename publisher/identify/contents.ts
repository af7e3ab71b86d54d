import { ifReadable, viewUpTo, type ByteReader } from './bytes';
import { type ContentIdentity } from './content-facts';
import { readExecutable } from './executables';
import { helperRank, rankOf } from './programs';

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
  /** Bytes that are decompressed of one archive: some 5 s of gzip, 15 s of xz. */
  decompressed: 2 ** 30,
  /** Bytes of one document. */
  document: 4 * 2 ** 20,
  paths: 50_000,
  /** Programs that a user starts, and programs of all kinds once there are libraries and helpers among them. */
  programs: 1024,
  helpers: 256,
  documents: 16,
} as const;

const documentPatterns = [
  /^(?:Payload\/|[^/]+\/)?[^/]+\.app\/(?:Contents\/)?Info\.plist$/,
  /^AndroidManifest\.xml$/,
  /^AppxManifest\.xml$/,
  /^AppxMetadata\/AppxBundleManifest\.xml$/,
  /^\.PKGINFO$/,
  /^\+(?:COMPACT_)?MANIFEST$/,
  /^(?:\.\/)?control$/,
];
/** Endings that no program has; everything else costs a look at its first bytes. */
const noProgram =
  /\.(?:txt|md|html?|css|[cm]?js|ts|json|xml|ya?ml|toml|png|jpe?g|gif|svg|ico|icns|ttf|woff2?|map|py|rb|pl|sh|h|c|hpp|cpp|rs|go|java|class|lua|1|gz|xz|zip|jar|pak|dat|asar|plist|strings|nib|pyc|mo|po|qm|lproj|a|lib|pdb)$/i;

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

/** Whether there is still room for a program: those that a user starts are never crowded out by libraries before them. */
export function hasRoom({ programs }: Contents, path: string): boolean {
  return programs.length < (rankOf(path) < helperRank ? bounds.programs : bounds.helpers);
}

/** Adds what an entry is: a document's bytes, or a program's facts. A damaged program among others tells nothing. */
export async function addEntry(
  contents: Contents,
  { path, size }: Entry,
  reader: ByteReader,
): Promise<void> {
  if (isDocument(path)) {
    contents.documents.set(path, (await viewUpTo(reader, 0, bounds.document)).bytes);
    return;
  }
  const identity = await ifReadable(readExecutable(reader));
  if (identity) contents.programs.push({ path, size, identity });
}
