import { type Catalogue } from '../../../catalogue/schema';
import { addressOf, pagePath } from '../../site';
import { FeedList } from '../sections/FeedList';
import { type PageWords } from '../words/download-page';
import { developersFolder, type DevelopersWords } from '../words/feeds';
import { type StaticPage } from './ReleasePage';

/** Everything for programs: the catalogue, feeds, updaters, package files and install scripts. */
export function developersPage(
  catalogue: Catalogue,
  words: DevelopersWords,
  { title: back }: PageWords,
): StaticPage {
  const { name } = catalogue.product;
  const title = words.title(name);
  const main = (
    <main className="text-page">
      <p className="breadcrumb">
        <a href={pagePath}>{back(name)}</a>
      </p>
      <h1>{title}</h1>
      <p>{words.description}</p>
      <p>{words.intro}</p>
      <ul>
        <li>
          <a href={addressOf('releases.json')}>{words.catalogue}</a>
        </li>
        <li>
          <a href={addressOf('releases.schema.json')}>{words.schema}</a>
        </li>
      </ul>
      <FeedList catalogue={catalogue} words={words} />
    </main>
  );
  return {
    address: developersFolder,
    title,
    description: words.description,
    main,
    script: true,
  };
}
