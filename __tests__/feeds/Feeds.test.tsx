import { renderToStaticMarkup } from 'react-dom/server';
import { FeedList } from '../../app/download/sections/FeedList';
import { developersWords } from '../../app/download/words/feeds';
import { catalogues, desktop } from '../../fixtures/catalogues';
import { renderFeeds } from '../../publisher/export/write-feeds';

const linksIn = (html: string) =>
  [...html.matchAll(/href="\/(download\/[^"]+)"/g)].map(([, path]) => path);

test.each(Object.entries(catalogues))(
  'the page for programs of the %s catalogue links only what the publisher writes',
  (_, catalogue) => {
    const links = linksIn(
      renderToStaticMarkup(<FeedList catalogue={catalogue} words={developersWords} />),
    );
    const places = renderFeeds(catalogue, null).files.map(({ path }) => path);
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(places).toContain(link);
  },
);

test('an example is one text to copy, with the address of the page in it', () => {
  const html = renderToStaticMarkup(<FeedList catalogue={desktop} words={developersWords} />);
  const examples = [...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, example]) =>
    example?.replace(/<[^>]+>/g, ''),
  );
  expect(examples).toContain('curl -fsSL /download/install.sh | sh');
  expect(examples).toContain(
    'curl -fsSLO /download/metalink/3.2.0.meta4 &amp;&amp; aria2c 3.2.0.meta4',
  );
});
