import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { parse, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { Notes } from '../../../app/download/sections/Notes';
import { wordsIn } from '../../../app/download/words/words-in';
import { catalogueSchema, type Catalogue } from '../../../catalogue/schema';
import { elements } from '../../../publisher/export/html';
import { renderPages } from '../../../publisher/export/pages';
import { renderFeeds } from '../../../publisher/export/write-feeds';

const { page: pageWords } = wordsIn('en');

const hostile = catalogueSchema.parse(
  JSON.parse(readFileSync('fixtures/hostile/releases.json', 'utf8')),
);
const [newest] = hostile.releases;
const notes = newest?.notes ?? '';

/** The hostile notes in every release of a product that every feed carries. */
const catalogue: Catalogue = catalogueSchema.parse({
  catalogueVersion: 1,
  product: { name: 'App', summary: 'S' },
  releases: ['2.0', '1.0'].map((version) => ({
    version,
    date: '2026-01-01',
    notes,
    files: [
      {
        name: `app-${version}.dmg`,
        url: `https://dl.example.org/${version}.dmg`,
        size: 1,
        sha256: 'a'.repeat(64),
        os: 'macos',
        cpu: ['x64', 'arm64'],
        format: 'dmg',
        signatures: [{ type: 'ed25519', text: 'c2lnbmF0dXJl' }],
      },
    ],
  })),
});

const site = new URL('https://app.example.org/');
const feeds = renderFeeds(catalogue, site).files;
const xml = new XMLParser({ processEntities: true });
const shell = '<!DOCTYPE html><html><head><title></title></head><body><main></main></body></html>';

/** Every place that carries notes as HTML, with that HTML. */
function carriers(): [string, string][] {
  const feed = (id: string): unknown =>
    xml.parse(String(feeds.find((file) => file.feed === id)?.content));
  const atom = feed('atom') as { feed: { entry: { content: string }[] } };
  const sparkle = feed('sparkle') as { rss: { channel: { item: { description: string }[] } } };
  return [
    ['the page', renderToStaticMarkup(<Notes words={pageWords} notes={notes} version="2.0" />)],
    ...renderPages({ plain: shell, copying: shell }, catalogue, site)
      .filter(({ path }) => /releases\/\d/.test(path))
      .map(({ path, content }): [string, string] => [path, String(content)]),
    ...atom.feed.entry.map(({ content }, i): [string, string] => [`feed.xml, entry ${i}`, content]),
    ...sparkle.rss.channel.item.map(({ description }, i): [string, string] => [
      `appcast.xml, item ${i}`,
      description,
    ]),
  ];
}

it('finds notes in the page, in two pages of releases, in two entries of the feed and in two of the appcast', () => {
  expect(carriers()).toHaveLength(7);
});

it.each(carriers())('%s: nothing in notes runs, loads, or breaks the policy', (_, html) => {
  const all = elements(html.startsWith('<!DOCTYPE') ? parse(html) : parseFragment(html));
  expect(
    all.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name }) => `${tagName} ${name}`),
    ),
  ).toEqual([]);
  expect(
    all
      .filter(({ tagName }) => /^(script|img|iframe|object|svg|form)$/.test(tagName))
      .map(({ tagName }) => tagName),
  ).toEqual([]);
  const addresses = all.flatMap(({ tagName, attrs }) =>
    tagName === 'a' ? attrs.filter(({ name }) => name === 'href').map(({ value }) => value) : [],
  );
  expect(addresses.filter((address) => !/^(https:\/\/|\/download\/)/.test(address))).toEqual([]);
  expect(
    all.filter(
      ({ tagName, attrs }) =>
        tagName === 'td' && attrs.some(({ value }) => value.startsWith('align-')),
    ),
  ).toHaveLength(3);
});
