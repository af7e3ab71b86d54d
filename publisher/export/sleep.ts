import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import { bundleScript } from '../../app/download/bundle-script';
import { type Script } from '../../app/download/visitor/load';
import { downloadFolder } from '../../catalogue/addresses';
import { languages, type Language } from '../../catalogue/languages';
import { contentName, scriptsFolder } from '../../catalogue/paths';
import { wordsOf } from '../../catalogue/vocabulary';
import { programFolder } from '../program-folder';
import { type CheckScripts, type WriteScript } from './bundle-check';
import { shortClasses, shortProperties } from './class-names';
import { attribute, elements, remove, textOf, type Document } from './html';
import { integrityOf } from './integrity';
import { type ExportedPage } from './recognise';
import { trimStyles } from './styles';

/** Where the exported site is, and the path that its host serves it below: empty or `/project`. */
export interface Site {
  out: string;
  base: string;
}

/** Where the page's scripts are on the disk. */
export const scriptsFolderOf = ({ out }: Site) => path.join(out, downloadFolder, scriptsFolder);

/** Writes scripts of the site; the names of their files go into `written`, relative to their folder. */
export function scriptWriter(site: Site, written: Set<string>): WriteScript {
  return async (kind, text) => {
    const name = `chunks/${kind}-${contentName(text)}.js`;
    const file = path.join(scriptsFolderOf(site), name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    written.add(name);
    return {
      src: `${site.base}${downloadFolder}${scriptsFolder}${name}`,
      integrity: integrityOf(text),
    };
  };
}

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

const bundled = (entry: string, given?: Record<string, unknown>) =>
  bundleScript(
    entry,
    given &&
      Object.fromEntries(
        Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    programFolder,
  );

/** What the page loads later in whatever language: the rules of its scripts, and what only some addresses ask for. */
interface Later {
  actionsStyles: string[] | undefined;
  asked: Script;
}

/** Takes out of a page's styles what only its later scripts have a class for, and writes the one of them that has no words. */
export async function partLater(
  document: Document,
  { text }: CheckScripts,
  write: WriteScript,
): Promise<Later> {
  const [actionsStyles, askedStyles] = trimStyles(
    document,
    [bundled('actions.ts'), text],
    [bundled('asked.ts')],
  );
  return { actionsStyles, asked: await write('asked', bundled('asked.ts', { askedStyles })) };
}

/**
 * Lets the check of a page sleep, in its language. What clicks do becomes a file of its own, whose place the page's own
 * script is told; this one loads the others: what only some addresses ask for, and the `check` with what the page tells it.
 */
export async function sleep(
  document: Document,
  { actionsStyles, asked }: Later,
  { check, words }: CheckScripts,
  write: WriteScript,
): Promise<void> {
  const actions = await write(
    'actions',
    bundled('actions.ts', {
      actionsStyles,
      laterScripts: { words: await words(spokenIn(document)), check, asked },
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
      { name: 'data-src', value: actions.src },
      { name: 'data-integrity', value: actions.integrity },
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
