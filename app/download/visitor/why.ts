import { add } from './add';
import { all, root } from './dom';

/** The words for each reason, by what it was concluded from. */
export interface WhyWords {
  title: string;
  os: Readonly<Record<string, string>>;
  cpu: Readonly<Record<string, string>>;
  certainty: Readonly<Record<string, string>>;
  privacy: string;
}

/** These words (as JSON), which the finishing step takes out of the page; empty where they stand there (npm run dev). */
declare const sleepingWhy: string;

/** Says what the choice was concluded from, once that is open; nothing where the visitor has chosen. */
export function showWhy(): void {
  all('[data-why]').forEach(showIn);
}

function showIn(place: HTMLElement): void {
  const words: WhyWords = JSON.parse(sleepingWhy || place.dataset.why || '');
  place.textContent = '';
  if (root.chosen !== undefined) return;
  add(place, 'p', words.title);
  const reasons = add(place, 'ul');
  [
    words.os[`${root.osEvidence}`],
    words.cpu[`${root.cpuEvidence}`],
    words.certainty[`${root.certainty}`],
    words.privacy,
  ].forEach((text) => {
    if (text) add(reasons, 'li', text);
  });
}
