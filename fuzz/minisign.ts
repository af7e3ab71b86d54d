import assert from 'node:assert/strict';
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { run } from '../fixtures/programs';
import { verifyMinisign } from '../signatures/minisign';
import { anyText, damagedBytes } from './damage';
import { type Target } from './target';

// One key for ever, so that a seed gives the same input again. PKCS #8 in front of the 32 bytes (RFC 8410, 7).
const privateKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
});
const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
const keyId = Buffer.from('0102030405060708', 'hex');
const keyLine = Buffer.concat([Buffer.from('Ed'), keyId, publicKey]).toString('base64');
const blake2b = (bytes: Buffer) => createHash('blake2b512').update(bytes).digest();

/** A good signature with any comments, in either format, with any ends of lines. */
function signed({
  content,
  isLegacy,
  untrusted,
  trusted,
  ends,
}: {
  content: Buffer;
  isLegacy: boolean;
  untrusted: Uint8Array;
  trusted: Uint8Array;
  ends: string;
}): Buffer {
  const signature = sign(null, isLegacy ? content : blake2b(content), privateKey);
  const line = Buffer.concat([Buffer.from(isLegacy ? 'Ed' : 'ED'), keyId, signature]).toString(
    'base64',
  );
  const global = sign(null, Buffer.concat([signature, trusted]), privateKey).toString('base64');
  return Buffer.concat([
    Buffer.from('untrusted comment: '),
    untrusted,
    Buffer.from(`${ends}${line}${ends}trusted comment: `),
    trusted,
    Buffer.from(`${ends}${global}${ends}`),
  ]);
}

const comment = fc.oneof(
  fc
    .constantFrom(
      'timestamp:1785776133\tfile:app.zip\thashed',
      'file:app.zip',
      'file:other.zip',
      '',
      'x'.repeat(1100),
      'x'.repeat(9000),
    )
    .map((text) => Buffer.from(text)),
  anyText.map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 30 }),
);
const input = fc
  .record({
    content: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    isLegacy: fc.boolean(),
    untrusted: comment,
    trusted: comment,
    ends: fc.constantFrom('\n', '\n', '\r\n', '\r\r\n', '\n\n', '\r', ' \n', '\0\n'),
    bom: fc.boolean(),
  })
  .chain((parts) => {
    const whole = Buffer.concat([
      Buffer.from(parts.bom && parts.content.length % 5 === 0 ? '\ufeff' : ''),
      signed(parts),
    ]);
    return fc.record({
      signature: fc.oneof(fc.constant(whole), damagedBytes([whole])),
      content: fc.oneof(
        { weight: 4, arbitrary: fc.constant(parts.content) },
        damagedBytes([Buffer.concat([parts.content, Buffer.from('x')])]),
      ),
      key: fc.oneof(
        { weight: 4, arbitrary: fc.constant(keyLine) },
        damagedBytes([Buffer.from(keyLine)]).map((bytes) => bytes.toString('latin1')),
      ),
    });
  });

/** What is called good is good to minisign too, and what is good to minisign is called bad only for the name of the file in it. */
export const minisign: Target = {
  name: 'minisign',
  share: 2,
  batch: 20,
  bound: 60,
  judges: ['minisign'],
  property() {
    const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
    const file = path.join(folder, 'app.zip');
    return fc.asyncProperty(input, async ({ signature, content, key }) => {
      writeFileSync(file, content);
      writeFileSync(`${file}.minisig`, signature);
      const ours = await verifyMinisign({
        signature: new Uint8Array(signature),
        keys: [{ key, fingerprint: '' }],
        fileName: 'app.zip',
        content: {
          size: content.length,
          blake2b512: async () => new Uint8Array(blake2b(content)),
          bytes: async () => new Uint8Array(content),
        },
      });
      // An argument ends at a NUL.
      const isAsked = !key.includes('\0');
      const theirs = isAsked ? run('minisign', ['-Vq', '-P', key, '-m', file]) : null;
      if (ours.ok) assert.equal(theirs?.status, 0, `good to us; minisign: ${theirs?.stderr}`);
      else if (ours.reason !== 'file-name')
        assert.notEqual(theirs?.status, 0, `good to minisign; to us: ${JSON.stringify(ours)}`);
    });
  },
};
