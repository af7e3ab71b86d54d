import { contentType, type HostRules } from './rules';

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Both join the values of all rules that fit a path, so that each
 * header stands in the widest rule it holds for, and Cache-Control only in rules that exclude each other.
 */
export function headersFile({ base, page, rules }: HostRules): string {
  const [everything, assets, files] = rules.map(({ headers }) => headers);
  const { 'Cache-Control': short = '', ...everywhere } = everything ?? {};
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block(`${base}/*`, everywhere),
    block(`${base}/_next/static/*`, { 'Cache-Control': assets?.['Cache-Control'] ?? '' }),
    block(`${page}*`, { 'Cache-Control': short }),
    block(`${page}files/*`, { 'Content-Disposition': files?.['Content-Disposition'] ?? '' }),
    ...rules.flatMap(({ prefix, type }) => (type ? [block(`${prefix}*`, { 'Content-Type': contentType(type) })] : [])),
  ].join('\n');
}

/** `_redirects` as Netlify and Cloudflare Pages read it. */
export function redirectsFile({ base, page, redirects }: HostRules): string {
  return [{ from: `${base}/`, to: page }, ...redirects].map(({ from, to }) => `${from} ${to} 302\n`).join('');
}
