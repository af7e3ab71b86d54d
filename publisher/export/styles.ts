import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import postcss from 'postcss';
import { attribute, elements, textOf, type Document } from './html';
import { isData, scriptsFolderOf, type Site } from './sleep';

/** The classes that a selector needs; what stands in brackets, as in :not() and [attribute], is left alone. */
function classesIn(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]/g, '');
  const open = plain.replace(/\([^()]*\)/g, '');
  if (open !== plain) return classesIn(open);
  return [...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? []);
}

/** A style sheet without the selectors that need a class for which `isUsed` says no. */
export function onlyUsed(css: string, isUsed: (className: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesIn(selector).every(isUsed));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/**
 * Takes out of a page's styles what neither it nor a script that it can come to load (`used`, relative to
 * their folder) has a class for: Next puts every part's style into every page. The page's data repeats its styles, so
 * it is not asked.
 */
export async function trimStyles(
  document: Document,
  site: Site,
  used: readonly string[],
): Promise<void> {
  const all = elements(document);
  const classes = new Set(
    all.flatMap((element) => (attribute(element, 'class') ?? '').split(/\s+/)),
  );
  const folder = scriptsFolderOf(site);
  const scripts = await Promise.all(
    used
      .filter((name) => name.endsWith('.js') && !isData(name))
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  // A script names a class in a string, alone or among others.
  const words = new Set(
    scripts.flatMap((script) => script.match(/(?<=["'`\s])-?[_a-zA-Z][\w-]*(?=["'`\s])/g) ?? []),
  );
  const isUsed = (name: string) => classes.has(name) || words.has(name);
  for (const style of all.filter(({ tagName }) => tagName === 'style')) {
    const [text] = style.childNodes;
    if (text && defaultTreeAdapter.isTextNode(text)) text.value = onlyUsed(textOf(style), isUsed);
  }
}
