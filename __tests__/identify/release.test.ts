import fc from 'fast-check';
import { identifyRelease, type Member } from '../../publisher/identify/release';

/** `kind os cpu format` of each file of one release, `-` for what nothing tells. */
function answersOf(members: readonly Member[]): Record<string, string> {
  return Object.fromEntries(identifyRelease(members).map(({ member: { name }, identity: { kind, os, cpu, format } }) =>
    [name, [kind, os ?? '-', cpu?.join() ?? '-', format ?? '-'].join(' ')]));
}

/** Rows of `name · answer` of one release. */
function expectRelease(table: string, known: Record<string, Partial<Member>> = {}): void {
  const rows = table.trim().split('\n').map((row) => row.trim().split(' · '));
  const members = rows.map(([name = '']) => ({ name, ...known[name] }));
  expect(answersOf(members)).toEqual(Object.fromEntries(rows));
}

test('OpenTofu 1.8.6: a bare arm beside arm64 is 32-bit on all its systems; packages are Alpine\'s; what stands beside a file is none', () => {
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

test('an arm without an arm64 beside it stays unknown, and Apple\'s stays Apple\'s', () => {
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
  expectRelease(`
    croc-linux-arm · download linux armv7 binary
    croc-linux.zip · download linux - zip
  `, { 'croc-linux.zip': { cpu: ['arm64'] } });
});

test('an Android package stays Android\'s beside a Debian one of another CPU', () => {
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

test('sops 3.10.2: a program whose name continues another\'s is a program', () => {
  expectRelease(`
    sops-v3.10.2.darwin · download macos - binary
    sops-v3.10.2.darwin.arm64 · download macos arm64 binary
    sops-v3.10.2.linux.amd64 · download linux x64 binary
    sops-v3.10.2.linux.amd64.provenance-v2 · other - - -
  `);
});

test('any set of names is answered one for one, whatever their order', () => {
  const name = fc.array(fc.constantFrom('tool', 'arm', 'arm64', 'linux', '_', '-', '.apk', '.deb', '.zip', '.gpgsig', '1.0'), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join(''));
  fc.assert(fc.property(fc.uniqueArray(name, { maxLength: 12 }), (names) => {
    const forwards = answersOf(names.map((each) => ({ name: each })));
    expect(Object.keys(forwards).sort()).toEqual([...names].sort());
    expect(answersOf(names.toReversed().map((each) => ({ name: each })))).toEqual(forwards);
  }));
});
