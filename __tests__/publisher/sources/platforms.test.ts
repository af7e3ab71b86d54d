import { combine, goPlatform, triplePlatform } from '../../../publisher/sources/platforms';

// https://doc.rust-lang.org/rustc/platform-support.html
test.each([
  ['x86_64-unknown-linux-gnu', 'linux', ['x64'], 'gnu'],
  ['aarch64-unknown-linux-musl', 'linux', ['arm64'], 'musl'],
  ['x86_64-unknown-linux-musl-static', 'linux', ['x64'], 'musl'],
  ['armv7-unknown-linux-gnueabihf', 'linux', ['armv7'], 'gnu'],
  ['arm-unknown-linux-musleabi', 'linux', ['armv6'], 'musl'],
  ['riscv64gc-unknown-linux-gnu', 'linux', ['riscv64'], 'gnu'],
  ['x86_64-pc-windows-gnu', 'windows', ['x64'], undefined],
  ['i686-pc-windows-msvc', 'windows', ['x86'], undefined],
  ['universal2-apple-darwin', 'macos', ['x64', 'arm64'], undefined],
  ['aarch64-apple-ios', 'ios', ['arm64'], undefined],
  ['aarch64-linux-android', 'android', ['arm64'], undefined],
  ['armv7-linux-androideabi', 'android', ['armv7'], undefined],
  ['x86_64-unknown-freebsd', 'freebsd', ['x64'], undefined],
  ['wasm32-wasip1', undefined, undefined, undefined],
])('the triple %s is %s on %j with libc %s', (triple, os, cpu, libc) => {
  expect(triplePlatform(triple)).toEqual({ os, cpu, libc });
});

// https://go.dev/doc/install/source#environment
test.each([
  ['darwin', 'arm64', undefined, 'macos', ['arm64']],
  ['darwin', 'all', undefined, 'macos', ['x64', 'arm64']],
  ['linux', 'arm', '7', 'linux', ['armv7']],
  ['linux', 'arm', undefined, 'linux', undefined],
  ['linux', 'loong64', undefined, 'linux', ['loongarch64']],
  ['js', 'wasm', undefined, undefined, undefined],
])('GOOS %s, GOARCH %s, GOARM %s', (goos, goarch, goarm, os, cpu) => {
  expect(goPlatform(goos, goarch, goarm)).toEqual({ os, cpu });
});

test('a file for several platforms is for one OS only when all of them are', () => {
  expect(
    combine(['aarch64-pc-windows-msvc', 'x86_64-pc-windows-msvc'].map(triplePlatform)),
  ).toMatchObject({ os: 'windows', cpu: ['arm64', 'x64'] });
  expect(combine(['x86_64-apple-darwin', 'x86_64-unknown-linux-gnu'].map(triplePlatform))).toEqual(
    {},
  );
  expect(
    combine(['x86_64-unknown-linux-gnu', 'x86_64-unknown-linux-musl'].map(triplePlatform)),
  ).toEqual({ os: 'linux', cpu: ['x64'], libc: undefined });
});
