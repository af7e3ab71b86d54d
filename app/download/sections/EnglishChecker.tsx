'use client';

import { type ComponentProps } from 'react';
import { checkWordsOf } from '../words/check';
import { check, common } from '../words/en';
import { Checker } from './Checker';

const words = checkWordsOf('en', { common, check });

/** The check in English: its words are functions, which can't come from the build, so that the browser's part binds them. */
export function EnglishChecker(props: Omit<ComponentProps<typeof Checker>, 'words'>) {
  return <Checker {...props} words={words} />;
}
