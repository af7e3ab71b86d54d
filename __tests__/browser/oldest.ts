import { readFileSync } from 'node:fs';
import bcd, {
  type CompatStatement,
  type Identifier,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import postcss from 'postcss';

const ids = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;
const isKnown = (name: string): name is keyof typeof ids => name in ids;

/** The oldest browsers that the page itself works in, of package.json's `browserslist`: their ids in MDN's data and versions. */
const oldest = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: { inline: string[] } }
).browserslist.inline.map((line) => {
  const [name = '', version] = line.split(' ');
  if (!isKnown(name))
    throw new Error(
      `package.json, browserslist.inline: "${line}" is not one of ${Object.keys(ids).join(', ')}.`,
    );
  return { id: ids[name], version: Number(version) };
});

/** Whether one of the oldest browsers lacks a feature, or has it only under another name or behind a flag. */
function isNewer({ support }: CompatStatement): boolean {
  return oldest.some(({ id, version }) => {
    const statements: SupportStatement = support[id] ?? { version_added: false };
    return ![statements]
      .flat()
      .some(
        (one) =>
          typeof one.version_added === 'string' &&
          !one.prefix &&
          !one.alternative_name &&
          !one.flags &&
          Number.parseFloat(one.version_added.replace('≤', '')) <= version,
      );
  });
}

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = bcd.css;

/** The entry of a function's name, which the data keep in several places. */
const functionOf = (name: string): Identifier | undefined =>
  name === 'var'
    ? properties['custom-property']
    : [
        types,
        types.color,
        types['transform-function'],
        types['basic-shape'],
        properties['grid-template-columns'],
      ]
        .map((place) => place?.[name])
        .find(Boolean);

const isNew = (entry: Identifier | undefined): boolean =>
  entry?.__compat !== undefined && isNewer(entry.__compat);

/** Whether a declaration holds something newer; throws on a name that MDN's data lack, since nothing is known then. */
function isNewDeclaration({ prop, value }: { prop: string; value: string }): boolean {
  if (prop.startsWith('-')) return false;
  const property = properties[prop];
  if (!property)
    throw new Error(
      `MDN's data do not know the property ${prop}: correct it, or update @mdn/browser-compat-data.`,
    );
  return [
    property,
    property[value],
    ...[...value.matchAll(/([a-z][a-z-]*)\(/g)].map(([, name = '']) => functionOf(name)),
  ].some(isNew);
}

const isNewSelector = (selector: string): boolean =>
  /:not\([^)]*,/.test(selector) ||
  [...selector.matchAll(/::?([a-z][a-z-]*)/g)].some(([, name = '']) => isNew(selectors[name]));

/** A style sheet as the oldest browsers read it: they leave out each declaration, rule and media query that is newer. */
export function asRead(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => {
    if (
      [...rule.params.matchAll(/\(([a-z-]+)/g)].some(([, name = '']) =>
        isNew(atRules.media?.[name]),
      )
    )
      rule.remove();
  });
  root.walkAtRules('supports', (rule) => {
    const [, prop = '', value = ''] = /^not \(([a-z-]+):\s*([^)]+)\)$/.exec(rule.params) ?? [];
    if (isNewDeclaration({ prop, value })) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  });
  root.walkRules((rule) => {
    if (isNewSelector(rule.selector)) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (isNewDeclaration(declaration)) declaration.remove();
  });
  return root.toString();
}

/** Members of the language and of the page's interfaces that the oldest browsers lack, as `[owner, member]`. */
export function newerMembers(): [string, string][] {
  const interfaces = [
    'Element',
    'HTMLElement',
    'HTMLInputElement',
    'Document',
    'Node',
    'NodeList',
    'DOMTokenList',
    'Navigator',
    'Event',
    'DataTransfer',
    'URL',
    'URLSearchParams',
  ];
  const owners: Record<string, Identifier> = {
    ...bcd.javascript.builtins,
    ...Object.fromEntries(interfaces.map((name) => [name, bcd.api[name] ?? {}])),
  };
  return Object.entries(owners).flatMap(([owner, members]) =>
    Object.keys(members)
      .filter((member) => /^\w+$/.test(member) && isNew(members[member]))
      .map((member): [string, string] => [owner, member.replace('_static', '')]),
  );
}
