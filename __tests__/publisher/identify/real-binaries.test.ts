import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { plain } from '../../../fixtures/content-of';
import { fileReader } from '../../../publisher/identify/bytes';
import { identifyContent } from '../../../publisher/identify/content';
import { type ContentIdentity } from '../../../publisher/identify/content-facts';
import { identify } from '../../../publisher/identify/identify-file';
import { identifyName } from '../../../publisher/identify/identify-name';

const folder = path.resolve('.cache/binaries');
const [esbuild, rollup] = ['0.28.2', '4.67.4'];

/** Systems that start an ELF program which bears no mark of its own, as a static one without Go's build information. */
const unbranded = ['linux', 'android', 'chromeos', 'dragonfly', 'illumos', 'solaris', 'haiku'];

/** Packages that hold one program or library each: the file in it, and what is true of it. */
const binaries: [name: string, version: string, file: string, facts: Record<string, unknown>][] = [
  [
    '@esbuild/linux-x64',
    esbuild,
    'bin/esbuild',
    { format: 'binary', cpu: ['x64'], osAmong: unbranded },
  ],
  // Static Go programs, whose build information stands behind their code, 5 MiB from the start.
  ['lefthook-linux-x64', '2.2.2', 'bin/lefthook', { format: 'binary', os: 'linux', cpu: ['x64'] }],
  [
    '@esbuild/linux-loong64',
    esbuild,
    'bin/esbuild',
    { format: 'binary', cpu: ['loongarch64'], osAmong: unbranded },
  ],
  [
    '@esbuild/sunos-x64',
    esbuild,
    'bin/esbuild',
    { format: 'binary', cpu: ['x64'], osAmong: ['illumos', 'solaris'] },
  ],
  ['@esbuild/netbsd-x64', esbuild, 'bin/esbuild', { format: 'binary', os: 'netbsd', cpu: ['x64'] }],
  ['@esbuild/aix-ppc64', esbuild, 'bin/esbuild', { format: 'binary', os: 'aix', cpu: ['ppc64'] }],
  ['@esbuild/win32-x64', esbuild, 'esbuild.exe', { format: 'exe', os: 'windows', cpu: ['x64'] }],
  [
    '@esbuild/darwin-arm64',
    esbuild,
    'bin/esbuild',
    { format: 'binary', os: 'macos', cpu: ['arm64'], minimumOs: '12' },
  ],
  [
    '@rollup/rollup-linux-x64-gnu',
    rollup,
    'rollup.linux-x64-gnu.node',
    { format: 'so', os: 'linux', cpu: ['x64'], libc: 'gnu' },
  ],
  [
    '@rollup/rollup-linux-x64-musl',
    rollup,
    'rollup.linux-x64-musl.node',
    { format: 'so', os: 'linux', cpu: ['x64'], libc: 'musl' },
  ],
  [
    '@rollup/rollup-linux-arm-musleabihf',
    rollup,
    'rollup.linux-arm-musleabihf.node',
    { format: 'so', os: 'linux', cpu: ['armv7'], libc: 'musl' },
  ],
  [
    '@rollup/rollup-linux-riscv64-musl',
    rollup,
    'rollup.linux-riscv64-musl.node',
    { format: 'so', os: 'linux', cpu: ['riscv64'], libc: 'musl' },
  ],
  // Its name says ppc64; the file is little-endian.
  [
    '@rollup/rollup-linux-ppc64-gnu',
    rollup,
    'rollup.linux-ppc64-gnu.node',
    { format: 'so', os: 'linux', cpu: ['ppc64le'], libc: 'gnu' },
  ],
  [
    'lightningcss-linux-arm-gnueabihf',
    '1.33.0',
    'lightningcss.linux-arm-gnueabihf.node',
    { format: 'so', os: 'linux', cpu: ['armv6'], cpuAmong: ['armv6', 'armv7'], libc: 'gnu' },
  ],
  [
    '@rollup/rollup-android-arm64',
    rollup,
    'rollup.android-arm64.node',
    { format: 'so', os: 'android', cpu: ['arm64'], minimumOs: '7.0' },
  ],
  [
    '@rollup/rollup-android-arm-eabi',
    rollup,
    'rollup.android-arm-eabi.node',
    { format: 'so', os: 'android', cpu: ['armv7'], minimumOs: '7.0' },
  ],
  [
    '@rollup/rollup-freebsd-x64',
    rollup,
    'rollup.freebsd-x64.node',
    { format: 'so', os: 'freebsd', cpu: ['x64'] },
  ],
  [
    '@rollup/rollup-openbsd-x64',
    rollup,
    'rollup.openbsd-x64.node',
    { format: 'so', os: 'openbsd', cpu: ['x64'] },
  ],
  // A system that the catalogue has no word for: not Linux, though its C library is musl.
  [
    '@rollup/rollup-openharmony-arm64',
    rollup,
    'rollup.openharmony-arm64.node',
    { format: 'so', cpu: ['arm64'], osAmong: [] },
  ],
  [
    '@rollup/rollup-win32-ia32-msvc',
    rollup,
    'rollup.win32-ia32-msvc.node',
    { format: 'dll', os: 'windows', cpu: ['x86'] },
  ],
  [
    '@rollup/rollup-win32-arm64-msvc',
    rollup,
    'rollup.win32-arm64-msvc.node',
    { format: 'dll', os: 'windows', cpu: ['arm64'], minimumOs: '10' },
  ],
  [
    '@rollup/rollup-darwin-x64',
    rollup,
    'rollup.darwin-x64.node',
    { format: 'dylib', os: 'macos', cpu: ['x64'], minimumOs: '10.13' },
  ],
  [
    'fsevents',
    '2.3.3',
    'fsevents.node',
    { format: 'dylib', os: 'macos', cpu: ['x64', 'arm64'], minimumOs: '10.15' },
  ],
];

