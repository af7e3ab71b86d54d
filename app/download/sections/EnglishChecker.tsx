'use client';

import { type ComponentProps } from 'react';
import { checkWords } from '../words/check';
import { Checker } from './Checker';

/** The check in English: its words are functions, which can't come from the build, so that the browser's part binds them. */
export function EnglishChecker(props: Omit<ComponentProps<typeof Checker>, 'words'>) {
  return <Checker {...props} words={checkWords} />;
}
