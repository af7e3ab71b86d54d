import { parse, serialize } from 'parse5';
import { type Language } from '../../catalogue/languages';
import { append, attribute, createElement, elements, remove, textOf, type Element } from './html';
import { addPolicy } from './policy';
import { onlyUsed } from './styles';
import { setLanguage } from './translate';

/** What of a page's head holds for every page: the encoding, the styles, the colours and the icon. */
function isShared(element: Element): boolean {
  return (
    element.tagName === 'style' ||
    attribute(element, 'charset') !== undefined ||
    attribute(element, 'rel') === 'icon' ||
    ['viewport', 'color-scheme', 'theme-color'].includes(attribute(element, 'name') ?? '')
  );
}

/** What surrounds the content of pages beside the download page: without scripts, and with the one that copies. */
export interface Shells {
  plain: string;
  copying: string;
}

/** A shell with one more script at its end, which its policy allows. Throws where it is no shell. */
export function withScript(shell: string, script: string): string {
  const document = parse(shell);
  const body = elements(document).find(({ tagName }) => tagName === 'body');
  if (!body) throw new Error('A shell has a body.');
  append(body, createElement('script', {}, script));
  addPolicy(document);
  return serialize(document);
}

/**
 * What surrounds the content of the pages beside the download page: the head and the footer of the download page (`html`,
 * as Next exported it) without scripts, with an empty `<title>` and an empty `<main>`. Null where that has no footer, since
 * nothing is published. Every class of the footer and every plain one keeps its style; those of CSS modules have a "_".
 */
export function shellOf(html: string): string | null {
  const document = parse(html);
  const one = (name: string) => elements(document).find(({ tagName }) => tagName === name);
  const [head, body, footer] = [one('head'), one('body'), one('footer')];
  if (!head || !body || !footer) return null;
  elements(head)
    .filter((element) => !isShared(element))
    .forEach(remove);
  append(head, createElement('title', {}));
  elements(footer)
    .filter(({ tagName }) => tagName === 'button')
    .forEach(remove);
  body.childNodes = [];
  append(body, createElement('main', {}));
  append(body, footer);
  const classes = new Set(
    elements(footer)
      .concat(footer)
      .flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/)),
  );
  const css = elements(head)
    .filter(({ tagName }) => tagName === 'style')
    .map((style) => {
      remove(style);
      return onlyUsed(textOf(style), (name) => classes.has(name) || !name.includes('_'));
    });
  append(head, createElement('style', {}, css.join('')));
  addPolicy(document);
  return serialize(document);
}

/** A shell in a language, with another `footer`. The preview of nothing published has no footer, and stays as it is. */
export function shellIn(shell: string, language: Language, footer: string): string {
  const document = parse(shell);
  setLanguage(document, language);
  const before = elements(document).find(({ tagName }) => tagName === 'footer');
  const now = elements(parse(footer)).find(({ tagName }) => tagName === 'footer');
  if (before && now) before.childNodes = [...now.childNodes];
  return serialize(document);
}

/**
 * The same around a page of the preview (`html`, as Next's development server gives it), with the styles that it links to
 * and without a policy, which would forbid them.
 */
export function previewShell(html: string, script?: string): string {
  const document = parse(html);
  const one = (name: string) => elements(document).find(({ tagName }) => tagName === name);
  const [head, body, footer] = [one('head'), one('body'), one('footer')];
  if (!head || !body) return html;
  const styles = elements(document).filter(
    (element) => attribute(element, 'rel') === 'stylesheet' || element.tagName === 'style',
  );
  elements(head)
    .filter((element) => !isShared(element))
    .forEach(remove);
  styles.forEach((style) => {
    remove(style);
    append(head, style);
  });
  append(head, createElement('title', {}));
  const watching = elements(body).find((element) =>
    attribute(element, 'src')?.endsWith('preview.js'),
  );
  body.childNodes = [];
  append(body, createElement('main', {}));
  if (footer) append(body, footer);
  if (watching) append(body, watching);
  if (script !== undefined) append(body, createElement('script', {}, script));
  return serialize(document);
}
