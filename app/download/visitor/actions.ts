import { showAfter } from './after';
import { all, reveal, root } from './dom';
import { say } from './say';
import './copying';

// What needs the whole document, without React: choosing a system, sharing, what to do after a download, printing.

const offers = all('.offer');

/** Shows what there is for a system in place of what was detected; false where the page has only its list of files. */
function choose(os: string): boolean {
  const isOwn = `${root.usual}`.split('-')[0] === os;
  const id = isOwn
    ? root.usual
    : [`${os}-unknown`, `${os}-none`].find((one) =>
        offers.some(({ dataset }) => dataset.offer === one),
      );
  if (!id) return false;
  if (isOwn) delete root.chosen;
  else root.chosen = '';
  root.offer = id;
  all('[data-told]').forEach((part) => part.removeAttribute('open'));
  const shown = offers.find(({ dataset }) => dataset.offer === id);
  const link = shown && shown.querySelector<HTMLElement>('a,button');
  if (!shown || !link) return true;
  say(shown.innerText);
  // The tile that was pressed is gone.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.offsetParent) link.focus();
  return true;
}

document.addEventListener('click', (event) => {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share],a') : null;
  if (target instanceof HTMLAnchorElement) {
    if (target.dataset.system && choose(target.dataset.system)) event.preventDefault();
    else showAfter(target);
  } else if (target) navigator.share({ url: address }).catch(() => undefined);
});

const address = location.href.replace(/[?#].*/, '');
if ('share' in navigator) root.canShare = '';
all<HTMLAnchorElement>('[data-mail]').forEach((link) => {
  link.href = link.href.replace(/body=.*/, `body=${encodeURIComponent(address)}`);
});

const revealTarget = () => reveal(document.getElementById(location.hash.slice(1)));
revealTarget();
addEventListener('hashchange', revealTarget);

// On paper everything is open.
let closed: HTMLElement[] = [];
addEventListener('beforeprint', () => {
  closed = all('[data-version] details:not([open])');
  closed.forEach((part) => part.setAttribute('open', ''));
});
addEventListener('afterprint', () => closed.forEach((part) => part.removeAttribute('open')));
