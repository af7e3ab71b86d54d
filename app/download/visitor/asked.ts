import { all, fileLink, root } from './dom';
import { readOverride } from './override';

// For an address that asks for one file (?version=, ?format=), or for a release that is not on the page: few do, so the
// finished page loads this only then.

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

if (root.asked === 'file') {
  if (version && !all('[data-version]').some(({ dataset }) => dataset.version === version)) withRelease(encodeURIComponent(version), showAsked);
  else showAsked(document);
}
// A link to a release that stood on this page when the link was made.
const [, moved] = /^#v(\w[\w.+~%-]*)$/.exec(location.hash) ?? [];
if (moved && !document.getElementById(`v${moved}`)) withRelease(moved, (page) => { if (page !== document) location.replace(page.URL); });

export {};
