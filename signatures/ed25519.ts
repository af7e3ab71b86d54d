import { toHex } from '../catalogue/hex';

/** Buffers that WebCrypto takes: never shared memory. */
type Bytes = Uint8Array<ArrayBuffer>;

/** The y coordinates of the points of small order but for ±1, without their sign: 0, 1 and the two of order 8 (RFC 7748, 6.1; libsodium, ge25519_has_small_order). */
const smallOrder = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
];

/** Whether 32 bytes are a point as libsodium, so minisign, takes it: y below 2^255 - 19, and none of small order, with which anything is "signed". */
function isProperPoint(bytes: Uint8Array): boolean {
  const y = toHex(bytes.map((byte, index) => (index === 31 ? byte & 0x7f : byte)));
  const isReduced = !/^(e[d-f]|f.)(ff){30}7f$/.test(y);
  return isReduced && !smallOrder.includes(y);
}

/**
 * Whether `signature` (64 bytes) over `message` was made by the holder of `publicKey` (32 bytes), RFC 8032, as strictly as
 * libsodium, which WebCrypto is not. WebCrypto where it knows Ed25519 (Node 20, Chromium 137, Firefox 129, Safari 17), a
 * library loaded on demand elsewhere.
 */
export async function verifyEd25519(
  publicKey: Bytes,
  message: Bytes,
  signature: Bytes,
): Promise<boolean> {
  if (!isProperPoint(publicKey) || !isProperPoint(signature.subarray(0, 32))) return false;
  const subtle = globalThis.crypto?.subtle;
  const key =
    subtle === undefined
      ? null
      : await subtle
          .importKey('raw', publicKey, 'Ed25519', false, ['verify'])
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
