import { Damaged, prefixReader } from './bytes';
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
  prefix: 2 ** 20,
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

/** Whether an entry is worth its first bytes: a describing document, or what might be a program. */
export function isDocument(path: string): boolean {
  return documentPatterns.some((pattern) => pattern.test(path));
}

export function mayBeProgram({ path, size }: Entry): boolean {
  return size >= 64 && !noProgram.test(path);
}

/** Reads a program from its first bytes; undefined for anything else, and for a damaged one among others. */
export async function readProgram({ path, size }: Entry, prefix: Uint8Array): Promise<Program | undefined> {
  const read = executableReader(Buffer.from(prefix.subarray(0, 8)).toString('latin1'));
  if (read === undefined) return undefined;
  try {
    return { path, size, identity: await read(prefixReader(prefix, Math.max(size, prefix.length))) };
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

/** Adds an entry's first bytes to what is known of its archive. */
export async function addEntry(contents: Contents, entry: Entry, prefix: Uint8Array): Promise<void> {
  if (isDocument(entry.path)) contents.documents.set(entry.path, prefix);
  const program = await readProgram(entry, prefix);
  if (program) contents.programs.push(program);
}
