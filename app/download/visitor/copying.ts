import { fillAddresses } from './addresses';
import { reveal, root } from './dom';
import { onClick } from './on-click';
import { say } from './say';

// Copying, for every page: a button copies the text of the element before it, or the hash of its row. Without this script the buttons are hidden.

fillAddresses();
// Shows the buttons that need a script.
root.script = '';

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
  // Without https, or where the browser forbids it, there is no clipboard: the text is selected, and copied the old way;
  // where that does nothing either, the usual keys copy it.
  const select = () => {
    reveal(source);
    const selection = getSelection();
    if (selection) selection.selectAllChildren(source);
    if (document.execCommand('copy')) show();
  };
  if (!navigator.clipboard) select();
  else navigator.clipboard.writeText(source.textContent || '').then(show, select);
}

onClick('[data-copy]', (button) => {
  // The whole hash of a file stands behind "Details".
  const row = button.dataset.copy === 'hash' ? button.closest('[data-file]') : null;
  const source = row ? row.querySelector('[data-hash]') : button.previousElementSibling;
  if (source) copy(button, source);
});
