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
 * Takes out of a page's styles what it has no class for: Next puts every part's style into every page. Gives, for each
 * group of scripts that come later, the rules for the classes that these name: they come with the scripts.
 */
export function trimStyles(
  document: Document,
  ...later: readonly (readonly string[])[]
): string[][] {
  const all = elements(document);
  const classes = new Set(
    all.flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/)),
  );
  const isUsed = (name: string) => classes.has(name);
  const styles = all
    .filter(({ tagName }) => tagName === 'style')
    .map((style) => ({ style, css: textOf(style) }));
  for (const { style, css } of styles) {
    const [text] = style.childNodes;
    if (text && defaultTreeAdapter.isTextNode(text)) text.value = onlyUsed(css, isUsed);
  }
  return later.map((scripts) => {
    const isLater = wordsIn(scripts);
    return styles.flatMap(({ css }) => onlyLater(css, isUsed, isLater));
  });
}
