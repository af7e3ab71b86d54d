import { type Language } from '../../../catalogue/languages';
import { messagesIn } from './all';
import { checkWordsOf } from './check';
import { pageWordsOf } from './download-page';
import { verifyWordsOf } from './verify';

/**
 * All words of the download page and of the page with the commands, in one language; `folder` is where these pages are in
 * it, relative to /download/.
 */
export function wordsIn(language: Language, folder = '') {
  const messages = messagesIn[language];
  return {
    page: pageWordsOf(language, messages, folder),
    afterClick: messages.afterClick,
    check: checkWordsOf(language, messages),
    verify: verifyWordsOf(language, messages),
  };
}

export type Words = ReturnType<typeof wordsIn>;
