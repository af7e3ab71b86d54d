import { fillAddresses } from './addresses';
import { bringsFiles, root } from './dom';
import { fileInput } from './file-input';
import { load } from './load';
import { told } from './own-script';

/** As in boot.ts. */
declare const hasSwitch: boolean;

/**
 * What has to be there before the visitor does anything. It loads the rest (actions.ts) when the visitor first reaches for
 * a link, a button or the check, or when the address asks for something. `data-check` on <html> says `ready` where that
 * can be.
 */
const { src = '', integrity = '' } = told;
// Shows the buttons that need a script, and the place to drop files on.
root.script = '';
if (src) root.check = 'ready';

// What this page adds later are its own scripts; the policy asks for a rule that says so.
const absolute = (address: string, base = location.href) => new URL(address, base).href;
if (window.trustedTypes)
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (url) =>
      absolute(url).indexOf(absolute('..', absolute(src))) === 0 ? url : null,
  });

// A click that comes before its script is not lost: the script hears of it once it is there, and where it has nothing to do
// the browser goes on. A download needs no script, so nothing holds it up.
let state: 'loading' | 'ready' | undefined;
let reached: Element | null | undefined;
let clicked: HTMLElement[] = [];
const isHeld = (part: Element) =>
  part.matches(
    `[data-copy],[data-share],[data-system],[data-mail]${hasSwitch ? ',[data-choice]' : ''}`,
  );

function settle(now: typeof state): void {
  state = now;
  const parts = clicked;
  clicked = [];
  parts.forEach((one) => {
    const isLeft =
      !now || one.dispatchEvent(new Event('late', { bubbles: true, cancelable: true }));
    if (isLeft && isHeld(one) && one instanceof HTMLAnchorElement) location.href = one.href;
  });
  if (now && reached) reached.dispatchEvent(new Event('mouseover', { bubbles: true }));
}

function loadActions(): void {
  // The script needs the whole page.
  if (!src || state || document.readyState === 'loading') return;
  state = 'loading';
  load(
    { src, integrity },
    () => {
      // A button that only a script could serve goes, as it does without scripts.
      delete root.script;
      root.woken = 'failed';
      if (root.asked === 'file') {
        root.asked = 'unknown';
        root.offer = root.usual;
      }
      settle(undefined);
    },
    () => settle('ready'),
  );
}

function reach(event: Event): void {
  const { target } = event;
  const part =
    target instanceof Element && target.closest<HTMLElement>('a,button,summary,[data-wake]');
  if (!part || state === 'ready' || !src) return;
  reached = part;
  if (event.type === 'click') {
    clicked.push(part);
    if (isHeld(part)) event.preventDefault();
  }
  loadActions();
}
['mouseover', 'touchstart', 'focusin', 'change', 'click'].forEach((type) =>
  document.addEventListener(type, reach),
);

function reachCheck(): void {
  reached = document.querySelector('[data-wake]');
  loadActions();
}
addEventListener('dragenter', reachCheck);
addEventListener('hashchange', loadActions);
addEventListener('pageshow', () => {
  const input = fileInput();
  // A file is there already when the browser restores the form of an earlier visit.
  if (input && input.files && input.files.length) reachCheck();
});
addEventListener('DOMContentLoaded', () => {
  fillAddresses();
  if (reached || root.asked === 'file' || location.hash.length > 1) loadActions();
});

// The files of a drag while the check sleeps: the browser would leave the page to open them.
function holdFiles(event: DragEvent): void {
  const input = fileInput();
  if (!input || root.woken === 'awake' || event.target === input || !bringsFiles(event)) return;
  event.preventDefault();
  if (event.type !== 'drop' || !event.dataTransfer) return;
  input.files = event.dataTransfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
addEventListener('dragover', holdFiles);
addEventListener('drop', holdFiles);
