import { moving, type Host } from './host';
import { contentType, latestFile, mediaTypes, strictTransport, type HostRules } from './rules';

/** A site for Caddy 2. Its table of types is the system's, so that ours are said here. */
function snippet({ base, page, rules }: HostRules): string {
  const [widest, ...narrower] = rules;
  const set = (headers: Record<string, string>, indent: string) =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}${name} "${value}"`)
      .join('\n');
  // A page that is not there is shown at the address that was asked for.
  const errors = rules.find(({ prefix }) => prefix === `${base}/404.html`)?.headers ?? {};
  // "header" runs in the order of its paths, the longest first; ">" puts the widest off until the others have run.
  return `# The content of out/ is in /srv/www${base}, that of hosting/ in /srv/hosting. Range requests and ETag work by themselves.
example.org {
  root * /srv/www
  encode zstd gzip
  # ${strictTransport.note}:
  # header ${strictTransport.name} "${strictTransport.value}"
  redir ${base}/ ${page} 302
  import ${latestFile('Caddyfile')}
${Object.entries(mediaTypes)
  .map(
    ([extension, type]) =>
      `  @${extension} path *.${extension}\n  header @${extension} Content-Type "${contentType(type)}"`,
  )
  .join('\n')}
  route {
    header {
${set(widest?.headers ?? {}, '      ')}
    }
${narrower.map(({ prefix, exact, headers, type }) => `    header ${prefix}${exact ? '' : '*'} {\n${set({ ...headers, ...(type && { 'Content-Type': contentType(type) }) }, '      ')}\n    }`).join('\n')}
    file_server
  }
  handle_errors {
    root * /srv/www
    rewrite * ${base}/404.html
    header {
${set(errors, '      ')}
    }
    file_server
  }
}
`;
}

/** The permanent links, to be imported. */
function redirectsOf({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `redir ${from} "${to}" 302\n`).join('');
}

/** A snippet to include once, and what it includes: the permanent links, which move with every publish. */
export const caddy: Host = ({ lasting }) => ({
  'hosting/Caddyfile': snippet(lasting),
  'hosting/latest-Caddyfile': moving + redirectsOf(lasting),
});
