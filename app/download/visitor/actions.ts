import { readOverride } from './override';

/** What needs the whole document, without React: copying, sharing, the one file an address asks for, the announcement. */
const root = document.documentElement.dataset;
const all = (selector: string, inside: ParentNode = document) => Array.from(inside.querySelectorAll<HTMLElement>(selector));

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
    setTimeout(() => { button.textContent = before; }, 2000);
  };
  // Without https there is no clipboard: the text is selected, so that the usual keys copy it.
  const select = () => { getSelection()?.selectAllChildren(source); };
  if (!navigator.clipboard) select();
  else navigator.clipboard.writeText(source.textContent ?? '').then(() => show(button.dataset.copied), select);
}

/** The link of a file in its row, or in any other part. */
const fileLink = (place: Element) => place.querySelector<HTMLAnchorElement>('a:not([href^="#"])');

/** A click on a download shows what to do with that file: in its row, or under the button that was clicked. */
function showAfter(link: HTMLAnchorElement): void {
  const isMirror = (one: Element) => all('[data-mirrors] a', one).some((each) => each.getAttribute('href') === link.getAttribute('href'));
  const row = all('tr[data-format]').find((one) => fileLink(one)?.href === link.href || isMirror(one));
  const steps = row?.querySelector<HTMLDetailsElement>('details:not([data-mirrors])');
  const place = document.querySelector('[data-after]');
  if (!steps || !place) return;
  if (row?.contains(link)) {
    steps.open = true;
    return;
  }
  const copied = steps.cloneNode(true);
  place.textContent = '';
  place.appendChild(copied);
  if (!(copied instanceof HTMLDetailsElement) || !copied.firstElementChild) return;
  copied.open = true;
  copied.firstElementChild.textContent += `: ${row && fileLink(row)?.textContent}`;
  say(copied.firstElementChild.textContent);
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy],[data-share],a') : null;
  if (target instanceof HTMLAnchorElement) showAfter(target);
  else if (target && 'share' in target.dataset) navigator.share({ url: address }).catch(() => undefined);
  else if (target?.previousElementSibling) copy(target, target.previousElementSibling);
});

const { version, channel, format, ...asked } = readOverride(location.search, location.hash, all('tr[id]').map(({ id }) => id));

/** The row of the file that the address asks for; what it leaves open is taken from the visitor's machine. */
function askedRow(page: Document): HTMLElement | undefined {
  const os = asked.os ?? root.os;
  const cpu = asked.cpu ?? (os === root.os ? root.cpu : undefined);
  const release = all('[data-version]', page).find(({ dataset }) =>
    (!version || dataset.version === version) && (!channel || dataset.channel === channel));
  return release && all('[data-format]', release).find(({ dataset }) =>
    (!dataset.os || dataset.os === os)
    && (!dataset.cpu || !cpu || cpu === 'unknown' || dataset.cpu.split(' ').indexOf(cpu) >= 0)
    && (!format || dataset.format === format));
}

function showAsked(page: Document): void {
  const row = askedRow(page);
  const link = row && fileLink(row);
  const button = document.querySelector<HTMLAnchorElement>('[data-asked-link]');
  if (!link || !button) {
    root.asked = 'unknown';
    root.offer = root.usual;
    return;
  }
  button.href = link.href;
  const [name, facts] = all('[data-asked-name],[data-asked-facts]', button);
  if (name) name.textContent = `${name.dataset.askedName} ${link.textContent}`;
  if (facts) facts.textContent = link.closest('tr,dd')?.querySelector('[title],small')?.textContent ?? '';
}

/** The page of a release that this page only links to; this page itself where there is none. `name` is percent-encoded. */
function withRelease(name: string, show: (page: Document) => void): void {
  const request = new XMLHttpRequest();
  // Unlike DOMParser this needs no exception from the policy: nothing in the document ever runs.
  request.responseType = 'document';
  request.onloadend = () => show((request.status === 200 && request.responseXML) || document);
  request.open('GET', `releases/${name}/`);
  request.send();
}

const address = location.href.split(/[?#]/)[0] ?? '';
all('[data-page-address]').forEach((place) => { place.textContent = address; });
if ('share' in navigator) root.canShare = '';
if (root.asked === 'file') {
  if (version && !all('[data-version]').some(({ dataset }) => dataset.version === version)) withRelease(encodeURIComponent(version), showAsked);
  else showAsked(document);
}
// A link to a release that stood on this page when the link was made.
const [, moved] = /^#v(\w[\w.+~%-]*)$/.exec(location.hash) ?? [];
if (moved && !document.getElementById(`v${moved}`)) withRelease(moved, (page) => { if (page !== document) location.replace(page.URL); });
// One name for all that can be copied would not tell them apart; the HTML would grow by repeating each file's.
all('tr [data-copy]').forEach((button) => {
  const row = button.closest('tr');
  button.setAttribute('aria-label', `${button.getAttribute('aria-label')} ${row && fileLink(row)?.textContent}`);
});
root.script = '';

// Said once, after the client hints had their chance to correct the answer.
setTimeout(() => {
  const offer = all('.offer').find(({ dataset }) => dataset.offer === root.offer);
  const said = offer && all('p,a', offer).filter(({ offsetParent }) => offsetParent).slice(0, 2)
    .map((element) => element.getAttribute('aria-label') ?? element.innerText);
  if (said) say(said.join(': '));
}, 1000);
