import { defaultTreeAdapter } from 'parse5';
import postcss from 'postcss';
import { attribute, elements, textOf, type Document } from './html';

/** The classes that a selector needs; what stands in brackets, as in :not() and [attribute], is left alone. */
function classesIn(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]/g, '');
  const open = plain.replace(/\([^()]*\)/g, '');
  if (open !== plain) return classesIn(open);
  return [...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? []);
}

/** A style sheet with the selectors for which `keep` says yes, without what is empty then. */
function filtered(css: string, keep: (selector: string) => boolean): postcss.Root {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter(keep);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root;
}

/** A style sheet without the selectors that need a class for which `isUsed` says no. */
export const onlyUsed = (css: string, isUsed: (className: string) => boolean): string =>
  filtered(css, (selector) => classesIn(selector).every(isUsed)).toString();

/** The rules with selectors that `isUsed` alone would take out and `isLater` asks for, one text each. */
export function onlyLater(
  css: string,
  isUsed: (className: string) => boolean,
  isLater: (className: string) => boolean,
): string[] {
  const root = filtered(css, (selector) => {
    const classes = classesIn(selector);
    return !classes.every(isUsed) && classes.every((name) => isUsed(name) || isLater(name));
  });
  const hasRule = (node: postcss.ChildNode): boolean =>
    node.type === 'rule' || (node.type === 'atrule' && (node.nodes ?? []).some(hasRule));
  return root.nodes.filter(hasRule).map(String);
}

/** A script names a class in a string, alone or among others. */
function wordsIn(scripts: readonly string[]): (name: string) => boolean {
  const words = new Set(
    scripts.flatMap((script) => script.match(/(?<=["'`\s])-?[_a-zA-Z][\w-]*(?=["'`\s])/g) ?? []),
  );
  return (name) => words.has(name);
}

/**
 * Takes out of a page's styles what neither it nor the scripts that it runs at once or at a click (`now`) have a class
 * for: Next puts every part's style into every page. Gives the rules that only the framework's scripts (`later`) have
 * a class for: they come with these.
 */
export function trimStyles(
  document: Document,
  now: readonly string[],
  later: readonly string[],
): string[] {
  const all = elements(document);
  const classes = new Set(
    all.flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/)),
  );
  const isNamed = wordsIn(now);
  const isUsed = (name: string) => classes.has(name) || isNamed(name);
  const isLater = wordsIn(later);
  return all
    .filter(({ tagName }) => tagName === 'style')
    .flatMap((style) => {
      const css = textOf(style);
      const [text] = style.childNodes;
      if (text && defaultTreeAdapter.isTextNode(text)) text.value = onlyUsed(css, isUsed);
      return onlyLater(css, isUsed, isLater);
    });
}
