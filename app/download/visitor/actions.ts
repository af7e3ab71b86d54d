import { showAfter } from './after';
import { all, offerOf, root } from './dom';
import { onClick } from './on-click';
import { say } from './say';
import { follow } from './switch';
import './copying';

// What a click does without React: choosing a system, copying, sharing, what to do after a download. The finished page
// loads it when the visitor first reaches for a link or a button.

/** Shows what there is for a system in place of what was detected; false where the page has only its list of files. */
function choose(os: string): boolean {
  const isOwn = `${root.usual}`.split('-')[0] === os;
  const id = isOwn ? root.usual : [`${os}-unknown`, `${os}-none`].find(offerOf);
  if (!id) return false;
  if (isOwn) delete root.chosen;
  else root.chosen = '';
  root.offer = id;
  all('[data-told]').forEach((part) => part.removeAttribute('open'));
  const shown = offerOf(id);
  const link = shown && shown.querySelector<HTMLElement>('a,button');
  if (!shown || !link) return true;
  say(shown.innerText);
  // The tile that was pressed is gone.
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && !activeElement.offsetParent) link.focus();
  return true;
}

onClick('[data-share]', () => {
  navigator.share({ url: location.href.replace(/[?#].*/, '') }).catch(() => undefined);
});

onClick('a', (link, event) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  if (link.dataset.choice !== undefined) {
    event.preventDefault();
    follow(link.dataset.choice, choose);
  } else if (link.dataset.system && choose(link.dataset.system)) event.preventDefault();
  else showAfter(link);
});
