import { downloadBase, isAbsolute, notesAddress } from '../catalogue/addresses';
import { downloadsOf } from '../catalogue/choose';
import { notesHtml } from '../catalogue/notes';
import { releaseAddress } from '../catalogue/paths';
import { textOf } from '../catalogue/said';
import { type Release } from '../catalogue/schema';
import { replacementFor } from '../catalogue/version';
import { type Feed } from './feed';
import { onSite, anywhere, allFiles, aFile, type Material } from './material';
import { timestamp, type OutputFile } from './output';
import { recent } from './recent';
import { xmlDocument, type XmlElement } from './xml';

/** A withdrawal is news of its own, so it moves the entry up in every reader. */
function updatedOn(release: Release): string {
  return timestamp(release.withdrawn?.date ?? release.date);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function entry(material: Material, page: string, release: Release): XmlElement {
  const { product } = material;
  const { version, channel, withdrawn, notes } = release;
  const instead = replacementFor(release, material.catalogue.releases);
  const title = `${product.name} ${version}`;
  const address = new URL(releaseAddress(version), page).href;
  const warning = withdrawn
    ? `<p>Withdrawn: ${escaped(textOf(withdrawn.reason))} ${instead === undefined ? 'There is nothing to use instead.' : `Use ${escaped(instead)} instead.`}</p>\n`
    : '';
  return {
    title: withdrawn ? `${title} is withdrawn` : title,
    // Every reader knows the entries by this: where a release stands may change, its id never does.
    id: `${page}#v${encodeURIComponent(version)}`,
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': address },
      ...(notesAddress(notes) ? [{ '@rel': 'related', '@href': notesAddress(notes) }] : []),
      ...(withdrawn
        ? []
        : downloadsOf(release)
            .filter(({ url }) => isAbsolute(url))
            .map((file) => ({
              '@rel': 'enclosure',
              '@title': file.name,
              '@length': String(file.size),
              '@href': file.url,
            }))),
    ],
    published: timestamp(release.date),
    updated: updatedOn(release),
    category: { '@term': channel },
    content: {
      '@type': 'html',
      '#text': `${warning}${notesHtml(notes) || `<p>${escaped(title)}</p>`}`,
    },
  };
}

/** The recent releases, the last announced first. */
function write(material: Material): OutputFile[] {
  const { catalogue, product, site } = material;
  if (!site) return [];
  const page = downloadBase(site).href;
  const releases = recent(catalogue.releases).sort((a, b) =>
    updatedOn(b).localeCompare(updatedOn(a)),
  );
  const content = xmlDocument({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      title: `${product.name} releases`,
      subtitle: textOf(product.summary),
      id: page,
      link: [
        {
          '@rel': 'self',
          '@type': 'application/atom+xml',
          '@href': new URL('feed.xml', page).href,
        },
        { '@rel': 'alternate', '@type': 'text/html', '@href': page },
      ],
      updated: releases[0] ? updatedOn(releases[0]) : timestamp(material.release.date),
      author: {
        name: product.publisher ?? product.name,
        ...(product.homepage && { uri: product.homepage }),
      },
      entry: releases.map((release) => entry(material, page, release)),
    },
  });
  return [{ path: atom.path(), content }];
}

/** Its row in the table of outputs. */
export const atom = {
  path: () => 'download/feed.xml',
  format: 'Atom',
  specification: 'https://www.rfc-editor.org/rfc/rfc4287',
  find: onSite(anywhere(allFiles, aFile)),
  write,
} satisfies Feed;
