import { choose } from '../../catalogue/choose';
import { offersOf } from '../../catalogue/offers';
import { isFor, type Platform } from '../../catalogue/platform';
import { catalogueSchema, releaseSchema } from '../../catalogue/schema';

const files = {
  'win-x64.exe': { os: 'windows', cpu: ['x64'], format: 'exe' },
  'win-x64.msi': { os: 'windows', cpu: ['x64'], format: 'msi' },
  'win-x64.zip': { os: 'windows', cpu: ['x64'], format: 'zip' },
  'win-x86.exe': { os: 'windows', cpu: ['x86'], format: 'exe' },
  'win-arm64.zip': { os: 'windows', cpu: ['arm64'], format: 'zip' },
  'win.exe': { os: 'windows', format: 'exe' },
  'mac-x64.dmg': { os: 'macos', cpu: ['x64'], format: 'dmg' },
  'mac-arm64.dmg': { os: 'macos', cpu: ['arm64'], format: 'dmg' },
  'mac-arm64.tar.gz': { os: 'macos', cpu: ['arm64'], format: 'tar.gz' },
  'mac-universal.dmg': { os: 'macos', cpu: ['x64', 'arm64'], format: 'dmg' },
  'linux-x64.AppImage': { os: 'linux', cpu: ['x64'], format: 'appimage' },
  'linux-x64.deb': { os: 'linux', cpu: ['x64'], format: 'deb' },
  'linux-x64.rpm': { os: 'linux', cpu: ['x64'], format: 'rpm' },
  'linux-x64.tar.gz': { os: 'linux', cpu: ['x64'], format: 'tar.gz' },
  'linux-x64-musl.tar.gz': { os: 'linux', cpu: ['x64'], format: 'tar.gz', libc: 'musl' },
  'linux-x64-gnu.tar.gz': { os: 'linux', cpu: ['x64'], format: 'tar.gz', libc: 'gnu' },
  'linux-arm64.tar.gz': { os: 'linux', cpu: ['arm64'], format: 'tar.gz' },
  'linux.tar.gz': { os: 'linux', format: 'tar.gz' },
  'linux-any.tar.gz': { os: 'linux', cpu: ['any'], format: 'tar.gz' },
  'mac.dmg': { os: 'macos', format: 'dmg' },
  'linux-armv6.tar.gz': { os: 'linux', cpu: ['armv6'], format: 'tar.gz' },
  'freebsd-x64.tar.gz': { os: 'freebsd', cpu: ['x64'], format: 'tar.gz' },
  'app.apk': { os: 'android', cpu: ['arm64', 'armv7'], format: 'apk' },
  'app.jar': { format: 'jar' },
  'mystery.zip': { format: 'zip' },
  SHA256SUMS: { kind: 'checksum' },
  'src.tar.gz': { kind: 'source', format: 'tar.gz' },
} as const;
type Name = keyof typeof files;

const release = (names: readonly Name[]) =>
  releaseSchema.parse({
    version: '1.0',
    date: '2026-01-31',
    files: names.map((name) => ({
      name,
      url: `https://example.org/${name}`,
      size: 1,
      sha256: 'a'.repeat(64),
      ...files[name],
    })),
  });

function offered(names: readonly Name[], os: Platform['os'], cpu: Platform['cpu']): string {
  const offer = choose(release(names), { os, cpu });
  switch (offer.state) {
    case 'one':
      return [`${offer.main.name} (${offer.fit})`, ...offer.beside.map(({ name }) => name)].join(
        ' + ',
      );
    case 'equals':
      return offer.equals.map(({ name }) => name).join(' = ');
    case 'none':
      return 'none';
  }
}

