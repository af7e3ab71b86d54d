import { compressible, mediaTypes, unknownType, type HostRules } from './rules';

/** A configuration for lighttpd 1.4. The first condition that fits holds the whole list of headers. */
export function lighttpd({ base, page, rules }: HostRules): string {
  const conditions = rules.toReversed().map(({ prefix, headers }) => [
    `$HTTP["url"] =~ "^${prefix.replaceAll('.', '\\.')}" {`,
    '  setenv.set-response-header = (',
    Object.entries(headers).map(([name, value]) => `    "${name}" => "${value}"`).join(',\n'),
    '  )',
    '}',
  ].join('\n'));
  return `# The content of out/ is in /srv/www${base}. Range requests and ETag work by themselves.
server.modules += ( "mod_redirect", "mod_setenv", "mod_deflate" )
server.document-root = "/srv/www"
index-file.names = ( "index.html" )
server.errorfile-prefix = "/srv/www${base}/"
url.redirect = ( "^${base}/$" => "${page}" )
url.redirect-code = 302
mimetype.assign += (
${Object.entries(mediaTypes).map(([extension, type]) => `  ".${extension}" => "${type}"`).join(',\n')},
  "" => "${unknownType}"
)
deflate.mimetypes = ( ${compressible.map((type) => `"${type}"`).join(', ')} )
deflate.allowed-encodings = ( "gzip" )
${conditions.join('\nelse ')}
`;
}
