import { scriptsFolder } from '../../../catalogue/paths';
import { type Host } from './host';
import { allHeaders, contentType, ownFolders, strictTransport, type HostRules } from './rules';

/**
 * `_headers` as Netlify and Cloudflare Pages read it. Both join the values of all rules that fit a path, so that each
 * header stands in the widest rule it holds for, and one whose values differ only in rules that exclude each other.
 */
function headersFile(
  { base, page, beside, pageFolders, rules, around }: HostRules,
  whole: boolean,
): string {
  const all = [...rules.toReversed(), around.error];
  const headersOf = (place: string) => {
    const rule = all.find(({ prefix }) => prefix === place);
    return rule ? allHeaders(rule) : {};
  };
  const file = around.everything.headers;
  const pick = (place: string, ...names: string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = headersOf(place)[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const [cache, policy, opener] = [
    'Cache-Control',
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
  ] as const;
  const assets = `${page}${scriptsFolder}`;
  const pages = [
    page,
    `${page}index.html`,
    ...(whole ? [around.error.prefix] : []),
    ...pageFolders.map((folder) => page + folder),
  ];
  const isFolder = (place: string) => place.endsWith('/') && place !== page;
  const sandboxed = [
    ...new Set([...beside, ...['check/', ...ownFolders].map((folder) => page + folder)]),
  ].filter((place) => !pages.includes(place) && place !== assets);
  // Two policies for one path both count: what holds everywhere is what no path needs less of.
  const everywhere = Object.fromEntries(
    Object.entries(file).filter(([name]) => name !== cache && name !== policy),
  );
  return [
    block(`${whole ? `${base}/` : page}*`, { [policy]: "frame-ancestors 'none'", ...everywhere }),
    block(`${assets}*`, pick(assets, cache, policy, opener)),
    ...pages.map((place) =>
      block(isFolder(place) ? `${place}*` : place, pick(place, cache, policy, opener)),
    ),
    ...sandboxed.map((place) =>
      block(isFolder(place) ? `${place}*` : place, {
        ...pick(page, cache),
        ...{ [policy]: file[policy] ?? '' },
        ...pick(place, 'Content-Disposition'),
      }),
    ),
    ...rules.flatMap(({ prefix, type }) =>
      type ? [block(`${prefix}*`, { 'Content-Type': contentType(type) })] : [],
    ),
    `# ${strictTransport.note}: in the first block\n#   ${strictTransport.name}: ${strictTransport.value}\n`,
  ].join('\n');
}

/** `_redirects` as Netlify and Cloudflare Pages read it. */
function redirectsFile({ base, page, redirects }: HostRules, whole: boolean): string {
  return [...(whole ? [{ from: `${base}/`, to: page }] : []), ...redirects]
    .map(({ from, to }) => `${from} ${to} 302\n`)
    .join('');
}

/**
 * Hosts of folders: Cloudflare Pages and Netlify read two files at the root, where a guest's site has its own ones, which
 * take in what stands in these; GitHub Pages would leave out what begins with `_`.
 */
export const pages: Host = ({ published, whole }) => ({
  [whole ? 'out/_headers' : 'hosting/_headers']: headersFile(published, whole),
  [whole ? 'out/_redirects' : 'hosting/_redirects']: redirectsFile(published, whole),
  ...(whole && { 'out/.nojekyll': '' }),
});
