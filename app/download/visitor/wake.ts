import { bringsFiles } from './drag';
import './ready';

/** As in boot.ts. */
declare const hasSwitch: boolean;

/**
 * Loads the framework, which the exported page leaves out, when the visitor first reaches for the part that needs it
 * (`data-wake`). `data-woken` on <html> says how far it is: `loading`, then `failed` if a script did not come, or
 * `awake` once that part has taken over. `data-check` says `ready` when this can be: nobody has changed the script's place.
 */
const {
  src = '',
  integrity = '',
  actionsSrc = '',
  actionsIntegrity = '',
  askedSrc = '',
  askedIntegrity = '',
}: DOMStringMap = (document.currentScript || document.documentElement).dataset;
const root = document.documentElement.dataset;
const place = document.querySelector('[data-wake]');
if (src) root.check = 'ready';
const input = place?.querySelector<HTMLInputElement>('input[type=file]');

// What this page adds later are its own scripts, and its own HTML where React has to draw it anew because a translator or
// an extension has changed it; the policy asks for a rule that says so.
const folder = src.replace(/[^/]*\/[^/]*$/, '');
const own = document.documentElement.innerHTML;
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (own.indexOf(html) >= 0 || html === '<script></script>' ? html : null),
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && pathname.indexOf(folder) === 0 ? url : null;
  },
});

function load(address: string, sum: string, onFailure: () => void, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.onload = onLoad || null;
  script.src = address;
  script.integrity = sum;
  script.onerror = () => {
    script.remove();
    onFailure();
  };
  document.head.appendChild(script);
}

function wake(): void {
  // Once the file has run the rest is up to it; if it did not come, the next reach tries again.
  if ((root.woken && root.woken !== 'failed') || '__next_f' in window) return;
  root.woken = 'loading';
  load(src, integrity, () => {
    root.woken = 'failed';
  });
}

const namedByAddress = () => document.getElementById(location.hash.slice(1));

function wakeIfMeant(): void {
  const target = namedByAddress();
  // A file is there already when the browser restores the form of an earlier visit.
  if ((target && place?.contains(target)) || input?.files?.length) wake();
}

['mouseover', 'touchstart', 'focusin', 'change'].forEach((type) =>
  place?.addEventListener(type, wake, { passive: true }),
);
['hashchange', 'pageshow'].forEach((type) => addEventListener(type, wakeIfMeant));
addEventListener('dragenter', wake);

// What the address asks for is worked out by a script of its own (asked.ts): a file, or a place that this page has not.
if (root.asked === 'file' || (location.hash.length > 1 && !namedByAddress())) {
  load(askedSrc, askedIntegrity, () => {
    root.asked = 'unknown';
    root.offer = root.usual;
  });
}

// What a click does is a script of its own (actions.ts), which comes when the visitor first reaches for a link or a button.
// A click that is earlier is not lost: the script hears of it once it is there, and where it has nothing to do the
// browser goes on. A download needs no script, so nothing holds it up.
let acts: 'loading' | 'ready' | undefined;
let clicked: HTMLElement[] = [];
const isHeld = (part: Element) =>
  part.matches(`[data-copy],[data-share],[data-system]${hasSwitch ? ',[data-choice]' : ''}`);

function act(event: Event): void {
  const part = event.target instanceof Element && event.target.closest<HTMLElement>('a,button');
  if (!part || acts === 'ready') return;
  if (event.type === 'click') {
    clicked.push(part);
    if (isHeld(part)) event.preventDefault();
  }
  if (acts) return;
  acts = 'loading';
  const settle = (state: typeof acts) => {
    acts = state;
    const parts = clicked;
    clicked = [];
    parts.forEach((one) => {
      const isLeft =
        !state || one.dispatchEvent(new Event('late', { bubbles: true, cancelable: true }));
      if (isLeft && isHeld(one) && one instanceof HTMLAnchorElement) location.hash = one.hash;
    });
  };
  load(
    actionsSrc,
    actionsIntegrity,
    () => {
      // A button that only a script could serve goes, as it does without scripts.
      delete root.script;
      settle(undefined);
    },
    () => settle('ready'),
  );
}
['mouseover', 'touchstart', 'focusin', 'click'].forEach((type) =>
  document.addEventListener(type, act),
);

/** The files of a drag while the part sleeps: the browser would leave the page to open them. */
function unclaimedFiles(event: DragEvent): FileList | undefined {
  const { dataTransfer, target } = event;
  return root.woken !== 'awake' && dataTransfer && bringsFiles(event) && target !== input
    ? dataTransfer.files
    : undefined;
}

addEventListener('dragover', (event) => {
  if (unclaimedFiles(event)) event.preventDefault();
});
addEventListener('drop', (event) => {
  const files = unclaimedFiles(event);
  if (!files || !input) return;
  event.preventDefault();
  input.files = files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
});
