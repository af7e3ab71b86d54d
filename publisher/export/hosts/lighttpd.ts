import { moving, type Host } from './host';
import {
  compressible,
  contentType,
  latestFile,
  mediaTypes,
  strictTransport,
  unknownType,
  type HostRules,
} from './rules';

/** lighttpd has no table of its own, and takes no second type for an extension that the distribution's table has. */
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

/** A configuration for lighttpd 1.4. The first condition that fits holds the whole list of headers. */
function snippet({ base, page, rules }: HostRules): string {
  const conditions = rules.toReversed().map(({ prefix, exact, headers, type }) =>
    [
      `$HTTP["url"] =~ "^${prefix.replaceAll('.', '\\.')}${exact ? '(\\?|$)' : ''}" {`,
      '  setenv.set-response-header = (',
      Object.entries(headers)
        .map(([name, value]) => `    "${name}" => "${value}"`)
        .join(',\n'),
      '  )',
      ...(type ? [`  mimetype.assign = ( "" => "${contentType(type)}" )`] : []),
      '}',
    ].join('\n'),
  );
  return `# The content of out/ is in /srv/www${base}, that of hosting/ in /srv/hosting. Range requests and ETag work by themselves.
server.modules += ( "mod_redirect", "mod_setenv", "mod_deflate" )
server.document-root = "/srv/www"
index-file.names = ( "index.html" )
# ${strictTransport.note}:
# setenv.add-response-header = ( "${strictTransport.name}" => "${strictTransport.value}" )
server.errorfile-prefix = "/srv/www${base}/"
url.redirect = ( "^${base}/$" => "${page}" )
include "${latestFile('lighttpd.conf')}"
url.redirect-code = 302
mimetype.assign := (
${Object.entries(webTypes)
  .map(([extension, type]) => `  ".${extension}" => "${contentType(type)}"`)
  .join(',\n')},
  "" => "${unknownType}"
)
deflate.mimetypes = ( ${compressible.map((type) => `"${type}"`).join(', ')} )
deflate.allowed-encodings = ( "gzip" )
${conditions.join('\nelse ')}
`;
}

/** The permanent links, to be included. lighttpd puts something for % and a digit in a target, and matches expressions. */
function redirectsOf({ redirects }: HostRules): string {
  const lines = redirects.map(
    ({ from, to }) => `  "^${from.replaceAll('.', '\\.')}$" => "${to.replaceAll('%', '%%')}"`,
  );
  return lines.length > 0 ? `url.redirect += (\n${lines.join(',\n')}\n)\n` : '';
}

/** A snippet to include once, and what it includes: the permanent links, which move with every publish. */
export const lighttpd: Host = ({ lasting }) => ({
  'hosting/lighttpd.conf': snippet(lasting),
  'hosting/latest-lighttpd.conf': moving + redirectsOf(lasting),
});
