import { languages, type Language } from './languages';
import { type Catalogue, type Product, type Release, type Said } from './schema';
import { wordsOf } from './vocabulary';

/** The language of a product's page and of its texts, where nothing else is said of them. */
export const languageOf = ({ language }: Pick<Product, 'language'>): Language => language ?? 'en';

/** The languages of a product's page: its own, then the others that it is there in, in the order of their table. */
export function languagesOf(product: Pick<Product, 'language' | 'languages'>): Language[] {
  const own = languageOf(product);
  const others = wordsOf(languages).filter(
    (language) => language !== own && (product.languages?.includes(language) ?? true),
  );
  return [own, ...others];
}

/** Where the pages in a language are, relative to /download/. */
export const folderIn = (language: Language, product: Pick<Product, 'language'>): string =>
  language === languageOf(product) ? '' : `${language}/`;

/** A publisher's text alone; of one in several languages the first, which after `inLanguage` is the only one. */
export const textOf = (said: Said): string =>
  typeof said === 'string' ? said : (Object.values(said)[0] ?? '');

/** A catalogue whose page is there in the product's own language alone, as `npm run dev` shows it. */
export const inOneLanguage = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  product: { ...catalogue.product, languages: [] },
});

/** A publisher's text in the language of a product, for its feeds and for the publisher. */
export const ownText = (said: Said, product: Pick<Product, 'language'>): string =>
  typeof said === 'string' ? said : (said[languageOf(product)] ?? textOf(said));

/** The language of a text and its direction as attributes, where it is not that of what surrounds it (after `inLanguage`). */
export function otherLanguage(said: Said): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  if (typeof said === 'string') return {};
  const lang = Object.keys(said).find((tag): tag is Language => tag in languages);
  return lang ? { lang, dir: languages[lang].dir } : {};
}

/**
 * A catalogue for a page in `language`: each text of the publisher is plain where it is in that, and otherwise the one in
 * the product's own language, under its tag.
 */
export function inLanguage<Whole extends Pick<Catalogue, 'product' | 'releases'>>(
  whole: Whole,
  language: Language,
): Whole {
  const { product } = whole;
  const own = languageOf(product);
  const say = (said: Said): Said => {
    const texts = typeof said === 'string' ? { [own]: said } : said;
    return texts[language] ?? { [own]: ownText(said, product) };
  };
  const sayIfAny = (said: Said | undefined) => said && say(said);
  const editions = product.editions?.map((edition) => ({
    ...edition,
    name: say(edition.name),
    for: sayIfAny(edition.for),
  }));
  const releases = whole.releases.map((release): Release => {
    const { notes, withdrawn } = release;
    return notes === undefined && withdrawn === undefined
      ? release
      : {
          ...release,
          notes: sayIfAny(notes),
          withdrawn: withdrawn && { ...withdrawn, reason: say(withdrawn.reason) },
        };
  });
  return { ...whole, product: { ...product, summary: say(product.summary), editions }, releases };
}
