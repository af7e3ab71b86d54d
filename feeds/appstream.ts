import { isAbsolute, notesAddress } from '../catalogue/addresses';
import { downloadsOf } from '../catalogue/choose';
import { cpusOf, listedCpus } from '../catalogue/platform';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import { cpuWord } from './cpu-words';
import { type Feed } from './feed';
import { withServers, type Material } from './material';
import { type OutputFile } from './output';
import { recent } from './recent';
import { xmlDocument, type XmlElement } from './xml';

function artifacts(release: Release): XmlElement[] {
  const files = downloadsOf(release).filter(
    (file) => file.os === 'linux' && cpusOf(file) !== 'unknown' && isAbsolute(file.url),
  );
  const artifact = (file: ReleaseFile, cpu: string | undefined): XmlElement => ({
    '@type': 'binary',
    '@platform': cpu && `${cpu}-linux-${file.libc ?? 'gnu'}`,
    location: file.url,
    checksum: { '@type': 'sha256', '#text': file.sha256 },
    size: { '@type': 'download', '#text': String(file.size) },
  });
  return files.map((file) => {
    const [only, ...more] = listedCpus(file);
    return artifact(file, only && more.length === 0 ? cpuWord('nix', only) : undefined);
  });
}

/** The `<releases>` of a metainfo file, complete enough to be its external releases file. Withdrawn releases are left out. */
function write({ catalogue }: Material): OutputFile[] {
  const releases = recent(catalogue.releases.filter(({ withdrawn }) => !withdrawn));
  const content = xmlDocument({
    releases: {
      release: releases.map((release) => ({
        '@version': release.version,
        '@date': release.date.slice(0, 10),
        '@type':
          release.channel === 'stable' || release.channel === 'lts' ? 'stable' : 'development',
        ...(notesAddress(release.notes) && {
          url: { '@type': 'details', '#text': notesAddress(release.notes) },
        }),
        ...(artifacts(release).length > 0 && { artifacts: { artifact: artifacts(release) } }),
      })),
    },
  });
  return [{ path: appstream.path(), content }];
}

/** Its row in the table of outputs. */
export const appstream = {
  path: () => 'download/packages/appstream/releases.xml',
  editions: 'first',
  format: 'AppStream releases',
  specification: 'https://www.freedesktop.org/software/appstream/docs/sect-Metadata-Releases.html',
  find: withServers(
    (release) => downloadsOf(release).filter(({ os }) => os === 'linux'),
    'a download for Linux',
  ),
  write,
} satisfies Feed;
