import { type Language } from '../../../catalogue/languages';
import { type Shell } from '../../../catalogue/quoting';
import { osLabels, type Format, type Os } from '../../../catalogue/vocabulary';
import { commonWordsOf } from './common';
import { type Messages } from './messages';

type FormatMessages = Messages['verify']['format'];

/** What a file is by its format, with names that are the same in every language. */
function formatsIn(
  words: FormatMessages,
  program: string,
  list: (items: readonly string[]) => string,
): Record<Format, string> {
  return {
    exe: words.programFor('Windows'),
    msi: words.installerPackage('Windows'),
    msix: words.appPackage('Windows'),
    msixbundle: words.appBundle('Windows'),
    appx: words.appPackage('Windows'),
    appxbundle: words.appBundle('Windows'),
    dmg: words.diskImage,
    pkg: words.installerPackage('macOS'),
    'app.zip': words.zippedApp('macOS'),
    appimage: 'AppImage',
    flatpak: 'Flatpak',
    flatpakref: words.reference('Flatpak'),
    snap: 'Snap',
    deb: words.package(list(['Debian', 'Ubuntu'])),
    rpm: words.package(list(['Fedora', 'openSUSE'])),
    'pkg.tar.zst': words.package('Arch Linux'),
    'alpine.apk': words.package('Alpine Linux'),
    apk: words.package('Android'),
    aab: words.appBundle('Android'),
    ipa: words.appArchive('iOS'),
    zip: words.archive('zip'),
    'tar.gz': words.archive('tar.gz'),
    'tar.xz': words.archive('tar.xz'),
    'tar.bz2': words.archive('tar.bz2'),
    'tar.zst': words.archive('tar.zst'),
    'tar.lzma': words.archive('tar.lzma'),
    tar: words.archive('tar'),
    '7z': words.archive('7-Zip'),
    rar: words.archive('RAR'),
    cab: words.cabinet,
    gz: words.compressed('gzip'),
    xz: words.compressed('xz'),
    bz2: words.compressed('bzip2'),
    zst: words.compressed('Zstandard'),
    iso: words.discImage,
    img: words.diskImage,
    jar: words.archive('Java'),
    whl: 'Python wheel',
    gem: 'Ruby gem',
    nupkg: words.package('NuGet'),
    vsix: words.extension('VS Code'),
    crx: words.extension('Chrome'),
    xpi: words.extension('Firefox'),
    phar: words.archive('PHP'),
    wasm: words.module('WebAssembly'),
    sh: words.shellScript,
    run: words.selfExtracting,
    ps1: words.script('PowerShell'),
    bat: words.batchFile('Windows'),
    py: words.script('Python'),
    js: words.file('JavaScript'),
    dll: words.library('Windows'),
    so: words.sharedLibrary,
    dylib: words.library('macOS'),
    binary: program,
  };
}

/** What the page with the keys and the commands says, in one language. */
export function verifyWordsOf(
  language: Language,
  { common, verify }: Pick<Messages, 'common' | 'verify'>,
) {
  const words = commonWordsOf(language, common);
  const formats = formatsIn(verify.format, common.program, words.list);
  const shells: Record<Shell, string> = {
    sh: verify.terminal,
    powershell: 'PowerShell',
    cmd: verify.commandPrompt,
  };
  return {
    ...verify,
    os: words.os,
    exactBytes: words.exactBytes,
    /** A format in words, with its extension unless the words already say it. */
    format: (id: Format): string =>
      formats[id].toLowerCase().includes(id) || id === 'binary'
        ? formats[id]
        : `${formats[id]} (${id})`,
    /** A program that checks, and where it runs; most systems need no list. */
    command: (tool: string, shell: Shell, systems: readonly Os[]): string =>
      verify.command(
        tool,
        [shells[shell], ...(systems.length < 4 ? systems.map((id) => osLabels[id]) : [])].join(
          common.comma,
        ),
      ),
    created: (day: string): string => verify.created(words.date(day)),
    expires: (day: string): string => verify.expires(words.date(day)),
    revoked: (day: string, reason: string): string => verify.revoked(words.date(day), reason),
  };
}

export type VerifyWords = ReturnType<typeof verifyWordsOf>;
