import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentOf, strictReader } from '../../../fixtures/content-of';
import { androidManifest, ar, rpm, tar, xar, zip } from '../../../fixtures/made-archives';
import { elf, machO, pe, universal } from '../../../fixtures/made-executables';
import { identifyContent } from '../../../publisher/identify/content';

/** Systems that start an ELF program which bears no mark of its own. */
const unbranded = ['linux', 'android', 'chromeos', 'dragonfly', 'illumos', 'solaris', 'haiku'];
const linuxX64 = elf({ machine: 62, interpreter: '/lib64/ld-linux-x86-64.so.2' });

describe('ELF', () => {
  it.each([
    ['x86', { machine: 3, bits: 32 }, 'x86'],
    ['big-endian MIPS', { machine: 8, bits: 32, bigEndian: true }, 'mips'],
    ['little-endian MIPS', { machine: 8, bits: 32 }, 'mipsle'],
    ['MIPS64', { machine: 8, bigEndian: true }, 'mips64'],
    ['POWER', { machine: 21, bigEndian: true }, 'ppc64'],
    ['little-endian POWER', { machine: 21 }, 'ppc64le'],
    ['IBM Z', { machine: 22, bigEndian: true }, 's390x'],
    ['RISC-V', { machine: 243 }, 'riscv64'],
    ['LoongArch', { machine: 258 }, 'loongarch64'],
    ['SPARC', { machine: 43, bigEndian: true }, 'sparc64'],
    ['ARM64', { machine: 183 }, 'arm64'],
  ] as const)('knows %s by machine, class and byte order', async (_, options, cpu) => {
    expect(await contentOf(elf(options))).toEqual({
      format: 'binary',
      cpu: [cpu],
      osAmong: unbranded,
    });
  });

  it.each([
    ['x32', { machine: 62, bits: 32 }],
    ['MIPS n32', { machine: 8, bits: 32, flags: 0x20 }],
    ['a CPU of no release', { machine: 190 }],
  ] as const)('leaves %s unknown', async (_, options) => {
    expect(await contentOf(elf(options))).toEqual({ format: 'binary', osAmong: unbranded });
  });

  it.each([
    ['/lib/ld-musl-aarch64.so.1', { os: 'linux', libc: 'musl' }],
    ['/lib/ld-linux-aarch64.so.1', { os: 'linux', libc: 'gnu' }],
    ['/nix/store/abc-glibc-2.39/lib/ld-linux-x86-64.so.2', { os: 'linux', libc: 'gnu' }],
    ['/system/bin/linker64', { os: 'android' }],
    ['/libexec/ld-elf.so.1', { os: 'freebsd' }],
    ['/usr/libexec/ld.so', { os: 'openbsd' }],
    ['/usr/libexec/ld.elf_so', { os: 'netbsd' }],
    ['/usr/lib/amd64/ld.so.1', { osAmong: ['illumos', 'solaris'] }],
    ['/usr/libexec/ld-elf.so.2', { os: 'dragonfly' }],
  ])('knows the system by the interpreter %s', async (interpreter, system) => {
    expect(await contentOf(elf({ machine: 183, interpreter }))).toEqual({
      format: 'binary',
      cpu: ['arm64'],
      ...system,
    });
  });

  it.each([
    ['FreeBSD', 1, 1_400_097, { os: 'freebsd' }],
    ['OpenBSD', 1, 0, { os: 'openbsd' }],
    ['NetBSD', 1, 0, { os: 'netbsd' }],
    ['Android', 1, 24, { os: 'android', minimumOs: '7.0' }],
    ['GNU', 1, 0, { os: 'linux' }],
    ['Go', 4, 0, { osAmong: unbranded }],
    ['OHOS', 1, 0, { osAmong: [] }],
  ])('knows the system by a note of %s', async (name, type, word, system) => {
    expect(await contentOf(elf({ machine: 62, note: { name, type, word } }))).toEqual({
      format: 'binary',
      cpu: ['x64'],
      ...system,
    });
  });

  it('knows FreeBSD by the OS ABI, and says nothing of a static program without a mark', async () => {
    expect(await contentOf(elf({ machine: 62, osAbi: 9 }))).toMatchObject({ os: 'freebsd' });
    expect(await contentOf(elf({ machine: 62 }))).not.toHaveProperty('os');
  });

  it("leaves the version of a 32-bit ARM program open when it doesn't tell", async () => {
    expect(await contentOf(elf({ machine: 40, bits: 32 }))).toEqual({
      format: 'binary',
      osAmong: unbranded,
      cpuAmong: ['armv5', 'armv6', 'armv7'],
    });
  });

  it('knows an AppImage from other programs', async () => {
    const image = Buffer.from(linuxX64);
    image.write('AI\x02', 8, 'latin1');
    expect(await contentOf(image)).toMatchObject({ format: 'appimage', os: 'linux', cpu: ['x64'] });
  });

  it('says that an upload which broke off is damaged', async () => {
    const whole = elf({ machine: 62, interpreter: '/lib64/ld-linux-x86-64.so.2' });
    expect((await contentOf(whole.subarray(0, 100))).broken).toMatch(
      /^a damaged file \(.*beyond the end/,
    );
  });
});

describe('PE', () => {
  it.each([
    [0x14c, 'x86'],
    [0x8664, 'x64'],
    [0xaa64, 'arm64'],
    [0x1c4, 'armv7'],
  ])('knows machine %i', async (machine, cpu) => {
    expect(await contentOf(pe({ machine }))).toMatchObject({
      format: 'exe',
      os: 'windows',
      cpu: [cpu],
    });
  });

  it('leaves what a 32-bit installer installs open, and believes a 64-bit one', async () => {
    expect(await contentOf(pe({ machine: 0x14c, payload: 100_000 }))).toEqual({
      format: 'exe',
      os: 'windows',
      cpuAmong: ['x86', 'x64', 'arm64'],
    });
    expect(await contentOf(pe({ machine: 0x14c, sectionName: '.wixburn' }))).toEqual({
      format: 'exe',
      os: 'windows',
      cpuAmong: ['x86', 'x64', 'arm64'],
    });
    expect(await contentOf(pe({ machine: 0x8664, payload: 100_000 }))).toMatchObject({
      cpu: ['x64'],
      cpuAmong: ['x64', 'arm64'],
    });
  });

  it('tells .NET programs for any CPU from those that need a 32-bit process', async () => {
    expect(await contentOf(pe({ machine: 0x14c, clrFlags: 1 }))).toEqual({
      format: 'exe',
      os: 'windows',
      cpu: 'any',
    });
    expect(await contentOf(pe({ machine: 0x14c, clrFlags: 3 }))).toEqual({
      format: 'exe',
      os: 'windows',
      cpu: ['x86'],
    });
    expect(await contentOf(pe({ machine: 0x14c, clrFlags: 0x20003 }))).toMatchObject({
      cpu: 'any',
    });
    expect(await contentOf(pe({ machine: 0x14c, clrFlags: 1, library: true }))).toEqual({
      format: 'dll',
      os: 'any',
      cpu: 'any',
    });
  });

  it('knows ARM64EC, which says it is x64', async () => {
    expect(await contentOf(pe({ machine: 0x8664, hybrid: true }))).toMatchObject({
      cpu: ['arm64'],
    });
  });

  it.each([
    [[5, 1], undefined],
    [[6, 0], undefined],
    [[6, 1], '7'],
    [[6, 2], '8'],
    [[6, 3], '8.1'],
    [[10, 0], '10'],
  ] as const)(
    "takes a subsystem version %j as the oldest Windows only where it isn't a linker's default",
    async (version, minimum) => {
      expect((await contentOf(pe({ machine: 0x8664, version: [...version] }))).minimumOs).toBe(
        minimum,
      );
    },
  );

  it('believes no Windows 7 of a Go program, and no EFI program to be for Windows', async () => {
    expect(
      await contentOf(pe({ machine: 0x8664, version: [6, 1], sectionName: '.symtab' })),
    ).not.toHaveProperty('minimumOs');
    expect(await contentOf(pe({ machine: 0x8664, subsystem: 10 }))).toEqual({
      format: 'exe',
      cpu: ['x64'],
    });
  });
});

describe('Mach-O', () => {
  it('knows every slice of a universal program, and the oldest macOS of any', async () => {
    expect(await contentOf(universal(machO('x64', [10, 13]), machO('arm64', [11, 0])))).toEqual({
      format: 'binary',
      os: 'macos',
      cpu: ['x64', 'arm64'],
      minimumOs: '10.13',
    });
  });

  it('knows an iOS program from a macOS one', async () => {
    expect(await contentOf(machO('arm64', [15, 0], 2))).toMatchObject({
      os: 'ios',
      minimumOs: '15',
    });
    expect(await contentOf(machO('arm64', [11, 0]))).toMatchObject({
      os: 'macos',
      minimumOs: '11',
    });
  });

  it('refuses a universal file with a slice beyond its end', async () => {
    expect((await contentOf(universal(machO('x64', [11, 0])).subarray(0, 80))).broken).toContain(
      'slice',
    );
  });

  it('takes a Java class, which begins alike, for none', async () => {
    expect(await contentOf(Buffer.from('cafebabe0000003400100000', 'hex'))).toHaveProperty(
      'unrecognised',
    );
  });
});

describe('packages', () => {
  it('reads an .rpm', async () => {
    expect(
      await contentOf(rpm({ 1021: 'linux', 1022: 'aarch64', 1049: 'libc.so.6()(64bit)' })),
    ).toEqual({ format: 'rpm', os: 'linux', cpu: ['arm64'], libc: 'gnu' });
    expect(await contentOf(rpm({ 1021: 'linux', 1022: 'noarch' }))).toEqual({
      format: 'rpm',
      os: 'linux',
      cpu: 'any',
    });
    expect(await contentOf(rpm({}, 1))).toEqual({ format: 'rpm', kind: 'source' });
  });

  it.each([
    ['amd64', { cpu: ['x64'] }],
    ['all', { cpu: 'any' }],
    ['armhf', { cpu: ['armv7'], cpuAmong: ['armv6', 'armv7'] }],
    ['ppc64el', { cpu: ['ppc64le'] }],
  ])('reads a .deb for %s', async (architecture, facts) => {
    const control = gzipSync(
      await tar({
        './control': `Package: a\nArchitecture: ${architecture}\nDepends: zlib1g, libc6 (>= 2.31)\n`,
      }),
    );
    const deb = ar({
      'debian-binary': Buffer.from('2.0\n'),
      'control.tar.gz': control,
      'data.tar.gz': gzipSync(''),
    });
    expect(await contentOf(deb)).toEqual({ format: 'deb', os: 'linux', libc: 'gnu', ...facts });
  });

  it('refuses a .deb that broke off', async () => {
    const control = gzipSync(await tar({ control: 'Package: a\nArchitecture: amd64\n' }));
    const whole = ar({
      'debian-binary': Buffer.from('2.0\n'),
      'control.tar.gz': control,
      'data.tar.gz': gzipSync(randomBytes(5000)),
    });
    expect(await contentOf(whole)).toMatchObject({ cpu: ['x64'] });
    for (const length of [whole.length - 10, whole.length - 5010, whole.length - 5030]) {
      expect((await contentOf(whole.subarray(0, length))).broken).toMatch(/^a damaged file/);
    }
    const withoutData = ar({ 'debian-binary': Buffer.from('2.0\n'), 'control.tar.gz': control });
    expect((await contentOf(withoutData)).broken).toMatch(/before its data archive/);
  });

  it('reads a macOS installer package', async () => {
    const script =
      '<installer-gui-script><options hostArchitectures="arm64"/><allowed-os-versions><os-version min="12.0"/></allowed-os-versions></installer-gui-script>';
    expect(await contentOf(xar(script))).toEqual({
      format: 'pkg',
      os: 'macos',
      cpu: ['arm64'],
      minimumOs: '12',
    });
    expect(await contentOf(xar(script.replace('"arm64"', '"x86_64,arm64"')))).toMatchObject({
      cpu: ['x64', 'arm64'],
      cpuAmong: ['x64', 'arm64'],
    });
  });

  it('knows a disk image by its end, whatever it begins with', async () => {
    const image = Buffer.alloc(2048);
    image.write('BZh9');
    image.write('koly', 1536);
    expect(await contentOf(image)).toEqual({ format: 'dmg', os: 'macos' });
  });

  it('reads an Android app', async () => {
    const manifest = { path: 'AndroidManifest.xml', bytes: androidManifest(26) };
    const library = { path: 'lib/arm64-v8a/libapp.so', bytes: elf({ machine: 183, type: 3 }) };
    expect(await contentOf(zip([manifest, library]))).toEqual({
      format: 'apk',
      os: 'android',
      cpu: ['arm64'],
      minimumOs: '8.0',
    });
    expect(await contentOf(zip([manifest]))).toEqual({
      format: 'apk',
      os: 'android',
      cpu: 'any',
      minimumOs: '8.0',
    });
  });

  it('reads Windows app packages and bundles', async () => {
    const manifest =
      '<Package xmlns="a"><Identity Name="A" ProcessorArchitecture="arm64"/><Dependencies>' +
      '<TargetDeviceFamily Name="Windows.Desktop" MinVersion="10.0.17763.0"/></Dependencies></Package>';
    expect(
      await contentOf(zip([{ path: 'AppxManifest.xml', bytes: Buffer.from(manifest) }])),
    ).toEqual({
      format: 'msix',
      os: 'windows',
      cpu: ['arm64'],
      minimumOs: '10 (build 17763)',
    });
    const bundle =
      '<Bundle xmlns="a"><Packages><Package Type="application" Architecture="x64"/><Package Type="application" Architecture="arm64"/>' +
      '<Package Type="resource"/></Packages></Bundle>';
    expect(
      await contentOf(
        zip([{ path: 'AppxMetadata/AppxBundleManifest.xml', bytes: Buffer.from(bundle) }]),
      ),
    ).toEqual({
      format: 'msixbundle',
      os: 'windows',
      cpu: ['x64', 'arm64'],
    });
  });

  it('reads Alpine, Arch and FreeBSD packages, which are all tars', async () => {
    expect(
      await contentOf(gzipSync(await tar({ '.PKGINFO': 'pkgname = a\narch = armhf\n' }))),
    ).toEqual({ format: 'alpine.apk', os: 'linux', cpu: ['armv6'], libc: 'musl' });
    expect(await contentOf(await tar({ '.PKGINFO': 'pkgname = a\narch = x86_64\n' }))).toEqual({
      format: 'pkg.tar.zst',
      os: 'linux',
      cpu: ['x64'],
    });
    expect(
      await contentOf(
        await tar({ '+COMPACT_MANIFEST': '{"name":"a",\n"abi":"FreeBSD:14:aarch64"}' }),
      ),
    ).toEqual({ format: 'pkg', os: 'freebsd', cpu: ['arm64'] });
  });

  it('gives up on a compound file whose tables lead in circles', async () => {
    const circles = Buffer.alloc(2048);
    circles.write('d0cf11e0a1b11ae1', 'hex');
    circles.writeUInt16LE(9, 30);
    circles.writeUInt16LE(6, 32);
    // The directory starts at a sector whose entry lies in the list of lists a thousand million steps on.
    circles.writeUInt32LE(0xfffffff0, 48);
    expect((await contentOf(circles)).broken).toContain('lead nowhere');
  });

  it.each([
    ['7z', '7z\xbc\xaf\x27\x1c'],
    ['rar', 'Rar!\x1a\x07\x01\0'],
    ['cab', 'MSCF\0\0'],
    ['wasm', '\0asm\x01\0\0\0'],
    ['bz2', 'BZh91AY'],
  ])('knows a %s by its first bytes', async (format, start) => {
    expect(await contentOf(Buffer.from(start, 'latin1'))).toEqual({ format });
  });
});

describe('archives', () => {
  const plist =
    '<?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>A</string><key>LSMinimumSystemVersion</key><string>10.15</string></dict></plist>';

  it('reads an app in a zip with its Info.plist', async () => {
    const bytes = zip([
      { path: 'A.app/Contents/Info.plist', bytes: Buffer.from(plist) },
      { path: 'A.app/Contents/MacOS/A', bytes: machO('arm64', [11, 0]) },
    ]);
    expect(await contentOf(bytes)).toEqual({
      format: 'app.zip',
      os: 'macos',
      cpu: ['arm64'],
      minimumOs: '10.15',
    });
  });

  it('reads a binary Info.plist, as Xcode writes it, and one that refers to itself', async () => {
    // Python's plistlib wrote this: a name beyond ASCII, a list, LSMinimumSystemVersion 13.0, a long text.
    const binary = Buffer.from(
      '62706c6973743030d401020304050a0b0c5d434642756e646c6549636f6e735c434642756e646c654e616d655f10164c534d696e696d75' +
        '6d53797374656d56657273696f6e544c6f6e67a206075161d1080951621001650047007200f600df00655431332e305f10287878787878' +
        '787878787878787878787878787878787878787878787878787878787878787878787808111f2c454a4d4f525456616600000000000001' +
        '01000000000000000d00000000000000000000000000000091',
      'hex',
    );
    const withPlist = (bytes: Buffer): Buffer =>
      zip([{ path: 'A.app/Contents/Info.plist', bytes }]);
    expect(await contentOf(withPlist(binary))).toEqual({
      format: 'app.zip',
      os: 'macos',
      minimumOs: '13',
    });
    // Thirty lists, each holding the next one twice: a thousand million parts once unfolded.
    const lists = Array.from({ length: 30 }, (_, index) =>
      Buffer.from([0xa2, index + 1, index + 1]),
    );
    const body = Buffer.concat([Buffer.from('bplist00'), ...lists, Buffer.from('Qa')]);
    const trailer = Buffer.alloc(32);
    [
      [6, 1],
      [7, 1],
      [15, 31],
      [31, body.length],
    ].forEach(([at = 0, value]) => trailer.writeUInt8(value ?? 0, at));
    const offsets = Buffer.from(Array.from({ length: 31 }, (_, index) => 8 + index * 3));
    expect(await contentOf(withPlist(Buffer.concat([body, offsets, trailer])))).toEqual({
      format: 'app.zip',
      os: 'macos',
    });
  });

  it('says whom a tar.gz is for by its main program, not by a helper beside it', async () => {
    const main = Buffer.concat([linuxX64, Buffer.alloc(4000)]);
    const bytes = gzipSync(
      await tar({
        'tool/README': 'x',
        'tool/bin/tool': main,
        'tool/libexec/helper': elf({ machine: 3, bits: 32 }),
      }),
    );
    expect(await contentOf(bytes)).toEqual({
      format: 'tar.gz',
      os: 'linux',
      cpu: ['x64'],
      libc: 'gnu',
    });
  });

  it.each([
    [
      'tool and tool.exe at the top',
      { 'tool/tool': linuxX64, 'tool/tool.exe': pe({ machine: 0x8664 }) },
    ],
    [
      'a large one and a small one',
      {
        'tool/bin/tool': Buffer.concat([linuxX64, Buffer.alloc(100_000)]),
        'tool/bin/tool.exe': pe({ machine: 0x8664 }),
      },
    ],
    [
      'a folder for each system',
      { 'tool/linux/tool': linuxX64, 'tool/windows/tool.exe': pe({ machine: 0x8664 }) },
    ],
    [
      'a static one without a mark',
      { tool: elf({ machine: 62 }), 'tool.exe': pe({ machine: 0x8664 }) },
    ],
  ])('are of no single system where a user starts programs of two: %s', async (_, files) => {
    const content = await contentOf(gzipSync(await tar(files)));
    expect(content).not.toHaveProperty('os');
    expect(content).not.toHaveProperty('cpu');
    const windows = expect.objectContaining({
      os: expect.objectContaining({ value: 'windows' }),
      cpu: expect.objectContaining({ value: ['x64'] }),
    });
    expect(content.systems).toEqual(expect.arrayContaining([windows]));
    expect(content.systems).toHaveLength(2);
  });

  it('are of two systems with an app for macOS beside a program for Windows', async () => {
    const plistOnly = { path: 'A.app/Contents/Info.plist', bytes: Buffer.from(plist) };
    expect(
      await contentOf(zip([plistOnly, { path: 'A.exe', bytes: pe({ machine: 0x8664 }) }])),
    ).toMatchObject({
      systems: [{ os: { value: 'windows' } }, { os: { value: 'macos' } }],
    });
  });

  const launcher = pe({ machine: 0x8664 });
  it.each([
    [
      'Python with setuptools',
      {
        'python/bin/python3.12': linuxX64,
        'python/lib/python3.12/site-packages/setuptools/cli-64.exe': launcher,
      },
    ],
    [
      'a virtual environment',
      {
        'venv/lib/python3.12/site-packages/numpy/_core.cpython-312-x86_64-linux-gnu.so':
          Buffer.concat([
            elf({ machine: 62, type: 3, note: { name: 'GNU', type: 1, word: 0 } }),
            Buffer.alloc(20_000),
          ]),
        'venv/lib/python3.12/site-packages/pip/_vendor/distlib/t64.exe': launcher,
      },
    ],
    [
      'Electron with prebuilt modules',
      {
        'app-linux-x64/app': linuxX64,
        'app-linux-x64/resources/app.asar.unpacked/node_modules/usb/prebuilds/win32-x64/node.napi.node':
          pe({ machine: 0x8664, library: true }),
        'app-linux-x64/resources/app.asar.unpacked/node_modules/usb/prebuilds/darwin-x64+arm64/node.napi.node':
          machO('x64', [11, 0]),
        'app-linux-x64/resources/app.asar.unpacked/node_modules/7zip-bin/win/x64/7za.exe': launcher,
      },
    ],
    [
      'Node.js',
      {
        'node/bin/node': linuxX64,
        'node/lib/node_modules/npm/node_modules/x/bin/windows.exe': launcher,
      },
    ],
    [
      'a Java program with its runtime',
      {
        'app/bin/app': linuxX64,
        'app/lib/pty4j/win/x86-64/winpty-agent.exe': launcher,
        'app/plugins/a/bin/b.exe': launcher,
      },
    ],
    [
      '.NET code beside a program',
      { 'app/app': linuxX64, 'app/Updater.exe': pe({ machine: 0x14c, clrFlags: 1 }) },
    ],
  ])('are for Linux by the programs a user starts: %s', async (_, files) => {
    expect(await contentOf(gzipSync(await tar(files)))).toMatchObject({
      os: 'linux',
      cpu: ['x64'],
    });
  });

  it('show a program behind much else, and one that is larger than what was ever unpacked at once', async () => {
    const much = Buffer.alloc(70 * 2 ** 20);
    const large = Buffer.concat([linuxX64, much]);
    const bytes = {
      behind: await tar({ 'tool/data': much, 'tool/tool': linuxX64 }),
      large: await tar({ tool: large, README: 'x' }),
    };
    for (const each of [bytes.behind, bytes.large])
      expect(await contentOf(gzipSync(each, { level: 1 }))).toMatchObject({
        os: 'linux',
        cpu: ['x64'],
      });
    expect(await contentOf(gzipSync(large, { level: 1 }))).toEqual({
      format: 'gz',
      os: 'linux',
      cpu: ['x64'],
      libc: 'gnu',
    });
    const two = gzipSync(await tar({ 'a/tool': large, 'a/tool.exe': pe({ machine: 0x8664 }) }), {
      level: 1,
    });
    expect(await contentOf(two)).toMatchObject({
      systems: [{ os: { value: 'linux' } }, { os: { value: 'windows' } }],
    });
  }, 60_000);

  it('show every slice of a universal program, wherever it begins', async () => {
    const slice = (cpu: 'x64' | 'arm64'): Buffer =>
      Buffer.concat([machO(cpu, [11, 0]), Buffer.alloc(9 * 2 ** 20)]);
    expect(
      await contentOf(gzipSync(await tar({ tool: universal(slice('x64'), slice('arm64')) }))),
    ).toMatchObject({ os: 'macos', cpu: ['x64', 'arm64'] });
  });

  it('are read whole where many libraries stand before the program', async () => {
    const libraries = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [
        `tool/lib/${index}.so`,
        elf({ machine: 3, bits: 32, type: 3, interpreter: '/lib/ld-linux.so.2' }),
      ]),
    );
    expect(
      await contentOf(gzipSync(await tar({ ...libraries, 'tool/tool': linuxX64 }))),
    ).toMatchObject({ os: 'linux', cpu: ['x64'] });
  });

  it('leaves open which of two equal programs an archive is for', async () => {
    const bytes = zip([
      { path: 'tool-x64.exe', bytes: pe({ machine: 0x8664 }) },
      { path: 'tool-arm64.exe', bytes: pe({ machine: 0xaa64, version: [6, 0] }) },
    ]);
    expect(await contentOf(bytes)).toMatchObject({ os: 'windows', cpuAmong: ['x64', 'arm64'] });
    expect(await contentOf(bytes)).not.toHaveProperty('cpu');
  });

  it('calls a project that carries programs for every system independent of them', async () => {
    const bytes = gzipSync(
      await tar({
        'p/vendor/a.exe': pe({ machine: 0x8664 }),
        'p/vendor/mac': machO('arm64', [11, 0]),
        'p/vendor/linux': linuxX64,
      }),
    );
    expect(await contentOf(bytes)).toMatchObject({ os: 'any', cpu: 'any' });
  });

  it('calls a jar without native code independent', async () => {
    expect(
      await contentOf(zip([{ path: 'META-INF/MANIFEST.MF', bytes: Buffer.from('x') }])),
    ).toEqual({ format: 'jar', os: 'any', cpu: 'any' });
  });

  it('reads a small tar.xz, as xz 5.4 wrote it', async () => {
    const written =
      '/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4Cf/AGNdAD0ZSquyb/rQHbwh4F6SLZiPCyJbwX/5ysMjLt61JxQGEi2kQSPfEz3J/rVSFYmT87qepw09B/BiDLTHoujwtWBBgc5QMI/Mzwg+dJiy/5GLAdI5j6LyXdoNsF7S+s+erYvgAAAAndhEKbh19CYAAX+AUAAAAPnUykOxxGf7AgAAAAAEWVo=';
    expect(await contentOf(Buffer.from(written, 'base64'))).toEqual({ format: 'tar.xz' });
  });

  it('reads a single compressed program', async () => {
    expect(await contentOf(gzipSync(linuxX64))).toEqual({
      format: 'gz',
      os: 'linux',
      cpu: ['x64'],
      libc: 'gnu',
    });
  });

  it('is not led by links, names that climb out, or sizes that lie', async () => {
    const tool = { path: '../../../tool.exe', bytes: pe({ machine: 0x8664 }) };
    const link = { path: 'bin/other', bytes: linuxX64, mode: 0o120777 };
    expect(await contentOf(zip([tool, link]))).toEqual({
      format: 'zip',
      os: 'windows',
      cpu: ['x64'],
    });
    expect((await contentOf(zip([{ ...tool, claimedSize: 100 }]))).broken).toContain('zip');
    expect((await contentOf(zip([{ ...tool, claimedSize: 0xfffffff0 }]))).broken).toContain('zip');
  });

  it('stops unpacking a bomb at its bound', async () => {
    const inner = gzipSync(Buffer.alloc(2 ** 26));
    const zeros = strictReader(Buffer.concat(Array.from({ length: 32 }, () => inner)));
    expect(await identifyContent(zeros)).toMatchObject({ format: { value: 'gz' } });
    expect(zeros.given).toBeLessThan(zeros.size * 0.75);
    const bomb = Buffer.alloc(2 ** 24);
    bomb.write('\x7fELF', 'latin1');
    expect(
      await contentOf(
        zip([
          { path: 'a', bytes: bomb },
          { path: 'b.exe', bytes: pe({ machine: 0x8664 }) },
        ]),
      ),
    ).toMatchObject({ format: 'zip', os: 'windows' });
  }, 60_000);

  it('says that an archive which broke off is damaged', async () => {
    const whole = gzipSync(
      await tar({
        tool: Buffer.concat([
          linuxX64,
          Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)),
        ]),
      }),
    );
    expect((await contentOf(whole.subarray(0, whole.length - 100))).broken).toMatch(/damaged/);
    const zipped = zip([{ path: 'a.exe', bytes: pe({ machine: 0x8664 }) }]);
    expect((await contentOf(zipped.subarray(0, zipped.length - 30))).broken).toMatch(/damaged/);
  });

  it('reads of a large archive only what it needs', async () => {
    const reader = strictReader(
      zip([
        { path: 'tool.exe', bytes: pe({ machine: 0x8664 }) },
        ...Array.from({ length: 20 }, (_, index) => ({
          path: `data/${index}.json`,
          bytes: randomBytes(200_000),
        })),
      ]),
    );
    expect(await identifyContent(reader)).toMatchObject({ os: { value: 'windows' } });
    expect(reader.given).toBeLessThan(reader.size / 4);
  });
});

