import { toHex } from '../../../../catalogue/hex';
import { pieceLength } from '../../../../catalogue/piece-length';
import { loadPieceList } from '../../../../catalogue/pieces';
import { type Platform } from '../../../../catalogue/platform';
import { type Catalogue } from '../../../../catalogue/schema';
import {
  checkDropped,
  checkPublished,
  signedNameOf,
  type Load,
  type SignatureCheck,
} from './check-signatures';
import {
  diagnose,
  knownFiles,
  type Diagnosis,
  type KnownFile,
  type ReadFile,
  type UnreadableCause,
} from './diagnose';
import { type DigestOptions } from './digest';
import { hash } from './hash-in-worker';
import { withoutCopyMark } from './near-misses';
import { verdictOf, type Verdict } from './verdict';

/** What the page says of one file, with the state of each of its signatures. */
export interface Checked {
  verdict: Verdict;
  signatures: SignatureCheck[];
  /** Whom to tell of a bad file, as a URI. */
  contact?: string;
}

export interface CheckOptions extends DigestOptions {
  /** Signature files that were dropped together with it; the one that is named after it is checked. */
  dropped?: readonly File[];
  /** Of the file, where it had to be made before: then it is not made again. */
  sha256?: string;
}

/** Says what a visitor's file is. Rejects only when its signal is aborted, with the signal's reason. */
export type Check = (file: File, options?: CheckOptions) => Promise<Checked>;

const headLength = 512;
/** A detached signature is a few hundred bytes; RSA keys with many signers stay far below this. */
const longestSignature = 2 ** 16;

/** A checker for one catalogue. `load` reaches the page's own files only; piece lists are fetched once, when first needed. */
export function createCheck(
  { releases, product }: Pick<Catalogue, 'releases' | 'product'>,
  { platform, load, now }: { platform: Platform; load: Load; now: () => Date },
): Check {
  const known = knownFiles({ releases, product });
  const lists = new Map<KnownFile, Promise<KnownFile>>();
  const withPieces = (one: KnownFile): Promise<KnownFile> => {
    const list =
      lists.get(one) ?? loadPieceList(one.file, load).then((pieces) => ({ ...one, pieces }));
    lists.set(one, list);
    return list;
  };

  async function read(
    file: File,
    options: CheckOptions,
  ): Promise<{ read: ReadFile; known: KnownFile[] }> {
    // Chromium gives a file that has gone a size of 0, and only reading all of it fails.
    const head = new Uint8Array(
      await (file.size === 0 ? file : file.slice(0, headLength)).arrayBuffer(),
    );
    const base = { name: file.name, size: file.size, head };
    if (file.size <= pieceLength) {
      const pieces = await hash(file, 'pieces', options);
      return {
        read: { ...base, sha256: pieces[0] ?? toHex(await crypto.subtle.digest('SHA-256', head)) },
        known,
      };
    }
    const sameSize = await Promise.all(
      known.filter((one) => one.file.size === file.size).map(withPieces),
    );
    const needsWhole =
      options.sha256 !== undefined ||
      sameSize.some((one) => one.pieces === null) ||
      known.some((one) => one.file.replaced?.some((before) => before.size === file.size));
    if (needsWhole) {
      const sha256 = options.sha256 ?? (await hash(file, 'sha256', options))[0];
      if (sameSize.some((one) => one.file.sha256 === sha256))
        return { read: { ...base, sha256 }, known };
      return {
        read: { ...base, sha256, pieces: await hash(file, 'pieces', options) },
        known: await Promise.all(known.map(withPieces)),
      };
    }
    // No list at all: nothing to compare with, so nothing to read.
    const pieces = known.some((one) => one.file.pieces)
      ? await hash(file, 'pieces', options)
      : undefined;
    const whole = diagnose({ ...base, pieces }, sameSize, platform).kind === 'match';
    return {
      read: { ...base, pieces },
      known: whole ? replaceBy(known, sameSize) : await Promise.all(known.map(withPieces)),
    };
  }

  async function signaturesOf(
    file: File,
    diagnosis: Diagnosis,
    options: CheckOptions,
  ): Promise<SignatureCheck[]> {
    const match = diagnosis.kind === 'match' ? diagnosis.known.file : null;
    // A browser names a second copy "app (1).zip": the name that was signed is the one before.
    const signed = {
      file,
      fileName: match?.name ?? withoutCopyMark(file.name),
      keys: product.keys ?? [],
      load,
      now: now(),
    };
    const checks: SignatureCheck[] = [];
    for (const signature of match?.signatures ?? [])
      checks.push(await checkPublished(signature, signed, options));
    for (const signature of options.dropped ?? []) {
      const names = [file.name, match?.name];
      if (signature.size > longestSignature || !names.includes(signedNameOf(signature.name) ?? ''))
        continue;
      checks.push(
        await checkDropped(new Uint8Array(await signature.arrayBuffer()), signed, options),
      );
    }
    return checks;
  }

  const conclude = (diagnosis: Diagnosis, signatures: SignatureCheck[] = []): Checked => ({
    verdict: verdictOf(diagnosis, signatures, product, platform),
    signatures,
    contact: product.contact,
  });

  return async (file, options = {}) => {
    if (globalThis.crypto?.subtle === undefined)
      return conclude({ kind: 'unreadable', cause: 'insecure-page' });
    try {
      const { read: what, known: compared } = await read(file, options);
      const diagnosis = diagnose(what, compared, platform);
      return conclude(diagnosis, await signaturesOf(file, diagnosis, options));
    } catch (error) {
      options.signal?.throwIfAborted();
      return conclude({ kind: 'unreadable', cause: causeOf(error) });
    }
  };
}

function replaceBy(known: readonly KnownFile[], loaded: readonly KnownFile[]): KnownFile[] {
  return known.map((one) => loaded.find((other) => other.file === one.file) ?? one);
}

/** What a browser's exception says about the file. */
function causeOf(error: unknown): UnreadableCause {
  switch (typeof error === 'object' && error !== null && 'name' in error ? error.name : null) {
    case 'NotFoundError':
      return 'gone';
    case 'NotReadableError':
    case 'SecurityError':
      return 'not-readable';
    case 'NotSupportedError':
    case 'RangeError':
      return 'no-webassembly';
    default:
      return 'other';
  }
}
