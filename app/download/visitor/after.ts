import { isPlainName } from '../../../catalogue/quoting';
import { add } from './add';
import { all, fileLink, root, systemOf } from './dom';
import { say } from './say';

/** What to say at the click on a download, each step with the kinds of file that it is for (planName). */
export interface AfterPanel {
  title: string;
  nothing: string;
  again: string;
  check: string;
  terminal: string;
  /** The address of the page with the commands. */
  verify: string;
  /** A command lacks the path of the file, which follows it. */
  steps: { kinds: string[]; text: string; command?: string }[];
}

/** What to say (AfterPanel, as JSON), which the finishing step takes out of the page; empty where it stands there (npm run dev). */
declare const sleepingAfter: string;

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
  const place = document.querySelector<HTMLElement>('[data-after]');
  const isAsked = link.closest('[data-asked-link],[data-asked-more]');
  if ((!row && !isAsked) || !place) return;
  const panel: AfterPanel = JSON.parse(sleepingAfter || place.dataset.after || '');
  const { format = '', warns = '' }: DOMStringMap = row ? row.dataset : {};
  const os = row && systemOf(row);
  const own = row && fileLink(row);
  const name = (own && own.textContent) || nameIn(link.href);
  const kind = [os, format, warns].join(' ').trim();
  // Nobody has a terminal on a phone.
  const isPhone = root.os === 'android' || root.os === 'ios';
  place.className = 'after';
  place.hidden = false;
  place.textContent = '';
  add(place, 'h2', panel.title);
  const again = add(place, 'p');
  add(again, 'bdi', name);
  again.append(` ${panel.nothing} `);
  add(again, 'a', panel.again).href = link.href;
  const steps = add(place, 'ol');
  steps.className = 'steps';
  add(add(steps, 'li'), 'a', panel.check).href = '#check';
  panel.steps
    .filter((step) => step.kinds.indexOf(kind) >= 0)
    .forEach(({ text, command }) => {
      const step = add(steps, 'li', text);
      // A name that a shell would take apart: the page with the commands has it in quotes.
      if (command && isPlainName(name) && !isPhone) add(step, 'code', `${command}./${name}`);
    });
  if (!isPhone) {
    const terminal = add(add(place, 'p'), 'a', panel.terminal);
    terminal.href = panel.verify;
    if (row) terminal.hash = encodeURIComponent(name);
  }
  say(`${panel.title}: ${name}`);
  if (!link.closest('[data-after]')) place.scrollIntoView({ block: 'nearest' });
}
