import { identifyName } from '../../../publisher/identify/identify-name';

/** name · kind · os · cpu · libc · format, `-` for what the name doesn't say; each name is a file of the project above it. */
const table = `
# Node.js (nodejs.org/dist)
node-v20.11.0-darwin-x64.tar.xz · download · macos · x64 · - · tar.xz
node-v20.11.0-linux-armv7l.tar.gz · download · linux · armv7 · - · tar.gz
node-v20.11.0-win-x64.7z · download · windows · x64 · - · 7z
node-v20.11.0-aix-ppc64.tar.gz · download · aix · ppc64 · - · tar.gz
node-v20.11.0-x64.msi · download · windows · x64 · - · msi
SHASUMS256.txt · checksum · - · - · - · -
SHASUMS256.txt.asc · signature · - · - · - · -
# ripgrep (GitHub Releases): Rust's target triples
ripgrep-14.1.0-x86_64-unknown-linux-musl.tar.gz · download · linux · x64 · musl · tar.gz
ripgrep-14.1.0-i686-pc-windows-msvc.zip · download · windows · x86 · - · zip
ripgrep-14.1.0-x86_64-pc-windows-gnu.zip · download · windows · x64 · - · zip
ripgrep-14.1.0-aarch64-apple-darwin.tar.gz · download · macos · arm64 · - · tar.gz
ripgrep-14.1.0-aarch64-apple-darwin.tar.gz.sha256 · checksum · - · - · - · -
ripgrep-14.1.0-arm-unknown-linux-gnueabihf.tar.gz · download · linux · armv6 · gnu · tar.gz
ripgrep_14.1.0-1_amd64.deb · download · linux · x64 · - · deb
# protobuf (GitHub Releases): words cut in odd places
protoc-25.1-linux-aarch_64.zip · download · linux · arm64 · - · zip
protoc-25.1-linux-ppcle_64.zip · download · linux · ppc64le · - · zip
protoc-25.1-linux-s390_64.zip · download · linux · s390x · - · zip
protoc-25.1-linux-x86_32.zip · download · linux · x86 · - · zip
protoc-25.1-osx-universal_binary.zip · download · macos · x64,arm64 · - · zip
protoc-25.1-win32.zip · download · windows · x86 · - · zip
# VS Code, Electron: win32 is the OS when another word names the CPU
VSCode-win32-arm64-1.85.1.zip · download · windows · arm64 · - · zip
electron-v28.1.0-win32-ia32.zip · download · windows · x86 · - · zip
electron-v28.1.0-mas-universal.zip · download · - · - · - · zip
# Temurin (GitHub Releases): CPU first
OpenJDK21U-jdk_x64_alpine-linux_hotspot_21.0.2_13.tar.gz · download · linux · x64 · musl · tar.gz
OpenJDK8U-jdk_x86-32_windows_hotspot_8u402b06.zip · download · windows · x86 · - · zip
# sops (GitHub Releases): a platform where an ending would stand
sops-v3.10.2.darwin.amd64 · download · macos · x64 · - · binary
sops-v3.10.2.darwin.amd64.spdx.sbom.json · sbom · - · - · - · -
sops-v3.10.2.intoto.jsonl · provenance · - · - · - · -
sops-v3.10.2.checksums.pem · certificate · - · - · - · -
sops-v3.10.2.checksums.sigstore.json · signature · - · - · - · -
# product words that look like platforms (GitHub Releases, vendors' sites)
Clash.for.Windows-0.13.7.dmg · download · macos · - · - · dmg
Android-Messages-v5.6.0-mac-universal.zip · download · macos · x64,arm64 · - · zip
android-studio-2024.3.1.2-linux.tar.gz · download · linux · - · - · tar.gz
android-studio-2024.3.1.2.zip · download · - · - · - · zip
silicon-v0.5.2-x86_64-pc-windows-msvc.zip · download · windows · x64 · - · zip
PhpStorm-262.10315.32-aarch64.exe · download · windows · arm64 · - · exe
Linux_Reader.exe · download · windows · - · - · exe
LinuxLive USB Creator 2.9.4.zip · download · - · - · - · zip
Silicon.Info.app.zip · download · macos · - · - · app.zip
386.28-desktop-win10-64bit-international-whql.exe · download · windows · x64 · - · exe
wine-devel-9.21-osx64.tar.xz · download · macos · x64 · - · tar.xz
# compilers: host, then target (developer.arm.com, xPack)
arm-gnu-toolchain-13.2.rel1-darwin-x86_64-aarch64-none-elf.pkg · download · macos · x64 · - · pkg
arm-gnu-toolchain-15.2.rel1-mingw-w64-i686-aarch64-none-linux-gnu.zip · download · windows · x86 · - · zip
gcc-arm-none-eabi-10.3-2021.10-mac.tar.bz2 · download · macos · - · - · tar.bz2
xpack-arm-none-eabi-gcc-14.2.1-1.1-linux-x64.tar.gz · download · linux · x64 · - · tar.gz
# words without separators
ffmpeg-n6.1-linuxarm64-gpl.tar.xz · download · linux · arm64 · - · tar.xz
PPSSPPWindowsARM64_v1.20.4.zip · download · windows · arm64 · - · zip
Win64OpenSSL_Light-3_2_0.exe · download · windows · x64 · - · exe
Win64ARMOpenSSL_Light-3_2_0.exe · download · windows · arm64 · - · exe
ipscan-macX86-3.9.1.zip · download · macos · x64 · - · zip
Mailspring-AppleSilicon.zip · download · macos · arm64 · - · zip
# mongodb, LLVM, VirtualBox: distributions and versions of an OS
mongodb-linux-aarch64-ubuntu2204-7.0.4.tgz · download · linux · arm64 · - · tar.gz
clang+llvm-18.1.8-x86_64-linux-gnu-ubuntu-18.04.tar.xz · download · linux · x64 · gnu · tar.xz
VirtualBox-7.0-7.0.12_159818_el9-1.x86_64.rpm · download · linux · x64 · - · rpm
VirtualBox-7.0.12-159484-SunOS.tar.gz · download · solaris · - · - · tar.gz
# kind, awsu: bare "arm" is Apple's on macOS and anything on Linux
awsu_2.3.10_Darwin_arm.tar.gz · download · macos · arm64 · - · tar.gz
kind-linux-arm · download · linux · - · - · binary
# micro, croc: widths
croc_v10.0.5_Windows-32bit.zip · download · windows · x86 · - · zip
PortableGit-2.43.0-64-bit.7z.exe · download · windows · x64 · - · exe
# .apk is Android's and Alpine's (F-Droid, Alpine's repository, GoReleaser's nfpm)
org.fdroid.fdroid-arm64-v8a.apk · download · android · arm64 · - · apk
org.fdroid.fdroid_1020050.apk · download · android · - · - · apk
busybox-1.36.1-r15.apk · download · linux · - · - · alpine.apk
perfops-cli_0.8.6_linux_amd64.apk · download · linux · x64 · - · alpine.apk
# Python wheels (PyPI): the platform tag
numpy-1.26.3-cp312-cp312-macosx_11_0_arm64.whl · download · macos · arm64 · - · whl
numpy-1.26.3-cp312-cp312-musllinux_1_1_x86_64.whl · download · linux · x64 · musl · whl
requests-2.31.0-py3-none-any.whl · download · - · any · - · whl
pokedex_1.2_all.deb · download · linux · any · - · deb
ansible-9.1.0-1.el9.noarch.rpm · download · linux · any · - · rpm
yay-git-1-any.pkg.tar.zst · download · linux · any · - · pkg.tar.zst
mingw-w64-x86_64-luajit-2.1.1-1-any.pkg.tar.zst · download · windows · x64 · - · pkg.tar.zst
# MSYS2's packages are pacman's, for Windows
mingw-w64-x86_64-luajit-2.1.1779665312-1-any.pkg.tar.zst · download · windows · x64 · - · pkg.tar.zst
# Tauri, electron-builder, Squirrel: what updaters read
app_universal.app.tar.gz · download · macos · x64,arm64 · - · tar.gz
app_1.0.0_amd64.AppImage.sig · signature · - · - · - · -
latest.json · update-metadata · - · - · - · -
latest-linux-arm64.yml · update-metadata · - · - · - · -
appcast.xml · update-metadata · - · - · - · -
Setup.exe.blockmap · update-metadata · - · - · - · -
RELEASES · update-metadata · - · - · - · -
RELEASES-beta · update-metadata · - · - · - · -
releases.win.json · update-metadata · - · - · - · -
# source and documentation (ftp.gnu.org, GitHub Releases)
source.tar.gz · source · - · - · - · tar.gz
caddy_2.8.4_buildable-artifact.tar.gz · source · - · - · - · tar.gz
yq.1 · docs · - · - · - · -
gdu.1.tgz · docs · - · - · - · tar.gz
yq_man_page_only.tar.gz · docs · - · - · - · tar.gz
tool-1.0-rc.1 · download · - · - · - · binary
tool-beta.1.tar.gz · download · - · - · - · tar.gz
rizin-src-v0.9.1.tar.xz · source · - · - · - · tar.xz
apache-maven-3.9.6-bin.tar.gz · download · - · - · - · tar.gz
terraform-docs-v0.17.0-linux-arm64.tar.gz · download · linux · arm64 · - · tar.gz
RELEASE-NOTES.md · docs · - · - · - · -
# checksums and keys
op_windows_amd64_v2.39.0.zip.md5 · checksum · - · - · - · -
vault_2.0.4_SHA256SUMS · checksum · - · - · - · -
vault_2.0.4_SHA256SUMS.sig · signature · - · - · - · -
cosign.pub · key · - · - · - · -
release-key.asc · key · - · - · - · -
tofu_1.8.6_arm.deb.gpgsig · signature · - · - · - · -
x-ui-linux-amd64.zip.dgst · checksum · - · - · - · -
stage3-amd64-20260101.tar.xz.DIGESTS · checksum · - · - · - · -
app.exe.checksum · checksum · - · - · - · -
app.exe.hash · checksum · - · - · - · -
rg-linux-amd64-SHA256SUM · checksum · - · - · - · -
checksums_hashes_order · checksum · - · - · - · -
sha256sum-linux-amd64 · download · linux · x64 · - · binary
# what stands beside programs (yq, bottom, ripgrep, cargo-dist)
extract-checksum.sh · other · - · - · - · sh
whisper-push-installer.ps1 · other · - · - · - · ps1
completion.tar.gz · other · - · - · - · tar.gz
_rg · other · - · - · - · -
_rg.ps1 · other · - · - · - · ps1
rg.bash · other · - · - · - · -
sbom.tar.gz · sbom · - · - · - · tar.gz
tool_1.0_linux_amd64.sbom.tar.gz · sbom · - · - · - · tar.gz
sbom-tool-win-x64.exe · download · windows · x64 · - · exe
# levels of x86-64, and versions that look like a CPU (CachyOS, GoReleaser, OpenSSL's way to write versions)
tool-linux-x86_64v1.tar.gz · download · linux · x64 · - · tar.gz
tool-linux-x86_64v3.tar.gz · download · linux · x64 · - · tar.gz
tool-linux-x86-64-v4.tar.gz · download · linux · x64 · - · tar.gz
tool-linux-x64v3.zip · download · linux · x64 · - · zip
tool_linux_amd64_v1.tar.gz · download · linux · x64 · - · tar.gz
tool-3-8-6.zip · download · - · - · - · zip
tool_3_8_6_linux.zip · download · linux · - · - · zip
tool-win-3-2-1.zip · download · windows · - · - · zip
tool-arm-6-4-1.zip · download · - · - · - · zip
tool-linux-386.zip · download · linux · x86 · - · zip
fossil-w64-2.28.zip · download · windows · x64 · - · zip
gtypist-2.9.5-w32.7z · download · windows · x86 · - · 7z
electron-v13.1.7-linux-arm7l.zip · download · linux · armv7 · - · zip
windows95-darwin-arm64.zip · download · macos · arm64 · - · zip
windows95-win32-x64.zip · download · windows · x64 · - · zip
# debug symbols are built for a platform
zlib1g-dbg_1.2.11_amd64.deb · debug · linux · x64 · - · deb
# names that tell nothing
rustup-init · download · - · - · - · binary
BGInfo.zip · download · - · - · - · zip
AMD.Power.Gadget.zip · download · - · - · - · zip
# one file for several OSes has no single one
tool-linux-macos.zip · download · - · - · - · zip
`;
const rows = table
  .split('\n')
  .filter((row) => row.includes(' · '))
  .map((row) => row.split(' · '));

