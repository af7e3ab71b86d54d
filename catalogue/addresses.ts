import { downloadFolder, relativeUrl, type Catalogue, type Mirror, type Release, type ReleaseFile } from './schema';

/** The folder /download/ on a site, for example https://user.github.io/project/download/. */
export function downloadBase(site: URL): URL {
  return new URL(`${site.pathname.replace(/\/$/, '')}${downloadFolder}`, site);
}

/** Whether an address says which server it is on; the others are relative to /download/. */
export function isAbsolute(address: string): boolean {
  return address.startsWith('https:');
}

/** Whether an address is that of a file below public/download. */
export function isLocal(address: string): boolean {
  // Most addresses are https ones: a failed parse of each would take longer than all the rest.
  return !isAbsolute(address) && relativeUrl.safeParse(address).success;
}

/** The paths below public/download that a catalogue names, decoded. */
export function localPaths({ product, releases }: Catalogue): string[] {
  const files = releases.flatMap((release) => release.files);
  const addresses = [
    product.icon,
    ...(product.keys ?? []).map((key) => key.url),
    ...files.flatMap((file) => [file.url, file.pieces?.url, file.sbom, file.attestation, ...(file.signatures ?? []).map(({ url }) => url)]),
  ];
  return addresses.flatMap((address) => (address !== undefined && isLocal(address) ? [decodeURIComponent(address)] : []));
}

/** An address of the catalogue in full; one that is relative stays so when the site's address is not known. */
export function fullAddress(address: string, site: URL | null): string {
  return site === null ? address : new URL(address, downloadBase(site)).href;
}

/** The catalogue with the address of every file in full, where the site's address is known. */
export function withFullAddresses(catalogue: Catalogue, site: URL | null): Catalogue {
  const files = (release: Release) => release.files.map((file) => ({ ...file, url: fullAddress(file.url, site) }));
  return { ...catalogue, releases: catalogue.releases.map((release) => ({ ...release, files: files(release) })) };
}

/** Where a mirror has a file: `<mirror>/<version>/<file name>`, each part percent-encoded. */
export function mirrorAddress(mirror: Mirror, release: Pick<Release, 'version'>, file: Pick<ReleaseFile, 'name'>): string {
  return `${mirror.url.replace(/\/$/, '')}/${encodeURIComponent(release.version)}/${encodeURIComponent(file.name)}`;
}
