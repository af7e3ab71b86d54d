import { defaultTreeAdapter } from 'parse5';
import { Refusal } from '../terminal/outcome';
import { attribute, elements, textOf, type Document, type Element } from './html';
import { isCode } from './policy';

/** The parts of a page as Next exports it that the finishing step works on. */
export interface ExportedPage {
  /** The framework's scripts, its data for hydration and what only they need. */
  framework: Element[];
}

/** Where Next leaves its scripts and styles. */
const assets = '/_next/static/';

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

/** Data may hold any words of the catalogue, also those that the framework uses. */
function isOurs(script: Element): boolean {
  return !isCode(script) || attribute(script, 'data-offers') !== undefined;
}

function isOfFramework(script: Element): boolean {
  const text = textOf(script);
  const src = attribute(script, 'src');
  if (src !== undefined) return src.startsWith(assets) && text === '';
  return (
    attribute(script, 'id') === '_R_' ||
    text.startsWith('self.__next_f.push(') ||
    text.startsWith('(self.__next_f=self.__next_f||[]).push(')
  );
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
 * Finds the parts of a page that Next exported. Throws a Refusal on anything that is not known, since half a finished page
 * would be worse than none.
 */
export function recognise(document: Document, file: string): ExportedPage {
  const all = elements(document);
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

  const scripts = all.filter((element) => element.tagName === 'script' && !isOurs(element));
  const unknown = scripts.find((script) => !isOfFramework(script));
  if (unknown)
    throw unexpected(
      file,
      'only scripts of known kinds',
      show(unknown) + textOf(unknown).slice(0, 80),
    );

  const links = all.filter(({ tagName }) => tagName === 'link');
  const strange = links.find((link) => !knownLinks.includes(attribute(link, 'rel') ?? ''));
  if (strange) throw unexpected(file, `links with rel ${knownLinks.join(', ')}`, show(strange));

  const [charset, ...more] = all.filter(
    (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
  );
  if (!charset || more.length > 0)
    throw unexpected(file, 'one <meta charset>', `${charset ? more.length + 1 : 0}`);
  return {
    framework: [
      ...scripts,
      ...links.filter(
        (link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'script',
      ),
    ],
  };
}
