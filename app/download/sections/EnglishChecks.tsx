'use client';

import { checkWordsOf } from '../words/check';
import { check, common } from '../words/en';
import { Checks, type CheckPage } from './Checks';

const words = checkWordsOf('en', { common, check });

/** The check's living part under `npm run dev`, in English: its words are functions, which can't come from the build. */
export function EnglishChecks({ page }: { page: CheckPage }) {
  return <Checks words={words} page={page} />;
}
