import { notesAddress } from '../catalogue/addresses';
import { notesHtml } from '../catalogue/notes';
import { isFor } from '../catalogue/platform';
import { type Release } from '../catalogue/schema';
import { newestFirst } from '../catalogue/version';
import { signatureText, sparkleFiles } from './installable-files';
import { type Material } from './material';
import { type OutputFile } from './output';
import { feeds } from './table';
import { xmlDocument, type XmlElement } from './xml';

function items({ product }: Material, release: Release, cpu: 'x64' | 'arm64'): XmlElement[] {
  const { version, channel, notes, date } = release;
  return sparkleFiles(release, cpu).map((file) => ({
    title: `${product.name} ${version}`,
    pubDate: new Date(date).toUTCString(),
    // The catalogue knows no build number, so CFBundleVersion has to be the version.
    'sparkle:version': version,
    'sparkle:shortVersionString': version,
    'sparkle:channel': channel === 'stable' || channel === 'lts' ? undefined : channel,
    'sparkle:minimumSystemVersion': file.minimumOs,
    ...(notesAddress(notes) ? { 'sparkle:releaseNotesLink': notes } : {}),
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
        title: material.product.name,
        description: material.product.summary,
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
export function sparkle(material: Material): OutputFile[] {
  const releases = newestFirst(material.catalogue.releases).filter(({ withdrawn }) => !withdrawn);
  const hasOwn = releases.some((release) =>
    sparkleFiles(release, 'arm64').some((file) => !isFor(file, 'x64')),
  );
  const place = feeds.sparkle.path();
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
