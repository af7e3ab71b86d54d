import { feeds, type Feed } from '../../../catalogue/feeds';
import type { Catalogue } from '../../../catalogue/schema';
import { wordsOf } from '../../../catalogue/vocabulary';
import { addressOf, siteUrl } from '../../site';
import { copyExample, feedsIntro, feedsTitle, feedWords } from '../messages/feeds';
import { CopyButton } from './CopyButton';
import styles from './Feeds.module.css';

/** Every machine-readable output that this publish writes, each with an example to copy. */
export function Feeds({ catalogue }: { catalogue: Catalogue }) {
  const written = wordsOf(feedWords).flatMap((id) => {
    const feed: Feed = feeds[id];
    const material = feed.find(catalogue, siteUrl);
    if ('lacks' in material) return [];
    const href = addressOf(feed.path(material).replace(/^download\//, ''));
    const address = siteUrl ? new URL(href, siteUrl).href : href;
    return [{ id, href, format: feed.format, ...feedWords[id], command: feedWords[id].example(address) }];
  });
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="feeds">
      <h2 id="feeds">{feedsTitle}</h2>
      <p className={styles.intro}>{feedsIntro}</p>
      <ul className={styles.feeds}>
        {written.map(({ id, href, format, name, command }) => (
          <li key={id}>
            <span className={styles.name}><a href={href}>{name}</a>{format !== name && <small>{format}</small>}</span>
            <span className={styles.example}><code>{command}</code><CopyButton name={copyExample(name)} /></span>
          </li>
        ))}
      </ul>
    </section>
  );
}
