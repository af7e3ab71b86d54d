import { type Language, languages } from '../../catalogue/languages';
import { folderIn, languagesOf, textOf } from '../../catalogue/said';
import { type Catalogue, type Product } from '../../catalogue/schema';
import { mainRelease } from '../../catalogue/version';
import { feedInput } from '../../feeds/material';
import { feeds } from '../../feeds/table';
import { addressOf, siteUrl } from '../site';
import { type PageWords } from './words/download-page';

/** The whole address of a page relative to /download/; undefined where the site's is not known. */
const wholeAddress = (place: string) =>
  siteUrl ? new URL(addressOf(place), siteUrl).href : undefined;

/**
 * The same page in each of its languages by `hreflang`, itself among them, and for everybody else `x-default`. Whole
 * addresses, as search engines want them (developers.google.com/search/docs/specialty/international/localized-versions):
 * none where the site's is not known, or where there is one language. `place` as in Languages.
 */
export function alternatesOf(product: Product, place = ''): Record<string, string> {
  const all = languagesOf(product);
  const base = wholeAddress('');
  if (base === undefined || all.length < 2) return {};
  const addresses = all.map((to) => [to, base + folderIn(to, product) + place]);
  return { ...Object.fromEntries(addresses), 'x-default': base + place };
}

/** What the head of the download page says in a language, of a catalogue in it (inLanguage). */
export function pageFacts(
  catalogue: Catalogue,
  words: Pick<PageWords, 'title' | 'description' | 'folder' | 'language'>,
) {
  const { product } = catalogue;
  const release = mainRelease(catalogue);
  const hasPreview =
    siteUrl && !('lacks' in feeds.previewImage.find(feedInput(catalogue, siteUrl)));
  const locale = (language: Language) => languages[language].openGraph;
  return {
    title: words.title(product.name),
    description: words.description(
      [product.name, release?.version].filter(Boolean).join(' '),
      textOf(product.summary),
    ),
    siteName: product.name,
    address: wholeAddress(words.folder),
    image: hasPreview ? wholeAddress('preview.png') : undefined,
    alternates: release ? alternatesOf(product) : {},
    locale: locale(words.language),
    otherLocales: release
      ? languagesOf(product)
          .filter((language) => language !== words.language)
          .map(locale)
      : [],
  };
}
