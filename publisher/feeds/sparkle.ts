import { feeds } from '../../catalogue/feeds';
import { signatureText, sparkleFiles } from '../../catalogue/feedFiles';
import type { Material } from '../../catalogue/feedMaterial';
import type { Release } from '../../catalogue/schema';
import { newestFirst } from '../../catalogue/version';
import { notesHtml } from './notes';
import type { OutputFile } from './output';
import { xmlDocument, type XmlElement } from './xml';

function items({ product }: Material, release: Release): XmlElement[] {
  const { version, channel, notes, date } = release;
  const files = sparkleFiles(release);
  return files.map((file) => ({
    title: `${product.name} ${version}`,
    pubDate: new Date(date).toUTCString(),
    // The catalogue knows no build number, so CFBundleVersion has to be the version.
    'sparkle:version': version,
    'sparkle:shortVersionString': version,
    'sparkle:channel': channel === 'stable' || channel === 'lts' ? undefined : channel,
    'sparkle:minimumSystemVersion': file.minimumOs,
    // An Intel Mac must not be offered what only Apple silicon runs (Sparkle 2.9).
    'sparkle:hardwareRequirements': file.cpu && !file.cpu.includes('x64') ? 'arm64' : undefined,
    ...(notes && /^https:\S+$/.test(notes) ? { 'sparkle:releaseNotesLink': notes } : {}),
    ...(notesHtml(notes) && { description: notesHtml(notes) }),
    enclosure: {
      '@url': file.url,
      '@length': String(file.size),
      '@type': 'application/octet-stream',
      '@sparkle:edSignature': signatureText(file, 'ed25519'),
    },
  }));
}

/** Sparkle's appcast with every release that is not withdrawn and is signed for it, the newest first. */
export function sparkle(material: Material): OutputFile[] {
  const releases = newestFirst(material.catalogue.releases).filter(({ withdrawn }) => !withdrawn);
  const content = xmlDocument({
    rss: {
      '@version': '2.0',
      '@xmlns:sparkle': 'http://www.andymatuschak.org/xml-namespaces/sparkle',
      channel: {
        title: material.product.name,
        description: material.product.summary,
        ...(material.product.homepage && { link: material.product.homepage }),
        item: releases.flatMap((release) => items(material, release)),
      },
    },
  });
  return [{ path: feeds.sparkle.path(), content }];
}
