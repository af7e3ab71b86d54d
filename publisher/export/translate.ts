import { parse, serialize } from 'parse5';
import { languages, type Language } from '../../catalogue/languages';
import { attribute, elements, remove, setText, textOf, type Document, type Element } from './html';
import { type Translation } from './translated';

const one = (document: Document, name: string): Element => {
  const found = elements(document).find(({ tagName }) => tagName === name);
  if (!found) throw new Error(`A page has a <${name}>.`);
  return found;
};

/** Says of a page in which language it is, and in which direction that is written. */
export function setLanguage(document: Document, language: Language): void {
  const html = one(document, 'html');
  const { dir } = languages[language];
  html.attrs = [
    ...html.attrs.filter(({ name }) => name !== 'lang' && name !== 'dir'),
    { name: 'lang', value: language },
    ...(dir === 'ltr' ? [] : [{ name: 'dir', value: dir }]),
  ];
}

/** Whether a part of the head is said in the page's language, or of the page alone. */
const isSaid = (element: Element) =>
  element.tagName === 'title' ||
  attribute(element, 'name') === 'description' ||
  attribute(element, 'property')?.startsWith('og:') ||
  ['canonical', 'alternate'].includes(attribute(element, 'rel') ?? '');

const isOwnScript = (element: Element) => attribute(element, 'data-offers') !== undefined;

/**
 * The download page in other languages: what the head of the finished `page` says in none, its styles and its script to the
 * byte.
 */
export function translateAll(
  page: Document,
  translations: readonly Translation[],
): { language: Language; document: Document }[] {
  const { head, script } = unsaid(page);
  return translations.map(({ language, ...said }) => {
    const document = parse(
      `<!DOCTYPE html><head>${head}${said.head}</head><body>${said.body}</body>`,
    );
    setLanguage(document, language);
    for (const element of elements(document).filter(isOwnScript)) setText(element, script);
    return { language, document };
  });
}

function unsaid(page: Document): { head: string; script: string } {
  const head = parse(serialize(page));
  elements(head).filter(isSaid).forEach(remove);
  return {
    head: serialize(one(head, 'head')),
    script: elements(page).filter(isOwnScript).map(textOf).join(''),
  };
}
