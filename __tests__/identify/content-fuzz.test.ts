import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { identifyContent } from '../../publisher/identify/content';
import { identify } from '../../publisher/identify/identify';
import { formatLabels, wordsOf } from '../../catalogue/vocabulary';
import { strictReader } from './content-of';
import { androidManifest, ar, rpm, tar, xar, zip } from './made-archives';
import { elf, machO, pe, universal } from './made-executables';

const starts = [
  '\x7fELF\x02\x01\x01', '\x7fELF\x01\x02', 'MZ', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe\0\0\0\x02', 'PK\x03\x04', 'PK\x05\x06', '!<arch>\n', '\xed\xab\xee\xdb',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'xar!\0\x1c', '\x1f\x8b\x08', '\xfd7zXZ\0', '\x28\xb5\x2f\xfd', 'flatpak\0', '\x01\xf7\0\x05',
].map((start) => Buffer.from(start, 'latin1'));

// Many runs on a busy machine; a wait without end still fails.
jest.setTimeout(60_000);

/** Any answer will do, as long as there is one: a throw, an endless wait or a read outside the file fails the test. */
async function survives(bytes: Buffer): Promise<void> {
  expect(await identifyContent(strictReader(bytes))).toBeInstanceOf(Object);
}

describe('any bytes', () => {
  it('of any beginning are answered', async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom(...starts, Buffer.alloc(0)), fc.uint8Array({ maxLength: 2048 }),
      (start, rest) => survives(Buffer.concat([start, rest]))), { numRuns: 600 });
  });

  it('of a real file with some changed, or cut anywhere, are answered', async () => {
    const msiLike = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
    msiLike.writeUInt16LE(9, 30);
    msiLike.writeUInt16LE(6, 32);
    const program = elf({ machine: 40, bits: 32, interpreter: '/lib/ld-linux.so.3', note: { name: 'GNU', type: 1, word: 0 } });
    const files = [
      program, elf({ machine: 62, bigEndian: true, note: { name: 'Android', type: 1, word: 24 } }), pe({ machine: 0x8664, clrFlags: 1, hybrid: true }),
      pe({ machine: 0x14c, payload: 70_000 }), universal(machO('x64', [11, 0]), machO('arm64', [11, 0])), msiLike,
      rpm({ 1021: 'linux', 1022: 'x86_64', 1049: 'libc.so.6' }), xar('<a><options hostArchitectures="arm64"/></a>'),
      zip([{ path: 'AndroidManifest.xml', bytes: androidManifest(24) }, { path: 'lib/x86/a.so', bytes: program }]),
      gzipSync(await tar({ 'a/bin/tool': program })), await tar({ '.PKGINFO': 'arch = x86_64' }),
      ar({ 'debian-binary': Buffer.from('2.0\n'), 'control.tar.gz': gzipSync(await tar({ control: 'Architecture: all\n' })) }),
    ];
    const change = fc.tuple(fc.nat(100_000), fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(255)));
    await fc.assert(fc.asyncProperty(fc.constantFrom(...files), fc.array(change, { maxLength: 8 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(),
      async (file, changes, share, isCut) => {
        const bytes = Buffer.from(file);
        // Headers stand in the first bytes, so most changes go there.
        for (const [at, value] of changes) bytes[at % 3 === 0 ? at % bytes.length : at % Math.min(bytes.length, 512)] = value;
        await survives(isCut ? bytes.subarray(0, Math.floor(bytes.length * share)) : bytes);
      }), { numRuns: 1000 });
  });

  it('and any claim of a name are merged', async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom(...starts), fc.constantFrom(...wordsOf(formatLabels)), async (start, format) => {
      const content = await identifyContent(strictReader(start));
      const merged = identify({ kind: 'download', format, evidence: [] }, content);
      expect(merged.ok || merged.disagreements.length > 0).toBe(true);
    }));
  });
});
