import { showAfter } from './after';
import { all, fileLink, root } from './dom';
import './copying';

// What needs the whole document, without React: copying, sharing, what to do after a download.

document.addEventListener('click', (event) => {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share],a') : null;
  if (target instanceof HTMLAnchorElement) showAfter(target);
  else if (target) navigator.share({ url: address }).catch(() => undefined);
});

const fileName = (row: Element | null) => {
  const link = row && fileLink(row);
  return link ? link.textContent : '';
};

const address = location.href.replace(/[?#].*/, '');
if ('share' in navigator) root.canShare = '';
// One name for all that can be copied would not tell them apart; the HTML would grow by repeating each file's.
all('tr [data-copy]').forEach((button) => {
  button.setAttribute(
    'aria-label',
    `${button.getAttribute('aria-label')} ${fileName(button.closest('tr'))}`,
  );
});
