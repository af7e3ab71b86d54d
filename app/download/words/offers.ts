import { type Language } from '../../../catalogue/languages';

/**
 * What a page in another language says of the page in this one to somebody whose browser prefers it, and what the list of
 * languages is called: together, since every page says all of the offers.
 */
export const languageWords: Record<Language, { offer: string; list: string }> = {
  en: { offer: 'This page in English', list: 'Languages' },
  de: { offer: 'Diese Seite auf Deutsch', list: 'Sprachen' },
  fr: { offer: 'Cette page en français', list: 'Langues' },
  es: { offer: 'Esta página en español', list: 'Idiomas' },
  'pt-BR': { offer: 'Esta página em português', list: 'Idiomas' },
  it: { offer: 'Questa pagina in italiano', list: 'Lingue' },
  pl: { offer: 'Ta strona po polsku', list: 'Języki' },
  ru: { offer: 'Эта страница на русском', list: 'Языки' },
  tr: { offer: 'Bu sayfanın Türkçesi', list: 'Diller' },
  ar: { offer: 'هذه الصفحة بالعربية', list: 'اللغات' },
  he: { offer: 'הדף הזה בעברית', list: 'שפות' },
  'zh-Hans': { offer: '本页的简体中文版', list: '语言' },
  ja: { offer: 'このページの日本語版', list: '言語' },
  ko: { offer: '이 페이지를 한국어로 보기', list: '언어' },
};
