import { isAbsolute } from '../../../../catalogue/addresses';
import { type PublicKey, type Signature } from '../../../../catalogue/schema';
import { verifyMinisign, type MinisignResult } from '../../../../signatures/minisign';
import { verifyOpenPgp, type OpenPgpResult } from '../../../../signatures/openpgp';
import { pinnedKeys } from '../../../../signatures/pinned-keys';
import { isUnsupported, type DigestOptions } from './digest';
import { hash } from './hash-in-worker';

/** A file beside the page, by its address relative to /download/. Throws when it cannot be fetched. */
export type Load = (url: string) => Promise<ArrayBuffer>;

/** A kind of signature that the browser cannot check, or a key or signature that is not at hand. */
export interface NotChecked {
  ok: false;
  reason: 'not-checked';
  because: 'kind' | 'no-key' | 'no-signature' | 'no-webassembly';
}

/** One signature's state. */
export type SignatureCheck =
  | { type: 'minisign'; result: MinisignResult | NotChecked }
  | { type: 'openpgp'; result: OpenPgpResult | NotChecked }
  | { type: Exclude<Signature['type'], 'minisign' | 'openpgp'>; result: NotChecked };

interface SignedFile {
  file: Blob;
  fileName: string;
  keys: readonly PublicKey[];
  load: Load;
  now: Date;
}

/** Checks one signature of the catalogue; its text, or the address of it beside the page. Throws what reading the file throws. */
export async function checkPublished(
  signature: Signature,
  signed: SignedFile,
  options: DigestOptions = {},
): Promise<SignatureCheck> {
  const { type } = signature;
  if (type !== 'minisign' && type !== 'openpgp')
    return { type, result: { ok: false, reason: 'not-checked', because: 'kind' } };
  const content = signature.text ?? (await fetched(signature.url, signed.load));
  if (content === null)
    return { type, result: { ok: false, reason: 'not-checked', because: 'no-signature' } };
  return checkSignature(type, content, signed, options);
}

/** Checks the content of a signature file that the visitor dropped together with the file. */
export async function checkDropped(
  bytes: Uint8Array,
  signed: SignedFile,
  options: DigestOptions = {},
): Promise<SignatureCheck> {
  // The mark of a text's byte order is no part of either format; it is left to the parsers to say so.
  const isMinisign = new TextDecoder().decode(bytes).startsWith('untrusted comment:');
  return checkSignature(isMinisign ? 'minisign' : 'openpgp', bytes, signed, options);
}

/** Whether a file's name is that of a detached signature of another one, and of which. */
export function signedNameOf(name: string): string | null {
  return /^(.+)\.(minisig|asc|sig|gpg)$/i.exec(name)?.[1] ?? null;
}

/** Files that came together, each with the signature files named after it; a signature without its file stands alone. */
export function withSignatures(files: readonly File[]): { file: File; dropped: File[] }[] {
  const names = new Set(files.map((file) => file.name));
  const belongs = (file: File): boolean => names.has(signedNameOf(file.name) ?? '');
  return files
    .filter((file) => !belongs(file))
    .map((file) => ({
      file,
      dropped: files.filter((other) => signedNameOf(other.name) === file.name),
    }));
}

async function checkSignature(
  type: 'minisign' | 'openpgp',
  signature: string | Uint8Array,
  { file, fileName, keys, load, now }: SignedFile,
  options: DigestOptions,
): Promise<SignatureCheck> {
  const textAt = (url: string): Promise<string | null> =>
    fetched(url, load).then((bytes) => bytes && new TextDecoder().decode(bytes));
  const pinned = await pinnedKeys(
    keys.filter((key) => key.type === type),
    textAt,
  );
  if (pinned.length === 0)
    return { type, result: { ok: false, reason: 'not-checked', because: 'no-key' } };
  if (type === 'openpgp')
    return {
      type,
      result: await verifyOpenPgp({
        signature: armoredOrBytes(signature),
        keys: pinned,
        file,
        now,
      }),
    };
  const blake2b512 = async () => fromHex((await hash(file, 'blake2b512', options))[0] ?? '');
  const content = {
    size: file.size,
    blake2b512,
    bytes: async () => new Uint8Array(await file.arrayBuffer()),
  };
  try {
    return { type, result: await verifyMinisign({ signature, keys: pinned, fileName, content }) };
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    return { type, result: { ok: false, reason: 'not-checked', because: 'no-webassembly' } };
  }
}

function armoredOrBytes(signature: string | Uint8Array): string | Uint8Array {
  if (typeof signature === 'string') return signature;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(signature);
  return text.includes('-----BEGIN PGP') ? text : signature;
}

/** A file beside the page; null for one on another server, which is never fetched, and one that cannot be fetched. */
async function fetched(url: string | undefined, load: Load): Promise<Uint8Array | null> {
  if (url === undefined || isAbsolute(url)) return null;
  return load(url).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  );
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}
