import { mirrorAddress, isAbsolute } from '../catalogue/addresses';
import { downloadsOf } from '../catalogue/choose';
import { releaseFolder } from '../catalogue/paths';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import { newestFirst } from '../catalogue/version';
import { type Feed, type Supplies } from './feed';
import { withServers, type Material } from './material';
import { timestamp, type OutputFile } from './output';
import { signatureText } from './pick-files';
import { recent } from './recent';
import { xmlDocument, type XmlElement } from './xml';

type MetalinkMaterial = Material & Pick<Supplies, 'pieces'>;

function fileElement(
  { product, pieces }: MetalinkMaterial,
  release: Release,
  file: ReleaseFile,
): XmlElement {
  const known = pieces.get(file.sha256);
  const signature = signatureText(file, 'openpgp');
  const mirrors = (product.mirrors ?? []).map((mirror, m) => ({
    '@location': mirror.country,
    '@priority': String(m + 2),
    '#text': mirrorAddress(mirror, release, file),
  }));
  return {
    '@name': file.name,
    identity: product.name,
    version: release.version,
    size: file.size,
    hash: { '@type': 'sha-256', '#text': file.sha256 },
    ...(known && {
      pieces: { '@type': 'sha-256', '@length': String(known.pieceLength), hash: known.sha256 },
    }),
    ...(signature !== undefined && {
      signature: { '@mediatype': 'application/pgp-signature', '#text': signature },
    }),
    // Our own server first, then the mirrors as the publisher ordered them (RFC 5854, 4.1.2.5: 1 is the highest priority).
    url: [{ '@priority': '1', '#text': file.url }, ...mirrors],
  };
}

const storable = (name: string): boolean => Buffer.byteLength(`${name}.meta4`) <= 255;

/** For every release `metalink/<version>.meta4` with all its downloads; for the recent ones `metalink/<version>/<file>.meta4` for each. */
function write(material: MetalinkMaterial): OutputFile[] {
  const releases = newestFirst(material.catalogue.releases).filter(({ withdrawn }) => !withdrawn);
  const withEach = new Set(recent(releases));
  return releases.flatMap((release) => {
    const files = downloadsOf(release).filter(({ url }) => isAbsolute(url));
    if (files.length === 0) return [];
    const folder = `download/metalink/${releaseFolder(release.version)}`;
    const document = (some: ReleaseFile[]) =>
      xmlDocument({
        metalink: {
          '@xmlns': 'urn:ietf:params:xml:ns:metalink',
          published: timestamp(release.date),
          file: some.map((file) => fileElement(material, release, file)),
        },
      });
    return [
      { path: `${folder}.meta4`, content: document(files) },
      ...files
        .filter(({ name }) => withEach.has(release) && storable(name))
        .map((file) => ({ path: `${folder}/${file.name}.meta4`, content: document([file]) })),
    ];
  });
}

/** Its row in the table of outputs. */
export const metalink = {
  path: ({ release }) => `download/metalink/${releaseFolder(release.version)}.meta4`,
  format: 'Metalink 4',
  specification: 'https://www.rfc-editor.org/rfc/rfc5854',
  find: withServers(downloadsOf, 'a download in the newest release'),
  write,
} satisfies Feed;
