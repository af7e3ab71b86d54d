import { edited, written, type Host } from './host';
import {
  contentType,
  mediaTypes,
  ownFolders,
  snippetFile,
  strictTransport,
  type HeaderRule,
  type HostRules,
} from './rules';

const pathOf = ({ prefix, exact }: HeaderRule) => (exact ? prefix : `${prefix}*`);

/** A `header` of a `route`, where a later one sets anew what an earlier one has set. */
function header(rule: HeaderRule, matcher = pathOf(rule)): string {
  const all = {
    ...rule.headers,
    ...(rule.type && { 'Content-Type': contentType(rule.type) }),
  };
  return [
    `    header ${matcher} {`,
    ...Object.entries(all).map(([name, value]) => `      ${name} "${value}"`),
    '    }',
  ].join('\n');
}

/** What counts only over https, which a proxy in front may speak alone. */
const overHttps =
  'expression `{http.request.scheme} == "https" || {http.request.header.X-Forwarded-Proto} == "https"`';

/** What a site's block imports. Caddy's table of types is the system's, so that ours are said here. */
function snippet({ id, page, rules, redirects }: HostRules): string {
  const secure = rules.filter((rule) => rule.secure);
  const headers = Object.entries({ ...secure[0]?.secure });
  return `${written(`In the block of the site whose root holds the folder of this page: import ${snippetFile('Caddyfile')}`)}
map {query} {${id}_query} {
  ~^(.+)$ "?$\{1}"
  default ""
}
@${id}_folder {
  path ${page.slice(0, -1)} ${page}*
  not path */
  file {path}/index.html
}
redir @${id}_folder {path}/{${id}_query} 302
${redirects.map(({ from, to }) => `redir ${from} "${to}" 302`).join('\n')}
handle ${page}* {
  encode zstd gzip
  route {
${Object.entries(mediaTypes)
  .map(
    ([extension, type]) =>
      `    @${id}_${extension} path *.${extension}\n    header @${id}_${extension} Content-Type "${contentType(type)}"`,
  )
  .join('\n')}
${rules.map((rule) => header(rule)).join('\n')}
    @${id}_secure {
      path ${secure.map(pathOf).join(' ')}
      ${overHttps}
    }
${headers.map(([name, value]) => `    header @${id}_secure ${name} "${value}"`).join('\n')}
    # The copies that the build has made; not where the publisher's own files lie.
    @${id}_own path ${ownFolders.map((folder) => `${page}${folder}*`).join(' ')}
    file_server @${id}_own
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

function site({ id, base, page, around }: HostRules): string {
  // A page that is not there is shown at the address that was asked for.
  const error = { ...around.error, type: 'text/html' };
  return `${edited(base)}example.org {
  root * /srv/www
  import ${snippetFile('Caddyfile')}
  # ${strictTransport.note}:
  # header ${strictTransport.name} "${strictTransport.value}"
  redir ${base || '/'} ${page}{${id}_query} 302
${base ? `  redir ${base}/ ${page}{${id}_query} 302\n` : ''}  handle {
${header(around.everything)}
    file_server
  }
  handle_errors {
    root * /srv/www
    rewrite * ${base}/404.html
${header(error, '')}
    file_server
  }
}
`;
}

/** What a site's block imports, and a whole site that imports it. Caddy sees to https, its certificate and HTTP/2 by itself. */
export const caddy: Host = ({ lasting, whole }) => ({
  'hosting/Caddyfile': snippet(lasting),
  ...(whole && { 'hosting/Caddyfile-site': site(lasting) }),
});