test.each<[Name[], Platform['os'], Platform['cpu'], string]>([
  // macOS: arm64, universal, x64 through Rosetta; an Intel Mac never gets arm64.
  [
    ['mac-x64.dmg', 'mac-arm64.dmg', 'mac-universal.dmg'],
    'macos',
    'arm64',
    'mac-arm64.dmg (native)',
  ],
  [['mac-x64.dmg', 'mac-universal.dmg'], 'macos', 'arm64', 'mac-universal.dmg (universal)'],
  [['mac-x64.dmg'], 'macos', 'arm64', 'mac-x64.dmg (emulated)'],
  [['mac-arm64.dmg', 'mac-universal.dmg'], 'macos', 'x64', 'mac-universal.dmg (universal)'],
  [['mac-arm64.dmg'], 'macos', 'x64', 'none'],
  [
    ['mac-x64.dmg', 'mac-arm64.dmg', 'mac-universal.dmg'],
    'macos',
    'unknown',
    'mac-universal.dmg (universal)',
  ],
  [['mac-x64.dmg', 'mac-arm64.dmg'], 'macos', 'unknown', 'mac-arm64.dmg = mac-x64.dmg'],
  [
    ['mac-arm64.tar.gz', 'mac-arm64.dmg'],
    'macos',
    'arm64',
    'mac-arm64.dmg (native) + mac-arm64.tar.gz',
  ],
  // Windows: an installer before a zip; ARM64 runs x64 and x86 emulated, x64 runs x86.
  [
    ['win-x64.zip', 'win-x64.msi', 'win-x64.exe'],
    'windows',
    'x64',
    'win-x64.exe (native) + win-x64.msi + win-x64.zip',
  ],
  [['win-x64.exe', 'win-arm64.zip'], 'windows', 'arm64', 'win-arm64.zip (native)'],
  [['win-x86.exe', 'win-x64.exe'], 'windows', 'arm64', 'win-x64.exe (emulated)'],
  [['win-x86.exe'], 'windows', 'arm64', 'win-x86.exe (emulated)'],
  [['win-x86.exe'], 'windows', 'x64', 'win-x86.exe (emulated)'],
  [['win-x64.exe', 'win-arm64.zip'], 'windows', 'x86', 'none'],
  [['win-x64.exe', 'win-arm64.zip'], 'windows', 'unknown', 'win-x64.exe = win-arm64.zip'],
  [['win.exe'], 'windows', 'unknown', 'win.exe (not-stated)'],
  // Linux: its own CPU only; what runs on every distribution first, packages as equals beside it.
  [
    ['linux-x64.deb', 'linux-x64.rpm', 'linux-x64.tar.gz', 'linux-x64.AppImage'],
    'linux',
    'x64',
    'linux-x64.AppImage (native) + linux-x64.tar.gz + linux-x64.deb + linux-x64.rpm',
  ],
  [
    ['linux-x64-musl.tar.gz', 'linux-x64-gnu.tar.gz'],
    'linux',
    'x64',
    'linux-x64-gnu.tar.gz (native) + linux-x64-musl.tar.gz',
  ],
  [['linux-x64.AppImage'], 'linux', 'arm64', 'none'],
  [['linux-arm64.tar.gz'], 'linux', 'x64', 'none'],
  [['linux-armv6.tar.gz', 'linux-arm64.tar.gz'], 'linux', 'armv7', 'linux-armv6.tar.gz (emulated)'],
  [['linux-x64.AppImage'], 'linux', 'unknown', 'linux-x64.AppImage (only-build)'],
  [
    ['linux-x64.tar.gz', 'linux-arm64.tar.gz', 'linux-armv6.tar.gz'],
    'linux',
    'unknown',
    'linux-x64.tar.gz = linux-arm64.tar.gz',
  ],
  // A file of which nobody states the CPU: never before one that states a suitable CPU, never for a CPU it is unlikely to be for.
  [['linux.tar.gz', 'linux-x64.tar.gz'], 'linux', 'x64', 'linux-x64.tar.gz (native)'],
  [['linux.tar.gz', 'linux-arm64.tar.gz'], 'linux', 'x64', 'linux.tar.gz (not-stated)'],
  [['linux.tar.gz', 'linux-arm64.tar.gz'], 'linux', 'unknown', 'linux-arm64.tar.gz = linux.tar.gz'],
  [
    ['linux.tar.gz', 'linux-x64.tar.gz', 'linux-arm64.tar.gz'],
    'linux',
    'unknown',
    'linux-x64.tar.gz = linux-arm64.tar.gz',
  ],
  [['linux.tar.gz', 'linux-x64.tar.gz', 'linux-arm64.tar.gz'], 'linux', 'riscv64', 'none'],
  [['linux.tar.gz', 'linux-x64.tar.gz', 'linux-arm64.tar.gz'], 'linux', 'x86', 'none'],
  [['linux.tar.gz'], 'linux', 'riscv64', 'linux.tar.gz (not-stated)'],
  [['linux.tar.gz', 'linux-any.tar.gz'], 'linux', 'riscv64', 'linux-any.tar.gz (any-cpu)'],
  [['linux.tar.gz', 'linux-any.tar.gz'], 'linux', 'unknown', 'linux-any.tar.gz (any-cpu)'],
  [['mac.dmg', 'mac-x64.dmg'], 'macos', 'arm64', 'mac-x64.dmg (emulated)'],
  [['win.exe', 'win-x86.exe'], 'windows', 'unknown', 'win.exe (not-stated)'],
  // Phones, ChromeOS, systems without a file.
  [['app.apk', 'linux-x64.AppImage'], 'android', 'unknown', 'app.apk (universal)'],
  [['linux-x64.AppImage', 'mac-x64.dmg'], 'android', 'arm64', 'none'],
  [['mac-arm64.dmg'], 'ios', 'unknown', 'none'],
  [['linux-x64.deb', 'app.apk', 'win-x64.exe'], 'chromeos', 'unknown', 'linux-x64.deb = app.apk'],
  [
    ['linux-x64.deb', 'app.apk', 'win-x64.exe'],
    'chromeos',
    'x64',
    'linux-x64.deb (native) + app.apk',
  ],
  [
    ['linux-x64.deb', 'linux-x64.tar.gz', 'linux-arm64.tar.gz'],
    'chromeos',
    'x64',
    'linux-x64.tar.gz (native) + linux-x64.deb',
  ],
  [['linux-x64.tar.gz', 'linux-arm64.tar.gz'], 'chromeos', 'arm64', 'linux-arm64.tar.gz (native)'],
  [
    ['linux-x64.tar.gz', 'linux-arm64.tar.gz'],
    'chromeos',
    'unknown',
    'linux-x64.tar.gz = linux-arm64.tar.gz',
  ],
  [['linux-x64.tar.gz'], 'chromeos', 'unknown', 'linux-x64.tar.gz (only-build)'],
  [['linux-x64.tar.gz'], 'chromeos', 'arm64', 'none'],
  [['app.apk', 'win-x64.exe'], 'chromeos', 'x64', 'app.apk (universal)'],
  [['mac-x64.dmg', 'win-x64.exe'], 'chromeos', 'x64', 'none'],
  [['mac-x64.dmg', 'win-x64.exe'], 'chromeos', 'unknown', 'none'],
  [['app.jar', 'linux-x64.deb'], 'chromeos', 'x64', 'linux-x64.deb (native)'],
  [['app.jar', 'win-x64.exe'], 'chromeos', 'x64', 'app.jar (independent)'],
  [['win-x64.exe'], 'macos', 'arm64', 'none'],
  // A file whose platform nobody names is never the main one beside files that do; auxiliary files never are.
  [['mystery.zip', 'win-x64.exe'], 'macos', 'arm64', 'none'],
  [['app.jar', 'win-x64.exe'], 'macos', 'arm64', 'app.jar (independent)'],
  [['mystery.zip', 'src.tar.gz', 'SHA256SUMS'], 'macos', 'arm64', 'mystery.zip (independent)'],
  [['src.tar.gz', 'SHA256SUMS'], 'windows', 'x64', 'none'],
  [['win-x64.exe'], 'unknown', 'unknown', 'none'],
])('%j on %s %s: %s', (names, os, cpu, expected) => {
  expect(offered(names, os, cpu)).toBe(expected);
});

