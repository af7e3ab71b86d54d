import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { formatLabels, wordsOf } from '../catalogue/vocabulary';
import { strictReader } from '../fixtures/content-of';
import { androidManifest, ar, rpm, tar, xar, zip } from '../fixtures/made-archives';
import { elf, machO, pe, universal } from '../fixtures/made-executables';
import { identifyContent } from '../publisher/identify/content';
import { identify } from '../publisher/identify/identify-file';
import { damagedBytes } from './damage';
import { type Target } from './target';

const starts = [
  '\x7fELF\x02\x01\x01',
  '\x7fELF\x01\x02',
  'MZ',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe\0\0\0\x02',
  'PK\x03\x04',
  'PK\x05\x06',
  '!<arch>\n',
  '\xed\xab\xee\xdb',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'xar!\0\x1c',
  '\x1f\x8b\x08',
  '\xfd7zXZ\0',
  '\x28\xb5\x2f\xfd',
  'flatpak\0',
  '\x01\xf7\0\x05',
  '#!/bin/sh\n',
  '',
].map((start) => Buffer.from(start, 'latin1'));

async function madeFiles(): Promise<Buffer[]> {
  const msiLike = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
  msiLike.writeUInt16LE(9, 30);
  msiLike.writeUInt16LE(6, 32);
  const program = elf({
    machine: 40,
    bits: 32,
    interpreter: '/lib/ld-linux.so.3',
    note: { name: 'GNU', type: 1, word: 0 },
  });
  const plist = Buffer.from(
    '<plist version="1.0"><dict><key>LSMinimumSystemVersion</key><string>10.15</string></dict></plist>',
  );
  return [
    program,
    elf({ machine: 62, bigEndian: true, note: { name: 'Android', type: 1, word: 24 } }),
    pe({ machine: 0x8664, clrFlags: 1, hybrid: true }),
    pe({ machine: 0x14c, payload: 70_000 }),
    universal(machO('x64', [11, 0]), machO('arm64', [11, 0])),
    msiLike,
    rpm({ 1021: 'linux', 1022: 'x86_64', 1049: 'libc.so.6' }),
    xar('<a><options hostArchitectures="arm64"/></a>'),
    zip([
      { path: 'AndroidManifest.xml', bytes: androidManifest(24) },
      { path: 'lib/x86/a.so', bytes: program },
    ]),
    zip([
      { path: 'A.app/Contents/Info.plist', bytes: plist },
      { path: 'A.app/Contents/MacOS/A', bytes: machO('arm64', [11, 0]) },
    ]),
    gzipSync(await tar({ 'a/bin/tool': program })),
    await tar({ '.PKGINFO': 'arch = x86_64' }),
    ar({
      'debian-binary': Buffer.from('2.0\n'),
      'control.tar.gz': gzipSync(await tar({ control: 'Architecture: all\n' })),
    }),
  ];
}

/** Any bytes are answered without a read outside them, and merged with any claim of a name. */
export const content: Target = {
  name: 'content',
  share: 4,
  batch: 300,
  bound: 20,
  async property() {
    const made = fc
      .tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 2048 }))
      .map((both) => Buffer.concat(both));
    const input = fc.record({
      bytes: fc.oneof({ weight: 3, arbitrary: damagedBytes(await madeFiles()) }, made),
      format: fc.constantFrom(...wordsOf(formatLabels)),
    });
    return fc.asyncProperty(input, async ({ bytes, format }) => {
      const found = await identifyContent(strictReader(bytes));
      const merged = identify({ kind: 'download', format, evidence: [] }, found);
      assert(merged.ok || merged.disagreements.length > 0, 'contradicted without a reason');
    });
  },
};
