'use client';

import { useMemo } from 'react';
import { type Language } from '../../../catalogue/languages';
import { messagesIn } from '../words/all';
import { checkWordsOf } from '../words/check';
import { Checks, type CheckPage } from './Checks';

/** The check's living part under `npm run dev`: its words are functions, which can't come from the build. */
export function PreviewChecks({ language, page }: { language: Language; page: CheckPage }) {
  const words = useMemo(() => checkWordsOf(language, messagesIn[language]), [language]);
  return <Checks words={words} page={page} />;
}
