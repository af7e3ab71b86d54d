import { type Format } from '../../catalogue/vocabulary';
import { androidApp, windowsApp, windowsBundle } from './app-packages';
import { architectureFact } from './architectures';
import { type ContentIdentity, seen } from './content-facts';
import { type Contents } from './contents';
import { type Compression } from './decompress';
import { readInfoPlist } from './info-plist';
import { macosVersion } from './os-version';
import { agreementOf } from './programs';

/** The path that only archives of a format have, the more telling first. */
const zipFormats: [RegExp, Format][] = [
  [/^AppxMetadata\/AppxBundleManifest\.xml$/, 'msixbundle'],
  [/^AppxManifest\.xml$/, 'msix'],
  [/^AndroidManifest\.xml$/, 'apk'],
  [/^BundleConfig\.pb$/, 'aab'],
  [/^Payload\/[^/]+\.app\//, 'ipa'],
  [/^extension\.vsixmanifest$/, 'vsix'],
  [/^[^/]+\.nuspec$/, 'nupkg'],
  [/^[^/]+\.dist-info\/WHEEL$/, 'whl'],
  [/^[^/]+\.app\/Contents\/Info\.plist$/, 'app.zip'],
  [/^META-INF\/MANIFEST\.MF$/i, 'jar'],
];
/** Formats for a runtime that is everywhere: without a program inside they run on any system. */
const forRuntimes: readonly Format[] = ['vsix', 'whl', 'jar'];

/** Of an app bundle in an archive, its oldest OS, and that it is an app at all. */
async function appleApp({
  documents,
}: Contents): Promise<Pick<ContentIdentity, 'os' | 'minimumOs'>> {
  const path = [...documents.keys()]
    .filter((each) => each.endsWith('Info.plist'))
    .sort((a, b) => a.length - b.length)[0];
  if (path === undefined) return {};
  const key = path.startsWith('Payload/') ? 'MinimumOSVersion' : 'LSMinimumSystemVersion';
  const minimum = (await readInfoPlist(documents.get(path) ?? new Uint8Array()))[key];
  return {
    os: seen(path.startsWith('Payload/') ? 'ios' : 'macos', path),
    ...(minimum && { minimumOs: seen(macosVersion(minimum), `${key} ${minimum} in ${path}`) }),
  };
}

/** What an archive's programs say, with what an app bundle among them adds. */
async function agreementIn(contents: Contents): Promise<ContentIdentity> {
  const [{ osAmong, ...agreement }, app] = [
    agreementOf(contents.programs),
    await appleApp(contents),
  ];
  if (app.os === undefined || agreement.systems)
    return osAmong ? { ...agreement, osAmong } : agreement;
  if (agreement.os === undefined || agreement.os.value === app.os.value)
    return { ...agreement, ...app };
  return { systems: seen([agreement, app], `holds ${agreement.os.saw} and ${app.os.saw}`) };
}

/** Whom a zip's contents are for, by the format they make it. */
export async function concludeZip(contents: Contents): Promise<ContentIdentity> {
  const row = zipFormats.find(([pattern]) => contents.paths.some((path) => pattern.test(path)));
  const format = row?.[1] ?? 'zip';
  const named = {
    format: seen(
      format,
      row ? `zip with ${contents.paths.find((path) => row[0].test(path))}` : 'zip directory',
    ),
  };
  const document = (path: string): Uint8Array => contents.documents.get(path) ?? new Uint8Array();
  if (format === 'apk' || format === 'aab') return { ...named, ...androidApp(contents) };
  if (format === 'msix') return { ...named, ...windowsApp(document('AppxManifest.xml')) };
  if (format === 'msixbundle')
    return { ...named, ...windowsBundle(document('AppxMetadata/AppxBundleManifest.xml')) };
  const agreement = await agreementIn(contents);
  const saw = `${format} without programs`;
  const independent =
    forRuntimes.includes(format) && contents.complete && contents.programs.length === 0;
  return independent
    ? { ...named, os: seen('any', saw), cpu: seen('any', saw) }
    : { ...named, ...agreement };
}

/** The value of a line like `arch = x86_64` or `arch: "FreeBSD:14:amd64"`. */
function field(document: Uint8Array, name: string): string {
  return (
    new RegExp(`^["\\s{]*${name}["\\s]*[=:]\\s*"?([^"\\s,]+)`, 'm').exec(
      Buffer.from(document).toString('latin1'),
    )?.[1] ?? ''
  );
}

const tarFormats = { gz: 'tar.gz', xz: 'tar.xz', zst: 'tar.zst' } as const;

/** Whom a tar's contents are for. Arch, Alpine and FreeBSD packages are tars with a description in front. */
export async function concludeTar(
  contents: Contents,
  compression: Compression | undefined,
): Promise<ContentIdentity> {
  const format = seen(compression ? tarFormats[compression] : ('tar' as const), 'tar header');
  const info = contents.documents.get('.PKGINFO');
  if (info) {
    const alpine = contents.paths.some((path) => path.startsWith('.SIGN.')) || compression === 'gz';
    const word = field(info, 'arch');
    // Alpine has its own armhf, older than Debian's.
    const architecture = architectureFact(
      alpine && word === 'armhf' ? 'armv6' : word,
      '.PKGINFO: arch',
    );
    return {
      format: alpine ? seen('alpine.apk', '.PKGINFO') : seen('pkg.tar.zst', '.PKGINFO'),
      os: seen('linux', '.PKGINFO'),
      ...architecture,
      ...(alpine &&
        architecture.cpu?.value !== 'any' && { libc: seen('musl' as const, 'Alpine package') }),
    };
  }
  const manifest =
    contents.documents.get('+COMPACT_MANIFEST') ?? contents.documents.get('+MANIFEST');
  if (manifest) {
    const [os, , word = ''] = (field(manifest, 'abi') || field(manifest, 'arch')).split(':');
    if (os === 'FreeBSD')
      return {
        format: seen('pkg', '+MANIFEST'),
        os: seen('freebsd', '+MANIFEST: abi'),
        ...architectureFact(word, '+MANIFEST: abi'),
      };
  }
  return { format, ...(await agreementIn(contents)) };
}
