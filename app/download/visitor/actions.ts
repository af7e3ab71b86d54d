import { readOverride } from './override';

/** What needs the whole document, without React: copying, sharing, the one file an address asks for, the announcement. */
const root = document.documentElement.dataset;
const all = (selector: string, inside: ParentNode = document) => Array.from(inside.querySelectorAll<HTMLElement>(selector));

function copy(button: HTMLElement, source: Element): void {
  const say = (text = '') => {
    const before = button.textContent;
    button.textContent = text;
    setTimeout(() => { button.textContent = before; }, 2000);
  };
  // Without https there is no clipboard: the text is selected, so that the usual keys copy it.
  const select = () => { getSelection()?.selectAllChildren(source); };
  if (!navigator.clipboard) select();
  else navigator.clipboard.writeText(source.textContent ?? '').then(() => say(button.dataset.copied), select);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy],[data-share]') : null;
  if (!button) return;
  if ('share' in button.dataset) navigator.share({ url: address }).catch(() => undefined);
  else if (button.previousElementSibling) copy(button, button.previousElementSibling);
});

/** The row of the file that the address asks for; what it leaves open is taken from the visitor's machine. */
function askedRow(): HTMLElement | undefined {
  const { version, channel, format, ...asked } = readOverride(location.search, location.hash, all('tr[id]').map(({ id }) => id));
  const os = asked.os ?? root.os;
  const cpu = asked.cpu ?? (os === root.os ? root.cpu : undefined);
  const release = all('[data-version]').find(({ dataset }) =>
    (!version || dataset.version === version) && (!channel || dataset.channel === channel));
  return release && all('[data-format]', release).find(({ dataset }) =>
    (!dataset.os || dataset.os === os)
    && (!dataset.cpu || !cpu || cpu === 'unknown' || dataset.cpu.split(' ').indexOf(cpu) >= 0)
    && (!format || dataset.format === format));
}

function showAsked(): void {
  const link = askedRow()?.querySelector('a:not([href^="#"])');
  const button = document.querySelector<HTMLAnchorElement>('[data-asked-link]');
  if (!(link instanceof HTMLAnchorElement) || !button) {
    root.asked = 'unknown';
    root.offer = root.usual;
    return;
  }
  button.href = link.href;
  const [name, facts] = all('[data-asked-name],[data-asked-facts]', button);
  if (name) name.textContent = `${name.dataset.askedName} ${link.textContent}`;
  if (facts) facts.textContent = link.closest('tr,dd')?.querySelector('[title],small')?.textContent ?? '';
}

const address = location.href.split(/[?#]/)[0] ?? '';
all('[data-page-address]').forEach((place) => { place.textContent = address; });
if ('share' in navigator) root.canShare = '';
if (root.asked === 'file') showAsked();
root.script = '';

// Said once, after the client hints had their chance to correct the answer.
setTimeout(() => {
  const offer = all('.offer').find(({ dataset }) => dataset.offer === root.offer);
  const status = document.querySelector('[role=status]');
  const said = offer && all('p,a', offer).filter(({ offsetParent }) => offsetParent).slice(0, 2)
    .map((element) => element.getAttribute('aria-label') ?? element.innerText);
  if (status && said) status.textContent = said.join(': ');
}, 1000);
