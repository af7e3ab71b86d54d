import { edited, written, type Host } from './host';
import {
  compressible,
  contentType,
  inExpression,
  mediaTypes,
  snippetFile,
  strictTransport,
  unknownType,
  type HeaderRule,
  type HostRules,
} from './rules';

/** lighttpd has no table of its own, and a condition's table takes the place of the whole server's. */
const webTypes = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  xml: 'application/xml',
  ...mediaTypes,
};

const list = (headers: Record<string, string>) =>
  `setenv.set-response-header = (\n${Object.entries(headers)
    .map(([name, value]) => `    "${name}" => "${value}"`)
    .join(',\n')}\n  )`;

function condition({ prefix, exact, headers, secure, type }: HeaderRule): string {
  return [
    `$HTTP["url"] =~ "^${inExpression(prefix)}${exact ? '(\\?|$)' : ''}" {`,
    `  ${list(headers)}`,
    ...(secure ? [`  $HTTP["scheme"] == "https" { ${list({ ...headers, ...secure })} }`] : []),
    ...(type ? [`  mimetype.assign = ( "" => "${contentType(type)}" )`] : []),
    '}',
  ].join('\n');
}

/** What a server's configuration includes. The first condition that fits holds the whole list of headers. */
function snippet({ page, rules, redirects }: HostRules): string {
  const below = inExpression(page);
  // lighttpd puts something for % and a digit in a target, and matches expressions.
  const links = redirects.map(
    ({ from, to }) => `    "^${inExpression(from)}$" => "${to.replaceAll('%', '%%')}",\n`,
  );
  return `${written(`In the configuration of the server whose root holds the folder of this page: include "${snippetFile('lighttpd.conf')}"`)}# Once, outside of all conditions (Debian: apt install lighttpd-mod-deflate): server.modules += ( "mod_redirect", "mod_setenv", "mod_deflate" )
$HTTP["url"] =~ "^${below.slice(0, -1)}(/|\\?|$)" {
  index-file.names = ( "index.html" )
  url.redirect-code = 302
  url.redirect = (
${links.join('')}    "^${below.slice(0, -1)}(\\?.*)?$" => "${page}$1"
  )
  mimetype.assign = (
${Object.entries(webTypes)
  .map(([extension, type]) => `    ".${extension}" => "${contentType(type)}"`)
  .join(',\n')},
    "" => "${unknownType}"
  )
  deflate.mimetypes = ( ${compressible.map((type) => `"${type}"`).join(', ')} )
  deflate.allowed-encodings = ( "br", "gzip" )
}
${rules.toReversed().map(condition).join('\nelse ')}
`;
}

function site({ base, page, around }: HostRules): string {
  return `${edited(base)}# Debian: apt install lighttpd-mod-deflate lighttpd-mod-openssl
server.modules += ( "mod_redirect", "mod_setenv", "mod_deflate", "mod_openssl" )
server.document-root = "/srv/www"
index-file.names = ( "index.html" )
server.errorfile-prefix = "/srv/www${base}/"
$SERVER["socket"] == ":443" {
  ssl.engine = "enable"
  ssl.pemfile = "/etc/letsencrypt/live/example.org/fullchain.pem"
  ssl.privkey = "/etc/letsencrypt/live/example.org/privkey.pem"
}
# ${strictTransport.note}:
# setenv.add-response-header = ( "${strictTransport.name}" => "${strictTransport.value}" )
${condition(around.everything)}
$HTTP["url"] =~ "^${inExpression(base)}/?(\\?|$)" {
  url.redirect-code = 302
  url.redirect = ( "^${inExpression(base)}/?(\\?.*)?$" => "${page}$1" )
}
include "${snippetFile('lighttpd.conf')}"
$HTTP["scheme"] == "http" {
  url.redirect-code = 308
  url.redirect = ( "" => "https://\${url.authority}\${url.path}\${qsa}" )
}
`;
}

/** What a server's configuration includes, and that of a whole site, which includes it. */
export const lighttpd: Host = ({ lasting, whole }) => ({
  'hosting/lighttpd.conf': snippet(lasting),
  ...(whole && { 'hosting/lighttpd-site.conf': site(lasting) }),
});
