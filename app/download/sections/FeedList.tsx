import { textOf } from '../../../catalogue/said';
import { type Catalogue } from '../../../catalogue/schema';
import { wordsOf } from '../../../catalogue/vocabulary';
import { type FeedRow } from '../../../feeds/feed';
import { feedInput, inputsFor } from '../../../feeds/material';
import { feeds } from '../../../feeds/table';
import { addressOf, pagePath, siteUrl } from '../../site';
import { type DevelopersWords } from '../words/feeds';
import { CopyLine } from './CopyLine';

const page = siteUrl ? new URL(pagePath, siteUrl).href : pagePath;

/** Every machine-readable output that this publish writes, each with an example to copy. */
export function FeedList({ catalogue, words }: { catalogue: Catalogue; words: DevelopersWords }) {
  const input = feedInput(catalogue, siteUrl);
  const written = wordsOf(words.feeds).flatMap((id) => {
    const feed: FeedRow = feeds[id];
    return inputsFor(feed, input).flatMap((one) => {
      const material = feed.find(one);
      if ('lacks' in material) return [];
      const place = feed.path(material).replace(/^download\//, '');
      const { name: feedName, example } = words.feeds[id];
      const name = one.edition ? words.ofEdition(feedName, textOf(one.edition.name)) : feedName;
      return [{ name, href: addressOf(place), example: example(`${page}${place}`) }];
    });
  });
  return (
    <dl className="lines">
      {written.map(({ href, name, example }) => (
        <div key={name}>
          <dt>
            <a href={href}>{name}</a>
          </dt>
          <dd>
            <CopyLine
              text={<Example text={example} />}
              name={words.copyExample(name)}
              words={words}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the site's address is not known at build, the page's script puts in the one that the visitor has opened. */
function Example({ text }: { text: string }) {
  const at = text.indexOf(page);
  if (siteUrl || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span data-page-address="..">{page}</span>
      {text.slice(at + page.length)}
    </>
  );
}
