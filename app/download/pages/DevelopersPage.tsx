import { languages } from '../../../catalogue/languages';
import { type Catalogue } from '../../../catalogue/schema';
import { addressOf, pagePath } from '../../site';
import { FeedList } from '../sections/FeedList';
import { type PageWords } from '../words/download-page';
import { developersFolder, type DevelopersWords } from '../words/feeds';
import { type StaticPage } from './ReleasePage';

/** Everything for programs: the catalogue, feeds, updaters, package files and install scripts. In English, whatever the site's language is. */
export function developersPage(
  catalogue: Catalogue,
  words: DevelopersWords,
  { title: back, language }: PageWords,
): StaticPage {
  const { name } = catalogue.product;
  const title = words.title(name);
  const isOther = language !== 'en';
  const inEnglish = isOther && ({ lang: 'en', dir: 'ltr' } as const);
  const inOwn = isOther && { lang: language, dir: languages[language].dir };
  const main = (
    <main className="text-page" {...inEnglish}>
      <p className="breadcrumb" {...inOwn}>
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
