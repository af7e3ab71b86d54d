import { type Catalogue, type Mirror, type Release, type ReleaseFile } from './schema';

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
export function notesAddress(notes: string | undefined): string | undefined {
  return notes !== undefined && isHttps(notes) ? notes : undefined;
}

/** The folder /download/ on a site, for example https://user.github.io/project/download/. */
export function downloadBase(site: URL): URL {
  return new URL(`${site.pathname.replace(/\/$/, '')}${downloadFolder}`, site);
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

/** The paths below public/download that a catalogue names, decoded. */
export function localPaths({ product, releases }: Catalogue): string[] {
  const files = releases.flatMap((release) => release.files);
  const addresses = [
    product.icon,
    ...(product.keys ?? []).map((key) => key.url),
    ...files.flatMap((file) => [
      file.url,
      file.pieces?.url,
      file.sbom,
      file.attestation,
      ...(file.signatures ?? []).map(({ url }) => url),
    ]),
  ];
  return addresses.flatMap((address) =>
    address !== undefined && isLocal(address) ? [decodeURIComponent(address)] : [],
  );
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