test.each(rows)('%s is %s for %s %s %s in %s', (name = '', kind, os, cpu, libc, format) => {
  const answer = identifyName(name);
  expect([
    answer.kind,
    answer.os ?? '-',
    answer.cpu?.join() ?? '-',
    answer.libc ?? '-',
    answer.format ?? '-',
  ]).toEqual([kind, os, cpu, libc, format]);
});

test('every claim carries what it was read from', () => {
  expect(identifyName('tool-v1.2-x86_64-unknown-linux-musl.tar.gz').evidence).toEqual([
    { of: 'os', value: 'linux', source: 'name', saw: 'linux-musl' },
    { of: 'cpu', value: 'x64', source: 'name', saw: 'x86_64' },
    { of: 'libc', value: 'musl', source: 'name', saw: 'linux-musl' },
    { of: 'format', value: 'tar.gz', source: 'name', saw: '.tar.gz' },
  ]);
  expect(identifyName('Tool.dmg.minisig').evidence).toEqual([
    { of: 'kind', value: 'signature', source: 'name', saw: '.minisig' },
  ]);
});

// A rule whose work grew with the square of the length would run into the test's time limit here.
test.each([
  'a',
  'A',
  'aA',
  '1',
  '.',
  '-',
  '.1',
  '-1.2',
  '-arm',
  'x86_64-',
  '.tar',
  '.zip',
  '-src',
  'mac',
  'none-arm-',
  'sha256',
  '_v1.1',
  'linux-',
  ' win32',
])('a hundred thousand characters of %j are answered', (part) => {
  const name = part.repeat(Math.ceil(100_000 / part.length));
  expect(identifyName(name).kind).toBeDefined();
  expect(identifyName(`a${name}.tar.gz`).format).toBe('tar.gz');
  expect(identifyName(`${name}.txt`).kind).not.toBe('download');
});
