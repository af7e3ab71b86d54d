import { stringify } from 'yaml';
import { isAbsolute } from '../catalogue/addresses';
import { isFor } from '../catalogue/platform';
import { type Release, type ReleaseFile } from '../catalogue/schema';
import { compareVersions, newestOf } from '../catalogue/version';
import { type Channel } from '../catalogue/vocabulary';
import { cpuWord } from './cpu-words';
import { type Feed } from './feed';
import { anywhere, folderOf, type Material } from './material';
import { timestamp, type OutputFile } from './output';
import { bestPerCpu, isMacApp } from './pick-files';

const hasSha512 = (file: ReleaseFile): boolean => file.sha512 !== undefined;

/**
 * What electron-updater can install, each with the SHA-512 that it checks. On macOS it takes a zip of the app.
 * It recognises other CPUs than x64 by the words in the name.
 */
function electronFiles(release: Release, system: 'windows' | 'macos' | 'linux'): ReleaseFile[] {
  switch (system) {
    case 'windows':
      return bestPerCpu({
        os: 'windows',
        cpus: ['x64', 'arm64', 'x86'],
        formats: ['exe'],
        only: hasSha512,
      })(release).filter(
        (file) =>
          isFor(file, 'x64') ||
          (isFor(file, 'arm64') && file.name.includes('arm64')) ||
          file.name.includes('ia32'),
      );
    case 'macos': {
      const only = (file: ReleaseFile) => hasSha512(file) && isMacApp(release, file);
      const zips = bestPerCpu({
        os: 'macos',
        cpus: ['arm64', 'x64'],
        formats: ['app.zip', 'zip'],
        only,
      })(release).filter((file) => isFor(file, 'x64') || file.name.includes('arm64'));
      const images = bestPerCpu({
        os: 'macos',
        cpus: ['arm64', 'x64'],
        formats: ['dmg'],
        only: hasSha512,
      })(release);
      return zips.length > 0 ? [...zips, ...images] : [];
    }
    case 'linux':
      return bestPerCpu({
        os: 'linux',
        cpus: ['x64', 'arm64', 'armv7', 'x86'],
        formats: ['appimage'],
        only: hasSha512,
      })(release);
  }
}

type System = 'windows' | 'macos' | 'linux';

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

/** `up` leads from the folder of the channel file to /download/. */
function channelFile(release: Release, files: ReleaseFile[], up: string): string | null {
  const entries = files.flatMap(({ url, sha512, size }) =>
    sha512 === undefined
      ? []
      : [
          {
            url: isAbsolute(url) ? url : `${up}${url}`,
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
function groups(release: Release, system: System): [ending: string, files: ReleaseFile[]][] {
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
function write(system: System, material: Material): OutputFile[] {
  const folder = folderOf(material);
  return (['stable', 'lts', 'beta', 'nightly'] as const).flatMap((channel) => {
    const release = releaseFor(material, channel);
    if (!release) return [];
    return groups(release, system).flatMap(([ending, files]) => {
      const content = channelFile(release, files, folder === '' ? '../' : '../../');
      return content === null
        ? []
        : [{ path: `download/update/${folder}${channelNames[channel]}${ending}.yml`, content }];
    });
  });
}

const row = (system: System, name: string, ending: string, what: string) =>
  ({
    path: (material) => `download/update/${folderOf(material)}latest${ending}.yml`,
    editions: 'each',
    format: `electron-updater, ${name}`,
    specification: 'https://www.electron.build/auto-update',
    find: anywhere(
      (release) => electronFiles(release, system),
      `${what} and a sha512 in the newest release`,
    ),
    write: (material) => write(system, material),
  }) satisfies Feed;

/** Its rows in the table of outputs: one file a system. */
export const electronWindows = row('windows', 'Windows', '', 'a Windows .exe with a stated CPU');
export const electronMac = row('macos', 'macOS', '-mac', 'a zipped macOS app with a stated CPU');
export const electronLinux = row('linux', 'Linux', '-linux', 'an AppImage with a stated CPU');
