import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLocal } from '../catalogue/addresses';
import { parseMinisign, verifyMinisign, type MinisignResult } from '../catalogue/minisign';
import { verifyOpenPgp, type OpenPgpResult } from '../catalogue/openpgp';
import type { Catalogue, PublicKey, Signature } from '../catalogue/schema';
import { signatureLabels } from '../catalogue/vocabulary';
import { placeOf, type Findings } from './gate';
import type { LocalFile } from './gate-files';
import type { Reason } from './outcome';

/** Reads the text behind an address; null where it can't be had (no network wanted, not there). */
export type ReadText = (url: string) => Promise<string | null>;

/** Reads what lies below public/download, and nothing else. */
export function readBelow(folder: string): ReadText {
  return (url) => (isLocal(url)
    ? readFile(path.join(folder, decodeURIComponent(url)), 'utf8').catch(() => null)
    : Promise.resolve(null));
}

const signAgain = 'Sign this very file again with the pinned key and add it again with the new signature.';

/** What a minisign result means for a publisher; null when the signature is good. */
export function minisignProblem(result: MinisignResult): string | null {
  if (result.ok) return null;
  switch (result.reason) {
    case 'malformed': return `the text of the ${result.malformed.of} is malformed in line ${result.malformed.line}: expected a ${result.malformed.expected}.`;
    case 'other-key': return `it was made with the minisign key ${result.keyId}; the pinned key is ${result.expected}.`;
    case 'content': return 'the minisign signature isn\'t of this content.';
    case 'trusted-comment': return 'the trusted comment of the minisign signature was changed after signing.';
    case 'file-name': return `the trusted comment of the minisign signature names another file, ${result.signedName}.`;
    case 'too-large': return `it is too large (${result.size} bytes) for a legacy minisign signature, which is checked in memory; sign it without -l.`;
  }
}

/** What an OpenPGP result means for a publisher; null when the signature is good. */
export function openPgpProblem(result: OpenPgpResult): string | null {
  if (result.ok) return null;
  switch (result.reason) {
    case 'malformed': return `the text of the OpenPGP ${result.of} is malformed.`;
    case 'other-key': return `it was made with the OpenPGP key ${result.keyId}; pinned are ${result.expected.join(', ')}.`;
    case 'content': return 'the OpenPGP signature isn\'t of this content.';
    case 'weak-algorithm': return `the OpenPGP signature uses ${result.algorithm}, which proves nothing any more.`;
    case 'unknown-algorithm': return 'the OpenPGP signature uses an algorithm that isn\'t known here.';
    case 'revoked-key': return `the OpenPGP key ${result.fingerprint} is revoked.`;
    case 'expired-key': return result.whileValid ? null : `the OpenPGP key ${result.fingerprint} had expired (${result.expired}) when it signed (${result.signed}).`;
    case 'expired-signature': return `the OpenPGP signature expired on ${result.expired}.`;
    case 'key-not-for-signing': return `the OpenPGP key ${result.fingerprint} isn't one for signing.`;
  }
}

interface Signed {
  text: string;
  keys: PublicKey[];
  local?: LocalFile;
  name: string;
  now: Date;
}

async function keyText(key: PublicKey, read: ReadText): Promise<string | null> {
  return key.key ?? (key.url === undefined ? null : read(key.url));
}

async function minisignReason({ text, keys, local, name }: Signed, read: ReadText): Promise<string | null> {
  const parsed = parseMinisign(text);
  const signer = parsed.ok ? keys.find(({ fingerprint }) => fingerprint.toUpperCase() === parsed.value.keyId) : undefined;
  const pinned = signer ?? keys[0];
  const key = pinned && await keyText(pinned, read);
  if (!pinned || !key) return null;
  if (!local?.hashes) {
    // The bytes are elsewhere, so only what the signature says of itself can be told.
    if (parsed.ok && signer === undefined) return minisignProblem({ ok: false, reason: 'other-key', keyId: parsed.value.keyId, expected: pinned.fingerprint });
    const signedName = parsed.ok ? parsed.value.signedName : undefined;
    if (parsed.ok && signedName !== undefined && signedName !== name) {
      return minisignProblem({ ok: false, reason: 'file-name', keyId: parsed.value.keyId, signedName, fileName: name });
    }
    return parsed.ok ? null : minisignProblem({ ok: false, reason: 'malformed', malformed: parsed.malformed });
  }
  const { path: file, hashes } = local;
  return minisignProblem(await verifyMinisign({
    signature: text,
    key,
    fileName: name,
    content: {
      size: hashes.size,
      blake2b512: () => Promise.resolve(new Uint8Array(Buffer.from(hashes.blake2b512 ?? '', 'hex'))),
      bytes: async () => new Uint8Array(await readFile(file)),
    },
  }));
}

async function openPgpReason({ text, keys, local, now }: Signed, read: ReadText): Promise<string | null> {
  if (!local?.hashes) return null;
  const texts = await Promise.all(keys.map(async (key) => ({ key: await keyText(key, read), fingerprint: key.fingerprint })));
  const pinned = texts.flatMap(({ key, fingerprint }) => (key === null ? [] : [{ key, fingerprint }]));
  if (pinned.length === 0) return null;
  return openPgpProblem(await verifyOpenPgp({ signature: text, keys: pinned, file: await openAsBlob(local.path), now }));
}

function reasonFor(type: Signature['type'], signed: Signed, read: ReadText): Promise<string | null> {
  switch (type) {
    case 'minisign': return minisignReason(signed, read);
    case 'openpgp': return openPgpReason(signed, read);
    // Sigstore's proof needs its transparency log and a bare Ed25519 signature its updater's key: neither is pinned here.
    case 'sigstore':
    case 'ed25519': return Promise.resolve(null);
  }
}

/**
 * Checks every signature that can be read against the pinned keys: over the content of files beside the page, and of
 * files elsewhere by key ID and signed name.
 */
export async function checkSignatures(catalogue: Catalogue, local: readonly LocalFile[], now: Date, read: ReadText): Promise<Findings> {
  const byFile = new Map(local.map((each) => [each.file, each]));
  const reasons: Reason[] = [];
  const unpinned = new Set<Signature['type']>();
  for (const release of catalogue.releases) {
    for (const file of release.files) {
      for (const { type, text, url } of file.signatures ?? []) {
        const keys = (catalogue.product.keys ?? []).filter((key) => key.type === type);
        if (keys.length === 0 && (type === 'minisign' || type === 'openpgp')) unpinned.add(type);
        const signature = text ?? (url === undefined ? null : await read(url));
        if (keys.length === 0 || signature === null) continue;
        const problem = await reasonFor(type, { text: signature, keys, local: byFile.get(file), name: file.name, now }, read);
        if (problem !== null) reasons.push({ where: placeOf(release, file), problem, remedy: signAgain });
      }
    }
  }
  const warnings = [...unpinned].map((type) => ({
    where: 'product › keys',
    problem: `there are ${signatureLabels[type]} signatures, but no ${signatureLabels[type]} key is pinned, so nobody can check them.`,
    remedy: 'Add the public key to product.keys.',
  }));
  return { reasons, warnings };
}
