/** Buffers that WebCrypto takes: never shared memory. */
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Whether `signature` (64 bytes) over `message` was made by the holder of `publicKey` (32 bytes), RFC 8032.
 * WebCrypto where it knows Ed25519 (Node 20, Chromium 137, Firefox 129, Safari 17), a library loaded on demand elsewhere.
 */
export async function verifyEd25519(publicKey: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  const subtle = globalThis.crypto?.subtle;
  const key = subtle === undefined ? null : await subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
    // NotSupportedError in an older browser, DataError for a key that is no point of the curve: the library decides both.
    .catch(() => null);
  if (key !== null) return subtle.verify('Ed25519', key, signature, message);
  const { ed25519 } = await import('@noble/curves/ed25519.js');
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
}
