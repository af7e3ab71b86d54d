import { notesAddress } from '../catalogue/addresses';
import { notesHtml } from '../catalogue/notes';
import { isFor } from '../catalogue/platform';
import { textOf } from '../catalogue/said';
import { type ReleaseFile, type Release } from '../catalogue/schema';
import { newestFirst } from '../catalogue/version';
import { type Feed } from './feed';
import { folderOf, nameOf, withServers, type Material } from './material';
import { type OutputFile } from './output';
import { signatureText, bestPerCpu } from './pick-files';
import { xmlDocument, type XmlElement } from './xml';

/** What Sparkle can install on a CPU, with the Ed25519 signature that it demands. */
function sparkleFiles(release: Release, cpu: 'x64' | 'arm64' = 'x64'): ReleaseFile[] {
  const only = (file: ReleaseFile) => signatureText(file, 'ed25519') !== undefined;
  return bestPerCpu({
    os: 'macos',
    cpus: [cpu],
    formats: ['dmg', 'app.zip', 'zip', 'tar.xz', 'tar.bz2', 'tar.gz'],
    only,
  })(release);
}

function items(material: Material, release: Release, cpu: 'x64' | 'arm64'): XmlElement[] {
  const { version, channel, notes, date } = release;
  return sparkleFiles(release, cpu).map((file) => ({
    title: `${nameOf(material)} ${version}`,
    pubDate: new Date(date).toUTCString(),
    // The catalogue knows no build number, so CFBundleVersion has to be the version.
    'sparkle:version': version,
    'sparkle:shortVersionString': version,
    'sparkle:channel': channel === 'stable' || channel === 'lts' ? undefined : channel,
    'sparkle:minimumSystemVersion': file.minimumOs,
    ...(notesAddress(notes) ? { 'sparkle:releaseNotesLink': notesAddress(notes) } : {}),
    ...(notesHtml(notes) && { description: notesHtml(notes) }),
    enclosure: {
      '@url': file.url,
      '@length': String(file.size),
      '@type': 'application/octet-stream',
      '@sparkle:edSignature': signatureText(file, 'ed25519'),
    },
  }));
}

function appcast(material: Material, releases: Release[], cpu: 'x64' | 'arm64'): string {
  return xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:sparkle': 'http://www.andymatuschak.org/xml-namespaces/sparkle',
      channel: {
        title: nameOf(material),
        description: textOf(material.product.summary),
        ...(material.product.homepage && { link: material.product.homepage }),
        item: releases.flatMap((release) => items(material, release, cpu)),
      },
    },
  });
}

/**
 * Sparkle's appcast with every release that is not withdrawn and is signed for it, the newest first. `appcast.xml` names
 * what runs on every Mac, since Sparkle before 2.9 cannot tell CPUs apart; builds for Apple silicon alone stand in a
 * feed of their own.
 */
function write(material: Material): OutputFile[] {
  const releases = newestFirst(material.catalogue.releases).filter(({ withdrawn }) => !withdrawn);
  const hasOwn = releases.some((release) =>
    sparkleFiles(release, 'arm64').some((file) => !isFor(file, 'x64')),
  );
  const place = sparkle.path(material);
  return [
    { path: place, content: appcast(material, releases, 'x64') },
    ...(hasOwn
      ? [
          {
            path: place.replace('.xml', '-arm64.xml'),
            content: appcast(material, releases, 'arm64'),
          },
        ]
      : []),
  ];
}

/** Its row in the table of outputs. */
export const sparkle = {
  path: (material) => `download/update/${folderOf(material)}appcast.xml`,
  editions: 'each',
  format: 'Sparkle appcast',
  specification: 'https://sparkle-project.org/documentation/publishing/',
  find: withServers(
    (release) => sparkleFiles(release),
    'a macOS download for Intel or every Mac whose ed25519 signature stands in the catalogue',
  ),
  write,
} satisfies Feed;
