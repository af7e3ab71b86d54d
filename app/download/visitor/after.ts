import { isPlainName } from '../../../catalogue/quoting';
import { all, fileLink } from './dom';
import { say } from './say';

/** The row of the file that a link leads to, itself or by a mirror. */
function rowOf(link: HTMLAnchorElement): HTMLElement | null | undefined {
  const href = link.getAttribute('href');
  return all('[data-version] a')
    .filter((one) => one.getAttribute('href') === href)
    .map((one) => one.closest<HTMLElement>('[data-version] [data-file]'))
    .find(Boolean);
}

/** The last part of an address, as the file is called that a browser saves. */
function nameIn(address: string): string {
  const name = address.replace(/[?#].*/, '').replace(/.*\//, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A click on a download shows what to do with that file, below the button, wherever the click was. */
export function showAfter(link: HTMLAnchorElement): void {
  const row = rowOf(link);
  const source = document.querySelector<HTMLElement>('[data-started]');
  const place = document.querySelector<HTMLElement>('[data-after]');
  const isAsked = link.closest('[data-asked-link],[data-asked-more]');
  if ((!row && !isAsked) || !source || !place) return;
  const { os = '', format = '', warns = '' }: DOMStringMap = row ? row.dataset : {};
  const own = row && fileLink(row);
  const name = (own && own.textContent) || nameIn(link.href);
  const copy = document.importNode(source, true);
  all('[data-for]', copy).forEach((step) => {
    if (`${step.dataset.for}`.split(',').indexOf([os, format, warns].join(' ').trim()) < 0)
      step.remove();
  });
  all('[data-command]', copy).forEach((code) => {
    // A name that a shell would take apart: the page with the commands has it in quotes.
    code.textContent = isPlainName(name) ? `${code.dataset.command}./${name}` : '';
  });
  all('[data-name]', copy).forEach((part) => {
    part.textContent = name;
  });
  all<HTMLAnchorElement>('[data-link]', copy).forEach((again) => {
    again.href = link.href;
  });
  all<HTMLAnchorElement>('[data-terminal]', copy).forEach((terminal) => {
    if (row) terminal.hash = encodeURIComponent(name);
  });
  copy.hidden = false;
  copy.removeAttribute('data-started');
  place.textContent = '';
  place.appendChild(copy);
  const title = copy.querySelector('h2');
  if (title) say(`${title.textContent}: ${name}`);
  if (!link.closest('[data-after]')) place.scrollIntoView({ block: 'nearest' });
}