function archiveOf(name: string, version: string): string {
  return path.join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/** Asks npm once for all that is missing; without a network what is there is used and the rest skipped by name. */
function fetchMissing(): void {
  mkdirSync(folder, { recursive: true });
  const missing = binaries
    .filter(([name, version]) => !existsSync(archiveOf(name, version)))
    .map(([name, version]) => `${name}@${version}`);
  if (missing.length === 0) return;
  try {
    execFileSync(
      'npm',
      ['pack', '--silent', '--fetch-retries=1', '--pack-destination', folder, ...missing],
      { stdio: 'pipe', timeout: 240_000 },
    );
  } catch {
    // The tests of what is still missing say so by being skipped.
  }
}
fetchMissing();

async function contentAt(file: string): Promise<ContentIdentity> {
  const handle = await open(file);
  try {
    return await identifyContent(fileReader(handle, (await handle.stat()).size));
  } finally {
    await handle.close();
  }
}

async function factsOf(file: string): Promise<Record<string, unknown>> {
  return plain(await contentAt(file));
}

/** The unpacked file of a package. */
function unpacked(name: string, version: string, file: string): string {
  const target = path.join(folder, `${name.replace('@', '').replace('/', '-')}-${version}`);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', archiveOf(name, version), '-C', target]);
  return path.join(target, 'package', file);
}

/** Files as a publisher might name them, some of them wrongly, and what is concluded. */
const releases: [
  name: string,
  npmPackage: string,
  version: string,
  file: string | null,
  outcome: Record<string, unknown>,
][] = [
  [
    'tool-1.0-linux-amd64.tar.gz',
    '@esbuild/linux-x64',
    esbuild,
    null,
    { ok: true, unknown: [], identity: { os: 'linux', cpu: ['x64'], format: 'tar.gz' } },
  ],
  [
    'tool-illumos-x86_64',
    '@esbuild/sunos-x64',
    esbuild,
    'bin/esbuild',
    { ok: true, unknown: [], identity: { os: 'illumos', cpu: ['x64'] } },
  ],
  [
    'tool.exe',
    '@esbuild/win32-x64',
    esbuild,
    'esbuild.exe',
    { ok: true, unknown: [], identity: { os: 'windows', cpu: ['x64'], format: 'exe' } },
  ],
  ['tool-win64.exe', '@esbuild/win32-x64', esbuild, 'esbuild.exe', { ok: true, unknown: [] }],
  [
    'tool-openharmony-arm64',
    '@rollup/rollup-openharmony-arm64',
    rollup,
    'rollup.openharmony-arm64.node',
    { ok: true, unknown: ['os'] },
  ],
  [
    'tool-windows-arm64.exe',
    '@esbuild/win32-x64',
    esbuild,
    'esbuild.exe',
    {
      ok: false,
      disagreements: [
        {
          of: 'cpu',
          name: { value: 'arm64', saw: 'arm64' },
          content: { value: 'x64', saw: 'PE machine 0x8664' },
        },
      ],
    },
  ],
  [
    'tool-linux-arm64.tar.gz',
    '@esbuild/linux-x64',
    esbuild,
    null,
    { ok: false, disagreements: [{ of: 'cpu', content: { value: 'x64' } }] },
  ],
  [
    'tool-macos-universal.tar.gz',
    '@esbuild/darwin-arm64',
    esbuild,
    null,
    { ok: false, disagreements: [{ of: 'cpu', content: { value: 'arm64' } }] },
  ],
  [
    'tool-linux-x64',
    '@esbuild/netbsd-x64',
    esbuild,
    'bin/esbuild',
    {
      ok: false,
      disagreements: [{ of: 'os', content: { value: 'netbsd', saw: 'ELF note "NetBSD"' } }],
    },
  ],
];

describe('release files by name and content', () => {
  for (const [release, name, version, file, outcome] of releases) {
    const test = existsSync(archiveOf(name, version)) ? it : it.skip;
    test(`${release} that is ${file ?? 'the archive'} of ${name}`, async () => {
      const content = await contentAt(
        file === null ? archiveOf(name, version) : unpacked(name, version, file),
      );
      expect(identify(identifyName(release), content)).toMatchObject(outcome);
    });
  }
});

describe('programs and libraries as their projects publish them', () => {
  for (const [name, version, file, facts] of binaries) {
    const test = existsSync(archiveOf(name, version)) ? it : it.skip;
    test(`${name} ${version}: the file itself`, async () => {
      expect(await factsOf(unpacked(name, version, file))).toEqual(facts);
    });

    test(`${name} ${version}: its archive says what the file in it is for`, async () => {
      const { cpu, os } = await factsOf(archiveOf(name, version));
      expect({ cpu, os }).toEqual({ cpu: facts.cpu, os: facts.os });
    });
  }
});
