import { readFileSync } from 'node:fs';
import { identifyRelease, type Member } from '../../../publisher/identify/identify-release';

/** `kind os cpu format` of each file of one release, `-` for what nothing tells. */
function answersOf(members: readonly Member[]): Record<string, string> {
  return Object.fromEntries(
    identifyRelease(members).map(({ member: { name }, identity: { kind, os, cpu, format } }) => [
      name,
      [kind, os ?? '-', cpu?.join() ?? '-', format ?? '-'].join(' '),
    ]),
  );
}

/** Rows of `name · answer` of one release. */
function expectRelease(table: string, known: Record<string, Partial<Member>> = {}): void {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' · '));
  const members = rows.map(([name = '']) => ({ name, ...known[name] }));
  expect(answersOf(members)).toEqual(Object.fromEntries(rows));
}

test("OpenTofu 1.8.6: a bare arm beside arm64 is 32-bit on all its systems; packages are Alpine's; what stands beside a file is none", () => {
  expectRelease(`
    tofu_1.8.6_arm.apk · download linux armv7 alpine.apk
    tofu_1.8.6_arm.deb · download linux armv7 deb
    tofu_1.8.6_arm64.apk · download linux arm64 alpine.apk
    tofu_1.8.6_arm64.deb · download linux arm64 deb
    tofu_1.8.6_amd64.apk · download linux x64 alpine.apk
    tofu_1.8.6_linux_arm.zip · download linux armv7 zip
    tofu_1.8.6_linux_arm64.zip · download linux arm64 zip
    tofu_1.8.6_freebsd_arm.zip · download freebsd armv7 zip
    tofu_1.8.6_darwin_arm64.zip · download macos arm64 zip
    tofu_1.8.6_darwin_arm64.zip.gpgsig · signature - - -
    tofu_1.8.6_SHA256SUMS.gpgsig · signature - - -
  `);
});

test("an arm without an arm64 beside it stays unknown, and Apple's stays Apple's", () => {
  expectRelease(`
    awsu_2.3.10_Linux_arm.tar.gz · download linux - tar.gz
    awsu_2.3.10_Darwin_arm.tar.gz · download macos arm64 tar.gz
    awsu_2.3.10_Windows_arm64.zip · download windows arm64 zip
  `);
  expectRelease(`
    START-Setup-win-arm.exe · download windows - exe
    START-linux-arm.deb · download linux armv7 deb
    START-linux-arm64.deb · download linux arm64 deb
  `);
});

test('what the bytes or the metadata of the file beside it say counts too', () => {
  expectRelease(
    `
    croc-linux-arm · download linux armv7 binary
    croc-linux.zip · download linux - zip
  `,
    { 'croc-linux.zip': { cpu: ['arm64'] } },
  );
});

test('what is known of a file itself is not guessed at: a GoReleaser build for ARMv6, a program named like what stands beside another', () => {
  expectRelease(
    `
    relay-linux-arm · download linux - binary
    relay-linux-arm64 · download linux arm64 binary
    relay-linux-arm64.helper · download linux arm64 -
  `,
    {
      'relay-linux-arm': { os: 'linux', cpu: ['armv6'] },
      'relay-linux-arm64.helper': { os: 'linux', cpu: ['arm64'] },
    },
  );
  expectRelease(
    `
    rocket_1.0.apk · download android - apk
    rocket_1.0.deb · download linux - deb
  `,
    { 'rocket_1.0.apk': { os: 'android' } },
  );
  // Without an arm64 nothing says which ARM an Alpine package is for.
  expectRelease(`
    rocket_1.0_arm.apk · download linux - alpine.apk
    rocket_1.0_arm.deb · download linux - deb
  `);
});

test("an Android package stays Android's beside a Debian one of another CPU", () => {
  expectRelease(`
    localsend-1.17.0-arm64-v8a.apk · download android arm64 apk
    localsend-1.17.0-x86_64.apk · download android x64 apk
    localsend-1.17.0-amd64.deb · download linux x64 deb
  `);
  expectRelease(`
    gdu_5.30.1_x86_64.apk · download linux x64 alpine.apk
    gdu_5.30.1_aarch64.apk · download linux arm64 alpine.apk
  `);
  expectRelease(`
    task_3.40.apk · download linux - alpine.apk
    task_3.40.rpm · download linux - rpm
  `);
});

test("sops 3.10.2: a program whose name continues another's is a program", () => {
  expectRelease(`
    sops-v3.10.2.darwin · download macos - binary
    sops-v3.10.2.darwin.arm64 · download macos arm64 binary
    sops-v3.10.2.linux.amd64 · download linux x64 binary
    sops-v3.10.2.linux.amd64.provenance-v2 · other - - -
  `);
});

