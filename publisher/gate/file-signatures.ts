import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLocal } from '../../catalogue/addresses';
import { parseMinisignKey } from '../../catalogue/minisign-key';
import { type Reason } from '../../catalogue/reason';
import { type Catalogue, type Signature } from '../../catalogue/schema';
import { signatureLabels } from '../../catalogue/vocabulary';
import {
  parseMinisign,
  verifyMinisign,
  type MinisignResult,
  type SignedContent,
} from '../../signatures/minisign';
import { openPgpClaims, verifyOpenPgp, type OpenPgpResult } from '../../signatures/openpgp';
import { pinnedKeys, type PinnedKey } from '../../signatures/pinned-keys';
import { standingOf } from '../../signatures/standing';
import { type FileHashes } from '../hashing/hash-files';
import { type Findings } from '../terminal/outcome';
import { placeOf } from './gate';
import { type LocalFile } from './local-files';

/** Reads what is behind an address, its bytes where they are at hand; null where it can't be had (no network wanted, not there). */
export type Read = (url: string) => Promise<string | Buffer | null>;

/** Reads what lies below public/download, and nothing else. */
export function readBelow(folder: string): Read {
  return (url) =>
    isLocal(url)
      ? readFile(path.join(folder, decodeURIComponent(url))).catch(() => null)
      : Promise.resolve(null);
}

const signAgain =
  'Sign this very file again with the pinned key and add it again with the new signature.';

/** What a minisign result means for a publisher; null when the signature is good. */
function minisignProblem(result: MinisignResult): string | null {
  if (result.ok) return null;
  switch (result.reason) {
    case 'malformed':
      return `the text of the ${result.malformed.of} is malformed in line ${result.malformed.line}: expected a ${result.malformed.expected}.`;
    case 'other-key':
      return `it was made with the minisign key ${result.keyId}; ${result.expected.length === 1 ? 'the pinned key is' : 'pinned are'} ${result.expected.join(', ')}.`;
    case 'content':
      return "the minisign signature isn't of this content.";
    case 'trusted-comment':
      return 'the trusted comment of the minisign signature was changed after signing.';
    case 'file-name':
      return `the trusted comment of the minisign signature names another file, ${result.signedName}.`;
    case 'revoked-key':
      return `it was signed after the minisign key ${result.keyId} was revoked (${result.revoked.date}): ${result.revoked.reason}`;
    case 'too-large':
      return `it is too large (${result.size} bytes) for a legacy minisign signature, which is checked in memory here and in browsers; sign it without -l.`;
  }
}

/** What an OpenPGP result means for a publisher; null when the signature is good. */
function openPgpProblem(result: OpenPgpResult): string | null {
  if (result.ok) return null;
  switch (result.reason) {
    case 'malformed':
      return `the text of the OpenPGP ${result.of} is malformed.`;
    case 'other-key':
      return `it was made with the OpenPGP key ${result.keyId}; pinned are ${result.expected.join(', ')}.`;
    case 'content':
      return "the OpenPGP signature isn't of this content.";
    case 'weak-algorithm':
      return `the OpenPGP signature uses ${result.algorithm}, which proves nothing any more.`;
    case 'unknown-algorithm':
      return "the OpenPGP signature or its key uses an algorithm that isn't known here or in browsers: gpg --verify can check it.";
    case 'revoked-key':
      return `it was signed on ${result.signed}, after the OpenPGP key ${result.fingerprint} was revoked (${result.revoked.date}): ${result.revoked.reason}`;
    case 'expired-key':
      return `the OpenPGP key ${result.fingerprint} had expired (${result.expired}) when it signed (${result.signed}).`;
    case 'expired-signature':
      return `the OpenPGP signature expired on ${result.expired}.`;
    case 'key-not-for-signing':
      return `the OpenPGP key ${result.fingerprint} isn't one for signing.`;
  }
}

interface Signed {
  signature: string | Buffer;
  keys: readonly PinnedKey[];
  local?: LocalFile;
  name: string;
  now: Date;
}

/** What was found of one signature; null when it is good, or nothing can be told of it. */
type Finding = { result: MinisignResult | OpenPgpResult; problem: string } | null;

async function checkMinisign({ signature, keys, local, name }: Signed): Promise<Finding> {
  const result = local?.hashes
    ? await verifyMinisign({
        signature,
        keys,
        fileName: name,
        content: contentOf(local.path, local.hashes),
      })
    : claimsOf(signature, keys, name);
  return result && finding(result, minisignProblem(result));
}

function contentOf(file: string, { size, blake2b512 = '' }: FileHashes): SignedContent {
  return {
    size,
    blake2b512: () => Promise.resolve(new Uint8Array(Buffer.from(blake2b512, 'hex'))),
    bytes: async () => new Uint8Array(await readFile(file)),
  };
}

function minisignId(key: string): string | undefined {
  const parsed = parseMinisignKey(key);
  return parsed.ok ? parsed.value.keyId : undefined;
}

