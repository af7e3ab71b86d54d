import { renderToStaticMarkup } from 'react-dom/server';
import { pageFacts } from '../../app/download/page-facts';
import { DownloadPage } from '../../app/download/sections/DownloadPage';
import { NothingToOffer } from '../../app/download/sections/NothingToOffer';
import { wordsIn } from '../../app/download/words/words-in';
import { type Language } from '../../catalogue/languages';
import { folderIn, inLanguage, languagesOf } from '../../catalogue/said';
import { type Catalogue } from '../../catalogue/schema';
import { mainRelease } from '../../catalogue/version';
import { Head } from './Head';

/** The download page in another language: what its head says, and its body, in which the page's own script is empty. */
export interface Translation {
  language: Language;
  head: string;
  body: string;
}

function headIn(catalogue: Catalogue, language: Language, folder: string): string {
  const { title, description, siteName, address, image, alternates, locale, otherLocales } =
    pageFacts(inLanguage(catalogue, language), wordsIn(language, folder).page);
  const openGraph = [
    ['title', title],
    ['description', description],
    ['url', address],
    ['site_name', siteName],
    ['locale', locale],
    ['image', image],
    ...otherLocales.map((other) => ['locale:alternate', other]),
    ['type', 'website'],
  ];
  return renderToStaticMarkup(
    <Head title={title} description={description} address={address} alternates={alternates}>
      {openGraph.map(
        ([name, content]) =>
          content !== undefined && (
            <meta key={`${name} ${content}`} property={`og:${name}`} content={content} />
          ),
      )}
    </Head>,
  );
}

/**
 * The download page in all languages but its own, of a catalogue that is labelled; also where that has nothing to offer any
 * more, or what a host has kept of an earlier publish would go on offering it.
 */
export function translationsOf(catalogue: Catalogue): Translation[] {
  const { product } = catalogue;
  const [, ...others] = languagesOf(product);
  return others.map((language) => ({
    language,
    head: headIn(catalogue, language, folderIn(language, product)),
    body: renderToStaticMarkup(
      mainRelease(catalogue) ? (
        <DownloadPage catalogue={catalogue} language={language} script={() => ''} />
      ) : (
        <NothingToOffer catalogue={catalogue} language={language} />
      ),
    ),
  }));
}
