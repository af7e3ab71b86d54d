import { createRoot } from 'react-dom/client';
import { checkWordsOf } from '../words/check';
import { Checks } from './Checks';

/** Begins the check in its place in the finished page, which has loaded this and the words in its language. */
export function draw({ language, ...messages }: CheckMessages): void {
  const place = document.querySelector<HTMLElement>('[data-checks]');
  if (!place) return;
  createRoot(place).render(
    <Checks
      words={checkWordsOf(language, messages)}
      page={JSON.parse(place.dataset.checks ?? '')}
    />,
  );
}