/** A minisign key at an address whose ID is not the fingerprint that the catalogue states; of those in the catalogue it is checked when it is read. */
async function wrongKeys(
  { product }: Catalogue,
  textAt: (url: string) => Promise<string | null>,
): Promise<Reason[]> {
  const elsewhere = (product.keys ?? []).filter(
    ({ type, key, url }) => type === 'minisign' && key === undefined && url !== undefined,
  );
  const found = await Promise.all(
    elsewhere.map(async ({ fingerprint, url = '' }): Promise<Reason[]> => {
      const text = await textAt(url);
      const id = text === null ? fingerprint : minisignId(text);
      if (id?.toUpperCase() === fingerprint.toUpperCase()) return [];
      return [
        {
          where: `product › minisign key ${fingerprint}`,
          problem:
            id === undefined ? `${url} is no minisign key.` : `the key at ${url} has the ID ${id}.`,
          remedy: 'Write the ID of the key as its fingerprint, or put the right key there.',
        },
      ];
    }),
  );
  return found.flat();
}

/** Of a file whose bytes are elsewhere only what the signature says of itself can be told. */
function claimsOf(
  signature: string | Buffer,
  keys: readonly PinnedKey[],
  fileName: string,
): MinisignResult | null {
  const parsed = parseMinisign(signature);
  if (!parsed.ok) return { ok: false, reason: 'malformed', malformed: parsed.malformed };
  const { keyId, signedName } = parsed.value;
  const expected = keys.flatMap(({ key }) => minisignId(key) ?? []);
  if (!expected.includes(keyId)) return { ok: false, reason: 'other-key', keyId, expected };
  return signedName !== undefined && signedName !== fileName
    ? { ok: false, reason: 'file-name', keyId, signedName, fileName }
    : null;
}

async function checkOpenPgp({ signature, keys, local, now }: Signed): Promise<Finding> {
  const text = signature.toString();
  const armoredOrBytes = text.includes('-----BEGIN PGP') ? text : signature;
  const result = local?.hashes
    ? await verifyOpenPgp({
        signature: armoredOrBytes,
        keys,
        file: await openAsBlob(local.path),
        now,
      })
    : await openPgpClaims(armoredOrBytes, keys);
  return result && finding(result, openPgpProblem(result));
}

function finding(result: MinisignResult | OpenPgpResult, problem: string | null): Finding {
  if (result.ok && result.revoked) {
    return {
      result,
      problem: `it was signed with a key that was revoked later (${result.revoked.date}): ${result.revoked.reason} Visitors are told that it is doubtful.`,
    };
  }
  return problem === null ? null : { result, problem };
}

/** Whether a signature must not be published: it is bad, or nobody can use it. What only browsers cannot check may. */
function stops(result: MinisignResult | OpenPgpResult): boolean {
  const useless =
    !result.ok && ['malformed', 'weak-algorithm', 'key-not-for-signing'].includes(result.reason);
  return useless || standingOf(result) === 'bad';
}

function check(type: Signature['type'], signed: Signed): Promise<Finding> {
  switch (type) {
    case 'minisign':
      return checkMinisign(signed);
    case 'openpgp':
      return checkOpenPgp(signed);
    // Sigstore's proof needs its transparency log and a bare Ed25519 signature its updater's key: neither is pinned here.
    case 'sigstore':
    case 'ed25519':
      return Promise.resolve(null);
  }
}

/**
 * Checks every signature that can be read against the pinned keys, by the page's own rules: over the content of files
 * beside the page, and of files elsewhere by what the signature says of itself: key ID, and signed name.
 */
export async function checkSignatures(
  catalogue: Catalogue,
  local: readonly LocalFile[],
  now: Date,
  read: Read,
): Promise<Findings> {
  const byFile = new Map(local.map((each) => [each.file, each]));
  const reasons: Reason[] = [];
  const warnings: Reason[] = [];
  const unpinned = new Set<Signature['type']>();
  const textAt = (url: string): Promise<string | null> =>
    read(url).then((content) => content && content.toString());
  for (const release of catalogue.releases) {
    for (const file of release.files) {
      for (const { type, text, url } of file.signatures ?? []) {
        const pinned = (catalogue.product.keys ?? []).filter((key) => key.type === type);
        if (pinned.length === 0 && (type === 'minisign' || type === 'openpgp')) unpinned.add(type);
        const signature = text ?? (url === undefined ? null : await read(url));
        const keys = await pinnedKeys(pinned, textAt);
        if (keys.length === 0 || signature === null) continue;
        const found = await check(type, {
          signature,
          keys,
          local: byFile.get(file),
          name: file.name,
          now,
        });
        if (!found) continue;
        const reason = { where: placeOf(release, file), problem: found.problem, remedy: signAgain };
        (stops(found.result) ? reasons : warnings).push(reason);
      }
    }
  }
  warnings.push(
    ...[...unpinned].map((type) => ({
      where: 'product › keys',
      problem: `there are ${signatureLabels[type]} signatures, but no ${signatureLabels[type]} key is pinned, so nobody can check them.`,
      remedy: 'Add the public key to product.keys.',
    })),
  );
  return { reasons: [...(await wrongKeys(catalogue, textAt)), ...reasons], warnings };
}
