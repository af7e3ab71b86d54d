import { type Language } from '../../../catalogue/languages';
import * as ar from './ar';
import { languageOf } from '../../../catalogue/said';
import { type Product } from '../../../catalogue/schema';
import { wordsOf } from '../../../catalogue/vocabulary';
import * as de from './de';
import * as en from './en';
import * as es from './es';
import * as fr from './fr';
import * as he from './he';
import * as it from './it';
import * as ja from './ja';
import * as ko from './ko';
import { type Messages } from './messages';
import * as pl from './pl';
import * as ptBR from './pt-BR';
import * as ru from './ru';
import * as tr from './tr';
import * as zhHans from './zh-Hans';

/** The languages that the page speaks, each with the file of its messages. */
export const messagesIn = {
  en,
  de,
  fr,
  es,
  'pt-BR': ptBR,
  it,
  pl,
  ru,
  tr,
  ar,
  he,
  'zh-Hans': zhHans,
  ja,
  ko,
} satisfies Partial<Record<Language, Messages>>;

/** A language whose messages are here. */
export type Spoken = keyof typeof messagesIn;

const isSpoken = (language: Language): language is Spoken => language in messagesIn;

/** The language of /download/. */
export function defaultLanguage(product: Pick<Product, 'language'>): Spoken {
  const language = languageOf(product);
  return isSpoken(language) ? language : 'en';
}

/** The languages that a product's page is there in: its own, then the others in their order. */
export function pageLanguages(product: Pick<Product, 'language' | 'languages'>): Spoken[] {
  const own = defaultLanguage(product);
  const others = wordsOf(messagesIn).filter(
    (language) => language !== own && (product.languages?.includes(language) ?? true),
  );
  return [own, ...others];
}

/** Where the pages in a language are, relative to /download/. */
export const folderIn = (language: Spoken, product: Pick<Product, 'language'>): string =>
  language === defaultLanguage(product) ? '' : `${language}/`;
