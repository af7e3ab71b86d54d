import { downloadFolder } from '../../catalogue/addresses';
import { scriptsFolder } from '../../catalogue/paths';
import {
  attribute,
  createElement,
  elements,
  insertAfter,
  remove,
  textOf,
  type Document,
  type Element,
} from './html';
import { integrityOf } from './integrity';

/** A Content-Security-Policy: directives with their sources, in the order they are written. */
export type Policy = Record<string, readonly string[]>;

const isPolicy = (element: Element) =>
  attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy';

/** Whether a script is code: data blocks such as JSON-LD are never executed and need no permission (HTML, 4.12.1). */
export const isCode = (script: Element) =>
  [undefined, '', 'module', 'text/javascript'].includes(attribute(script, 'type'));

/** What a page may do: run and show exactly what is inline in it, and load the site's own scripts if it wakes any. */
export function policyOf(document: Document): Policy {
  const all = elements(document);
  const hashes = (name: string) => {
    const inline = all.filter(
      (element) => element.tagName === name && (name !== 'script' || isCode(element)),
    );
    return [...new Set(inline.map((element) => `'${integrityOf(textOf(element))}'`))];
  };
  const wakes = all.some((element) => attribute(element, 'data-wake') !== undefined);
  const isInlineImage = all.some((element) =>
    (attribute(element, 'href') ?? attribute(element, 'src'))?.startsWith('data:'),
  );
  return {
    'default-src': ["'none'"],
    // The checker hashes with WebAssembly, in a Worker.
    'script-src': [...hashes('script'), ...(wakes ? ["'self'", "'wasm-unsafe-eval'"] : [])],
    'style-src': hashes('style'),
    'img-src': ["'self'", ...(isInlineImage ? ['data:'] : [])],
    'connect-src': ["'self'"],
    ...(wakes && { 'worker-src': ["'self'"] }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  };
}

/**
 * A second policy for pages that load scripts of the site: none but those in the build's own folder, since publishers'
 * files lie on the same host. `'self'` takes no path and the host is not known at build, so that neither of the two
 * policies says both (CSP 3, 6.7.2.8). `http:` stands for https too (6.7.2.9); without a scheme WebKit matches nothing.
 */
export function ownFolderOnly(policy: Policy, base: string): Policy {
  const scripts = policy['script-src'] ?? [];
  if (!scripts.includes("'self'")) return {};
  const inFolder = (source: string) =>
    source === "'self'" ? `http://*:*${base}${downloadFolder}${scriptsFolder}` : source;
  return {
    'script-src': scripts.map(inFolder),
    'worker-src': (policy['worker-src'] ?? []).map(inFolder),
  };
}

/** Several pages' policies as one that fits each of them, whatever their order. */
export function unite(policies: readonly Policy[]): Policy {
  const names = [...new Set(policies.flatMap((policy) => Object.keys(policy)))];
  return Object.fromEntries(
    names.map((name) => {
      const sources = [...new Set(policies.flatMap((policy) => policy[name] ?? []))].sort();
      return [name, sources.length > 1 ? sources.filter((source) => source !== "'none'") : sources];
    }),
  );
}

/** The policy as a header or a `content` attribute writes it. An empty source list is the same as 'none'. */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) =>
      [name, ...(sources.length > 0 || name === 'sandbox' ? sources : ["'none'"])].join(' '),
    )
    .join('; ');
}

/**
 * Writes a page's policy into its head and gives what of it holds for a header (policyOf), before anything that it rules over. Trusted Types stand only here: in a header
 * they would bind the Worker's own script too, whose loader does not know them. `fetched` are the sources of styles in
 * pages that this one fetches: a browser applies the policy to those as well.
 */
export function addPolicy(
  document: Document,
  { base = '', fetched = [] }: { base?: string; fetched?: readonly string[] } = {},
): Policy {
  const charset = elements(document).find((element) => attribute(element, 'charset') !== undefined);
  if (!charset) throw new Error('A page names its encoding.');
  const own = policyOf(document);
  const policy = {
    ...own,
    'style-src': [...(own['style-src'] ?? []), ...fetched],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  elements(document).filter(isPolicy).forEach(remove);
  for (const one of [ownFolderOnly(own, base), policy]) {
    if (Object.keys(one).length > 0)
      insertAfter(
        charset,
        createElement('meta', {
          'http-equiv': 'Content-Security-Policy',
          content: formatPolicy(one),
        }),
      );
  }
  return own;
}

/** Whether a page has been finished before. */
export function hasPolicy(document: Document): boolean {
  return elements(document).some(isPolicy);
}
