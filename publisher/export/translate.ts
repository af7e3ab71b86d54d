import { parse, serialize } from 'parse5';
import { languages, type Language } from '../../catalogue/languages';
import {
  append,
  attribute,
  elements,
  remove,
  setText,
  textOf,
  type Document,
  type Element,
} from './html';
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

/** The download page in another language: the head of the finished `page` where it says nothing, its styles and its script to the byte. */
export function translate(page: Document, { language, head, body }: Translation): Document {
  const document = parse(serialize(page));
  const said = parse(`<!DOCTYPE html><head>${head}</head><body>${body}</body>`);
  setLanguage(document, language);
  elements(one(document, 'head')).filter(isSaid).forEach(remove);
  for (const element of elements(one(said, 'head'))) append(one(document, 'head'), element);
  const script = elements(page).filter(isOwnScript).map(textOf).join('');
  const place = one(document, 'body');
  place.childNodes = [];
  for (const node of [...one(said, 'body').childNodes]) append(place, node);
  for (const element of elements(place).filter(isOwnScript)) setText(element, script);
  return document;
}
