import { add } from './add';

/** The words of the link, which the finishing step takes out of the page; empty where they stand there (npm run dev). */
declare const sleepingRowLink: string;

/** Adds to the details of a file, once they are open, the link that leads others to its row. */
export function addRowLink({ target }: Event): void {
  const list = target instanceof Element && target.closest<HTMLElement>('[data-row-link]');
  const row = list && target.closest('li[id]');
  const details = row && row.querySelector('[data-details]');
  if (!details || target !== details || details.querySelector('[href^="#"]')) return;
  const text = sleepingRowLink || list.dataset.rowLink;
  add(add(details.lastElementChild || details, 'p'), 'a', text).href = `#${row.id}`;
}
