import { stageWords } from '../../catalogue/version';
import { type Format, type Kind } from '../../catalogue/vocabulary';
import { type Ending } from './formats';

/** The kinds of file that are built for a platform. */
export const runs: ReadonlySet<Kind> = new Set<Kind>(['download', 'library', 'debug']);

/** The kinds of file that are about another file: never the product itself. */
export const auxiliaryKinds: readonly Kind[] = [
  'checksum',
  'signature',
  'certificate',
  'key',
  'provenance',
  'sbom',
  'update-metadata',
];

/** A kind and the part of the name that says it. */
interface KindClaim {
  kind: Kind;
  saw: string;
}

/** Last endings that say what a file is for, whatever stands before them: app.zip.sha256, app.exe.spdx.json.sig. */
const endings: [Kind, string][] = [
  [
    'checksum',
    'sha sha1 sha2 sha224 sha256 sha384 sha512 sha1sum sha224sum sha256sum sha384sum sha512sum sha1sums sha256sums sha512sums',
  ],
  [
    'checksum',
    'md5 md5sum md5sums b2 b2sum b2sums b3 b3sum b3sums blake2 blake2b blake3 sha3 sha3-256 sha3-512 rmd160 ripemd160 whirlpool',
  ],
  [
    'checksum',
    'sfv sum sums cksum checksum checksums hash hashes digest digests dgst crc crc32 sha256asc mirrorlist',
  ],
  [
    'signature',
    'asc sig sigs sign sgn gpg gpgsig pgp minisig minisign p7s p7 cms sigstore cosign bundle signature',
  ],
  ['certificate', 'pem crt cer cert der'],
  ['key', 'pub keyring'],
  ['provenance', 'intoto attestation attestations provenance slsa'],
  ['sbom', 'spdx cdx sbom'],
  ['update-metadata', 'blockmap zsync appcast delta'],
  ['debug', 'pdb dbg debug ddeb dsym'],
  ['library', 'a lib node aar'],
  ['source', 'dsc crate patch diff'],
  ['docs', 'pdf adoc rst man epub'],
  [
    'other',
    'torrent metalink meta4 info log bash fish zsh nu elv service desktop tpz ts svg png jpg ico',
  ],
];
const kindOfEnding: ReadonlyMap<string, Kind> = new Map(
  endings.flatMap(([kind, list]) =>
    list.split(' ').map((ending): [string, Kind] => [ending, kind]),
  ),
);

/** Text that carries records of any kind, and what it is where its words don't say. */
const kindOfText: ReadonlyMap<string, Kind> = new Map([
  ['txt', 'docs'],
  ['md', 'docs'],
  ['html', 'docs'],
  ['htm', 'docs'],
  ['shtml', 'docs'],
  ['json', 'other'],
  ['jsonl', 'other'],
  ['csv', 'other'],
  ['toml', 'other'],
  // Sparkle's feeds have any name.
  ['xml', 'update-metadata'],
  ['rss', 'update-metadata'],
  ['atom', 'update-metadata'],
  ['yml', 'other'],
  ['yaml', 'other'],
]);

/** Words of text files, the more telling first: a checksums.txt.sigstore.json is a signature. */
const wordsOfText: [Kind, RegExp][] = [
  ['signature', /sigstore|cosign/],
  ['provenance', /provenance|attestation|in-?toto|slsa/],
  ['sbom', /sbom|spdx|cyclonedx|(?:^|[._-])(?:bom|cdx)(?=[._-]|$)/],
  [
    'checksum',
    /checksum|shasum|sha-?(?:1|2|224|256|384|512)(?!\d)|md5|(?:^|[._-])(?:sha|sums?|hash|hashes|digests?|signatures)(?=[._-]|$)/,
  ],
];
/** Sparkle's appcast.xml, electron-builder's CHANNEL-mac.yml, Velopack's releases.win.json, WinGet's NAME.installer.yaml. */
const wordsOfData: [Kind, RegExp][] = [
  [
    'update-metadata',
    /appcast|update|manifest|downloads|installer|(?:^|[._-])(?:latest|releases?|stable|beta|alpha|nightly|mac|linux)(?=[._-]|$)/,
  ],
];

/** Lists of checksums have no ending of their own: SHA256SUMS, shasums256, app_1.0_SHA512SUMS, SUMSSHA1, CHECKSUM. */
const checksumList =
  /(?:^|[._-])(?:checksums?|(?:sha|md5|b2|b3)[\d_-]{0,6}(?:check)?sums?\d{0,3}|sumssha\d{1,3}|sha(?:1|256|384|512)|md5)(?=[._-]|$)/;
/** At the end it is the sum of what stands before: tool-linux-amd64-SHA256SUM. */
const ownChecksum = new RegExp(`(?<=.)${checksumList.source.replace('(?=[._-]|$)', '$')}`);

/** Whole names without an ending; RELEASES is the index of Squirrel.Windows, RELEASES-<channel> Velopack's for Squirrel's clients. */
const kindOfName: ReadonlyMap<string, Kind> = new Map([
  ['releases', 'update-metadata'],
  ['keys', 'key'],
  ['license', 'docs'],
  ['copying', 'docs'],
  ['notice', 'docs'],
  ['readme', 'docs'],
  ['changelog', 'docs'],
  ['authors', 'docs'],
]);

/** An .asc, .gpg or .pem may be the key itself: release-key.asc, archive-keyring.gpg. */
const keyWords = /(?:^|[._-])(?:pub|public|pubkey|keys?|keyring)$/;

/** Words of names in any format. Debug symbols are built per platform; source and documentation are not. */
const debugWords =
  /[._-](?:dbg|dbgsym|debuginfo|debugsource|debug[_-]?symbols?|dsyms?|pdbs?)(?=[._-]|$)/;
