import { edited, written, type Host } from './host';
import {
  compressible,
  inExpression,
  mediaTypes,
  snippetFile,
  strictTransport,
  unknownType,
  type HeaderRule,
  type HostRules,
} from './rules';

/** What counts only over https, which a proxy in front may speak alone. */
const overHttps = `"expr=%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'"`;

/** <Location> sections are merged in their order, and "set" replaces what a wider one has set. A copy is served in the name of its file. */
function location({ prefix, exact, headers, secure = {}, type }: HeaderRule): string {
  return [
    exact
      ? `<LocationMatch "^${inExpression(prefix)}${prefix.endsWith('/') ? '' : copies}$">`
      : `<Location "${prefix}">`,
    ...Object.entries(headers).map(([name, value]) => `  Header always set ${name} "${value}"`),
    ...Object.entries(secure).map(
      ([name, value]) => `  Header always set ${name} "${value}" ${overHttps}`,
    ),
    ...(type ? [`  ForceType ${type}`] : []),
    exact ? '</LocationMatch>' : '</Location>',
  ].join('\n');
}

/** Otherwise Apache names the scheme and host that it sees, where a proxy in front may speak https. Since 2.4.58. */
const relative = '<IfDirective RedirectRelative>\n  RedirectRelative On\n</IfDirective>';

const copies = '(\\.br|\\.gz)?';

/** What a virtual host includes, or the whole server. */
function snippet({ page, pageFolders, rules, redirects }: HostRules): string {
  const [widest, ...narrower] = rules;
  const below = inExpression(page);
  return `${written(`In the virtual host whose root holds the folder of this page: Include ${snippetFile('apache.conf')}`)}# Once: a2enmod headers deflate brotli
<Location "${page.slice(0, -1)}">
  ${relative}
</Location>
${redirects.map(({ from, to }) => `Redirect 302 "${from}" "${to}"`).join('\n')}
RedirectMatch 302 "^(${below.slice(0, -1)}(/(${pageFolders.map((folder) => folder.slice(0, -1)).join('|')})(/(?![^/]*\\.html)[^/]+)*)?)$" "$1/"
<Location "${page}">
  AddDefaultCharset utf-8
  DirectoryIndex index.html
  Options -Indexes
${Object.entries(mediaTypes)
  .map(([extension, type]) => `  AddType ${type} .${extension}`)
  .join('\n')}
  AddOutputFilterByType DEFLATE ${compressible.join(' ')}
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS;DEFLATE ${compressible.join(' ')}
  </IfModule>
  # A compressed answer has another ETag than its file, by which Apache would never find it unchanged.
  RequestHeader edit* If-None-Match '-(br|gzip)"' '"'
</Location>
<LocationMatch "^${below}(.*/)?[^./]+$">
  ForceType ${unknownType}
</LocationMatch>
${[widest, ...narrower].flatMap((rule) => (rule ? location(rule) : [])).join('\n')}
`;
}

function site({ base, page, around }: HostRules): string {
  const indented = (text: string) => text.replaceAll(/^/gm, '  ');
  return `${edited(base)}# Once: a2enmod ssl http2 headers deflate brotli
<VirtualHost *:80>
  ServerName example.org
  Redirect permanent "/" "https://example.org/"
</VirtualHost>
<VirtualHost *:443>
  ServerName example.org
  Protocols h2 http/1.1
  SSLEngine on
  SSLCertificateFile /etc/letsencrypt/live/example.org/fullchain.pem
  SSLCertificateKeyFile /etc/letsencrypt/live/example.org/privkey.pem
  DocumentRoot "/srv/www"
  AddDefaultCharset utf-8
  ErrorDocument 404 ${base}/404.html
  # ${strictTransport.note}:
  # Header always set ${strictTransport.name} "${strictTransport.value}"
  <Directory "/srv/www">
    Require all granted
    Options -Indexes
    AllowOverride None
    DirectoryIndex index.html
  </Directory>
${indented(location(around.everything))}
${indented(location(around.error))}
${indented(relative)}
  RedirectMatch 302 "^${inExpression(base)}/?$" "${page}"
  Include ${snippetFile('apache.conf')}
</VirtualHost>
`;
}

/** What a virtual host includes, and a whole site that includes it. */
export const apache: Host = ({ lasting, whole }) => ({
  'hosting/apache.conf': snippet(lasting),
  ...(whole && { 'hosting/apache-site.conf': site(lasting) }),
});
