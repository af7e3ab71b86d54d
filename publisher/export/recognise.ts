import { defaultTreeAdapter } from 'parse5';
import { Refusal } from '../terminal/outcome';
import { attribute, elements, textOf, type Document, type Element } from './html';
import { isCode } from './policy';

/** The parts of a page as Next exports it that the finishing step works on. */
export interface ExportedPage {
  head: Element;
  body: Element;
  charset: Element;
  /** The framework's files, in the order they are loaded. */
  chunks: Element[];
  /** The data for hydration and what starts the framework, in order; both are inline scripts. */
  starters: Element[];
  /** What only the framework's scripts need, or browsers that are too old for them: goes without replacement. */
  needless: Element[];
}

/** Who wrote what the finishing step refuses: the page's own sections, from the catalogue's words, or Next around them. */
type Origin = { in: 'content'; near: string } | { in: 'framework' };

function advice(origin: Origin): string {
  return origin.in === 'content'
    ? `It stands in the content of the page, ${origin.near}: correct what the catalogue (public/download/releases.json) says there, or the part of app/download/sections that shows it. The version of Next is not the cause.`
    : 'The finishing step does not know this export: install the version of Next that package-lock.json names, or teach publisher/export/recognise.ts the new form.';
}

/** Says of a page that can't be finished whose mistake that is. */
function unexpected(
  file: string,
  expected: string,
  found: string,
  origin: Origin = { in: 'framework' },
): Refusal {
  return new Refusal({ where: file, problem: { expected, found }, remedy: advice(origin) });
}

/** Where an element stands: in the content, with the words that a reader would find it by, or around it. */
function originOf(element: Element): Origin {
  const outer: Element[] = [];
  for (
    let node = element.parentNode;
    node && defaultTreeAdapter.isElementNode(node);
    node = node.parentNode
  )
    outer.push(node);
  if (!outer.some(({ tagName }) => tagName === 'main' || tagName === 'footer'))
    return { in: 'framework' };
  const section = outer.find((one) => elements(one).some(isTitle)) ?? element;
  const title = elements(section).find(isTitle);
  const words = (part: Element) =>
    elements(part).concat(part).map(textOf).join(' ').replace(/\s+/g, ' ').trim().slice(0, 60);
  return {
    in: 'content',
    near: `at “${words(element)}”${title ? ` below “${words(title)}”` : ''}`,
  };
}

const isTitle = ({ tagName }: Element) => /^(h1|h2|summary)$/.test(tagName);

type Part = 'chunk' | 'needless' | 'flight' | 'bootstrap' | 'ours' | 'unknown';

function partOf(script: Element, assets: string): Part {
  const text = textOf(script);
  const src = attribute(script, 'src');
  if (src !== undefined) {
    if (!src.startsWith(assets) || text !== '') return 'unknown';
    return attribute(script, 'nomodule') === undefined ? 'chunk' : 'needless';
  }
  if (attribute(script, 'id') === '_R_') return 'bootstrap';
  if (
    text.startsWith('self.__next_f.push(') ||
    text.startsWith('(self.__next_f=self.__next_f||[]).push(')
  )
    return 'flight';
  // Data may hold any words of the catalogue, also those that the framework uses.
  return isCode(script) && /__next|TURBOPACK/.test(text) ? 'unknown' : 'ours';
}

const knownLinks = [
  'alternate',
  'apple-touch-icon',
  'author',
  'canonical',
  'icon',
  'license',
  'manifest',
  'next',
  'preload',
  'prev',
  'shortcut icon',
];

/** Start of an opening tag, to show in a message. */
const show = (element: Element) =>
  `<${[element.tagName, ...element.attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ').slice(0, 120)}>`;

/**
 * Finds the parts of a page that Next exported; `assets` is where its files are, for example `/_next/static/`. Throws
 * a Refusal on anything that is not known, since half a finished page would be worse than none.
 */
export function recognise(document: Document, file: string, assets: string): ExportedPage {
  const all = elements(document);
  const one = (expected: string, test: (element: Element) => boolean): Element => {
    const found = all.filter(test);
    if (found.length !== 1 || !found[0])
      throw unexpected(file, `one ${expected}`, `${found.length}`);
    return found[0];
  };
  const blocked = all.find(({ attrs }) =>
    attrs.some(({ name }) => name === 'style' || name.startsWith('on')),
  );
  if (blocked)
    throw unexpected(
      file,
      'no style attribute and no inline handler, which the policy blocks',
      show(blocked),
      originOf(blocked),
    );

  const scripts = all
    .filter(({ tagName }) => tagName === 'script')
    .map((element) => ({ element, part: partOf(element, assets) }));
  const unknown = scripts.find(({ part }) => part === 'unknown');
  if (unknown)
    throw unexpected(
      file,
      'only scripts of known kinds',
      show(unknown.element) + textOf(unknown.element).slice(0, 80),
    );
  const of = (...parts: Part[]) =>
    scripts.filter(({ part }) => parts.includes(part)).map(({ element }) => element);
  one('<script id="_R_"> that starts the framework', (element) =>
    of('bootstrap').includes(element),
  );
  if (of('flight').length < 2)
    throw unexpected(
      file,
      'data for hydration in self.__next_f',
      `${of('flight').length} scripts with it`,
    );
  if (of('chunk').length === 0) throw unexpected(file, `scripts below ${assets}`, 'none');

  const links = all.filter(({ tagName }) => tagName === 'link');
  const strange = links.find((link) => !knownLinks.includes(attribute(link, 'rel') ?? ''));
  if (strange) throw unexpected(file, `links with rel ${knownLinks.join(', ')}`, show(strange));

  return {
    head: one('<head>', ({ tagName }) => tagName === 'head'),
    body: one('<body>', ({ tagName }) => tagName === 'body'),
    charset: one(
      '<meta charset>',
      (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
    ),
    chunks: of('chunk'),
    starters: of('flight', 'bootstrap'),
    needless: [
      ...of('needless'),
      ...links.filter(
        (link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'script',
      ),
    ],
  };
}