const wordsWithPlatform: [Kind, RegExp][] = [
  ['debug', /[._-]symbols(?=[._-]|$)/],
  [
    'library',
    /(?:^|[._-])(?:static|shared)[_-]?libs?(?=[._-]|$)|^lib[a-z]+[_-]objects(?=[._-]|$)|^(?:cudart|cuda-?runtime|cudnn)(?=[._-]|$)/,
  ],
];
const wordsWithoutPlatform: [Kind, RegExp][] = [
  [
    'source',
    /(?<!open)[._-](?:src|sources?|source[_-]?code|orig|sdist|vendor|vendored|buildable[_-]?artifact)(?=[._-]|$)|^(?:src|sources?|source[._-]code|vendor)(?=[._-]|$)/,
  ],
  [
    'docs',
    /(?:^|[._-])(?:docs?|docs?[_-](?:html|pdf|txt)|html[_-]docs?|documentation|javadoc|manual|man)$|(?:^|[._-])man[_-]?pages?(?=[._-]|$)/,
  ],
  ['library', /[._-]headers$/],
];
/** What an archive holds when its name ends so, even if it names a platform too. */
const wordsOfArchives: [Kind, RegExp][] = [
  ['sbom', /(?:^|[._-])(?:s?boms?|cyclonedx|cdx|spdx)$/],
  ['provenance', /(?:^|[._-])(?:attestations?|provenance)$/],
  ['docs', /(?:^|[._-])(?:third[_-]?party[_-])?(?:licen[cs]es|notices)$/],
  [
    'other',
    /^(?:choco|chocolatey|homebrew|scoop|winget|aur)$|(?:^|[._-])(?:(?:shell|bash|zsh|fish)[_-]?)?(?:auto)?completions?$/,
  ],
];

/** Formats of scripts, which a release has more often to help than as the product. */
export const scriptFormats: ReadonlySet<Format | undefined> = new Set<Format>(['sh', 'ps1', 'bat']);
/** Helpers of a release: cargo-dist's app-installer.sh and .ps1, install.sh, extract-checksum.sh, _rg.ps1. */
const helperScript =
  /(?:^|[._-])(?:un)?install(?:er)?$|^(?:get|setup|build|bootstrap|verify|extract|check|update|upgrade|download)(?=[._-]|$)|checksums?(?=[._-]|$)|completions?$|^_/;

/** A page of the manual is NAME.SECTION: yq.1, gdu.1.gz (man-pages(7)); beta.1 is part of a version. */
const manPage = new RegExp(
  `^[a-z0-9]+(?:[_-][a-z][a-z0-9]*)*(?<!\\d|(?:^|[_-])(?:v|build|${stageWords}))\\.[1-8]$`,
);

/** A name in lower case, cut before its ending, with what is known of it so far. */
interface Named {
  stem: string;
  ending?: Ending;
  os: boolean;
  cpu: boolean;
}

/** What a file is for when its name says that it is no download. `name` is in lower case. */
export function auxiliaryKind(
  name: string,
  { stem, ending, os, cpu }: Named,
): KindClaim | undefined {
  const dot = name.lastIndexOf('.');
  const last = name.slice(dot + 1);
  const before = name.slice(0, Math.max(dot, 0));

  const text = kindOfText.get(last);
  if (text !== undefined) {
    return (
      matching(text === 'docs' ? wordsOfText : [...wordsOfText, ...wordsOfData], before) ?? {
        kind: text,
        saw: `.${last}`,
      }
    );
  }
  const kind = kindOfEnding.get(last);
  if (kind !== undefined && dot > 0) {
    const key =
      kind === 'signature' || kind === 'certificate'
        ? matching([['key', keyWords]], before)
        : undefined;
    return key ?? { kind, saw: `.${last}` };
  }
  if (manPage.test(ending?.wrapper === true ? stem : name) && !os && !cpu)
    return { kind: 'docs', saw: name };
  if (last === 'nupkg' && before.endsWith('-delta'))
    return { kind: 'update-metadata', saw: '-delta.nupkg' };

  if (ending === undefined) {
    const whole = kindOfName.get(name);
    if (whole !== undefined) return { kind: whole, saw: name };
    if (name.startsWith('releases-')) return { kind: 'update-metadata', saw: 'releases-' };
    // zsh looks for the completions of rg in _rg.
    if (/^_[a-z]/.test(name)) return { kind: 'other', saw: '_' };
    // One sum may be a program's name (sha256sum-linux-amd64), several are a list.
    return matching([['checksum', cpu && !/sums/.test(name) ? ownChecksum : checksumList]], name);
  }
  const debug = matching([['debug', debugWords], ...(os || cpu ? wordsWithPlatform : [])], stem);
  if (debug !== undefined) return debug;
  if (
    (ending.format === 'dll' || ending.format === 'so' || ending.format === 'dylib') &&
    stem.startsWith('lib')
  ) {
    return { kind: 'library', saw: 'lib' };
  }
  const archive = ending.wrapper === true ? matching(wordsOfArchives, stem) : undefined;
  if (archive !== undefined) return archive;
  if (/\.src\.rpm$/.test(name)) return { kind: 'source', saw: '.src.rpm' };
  if (os || cpu) return undefined;
  if (scriptFormats.has(ending.format)) return matching([['other', helperScript]], stem);
  return ending.os === undefined ? matching(wordsWithoutPlatform, stem) : undefined;
}

/** The kind of the first pattern found in a text, with what was found. */
function matching(patterns: [Kind, RegExp][], text: string): KindClaim | undefined {
  for (const [kind, pattern] of patterns) {
    const saw = pattern.exec(text)?.[0];
    if (saw !== undefined) return { kind, saw };
  }
  return undefined;
}
