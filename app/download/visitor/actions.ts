import { all, fileLink, root } from './dom';

// What needs the whole document, without React: copying, sharing, what to do after a download, the announcement.

/** Tells a screen reader. */
function say(text: string): void {
  const status = document.querySelector('[role=status]');
  if (status) status.textContent = text;
}

function copy(button: HTMLElement, source: Element): void {
  const show = (text = '') => {
    if (button.textContent === text) return;
    const before = button.textContent;
    button.textContent = text;
    setTimeout(() => {
      button.textContent = before;
    }, 2000);
  };
  // Without https there is no clipboard: the text is selected, so that the usual keys copy it.
  const select = () => {
    const selection = getSelection();
    if (selection) selection.selectAllChildren(source);
  };
  if (!navigator.clipboard) select();
  else
    navigator.clipboard
      .writeText(source.textContent || '')
      .then(() => show(button.dataset.copied), select);
}

const fileName = (row: Element | null | undefined) => {
  const link = row && fileLink(row);
  return link ? link.textContent : '';
};

/** A click on a download shows what to do with that file: in its row, or under the button that was clicked. */
function showAfter(link: HTMLAnchorElement): void {
  // The file itself, or a mirror of it.
  const isSame = (one: Element) => one.getAttribute('href') === link.getAttribute('href');
  const row = all('tr[data-format]').find((one) =>
    all('td > a,[data-mirrors] a', one).some(isSame),
  );
  const steps = row?.querySelector<HTMLDetailsElement>('details:not([data-mirrors])');
  const place = document.querySelector('[data-after]');
  if (!steps || !place) return;
  if (link.closest('tr')) {
    steps.open = true;
    return;
  }
  const copied = steps.cloneNode(true);
  place.textContent = '';
  place.appendChild(copied);
  if (!(copied instanceof HTMLDetailsElement) || !copied.firstElementChild) return;
  copied.open = true;
  copied.firstElementChild.textContent += `: ${fileName(row)}`;
  say(copied.firstElementChild.textContent);
}

document.addEventListener('click', (event) => {
  const target =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-copy],[data-share],a')
      : null;
  if (target instanceof HTMLAnchorElement) showAfter(target);
  else if (target && 'share' in target.dataset)
    navigator.share({ url: address }).catch(() => undefined);
  else if (target?.previousElementSibling) copy(target, target.previousElementSibling);
});

const address = location.href.replace(/[?#].*/, '');
all('[data-page-address]').forEach((place) => {
  place.textContent = address;
});
if ('share' in navigator) root.canShare = '';
// One name for all that can be copied would not tell them apart; the HTML would grow by repeating each file's.
all('tr [data-copy]').forEach((button) => {
  button.setAttribute(
    'aria-label',
    `${button.getAttribute('aria-label')} ${fileName(button.closest('tr'))}`,
  );
});
root.script = '';

// Said once, after the client hints had their chance to correct the answer; not over what a click has said, nor before asked.ts has its answer.
setTimeout(() => {
  if (root.asked === 'file' || document.querySelector('[role=status]:not(:empty)')) return;
  const offer = all('.offer').find(({ dataset }) => dataset.offer === root.offer);
  const said =
    offer &&
    all('p,a', offer)
      .filter(({ offsetParent }) => offsetParent)
      .slice(0, 2)
      .map((element) => element.getAttribute('aria-label') || element.innerText);
  if (said) say(said.join(': '));
}, 1000);
