import { verifyMinisign, type MinisignResult } from '../../../../catalogue/minisign';
import type { PublicKey, Signature } from '../../../../catalogue/schema';
import type { DigestOptions } from './digest';
import { hash } from './hash';
import { verifyOpenPgp, type OpenPgpResult, type PinnedKey } from '../../../../catalogue/openpgp';

/** A file beside the page, by its address relative to /download/. Throws when it cannot be fetched. */
export type Load = (url: string) => Promise<ArrayBuffer>;

/** A kind of signature that the browser cannot check, or a key or signature that is not at hand. */
export interface NotChecked { ok: false; reason: 'not-checked'; because: 'kind' | 'no-key' | 'no-signature' }

/** One signature's state. */
export type SignatureCheck =
  | { type: 'minisign'; result: MinisignResult | NotChecked }
  | { type: 'openpgp'; result: OpenPgpResult | NotChecked }
  | { type: Exclude<Signature['type'], 'minisign' | 'openpgp'>; result: NotChecked };

interface SignedFile { file: Blob; fileName: string; keys: readonly PublicKey[]; load: Load; now: Date }

const isOwnOrigin = (url: string): boolean => !/^https:/i.test(url);

/** Checks one signature of the catalogue; its text, or the address of it beside the page. Throws what reading the file throws. */
export async function checkPublished(signature: Signature, signed: SignedFile, options: DigestOptions = {}): Promise<SignatureCheck> {
  const { type } = signature;
  if (type !== 'minisign' && type !== 'openpgp') return { type, result: { ok: false, reason: 'not-checked', because: 'kind' } };
  const content = signature.text ?? await fetched(signature.url, signed.load);
  if (content === null) return { type, result: { ok: false, reason: 'not-checked', because: 'no-signature' } };
  return checkSignature(type, content, signed, options);
}

/** Checks the content of a signature file that the visitor dropped together with the file. */
export async function checkDropped(bytes: Uint8Array, signed: SignedFile, options: DigestOptions = {}): Promise<SignatureCheck> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (text.startsWith('untrusted comment:')) return checkSignature('minisign', text, signed, options);
  return checkSignature('openpgp', text.includes('-----BEGIN PGP') ? text : bytes, signed, options);
}

/** Whether a file's name is that of a detached signature of another one, and of which. */
export function signedNameOf(name: string): string | null {
  return /^(.+)\.(minisig|asc|sig|gpg)$/i.exec(name)?.[1] ?? null;
}

/** Files that came together, each with the signature files named after it; a signature without its file stands alone. */
export function withSignatures(files: readonly File[]): { file: File; dropped: File[] }[] {
  const names = new Set(files.map((file) => file.name));
  const belongs = (file: File): boolean => names.has(signedNameOf(file.name) ?? '');
  return files.filter((file) => !belongs(file))
    .map((file) => ({ file, dropped: files.filter((other) => signedNameOf(other.name) === file.name) }));
}

async function checkSignature(
  type: 'minisign' | 'openpgp', content: string | Uint8Array, { file, fileName, keys, load, now }: SignedFile, options: DigestOptions,
): Promise<SignatureCheck> {
  const pinned = await pinnedKeys(keys.filter((key) => key.type === type), load);
  const [first, ...more] = pinned;
  if (!first) return { type, result: { ok: false, reason: 'not-checked', because: 'no-key' } };
  if (type === 'openpgp') return { type, result: await verifyOpenPgp({ signature: content, keys: pinned, file, now }) };
  const signature = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const blake2b512 = once(async () => fromHex((await hash(file, 'blake2b512', options))[0] ?? ''));
  const signed = { size: file.size, blake2b512, bytes: async () => new Uint8Array(await file.arrayBuffer()) };
  let result = await verifyMinisign({ signature, key: first.key, fileName, content: signed });
  for (const { key } of more) {
    if (result.ok || result.reason !== 'other-key') break;
    result = await verifyMinisign({ signature, key, fileName, content: signed });
  }
  return { type, result };
}

/** The keys' own text, from the catalogue or from beside the page; a key on another server is never fetched. */
async function pinnedKeys(keys: readonly PublicKey[], load: Load): Promise<PinnedKey[]> {
  const texts = await Promise.all(keys.map(async ({ key, url, fingerprint }) => ({ key: key ?? await fetched(url, load), fingerprint })));
  return texts.flatMap(({ key, fingerprint }) => (key === null ? [] : [{ key, fingerprint }]));
}

async function fetched(url: string | undefined, load: Load): Promise<string | null> {
  if (url === undefined || !isOwnOrigin(url)) return null;
  return load(url).then((bytes) => new TextDecoder().decode(bytes), () => null);
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
