import { stringify } from 'yaml';
import { isAbsolute } from '../catalogue/addresses';
import { isFor } from '../catalogue/platform';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import { compareVersions, newestOf } from '../catalogue/version';
import { type Channel } from '../catalogue/vocabulary';
import { cpuWord } from './cpu-words';
import { electronFiles } from './installable-files';
import { type Material } from './material';
import { timestamp, type OutputFile } from './output';

/** electron-updater's names for the channels that everybody has; ours are used as they are. */
const channelNames: Record<Channel, string> = {
  stable: 'latest',
  lts: 'lts',
  beta: 'beta',
  nightly: 'nightly',
};

/** The newest release for somebody on a channel: on beta and nightly also a stable one, if it is newer. */
function releaseFor(material: Material, channel: Channel): Release | undefined {
  const own = newestOf(material.catalogue, channel);
  const stable =
    channel === 'beta' || channel === 'nightly'
      ? newestOf(material.catalogue, 'stable')
      : undefined;
  return own && stable && compareVersions(stable.version, own.version) > 0 ? stable : own;
}

function channelFile(release: Release, files: ReleaseFile[]): string | null {
  const entries = files.flatMap(({ url, sha512, size }) =>
    sha512 === undefined
      ? []
      : [
          {
            url: isAbsolute(url) ? url : `../${url}`,
            sha512: Buffer.from(sha512, 'hex').toString('base64'),
            size,
          },
        ],
  );
  const [first] = entries;
  if (!first) return null;
  // `path` and the second `sha512` are what electron-updater read before version 2.
  const info = {
    version: release.version.replace(/^v(?=\d)/, ''),
    files: entries,
    path: first.url,
    sha512: first.sha512,
    releaseDate: timestamp(release.date),
  };
  return stringify(info, {
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
}

/** Files by the ending of the channel file: electron-updater has one for each CPU on Linux, and one for all elsewhere. */
function groups(
  release: Release,
  system: 'windows' | 'macos' | 'linux',
): [ending: string, files: ReleaseFile[]][] {
  const files = electronFiles(release, system);
  switch (system) {
    case 'windows':
      return [['', files]];
    case 'macos':
      return [['-mac', files]];
    case 'linux':
      return (['x64', 'arm64', 'armv7', 'x86'] as const).map((cpu) => [
        cpu === 'x64' ? '-linux' : `-linux-${cpuWord('node', cpu)}`,
        files.filter((file) => isFor(file, cpu)),
      ]);
  }
}

/** `update/latest.yml`, `latest-mac.yml`, `latest-linux.yml`, `latest-linux-arm64.yml`, and the same for each other channel. */
export function electron(
  system: 'windows' | 'macos' | 'linux',
): (material: Material) => OutputFile[] {
  return (material) =>
    (['stable', 'lts', 'beta', 'nightly'] as const).flatMap((channel) => {
      const release = releaseFor(material, channel);
      if (!release) return [];
      return groups(release, system).flatMap(([ending, files]) => {
        const content = channelFile(release, files);
        return content === null
          ? []
          : [{ path: `download/update/${channelNames[channel]}${ending}.yml`, content }];
      });
    });
}
