import { addRules } from './add-rules';
import { showAfter } from './after';
import { all, offerOf, reveal, root } from './dom';
import './drag';
import { load, type Script } from './load';
import { onClick } from './on-click';
import { addRowLink } from './row-link';
import { say } from './say';
import { follow } from './switch';
import { showWhy } from './why';
import './copying';

/** The style rules that only this script and the check have a class for. */
declare const actionsStyles: readonly string[];
/** What this loads in turn; null where nothing sleeps (npm run dev). */
declare const laterScripts: { words: Script; check: Script; asked: Script } | null;
/** What the page tells its check (CheckPage, as JSON), which the finishing step takes out of the page. */
declare const sleepingChecks: string;

// What is done without React: choosing a system, copying, sharing, what to do after a download, waking the check. The
// finished page loads it when the visitor first reaches for something (wake.ts).

addRules(actionsStyles);

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

/** The address that a part of the page sends, which stands there: with the edition that is shown. */
const sentBy = (part: Element | null) =>
  `${part?.querySelector('[data-page-address]')?.textContent}`;

onClick('[data-share]', (button) => {
  navigator.share({ url: sentBy(button.nextElementSibling) }).catch(() => undefined);
});

onClick('a', (link, event) => {
  if (!(link instanceof HTMLAnchorElement)) return;
  if (link.dataset.choice !== undefined) {
    event.preventDefault();
    follow(link.dataset.choice, choose);
  } else if (link.dataset.system && choose(link.dataset.system)) event.preventDefault();
  else showAfter(link);
});

all<HTMLAnchorElement>('[data-mail]').forEach((link) => {
  link.href = link.href.replace(
    /body=.*/,
    `body=${encodeURIComponent(sentBy(link.parentElement))}`,
  );
});

document.addEventListener('toggle', showWhy, true);
document.addEventListener('toggle', addRowLink, true);
showWhy();

const place = document.querySelector('[data-wake]');
const named = () => document.getElementById(location.hash.slice(1));

let isDrawn = false;

/** Whichever of the two has come last. */
function draw(): void {
  const { words, check } = self.modules || {};
  if (!words || !check || isDrawn) return;
  isDrawn = true;
  check.draw(words);
}

/**
 * Loads the check (draw-checks.tsx) and its words. `data-woken` on <html> says how far it is: `loading`, then `failed` if
 * one of them did not come, where the next reach tries again, or `awake` once the check has taken over.
 */
function wake(): void {
  if (!laterScripts || (root.woken && root.woken !== 'failed')) return;
  root.woken = 'loading';
  const failed = () => {
    root.woken = 'failed';
  };
  all('[data-checks]').forEach((part) => (part.dataset.checks = sleepingChecks));
  load(laterScripts.words, failed, draw);
  load(laterScripts.check, failed, draw);
}

function goThere(): void {
  const target = named();
  reveal(target);
  if (place && place.contains(target)) wake();
}

if (place)
  ['mouseover', 'touchstart', 'focusin', 'change'].forEach((type) =>
    place.addEventListener(type, wake, { passive: true }),
  );
addEventListener('dragenter', wake);
addEventListener('hashchange', goThere);
goThere();

// What the address asks for is worked out by a script of its own (asked.ts): a file, or a place that this page has not.
if (laterScripts && (root.asked === 'file' || (location.hash.length > 1 && !named()))) {
  load(laterScripts.asked, () => {
    root.asked = 'unknown';
    root.offer = root.usual;
  });
}

// On paper everything is open.
let closed: HTMLElement[] = [];
addEventListener('beforeprint', () => {
  closed = all('[data-version] details:not([open])');
  closed.forEach((part) => part.setAttribute('open', ''));
});
addEventListener('afterprint', () => closed.forEach((part) => part.removeAttribute('open')));
