import { createRoot } from 'react-dom/client';
import { checkWordsOf } from '../words/check';
import { Checks } from './Checks';

// Begins the check in the finished page, which loads this, after the words in its language, when the visitor reaches for it.

const root = document.documentElement.dataset;
const place = document.querySelector<HTMLElement>('[data-checks]');
const messages = self.modules?.words;

if (!messages) root.woken = 'failed';
else if (place && root.woken !== 'awake')
  createRoot(place).render(
    <Checks
      words={checkWordsOf(messages.language, messages)}
      page={JSON.parse(place.dataset.checks ?? '')}
    />,
  );