test('no release and no platform ever leads to a file for another system, or to a CPU that cannot run it', () => {
  const everything = release(Object.keys(files) as Name[]);
  for (const os of ['windows', 'macos', 'linux', 'android', 'ios', 'freebsd'] as const) {
    for (const cpu of ['x64', 'arm64', 'x86', 'armv7', 'riscv64', 'unknown'] as const) {
      const offer = choose(everything, { os, cpu });
      const main =
        offer.state === 'one' ? [offer.main] : offer.state === 'equals' ? offer.equals : [];
      for (const file of main) expect(file.os ?? os).toBe(os);
      if (os === 'macos' && cpu === 'x64')
        expect(main.every((file) => file.cpu?.includes('x64'))).toBe(true);
      if (os === 'linux' && cpu !== 'unknown' && cpu !== 'armv7')
        expect(main.every((file) => isFor(file, cpu))).toBe(true);
    }
  }
});

test('a build for newer processors only never stands before the one for all, whatever its format', () => {
  const names = [
    'tool_linux_amd64_v3.deb',
    'tool-linux-x86_64v2.tar.gz',
    'tool-linux-x86_64.tar.gz',
  ];
  const levels = releaseSchema.parse({
    version: '1.0',
    date: '2026-01-31',
    files: names.map((name) => ({
      name,
      url: `https://example.org/${name}`,
      size: 1,
      sha256: 'a'.repeat(64),
      os: 'linux',
      cpu: ['x64'],
      format: name.endsWith('deb') ? 'deb' : 'tar.gz',
    })),
  });
  for (const cpu of ['x64', 'unknown'] as const) {
    expect(choose(levels, { os: 'linux', cpu })).toMatchObject({
      state: 'one',
      main: { name: 'tool-linux-x86_64.tar.gz' },
    });
  }
});

test('FreeBSD files stand with those of Linux, which is what its browsers say they run on', () => {
  const offer = choose(release(['linux-x64.tar.gz', 'freebsd-x64.tar.gz']), {
    os: 'linux',
    cpu: 'x64',
  });
  expect(offer.others.map(({ name }) => name)).toEqual(['freebsd-x64.tar.gz']);
});

test('a phone always has an offer, every other system only when there is something for it', () => {
  const catalogue = catalogueSchema.parse({
    catalogueVersion: 1,
    product: { name: 'A', summary: 'S' },
    releases: [],
  });
  expect(offersOf(catalogue, release(['win-x64.exe'])).map(({ id }) => id)).toEqual([
    'windows-x64',
    'windows-arm64',
    'windows-unknown',
    'windows-none',
    'android-unknown',
    'ios-unknown',
  ]);
});
