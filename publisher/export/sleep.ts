import { defaultTreeAdapter } from 'parse5';
import { bundleScript } from '../../app/download/bundle-script';
import { type Script } from '../../app/download/visitor/load';
import { languages, type Language } from '../../catalogue/languages';
import { wordsOf } from '../../catalogue/vocabulary';
import { programFolder } from '../program-folder';
import { type CheckScripts } from './bundle-check';
import { shortClasses, shortProperties } from './class-names';
import { attribute, elements, remove, textOf, type Document } from './html';
import { type ExportedPage } from './recognise';
import { type SiteScripts } from './site-scripts';
import { trimStyles } from './styles';

/** Whether a page has the check, which sleeps until the visitor reaches for it. */
export const hasCheck = (document: Document) =>
  elements(document).some((element) => attribute(element, 'data-wake') !== undefined);

/** The language that a page is in; throws where that is none that there are words in. */
function spokenIn(document: Document): Language {
  const page = elements(document).find(({ tagName }) => tagName === 'html');
  const tag = page && attribute(page, 'lang');
  const language = wordsOf(languages).find((known) => known === tag);
  if (!language) throw new Error(`<html lang="${tag}"> is none of ${wordsOf(languages)}.`);
  return language;
}

/** Takes the framework out of a page: its scripts and marks, what it has drawn where the check will be, and the long names of classes. */
export function strip(document: Document, page: ExportedPage): void {
  // Those for Twitter repeat what it reads in those of Open Graph.
  const repeated = elements(document).filter((element) =>
    attribute(element, 'name')?.startsWith('twitter:'),
  );
  for (const element of [...page.framework, ...repeated]) remove(element);
  for (const style of elements(document).filter(({ tagName }) => tagName === 'style'))
    // Tells it from one that an extension adds.
    style.attrs = [{ name: 'data-href', value: '' }];
  for (const place of elements(document).filter(
    (element) => attribute(element, 'data-checks') !== undefined,
  ))
    place.childNodes = [];
  // What React tells two texts apart by.
  for (const element of elements(document))
    element.childNodes = element.childNodes.filter(
      (node) => !defaultTreeAdapter.isCommentNode(node),
    );
  shortenClasses(document);
}

const bundled = (entry: string) => bundleScript(entry, undefined, programFolder);

/** A bundled script (bundleScript) with the values that it declares and that are known only now. */
function given(script: string, values: Record<string, unknown>): string {
  // Text in scripts of 2018 may not hold these two, which JSON may (ECMAScript 2019, 12.8.4).
  const json = JSON.stringify(values).replace(/[\u2028\u2029]/g, (end) =>
    end === '\u2028' ? '\\u2028' : '\\u2029',
  );
  return `(({${Object.keys(values).join()}})=>{${script}})(${json});`;
}

/** The site's scripts as they are so far, and the check among them. */
export interface ScriptsAndCheck {
  scripts: SiteScripts;
  check: CheckScripts;
}

/** What the page loads later in whatever language: the rules of its scripts, and what only some addresses ask for. */
interface Later {
  actions: string;
  actionsStyles: string[] | undefined;
  asked: Script;
}

/** Takes out of a page's styles what only its later scripts have a class for, and makes scripts of them. */
export function partLater(document: Document, { scripts, check }: ScriptsAndCheck): Later {
  const [actions, asked] = [bundled('actions.ts'), bundled('asked.ts')];
  const [actionsStyles, askedStyles] = trimStyles(document, [actions, check.text], [asked]);
  return { actions, actionsStyles, asked: scripts.write('asked', given(asked, { askedStyles })) };
}

/**
 * Lets the check of a page sleep, in its language. What clicks do becomes a file of its own, whose place the page's own
 * script is told; this one loads the others: what only some addresses ask for, and the `check` with what the page tells it.
 */
export async function sleep(
  document: Document,
  { actions, actionsStyles, asked }: Later,
  { scripts, check }: ScriptsAndCheck,
): Promise<void> {
  const words = await check.words(spokenIn(document));
  const { src, integrity } = scripts.write(
    'actions',
    given(actions, {
      actionsStyles,
      laterScripts: { words, check: check.script, asked },
      sleepingAfter: takeWords(document, 'data-after'),
      sleepingChecks: takeWords(document, 'data-checks'),
      sleepingWhy: takeWords(document, 'data-why'),
      sleepingRowLink: takeWords(document, 'data-row-link'),
    }),
  );
  for (const script of elements(document).filter(
    (element) => attribute(element, 'data-offers') !== undefined,
  ))
    script.attrs.push(
      { name: 'data-src', value: src },
      { name: 'data-integrity', value: integrity },
    );
}

/** Gives a page's classes and custom properties short names. */
function shortenClasses(document: Document): void {
  const all = elements(document);
  const styles = all.filter(({ tagName }) => tagName === 'style');
  const shortened = shortClasses(styles.map(textOf));
  const properties = shortProperties(styles.map(textOf));
  for (const style of styles) {
    const [text] = style.childNodes;
    if (text && defaultTreeAdapter.isTextNode(text)) text.value = properties(shortened(text.value));
  }
  for (const attr of all.flatMap(({ attrs }) => attrs))
    if (attr.name === 'class') attr.value = shortened(attr.value);
}

/** Words that a script shows (AfterClick, Why), taken out of the page, where nobody needs them yet. */
function takeWords(document: Document, attributeName: string): string {
  const places = elements(document)
    .flatMap(({ attrs }) => attrs)
    .filter(({ name }) => name === attributeName);
  const words = places[0]?.value ?? '';
  for (const place of places) place.value = '';
  return words;
}
