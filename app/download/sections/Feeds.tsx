import { type Catalogue } from '../../../catalogue/schema';
import { wordsOf } from '../../../catalogue/vocabulary';
import { type FeedRow } from '../../../feeds/feed';
import { feedInput } from '../../../feeds/material';
import { feeds } from '../../../feeds/table';
import { addressOf, pagePath, siteUrl } from '../../site';
import { copyExample, feedsIntro, feedsTitle, feedWords } from '../words/feeds';
import styles from './CommandList.module.css';
import { CopyButton } from './CopyButton';

const page = siteUrl ? new URL(pagePath, siteUrl).href : pagePath;

/** Where the site's address is not known at build, the page's script puts in the one that the visitor has opened. */
function Example({ text }: { text: string }) {
  const at = text.indexOf(page);
  if (siteUrl || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span data-page-address="" suppressHydrationWarning>
        {page}
      </span>
      {text.slice(at + page.length)}
    </>
  );
}

/** Every machine-readable output that this publish writes, each with an example to copy. */
export function Feeds({ catalogue }: { catalogue: Catalogue }) {
  const input = feedInput(catalogue, siteUrl);
  const written = wordsOf(feedWords).flatMap((id) => {
    const feed: FeedRow = feeds[id];
    const material = feed.find(input);
    if ('lacks' in material) return [];
    const place = feed.path(material).replace(/^download\//, '');
    const { name, example } = feedWords[id];
    return [{ id, name, href: addressOf(place), example: example(`${page}${place}`) }];
  });
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds">{feedsTitle}</h2>
      <p className={styles.intro}>{feedsIntro}</p>
      <ul className={styles.list}>
        {written.map(({ id, href, name, example }) => (
          <li key={id}>
            <a className={styles.name} href={href}>
              {name}
            </a>
            <span className="command">
              <code>
                <Example text={example} />
              </code>
              <CopyButton name={copyExample(name)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