describe('what is no release file', () => {
  it.each([
    ['', 'an empty file'],
    ['<!DOCTYPE html><html><title>404</title>', 'a web page'],
    [
      'version https://git-lfs.github.com/spec/v1\noid sha256:0',
      'a Git LFS pointer instead of the file itself',
    ],
    [
      '<?xml version="1.0"?>\n<Error><Code>AccessDenied</Code></Error>',
      'an error message of a file server',
    ],
  ])('%j is %s', async (text, what) => {
    expect(await contentOf(Buffer.from(text))).toEqual({ broken: what });
  });
});

describe('packages made with their own tools', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'identify-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const withTool = (tool: string): typeof it =>
    spawnSync(tool, ['--version']).error ? it.skip : it;

  for (const compression of ['gzip', 'xz', 'zstd']) {
    withTool('dpkg-deb')(`dpkg-deb with ${compression}`, async () => {
      mkdirSync(path.join(folder, compression, 'DEBIAN'), { recursive: true });
      writeFileSync(
        path.join(folder, compression, 'DEBIAN/control'),
        'Package: a\nVersion: 1\nArchitecture: riscv64\nMaintainer: A <a@example.org>\nDescription: a\n',
      );
      execFileSync(
        'dpkg-deb',
        [
          `-Z${compression}`,
          '-b',
          path.join(folder, compression),
          path.join(folder, `${compression}.deb`),
        ],
        { stdio: 'pipe' },
      );
      expect(await contentOf(readFileSync(path.join(folder, `${compression}.deb`)))).toEqual({
        format: 'deb',
        os: 'linux',
        cpu: ['riscv64'],
      });
    });
  }

  for (const [argument, cpu] of [
    ['x64', 'x64'],
    ['x86', 'x86'],
  ] as const) {
    withTool('wixl')(`wixl for ${argument}`, async () => {
      const source = path.join(folder, 'a.wxs');
      writeFileSync(
        source,
        '<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi"><Product Name="P" Id="*" UpgradeCode="DEADBEEF-0000-4000-8000-000000000000"' +
          ' Language="1033" Version="1.0" Manufacturer="M"><Package InstallerVersion="200"/><Directory Id="TARGETDIR" Name="SourceDir"/></Product></Wix>',
      );
      execFileSync('wixl', ['-a', argument, '-o', path.join(folder, 'a.msi'), source], {
        stdio: 'pipe',
      });
      expect(await contentOf(readFileSync(path.join(folder, 'a.msi')))).toEqual({
        format: 'msi',
        os: 'windows',
        cpu: [cpu],
      });
    });
  }

  for (const tool of ['gzip', 'xz', 'zstd']) {
    const ending = { gzip: 'tar.gz', xz: 'tar.xz', zstd: 'tar.zst' }[tool];
    withTool(tool)(`archives of any size with ${tool}`, async () => {
      for (const bytes of [
        Buffer.alloc(0),
        await tar({}),
        await tar({ a: '' }),
        ...(await Promise.all(
          [1, 512, 40_000, 60_000, 65_536, 70_000].map((size) => tar({ a: 'a'.repeat(size) })),
        )),
      ]) {
        expect(await contentOf(execFileSync(tool, ['-c'], { input: bytes }))).toEqual({
          format: ending,
        });
      }
      const small = execFileSync(tool, ['-c'], { input: await tar({ tool: linuxX64 }) });
      expect(await contentOf(small)).toEqual({
        format: ending,
        os: 'linux',
        cpu: ['x64'],
        libc: 'gnu',
      });
      expect((await contentOf(small.subarray(0, small.length - 30))).broken).toMatch(/damaged/);
    });
  }

  withTool('xz')(
    'xz in the forms that are not read here say nothing, and are not called damaged',
    async () => {
      const input = await tar({ tool: linuxX64 });
      for (const options of [
        ['--check=sha256'],
        ['--x86', '--lzma2=preset=6'],
        ['--lzma2=preset=6,dict=192MiB'],
        ['--delta=dist=4', '--lzma2'],
      ]) {
        expect(await contentOf(execFileSync('xz', ['-c', ...options], { input }))).toEqual({});
      }
    },
  );

  for (const [tool, format] of [
    ['xz', 'tar.xz'],
    ['zstd', 'tar.zst'],
  ] as const) {
    withTool(tool)(`tar with ${tool}`, async () => {
      const plainTar = await tar({
        'tool/bin/tool': Buffer.concat([linuxX64, Buffer.alloc(300_000, 'some text that repeats')]),
        'tool/z': Buffer.alloc(500_000, 'x'),
      });
      const bytes = execFileSync(tool, ['-c'], { input: plainTar, maxBuffer: 2 ** 24 });
      expect(await contentOf(bytes)).toEqual({ format, os: 'linux', cpu: ['x64'], libc: 'gnu' });
      expect((await contentOf(bytes.subarray(0, bytes.length / 2))).broken).toMatch(/damaged/);
    });
  }

  withTool('rpmbuild')('rpmbuild', async () => {
    const spec = path.join(folder, 'a.spec');
    writeFileSync(
      spec,
      'Name: a\nVersion: 1\nRelease: 1\nSummary: a\nLicense: MIT\n%description\na\n%files\n',
    );
    execFileSync(
      'rpmbuild',
      [
        '--quiet',
        '--target',
        'x86_64',
        '-D',
        `_topdir ${folder}/rpm`,
        '-D',
        '_build_id_links none',
        '-bb',
        spec,
      ],
      { stdio: 'pipe' },
    );
    expect(
      await contentOf(readFileSync(path.join(folder, 'rpm/RPMS/x86_64/a-1-1.x86_64.rpm'))),
    ).toEqual({ format: 'rpm', os: 'linux', cpu: ['x64'] });
  });
});

it('a script is for any CPU when it is nothing but text, as goss’s dgoss is; one that carries a program is not', async () => {
  expect(
    await contentOf(
      Buffer.from(
        '#!/bin/bash\n\nset -e\n\nUSAGE="USAGE: $(basename "$0") [run|edit] <docker_run_params>"\n',
      ),
    ),
  ).toEqual({ format: 'sh', cpu: 'any' });
  expect(
    await contentOf(
      Buffer.concat([
        Buffer.from('#!/bin/sh\ntail -n +3 "$0" | tar -xz\nexit\n'),
        gzipSync(randomBytes(64)),
      ]),
    ),
  ).toEqual({ format: 'sh' });
});
