import { formatName, osLabels } from '../../../../catalogue/vocabulary';
import { all, root } from '../dom';
import { type Row } from './rows';

/** A button: what it says, in large and in small, and where it leads. */
export interface Choice {
  name: string;
  facts: string;
  href: string;
  /** The language of the facts, where that may be another one. */
  lang?: string;
}

const place = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);

/** What the row says of the file, in the order of the page's own buttons. A bare program has no format to name. */
function factsOf({ row, format }: Row): string {
  const [cpu, size] = ['b', 'small'].map((name) => row.querySelector(name)?.textContent);
  return [cpu, format && format !== 'binary' && formatName(format), size]
    .filter(Boolean)
    .join(' · ');
}

/** A button for a file, which says for which system it is, or what stands in `instead` and then the file. */
export function fileChoice(file: Row, version: string | undefined, instead?: string): Choice {
  const { textContent: name, href } = file.link;
  const { askedName = '', askedFile = '' } = place('asked-name')?.dataset ?? {};
  const { kind, os } = file;
  const { lang } = file.row.ownerDocument.documentElement;
  const own =
    kind === 'download' && os
      ? askedName.replace('{version}', () => `${version}`).replace('{system}', osLabels[os])
      : askedFile.replace('{file}', () => `${name}`);
  return instead === undefined
    ? { name: own, facts: factsOf(file), href, lang }
    : { name: instead, facts: `${name} · ${factsOf(file)}`, href, lang };
}

/** What the page of a release says of it, for this page to show in place of its own version. */
export function aboutOf(release: HTMLElement): DocumentFragment | null {
  const template = release.querySelector('template');
  if (!template) return null;
  const about = document.importNode(template.content, true);
  const { lang, dir } = release.ownerDocument.documentElement;
  // It may be in another language than this page.
  Array.from(about.children).forEach((part) => {
    part.setAttribute('lang', lang);
    part.setAttribute('dir', dir || 'ltr');
  });
  return about;
}

function fill(button: HTMLElement, { name, facts, href, lang }: Choice): void {
  button.setAttribute('href', href);
  all('[data-asked-name]', button).forEach((part) => {
    part.textContent = name;
  });
  all('[data-asked-facts]', button).forEach((part) => {
    part.textContent = facts;
    if (lang) part.lang = lang;
  });
}

function showAbout(about: Node | null): void {
  const target = place('about');
  if (!target) return;
  target.className = 'about';
  target.textContent = '';
  if (about) target.appendChild(about);
  target.hidden = !about;
}

/** Shows buttons, all of them equals, and below them plain lines for files of a withdrawn release. */
export function showChoices(
  about: DocumentFragment | null,
  choices: Choice[],
  withdrawn: Row[] | null,
): void {
  const [button, more, lead] = [place('asked-link'), place('asked-more'), place('asked-lead')];
  if (!button || !more || !lead) return;
  const [first, ...others] = choices;
  more.textContent = '';
  button.hidden = !first;
  lead.hidden = withdrawn !== null;
  if (first) fill(button, first);
  others.forEach((choice) => {
    const equal = document.createElement('a');
    equal.className = button.className;
    Array.from(button.childNodes).forEach((part) => equal.appendChild(part.cloneNode(true)));
    fill(equal, choice);
    more.appendChild(equal);
  });
  (withdrawn ?? []).forEach(({ row }) => {
    const line = document.createElement('p');
    all('a:first-child,small', row).forEach((part) =>
      line.append(document.importNode(part, true), ' '),
    );
    more.appendChild(line);
  });
  all('[data-lacks]', about ?? document.createDocumentFragment()).forEach((part) => part.remove());
  showAbout(about);
  if (about) root.other = '';
  else delete root.other;
  root.asked = 'found';
  root.offer = 'asked';
  root.certainty = 'asked';
}

/** Says that nothing here is what was asked for, above what was detected; of a release that is here, where its files are. */
export function showNothing(release: HTMLElement | null): void {
  delete root.other;
  root.asked = 'unknown';
  root.offer = root.usual;
  showAbout(release && (aboutOf(release)?.querySelector('[data-lacks]') ?? null));
}
