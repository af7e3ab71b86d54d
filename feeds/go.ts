import { cpusOf } from '../catalogue/platform';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import { newestFirst } from '../catalogue/version';
import { cpuWordsOf, osWords } from './cpu-words';
import { type Feed } from './feed';
import { aFile, allFiles, anywhere, type Material } from './material';
import { json, type OutputFile } from './output';

const installers = ['exe', 'msi', 'msix', 'pkg', 'dmg', 'deb', 'rpm', 'run'];

/** A file for several CPUs stands once under each, since readers look for one `os` and one `arch`; one whose CPU nobody stated is left out. */
function entries(release: Release, file: ReleaseFile): object[] {
  const isInstaller = file.format !== undefined && installers.includes(file.format);
  const kind = file.kind === 'source' ? 'source' : isInstaller ? 'installer' : 'archive';
  const os = file.os ? (osWords.go[file.os] ?? file.os) : '';
  // An empty word is any CPU to those who read this.
  const cpus = cpusOf(file) === 'any' ? [''] : cpuWordsOf('go', file);
  return cpus.map((arch) => ({
    filename: file.name,
    os,
    arch,
    version: release.version,
    sha256: file.sha256,
    size: file.size,
    kind,
    url: file.url,
  }));
}

/**
 * Every release that is not withdrawn in the shape of https://go.dev/dl/?mode=json&include=all, for scripts that read
 * that already. `url` is ours: Go's own list leaves it to be put together from the name.
 */
function write(material: Material): OutputFile[] {
  const releases = newestFirst(material.catalogue.releases).filter(({ withdrawn }) => !withdrawn);
  const content = json(
    releases.map((release) => ({
      version: release.version,
      stable: release.channel === 'stable' || release.channel === 'lts',
      files: release.files
        .filter(({ kind }) => kind === 'download' || kind === 'source')
        .flatMap((file) => entries(release, file)),
    })),
  );
  return [{ path: go.path(), content }];
}

/** Its row in the table of outputs. */
export const go = {
  path: () => 'download/go.json',
  format: 'JSON in the shape of go.dev/dl',
  specification: 'https://pkg.go.dev/golang.org/x/website/internal/dl',
  find: anywhere(allFiles, aFile),
  write,
} satisfies Feed;
