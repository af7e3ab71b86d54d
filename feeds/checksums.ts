import { releaseFolder } from '../catalogue/paths';
import { type ReleaseFile } from '../catalogue/schema';
import { newestFirst } from '../catalogue/version';
import { type Feed } from './feed';
import { aFile, allFiles, anywhere, type Material } from './material';
import { type OutputFile } from './output';
import { recent } from './recent';

/** One line as `sha256sum` writes it; the schema keeps out the only characters that it would escape. */
function line(file: ReleaseFile, folder = ''): string {
  return `${file.sha256}  ${folder}${file.name}\n`;
}

// Names of files are at most 255 bytes on nearly every file system, with the ending.
const storable = (name: string): boolean => Buffer.byteLength(`${name}.sha256`) <= 255;

/**
 * For every release `checksums/<version>/SHA256SUMS`, for the recent ones also `checksums/<version>/<file>.sha256`, to be
 * checked in the folder of the downloads, and `checksums/SHA256SUMS` with all of them as `<version>/<file>`, to check a whole mirror.
 * Withdrawn releases are listed too: who has such a file wants to know it.
 */
function write({ catalogue }: Material): OutputFile[] {
  const releases = newestFirst(catalogue.releases).filter(({ files }) => files.length > 0);
  const folder = (version: string) => `download/checksums/${releaseFolder(version)}`;
  const perRelease = releases.map(({ version, files }) => ({
    path: `${folder(version)}/SHA256SUMS`,
    content: files.map((file) => line(file)).join(''),
  }));
  const perFile = recent(releases).flatMap(({ version, files }) =>
    files
      .filter(({ name }) => storable(name))
      .map((file) => ({ path: `${folder(version)}/${file.name}.sha256`, content: line(file) })),
  );
  const all = releases
    .filter(({ version }) => !/[/\\]|^\.+$/.test(version))
    .flatMap(({ version, files }) => files.map((file) => line(file, `${version}/`)));
  return [
    ...perRelease,
    ...perFile,
    { path: 'download/checksums/SHA256SUMS', content: all.join('') },
  ];
}

/** Its row in the table of outputs. */
export const checksums = {
  path: ({ release }) => `download/checksums/${releaseFolder(release.version)}/SHA256SUMS`,
  format: 'SHA256SUMS',
  specification: 'https://www.gnu.org/software/coreutils/manual/html_node/cksum-output-modes.html',
  find: anywhere(allFiles, aFile),
  write,
} satisfies Feed;
