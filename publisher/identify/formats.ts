import { type Format, type Os } from '../../catalogue/vocabulary';

/** What the end of a file's name says about it. */
export interface Ending {
  format?: Format;
  /** The one OS that opens files of this format. */
  os?: Os;
  /** Other OSes with a format of the same ending: their name before the ending wins. */
  sharedWith?: readonly Os[];
  /** A container in which any product can lie; what stands before the ending may say more (app.zip, exe.gz). */
  wrapper?: true;
}

/**
 * Endings of file names, without the first dot. An ending names an OS only where packagers' labels agree on it:
 * a .jar, .sh or .nupkg runs on several.
 */
const rows: [endings: string, ending: Ending][] = [
  ['exe scr', { format: 'exe', os: 'windows' }],
  ['msi msp', { format: 'msi', os: 'windows' }],
  ['msix', { format: 'msix', os: 'windows' }],
  ['msixbundle', { format: 'msixbundle', os: 'windows' }],
  ['appx', { format: 'appx', os: 'windows' }],
  ['appxbundle', { format: 'appxbundle', os: 'windows' }],
  ['bat cmd', { format: 'bat', os: 'windows' }],
  ['ps1', { format: 'ps1', os: 'windows' }],
  ['bin', { format: 'binary' }],
  ['dll', { format: 'dll', os: 'windows' }],
  ['cpl xll msu', { os: 'windows' }],
  ['dmg', { format: 'dmg', os: 'macos' }],
  [
    'pkg mpkg',
    {
      format: 'pkg',
      os: 'macos',
      sharedWith: ['freebsd', 'netbsd', 'dragonfly', 'solaris', 'illumos'],
    },
  ],
  ['app.zip', { format: 'app.zip', os: 'macos' }],
  ['dylib', { format: 'dylib', os: 'macos' }],
  ['app', { os: 'macos' }],
  ['appimage', { format: 'appimage', os: 'linux' }],
  ['flatpak', { format: 'flatpak', os: 'linux' }],
  ['flatpakref', { format: 'flatpakref', os: 'linux' }],
  ['snap', { format: 'snap', os: 'linux' }],
  // Jailbroken iPhones and Termux use .deb too.
  ['deb udeb', { format: 'deb', os: 'linux', sharedWith: ['ios', 'android'] }],
  ['rpm', { format: 'rpm', os: 'linux' }],
  // MSYS2 brings pacman to Windows.
  [
    'pkg.tar.zst pkg.tar.xz pkg.tar.gz pacman',
    { format: 'pkg.tar.zst', os: 'linux', sharedWith: ['windows'] },
  ],
  [
    'so',
    {
      format: 'so',
      os: 'linux',
      sharedWith: ['android', 'freebsd', 'openbsd', 'netbsd', 'dragonfly', 'solaris', 'illumos'],
    },
  ],
  ['apk', { format: 'apk', os: 'android', sharedWith: ['linux'] }],
  ['apks apkm xapk', { os: 'android' }],
  ['aab', { format: 'aab', os: 'android' }],
  ['ipa', { format: 'ipa', os: 'ios' }],
  ['zip', { format: 'zip', wrapper: true }],
  ['tar.gz tgz taz', { format: 'tar.gz', wrapper: true }],
  ['tar.xz txz', { format: 'tar.xz', wrapper: true }],
  ['tar.bz2 tbz tbz2', { format: 'tar.bz2', wrapper: true }],
  ['tar.zst tzst', { format: 'tar.zst', wrapper: true }],
  ['tar.lzma tlz', { format: 'tar.lzma', wrapper: true }],
  ['tar', { format: 'tar', wrapper: true }],
  ['tar.lz tar.lz4 tar.br tar.z', { wrapper: true }],
  ['7z', { format: '7z', wrapper: true }],
  ['rar', { format: 'rar', wrapper: true }],
  ['cab', { format: 'cab', wrapper: true }],
  ['gz', { format: 'gz', wrapper: true }],
  ['xz', { format: 'xz', wrapper: true }],
  ['bz2', { format: 'bz2', wrapper: true }],
  ['zst', { format: 'zst', wrapper: true }],
  ['iso', { format: 'iso' }],
  ['img', { format: 'img' }],
  ['jar war', { format: 'jar' }],
  ['whl', { format: 'whl' }],
  ['gem', { format: 'gem' }],
  ['nupkg', { format: 'nupkg' }],
  ['vsix', { format: 'vsix' }],
  ['crx', { format: 'crx' }],
  ['xpi', { format: 'xpi' }],
  ['phar', { format: 'phar' }],
  ['wasm', { format: 'wasm' }],
  ['sh', { format: 'sh' }],
  ['run', { format: 'run' }],
  ['py pyz', { format: 'py' }],
  ['js mjs cjs', { format: 'js' }],
];

const endings: ReadonlyMap<string, Ending> = new Map(
  rows.flatMap(([names, ending]) =>
    names.split(' ').map((name): [string, Ending] => [name, ending]),
  ),
);

/** The longest known ending of a name: what it says, the ending as written, and the stem before it. */
export function endingOf(
  name: string,
): { stem: string; written: string; ending: Ending } | undefined {
  // No ending has more than three parts, so only the last three dots matter.
  const dots: number[] = [];
  for (
    let dot = name.lastIndexOf('.');
    dot > 0 && dots.length < 3;
    dot = name.lastIndexOf('.', dot - 1)
  )
    dots.unshift(dot);
  for (const dot of dots) {
    const written = name.slice(dot + 1);
    const ending = endings.get(written.toLowerCase());
    if (ending !== undefined) return { stem: name.slice(0, dot), written, ending };
  }
  return undefined;
}
