import { formatLabels, wordsOf, type Format } from '../../catalogue/vocabulary';

const zips: readonly Format[] = [
  'zip',
  'app.zip',
  'jar',
  'whl',
  'vsix',
  'nupkg',
  'apk',
  'aab',
  'ipa',
  'msix',
  'msixbundle',
];
const windowsApps: readonly Format[] = ['msix', 'msixbundle'];
const tars: readonly Format[] = ['tar', 'tar.gz', 'tar.xz', 'tar.zst', 'tar.bz2', 'tar.lzma'];

/**
 * What the content may turn out to be where a name says a format; a name whose format isn't here may hold anything.
 * The first of the row is what such a name promises; content that is something else of the row doesn't break the promise.
 */
const contentsOfName: Partial<Record<Format, readonly Format[]>> = {
  exe: ['exe', 'dll'],
  dll: ['dll', 'exe'],
  msi: ['msi'],
  msix: windowsApps,
  msixbundle: windowsApps,
  appx: windowsApps,
  appxbundle: windowsApps,
  dmg: ['dmg', 'bz2', 'iso'],
  pkg: ['pkg', 'zip', ...tars],
  'app.zip': ['app.zip', 'zip'],
  appimage: ['appimage', 'binary', 'so', 'iso'],
  flatpak: ['flatpak'],
  snap: ['snap'],
  deb: ['deb'],
  rpm: ['rpm'],
  'pkg.tar.zst': ['pkg.tar.zst', ...tars],
  'alpine.apk': ['alpine.apk', 'tar.gz'],
  apk: ['apk', 'alpine.apk'],
  aab: ['aab'],
  ipa: ['ipa'],
  zip: zips,
  jar: ['jar', 'zip', 'exe', 'sh'],
  whl: ['whl'],
  vsix: ['vsix'],
  nupkg: ['nupkg'],
  xpi: zips,
  crx: ['crx', ...zips],
  tar: ['tar'],
  'tar.gz': ['tar.gz', 'alpine.apk'],
  'tar.xz': ['tar.xz', 'pkg.tar.zst', 'pkg'],
  'tar.zst': ['tar.zst', 'pkg.tar.zst', 'pkg'],
  'tar.bz2': ['bz2'],
  gz: ['gz', 'tar.gz', 'alpine.apk'],
  xz: ['xz', 'tar.xz'],
  bz2: ['bz2'],
  zst: ['zst', 'tar.zst'],
  gem: ['tar'],
  '7z': ['7z'],
  rar: ['rar'],
  cab: ['cab'],
  wasm: ['wasm'],
  so: ['so', 'binary'],
  dylib: ['dylib', 'binary'],
  binary: ['binary', 'so', 'dylib', 'exe', 'sh', 'appimage'],
  sh: ['sh', 'binary'],
  run: ['sh', 'binary'],
};

/** Formats with no mark that all of their files have: raw disk images, old tars, scripts. */
const unmarked: readonly Format[] = [
  'dmg',
  'pkg',
  'flatpak',
  'iso',
  'img',
  'tar',
  'tar.lzma',
  'cab',
  'crx',
  'jar',
  'so',
  'dylib',
  'binary',
  'sh',
  'run',
];

/** Content that tells more than the name's ending does: a zip that is an app, a gz that is a tar. */
const moreExact: readonly (readonly [name: Format, content: Format])[] = [
  ['zip', 'app.zip'],
  ['apk', 'alpine.apk'],
  ['gz', 'tar.gz'],
  ['xz', 'tar.xz'],
  ['zst', 'tar.zst'],
  ['tar.zst', 'pkg.tar.zst'],
];

/** Whether a file named as one format can hold the other. */
export function formatsAgree(named: Format, content: Format): boolean {
  return contentsOfName[named]?.includes(content) ?? true;
}

/** The format to say where both agree: the name knows what a container is used as, unless the content is more exact. */
export function agreedFormat(
  named: Format | undefined,
  content: Format | undefined,
): Format | undefined {
  if (named === undefined || content === undefined) return named ?? content;
  return moreExact.some(([from, to]) => from === named && to === content) ? content : named;
}

/** Formats that nothing unrecognised can be, since all their files begin alike. */
export const markedFormats: ReadonlySet<Format> = new Set(
  wordsOf(formatLabels).filter(
    (format) => contentsOfName[format] !== undefined && !unmarked.includes(format),
  ),
);
