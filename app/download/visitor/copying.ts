import { all, reveal, root } from './dom';
import { say } from './say';

// Copying, for every page: a button copies the text of the element before it, or the hash of its row. Without this script the buttons are hidden.

function copy(button: HTMLElement, source: Element): void {
  const { copied = '' } = button.dataset;
  const show = () => {
    say(copied);
    if (button.textContent === copied) return;
    const before = button.textContent;
    button.textContent = copied;
    setTimeout(() => {
      button.textContent = before;
    }, 2000);
  };
  // Without https there is no clipboard: the text is selected, so that the usual keys copy it.
  const select = () => {
    reveal(source);
    const selection = getSelection();
    if (selection) selection.selectAllChildren(source);
  };
  if (!navigator.clipboard) select();
  else navigator.clipboard.writeText(source.textContent || '').then(show, select);
}

document.addEventListener('click', (event) => {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-copy]');
  if (!button) return;
  // The whole hash of a file stands behind "Details".
  const row = button.dataset.copy === 'hash' ? button.closest('[data-file]') : null;
  const source = row ? row.querySelector('[data-hash]') : button.previousElementSibling;
  if (source) copy(button, source);
});

// Where the site's address is not known at build: that of the download page, from wherever this is.
all('[data-page-address]').forEach((place) => {
  place.textContent = new URL(place.dataset.pageAddress || '.', location.href).href;
});
root.script = '';
