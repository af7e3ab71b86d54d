import { type Language } from '../../../catalogue/languages';
import * as ar from './ar';
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
} satisfies Record<Language, Messages>;