test('Docker and Firefox: name-version.tar.* is source until a program is seen in it or somebody says whom it is for', () => {
  expectRelease(`
    docker-29.7.2.tgz · source - - tar.gz
    keybinder-3.0-0.3.2.tar.gz · source - - tar.gz
    godot-4.6.3-stable.tar.xz · source - - tar.xz
  `);
  expectRelease('docker-29.7.2.tgz · download - - tar.gz', {
    'docker-29.7.2.tgz': { os: 'linux', cpu: ['x64'] },
  });
  expectRelease('firefox-152.0.3.tar.xz · download - - tar.xz', {
    'firefox-152.0.3.tar.xz': { os: 'linux' },
  });
  expectRelease(`
    RustRover-2026.1.3.tar.gz · download - - tar.gz
    RustRover-2026.1.3-aarch64.tar.gz · download - arm64 tar.gz
    RustRover-2026.1.3-aarch64.dmg · download macos arm64 dmg
  `);
  expectRelease(`
    rclone-v1.75.0.tar.gz · source - - tar.gz
    rclone-v1.75.0-vendor.tar.gz · source - - tar.gz
    rclone-v1.75.0-linux-arm64.zip · download linux arm64 zip
  `);
});

test('DuckDB 1.4.0, llama.cpp and Debian packages: a library stands beside its program', () => {
  expectRelease(`
    duckdb_cli-linux-amd64.zip · download linux x64 zip
    libduckdb-linux-amd64.zip · library linux x64 zip
    libduckdb-osx-universal.zip · library macos x64,arm64 zip
    libduckdb-src.zip · source - - zip
    static-libs-linux-amd64.zip · library linux x64 zip
  `);
  expectRelease(`
    cudart-llama-bin-win-cu12.2.0-x64.zip · library windows x64 zip
    llama-b3827-bin-win-cuda-cu12.2.0-x64.zip · download windows x64 zip
  `);
  expectRelease(`
    foo_1.0_amd64.deb · download linux x64 deb
    foo-dev_1.0_amd64.deb · library linux x64 deb
    libfoo1_1.0_amd64.deb · library linux x64 deb
    foo-1.0-1.x86_64.rpm · download linux x64 rpm
    foo-devel-1.0-1.x86_64.rpm · library linux x64 rpm
    foo-dbg_1.0_amd64.deb · debug linux x64 deb
  `);
  // These are products: nothing without lib or -dev stands beside them.
  expectRelease(`
    libreoffice_24.8_Linux_x86-64.tar.gz · download linux x64 tar.gz
    microsoft-edge-dev_120_amd64.deb · download linux x64 deb
    libfdk-aac-dev_2.0.2-1_amd64.deb · download linux x64 deb
  `);
});

test('cargo-dist (duckfetch, fedimint-clientd): installers and updaters are no downloads', () => {
  expectRelease(`
    duckfetch-installer.sh · other - - sh
    duckfetch-installer.ps1 · other - - ps1
    duckfetch-x86_64-apple-darwin.tar.gz · download macos x64 tar.gz
    source.tar.gz · source - - tar.gz
    source.tar.gz.sha256 · checksum - - -
    sha256.sum · checksum - - -
    duckfetch-x86_64-apple-darwin-update · other - - binary
  `);
});

test('a script is the product where nothing else is, and a helper beside programs for the systems that run it', () => {
  expectRelease('winfetch.ps1 · download windows - ps1');
  expectRelease(`
    testssl.sh · download - - sh
    testssl.bat · download windows - bat
  `);
  expectRelease(`
    yq_linux_amd64 · download linux x64 binary
    yq-helper.sh · other - - sh
    Miniconda3-py312_24.9.2-0-MacOSX-arm64.sh · download macos arm64 sh
  `);
});

const table = readFileSync('fixtures/release-names.tsv', 'utf8').trimEnd();
const releases = table
  .split(/^# /m)
  .slice(1)
  .map((block): [title: string, rows: [name: string, truth: string][]] => {
    const [title = '', ...lines] = block.trimEnd().split('\n');
    return [
      title,
      lines.map((line) => {
        const [name = '', truth = ''] = line.split('\t');
        return [name, truth];
      }),
    ];
  });

test.each(releases)(
  '%s: no program is taken for something else, nothing else for a program, no platform for another',
  (_, rows) => {
    const said = identifyRelease(rows.map(([name]) => ({ name })));
    const faults = said.flatMap(({ identity: { kind, os, cpu } }, i) => {
      const [name = '', truth = ''] = rows[i] ?? [];
      const [trueOs, cpus = ''] = truth.split('/');
      const isProgram = truth.includes('/');
      const isWrongOs = os !== undefined && os !== trueOs;
      const isWrongCpu = cpu?.some(
        (each) => !(cpus.split(',').includes(each) || (cpus === 'arm' && /^armv[67]$/.test(each))),
      );
      // What nothing tells is asked for: the name of goss's dgoss, a shell script, could be a program's.
      const isOpen = !isProgram && kind === 'download' && os === undefined && cpu === undefined;
      const isFault = isProgram
        ? kind !== 'download' || isWrongOs || isWrongCpu
        : kind === 'download' && !isOpen;
      return isFault ? [`${name} is ${truth}, not ${kind} ${os} ${cpu?.join()}`] : [];
    });
    expect(faults).toEqual([]);
  },
);
