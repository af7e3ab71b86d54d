import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A minisign key made for a test, and signatures by it, written as https://jedisct1.github.io/minisign/ describes. */
export function minisignKey(id = '0123456789ABCDEF') {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keyId = Buffer.from(id, 'hex').reverse();
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return {
    fingerprint: id,
    key: Buffer.concat([Buffer.from('Ed'), keyId, raw]).toString('base64'),
    /** Signs the BLAKE2b-512 of the content, or the content itself for a legacy signature. */
    sign(content: Buffer, trustedComment: string, legacy = false): string {
      const signature = sign(
        null,
        legacy ? content : createHash('blake2b512').update(content).digest(),
        privateKey,
      );
      const global = sign(
        null,
        Buffer.concat([signature, Buffer.from(trustedComment)]),
        privateKey,
      );
      const line = Buffer.concat([Buffer.from(legacy ? 'Ed' : 'ED'), keyId, signature]).toString(
        'base64',
      );
      return `untrusted comment: test\n${line}\ntrusted comment: ${trustedComment}\n${global.toString('base64')}\n`;
    },
  };
}
