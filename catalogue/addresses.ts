import { type Path } from './reason';
import { textOf } from './said';
import { type Catalogue, type Mirror, type Release, type ReleaseFile, type Said } from './schema';

/** Where everything the site serves lives; relative addresses in the catalogue are below it. */
export const downloadFolder = '/download/';

/** Node 20 has no URL.parse. */
function parseUrl(address: string, base?: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

function isPercentEncoded(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether an address says which server it is on; the others are relative to /download/. Browsers take HTTPS://x, https:/x and
 * https:x for it too (https://url.spec.whatwg.org/#special-authority-slashes-state); the catalogue holds none of those.
 */
export function isAbsolute(address: string): boolean {
  return address.startsWith('https://');
}

/**
 * Whether an address holds what turns the direction of writing (U+202A to U+202E, U+2066 to U+2069), also percent-encoded:
 * a browser saves a file under its address's last part, decoded, and "setup-", U+202E, "gpj.exe" reads as a picture.
 */
const turnsWriting = (address: string): boolean =>
  /[\u202a-\u202e\u2066-\u2069]|%e2%80%a[a-e]|%e2%81%a[6-9]/i.test(address);

/** Whether an address may stand in a catalogue as that of another server. */
export function isHttps(address: string): boolean {
  if (turnsWriting(address)) return false;
  const parsed =
    !isAbsolute(address) || /[\s\\]|^https:\/\/\//.test(address) ? null : parseUrl(address);
  if (parsed === null || parsed.username !== '' || parsed.password !== '') return false;
  // URLs allow more ("https://$http_cookie.example/"), which servers' configurations take for something else.
  return /^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(parsed.hostname);
}

/** How an https address has to be written that only a browser would understand; undefined when it is none. */
export function writtenInFull(address: string): string | undefined {
  const href = parseUrl(address)?.href;
  return href !== undefined && href !== address && isHttps(href) ? href : undefined;
}

/** Whether an address stays below /download/ when a browser resolves it there. */
export function staysInDownloadFolder(address: string): boolean {
  if (turnsWriting(address)) return false;
  if (/^[a-z][a-z0-9+.-]*:|^[/\\]|[\\\s?#]/i.test(address)) return false;
  const resolved = parseUrl(address, `https://page.invalid${downloadFolder}`);
  if (resolved === null || !resolved.pathname.startsWith(downloadFolder)) return false;
  if (!isPercentEncoded(address)) return false;
  return !/(^|\/)(\.|%2e){1,2}(\/|$)|%2f|%5c|%00/i.test(address);
}

/** The address of notes that are kept elsewhere; undefined when the catalogue holds their text, or there are none. */
export function notesAddress(notes: Said | undefined): string | undefined {
  const text = notes && textOf(notes);
  return text && isHttps(text) ? text : undefined;
}

/** The public address of the site from SITE_URL, for example https://user.github.io/project; null when it is not set. Throws on what is no address. */
export function siteOf({
  SITE_URL: address,
}: Readonly<Record<string, string | undefined>>): URL | null {
  return address ? new URL(address) : null;
}

/** What stands before the page's own folder on its host, without a slash at the end: `/project`, mostly nothing. */
export function basePathOf(site: URL | null): string {
  return site?.pathname.replace(/\/$/, '') ?? '';
}

/** The folder /download/ on a site, for example https://user.github.io/project/download/. */
export function downloadBase(site: URL): URL {
  return new URL(`${basePathOf(site)}${downloadFolder}`, site);
}

/** Whether an address is that of a file below public/download. */
export function isLocal(address: string): boolean {
  // Most addresses are https ones: a failed parse of each would take longer than all the rest.
  return !isAbsolute(address) && staysInDownloadFolder(address);
}

/** A part of an address, decoded; as it is where it isn't validly percent-encoded. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A text as a part of an address. Half of a UTF-16 pair, which no address can hold, becomes U+FFFD, as in a URL. */
export function encoded(part: string): string {
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** The fields that hold addresses. While a catalogue is being read, any of them may be missing. */
interface WithAddresses {
  product: { icon?: string; keys?: readonly { url?: string }[] };
  releases: readonly {
    files: readonly {
      url?: string;
      pieces?: { url: string };
      sbom?: string;
      attestation?: string;
      signatures?: readonly { url?: string }[];
    }[];
  }[];
}
type KeyOf<Whole extends WithAddresses> = NonNullable<Whole['product']['keys']>[number];
type ReleaseOf<Whole extends WithAddresses> = Whole['releases'][number];
type FileOf<Whole extends WithAddresses> = ReleaseOf<Whole>['files'][number];

/** An address of a catalogue: what it is the address of, and its path there. */
export type Addressed<Whole extends WithAddresses> = { address: string; path: Path } & (
  | { of: 'icon' }
  | { of: 'key'; key: KeyOf<Whole> }
  | {
      of: 'file' | 'pieces' | 'sbom' | 'attestation' | 'signature';
      release: ReleaseOf<Whole>;
      file: FileOf<Whole>;
    }
);

/** Every address of what a catalogue publishes, in the order it stands there: files, what is about them, keys, the icon. */
export function addressesOf<Whole extends WithAddresses>(whole: Whole): Addressed<Whole>[] {
  const found: Addressed<Whole>[] = [];
  const { icon, keys = [] } = whole.product;
  if (icon !== undefined) found.push({ of: 'icon', address: icon, path: ['product', 'icon'] });
  for (const [k, key] of keys.entries()) {
    const path = ['product', 'keys', k, 'url'];
    if (key.url !== undefined) found.push({ of: 'key', key, address: key.url, path });
  }
  for (const [r, release] of whole.releases.entries()) {
    for (const [f, file] of release.files.entries()) {
      const { url, pieces, sbom, attestation, signatures = [] } = file;
      const named = [
        { of: 'file' as const, address: url, field: ['url'] },
        { of: 'pieces' as const, address: pieces?.url, field: ['pieces', 'url'] },
        { of: 'sbom' as const, address: sbom, field: ['sbom'] },
        { of: 'attestation' as const, address: attestation, field: ['attestation'] },
        ...signatures.map((signature, s) => ({
          of: 'signature' as const,
          address: signature.url,
          field: ['signatures', s, 'url'],
        })),
      ];
      for (const { of, address, field } of named) {
        const path = ['releases', r, 'files', f, ...field];
        if (address !== undefined) found.push({ of, release, file, address, path });
      }
    }
  }
  return found;
}

/** The paths below public/download that a catalogue names, decoded. */
export function localPaths(catalogue: Catalogue): string[] {
  return addressesOf(catalogue).flatMap(({ address }) =>
    isLocal(address) ? [decodeURIComponent(address)] : [],
  );
}

/**
 * A file with its addresses changed, but for that of its piece list, which goes with the content. What `change` gives
 * undefined for is left out; the file's own address never is.
 */
export function withAddresses(
  { sbom, attestation, signatures, ...file }: ReleaseFile,
  change: (address: string) => string | undefined,
): ReleaseFile {
  const kept = signatures?.flatMap(({ url, ...signature }) => {
    if (url === undefined) return [signature];
    const now = change(url);
    return now === undefined ? [] : [{ ...signature, url: now }];
  });
  return {
    ...file,
    url: change(file.url) ?? file.url,
    sbom: sbom && change(sbom),
    attestation: attestation && change(attestation),
    signatures: kept?.length ? kept : undefined,
  };
}

/** An address of the catalogue in full; one that is relative stays so when the site's address is not known. */
export function fullAddress(address: string, site: URL | null): string {
  return site === null ? address : new URL(address, downloadBase(site)).href;
}

/** The catalogue with the address of every file in full, where the site's address is known. */
export function withFullAddresses(catalogue: Catalogue, site: URL | null): Catalogue {
  const files = (release: Release) =>
    release.files.map((file) => ({ ...file, url: fullAddress(file.url, site) }));
  return {
    ...catalogue,
    releases: catalogue.releases.map((release) => ({ ...release, files: files(release) })),
  };
}

/** Where a mirror has a file: `<mirror>/<version>/<file name>`, each part percent-encoded. */
export function mirrorAddress(
  mirror: Mirror,
  release: Pick<Release, 'version'>,
  file: Pick<ReleaseFile, 'name'>,
): string {
  return `${mirror.url.replace(/\/$/, '')}/${encodeURIComponent(release.version)}/${encodeURIComponent(file.name)}`;
}
