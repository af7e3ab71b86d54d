/**
 * The languages that the page can speak, by their tags (BCP 47). `name` is what their readers call them. `intl` is the
 * locale for Intl: Latin digits and the Gregorian calendar throughout, so that numbers can be compared. `openGraph` is the
 * locale as Open Graph writes it (https://ogp.me/#optional). `plurals` are the forms that a whole number can take (CLDR;
 * `many` of French, Spanish, Italian and Portuguese is for millions, which nothing here counts).
 */
export const languages = {
  en: {
    name: 'English',
    dir: 'ltr',
    intl: 'en-u-ca-gregory-nu-latn',
    openGraph: 'en_GB',
    plurals: ['one', 'other'],
  },
  de: {
    name: 'Deutsch',
    dir: 'ltr',
    intl: 'de-u-ca-gregory-nu-latn',
    openGraph: 'de_DE',
    plurals: ['one', 'other'],
  },
  fr: {
    name: 'Français',
    dir: 'ltr',
    intl: 'fr-u-ca-gregory-nu-latn',
    openGraph: 'fr_FR',
    plurals: ['one', 'other'],
  },
  es: {
    name: 'Español',
    dir: 'ltr',
    intl: 'es-u-ca-gregory-nu-latn',
    openGraph: 'es_ES',
    plurals: ['one', 'other'],
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    dir: 'ltr',
    intl: 'pt-BR-u-ca-gregory-nu-latn',
    openGraph: 'pt_BR',
    plurals: ['one', 'other'],
  },
  it: {
    name: 'Italiano',
    dir: 'ltr',
    intl: 'it-u-ca-gregory-nu-latn',
    openGraph: 'it_IT',
    plurals: ['one', 'other'],
  },
  pl: {
    name: 'Polski',
    dir: 'ltr',
    intl: 'pl-u-ca-gregory-nu-latn',
    openGraph: 'pl_PL',
    plurals: ['one', 'few', 'many'],
  },
  ru: {
    name: 'Русский',
    dir: 'ltr',
    intl: 'ru-u-ca-gregory-nu-latn',
    openGraph: 'ru_RU',
    plurals: ['one', 'few', 'many'],
  },
  tr: {
    name: 'Türkçe',
    dir: 'ltr',
    intl: 'tr-u-ca-gregory-nu-latn',
    openGraph: 'tr_TR',
    plurals: ['one', 'other'],
  },
  ar: {
    name: 'العربية',
    dir: 'rtl',
    intl: 'ar-u-ca-gregory-nu-latn',
    openGraph: 'ar_AR',
    plurals: ['zero', 'one', 'two', 'few', 'many', 'other'],
  },
  he: {
    name: 'עברית',
    dir: 'rtl',
    intl: 'he-u-ca-gregory-nu-latn',
    openGraph: 'he_IL',
    plurals: ['one', 'two', 'other'],
  },
  // By its script, as China and Singapore read it: https://www.w3.org/International/questions/qa-choosing-language-tags
  'zh-Hans': {
    name: '简体中文',
    dir: 'ltr',
    intl: 'zh-Hans-u-ca-gregory-nu-latn',
    openGraph: 'zh_CN',
    plurals: ['other'],
  },
  ja: {
    name: '日本語',
    dir: 'ltr',
    intl: 'ja-u-ca-gregory-nu-latn',
    openGraph: 'ja_JP',
    plurals: ['other'],
  },
  ko: {
    name: '한국어',
    dir: 'ltr',
    intl: 'ko-u-ca-gregory-nu-latn',
    openGraph: 'ko_KR',
    plurals: ['other'],
  },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  name: string;
  dir: 'ltr' | 'rtl';
  intl: string;
  openGraph: string;
  plurals: readonly Intl.LDMLPluralRule[];
}

export type Language = keyof typeof languages;

/** The forms that a language has for whole numbers. */
export type PluralForm<In extends Language> = (typeof languages)[In]['plurals'][number];
