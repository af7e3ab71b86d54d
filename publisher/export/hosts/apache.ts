import { moving, type Host } from './host';
import {
  compressible,
  latestFile,
  mediaTypes,
  strictTransport,
  unknownType,
  type HostRules,
} from './rules';

/** A virtual host for Apache 2.4. */
function snippet({ base, page, rules }: HostRules): string {
  // <Location> sections are merged in this order, and "set" replaces what a wider one has set.
  const locations = rules.map(({ prefix, exact, headers, type }) =>
    [
      exact ? `  <LocationMatch "^${prefix.replaceAll('.', '\\.')}$">` : `  <Location "${prefix}">`,
      ...Object.entries(headers).map(([name, value]) => `    Header always set ${name} "${value}"`),
      ...(type ? [`    ForceType ${type}`] : []),
      exact ? '  </LocationMatch>' : '  </Location>',
    ].join('\n'),
  );
  return `# The content of out/ is in /srv/www${base}, that of hosting/ in /srv/hosting. Once: a2enmod headers deflate. Range requests and ETag work by themselves.
<VirtualHost *:80>
  ServerName example.org
  DocumentRoot "/srv/www"
  AddDefaultCharset utf-8
  ErrorDocument 404 ${base}/404.html
  RedirectMatch 302 "^${base}/$" "${page}"
  Include ${latestFile('apache.conf')}
  # ${strictTransport.note}:
  # Header always set ${strictTransport.name} "${strictTransport.value}"
  <Directory "/srv/www">
    Require all granted
    Options -Indexes
    AllowOverride None
    DirectoryIndex index.html
  </Directory>

${Object.entries(mediaTypes)
  .map(([extension, type]) => `  AddType ${type} .${extension}`)
  .join('\n')}
  <FilesMatch "^[^.]+$">
    ForceType ${unknownType}
  </FilesMatch>
  AddOutputFilterByType DEFLATE ${compressible.join(' ')}

${locations.join('\n')}
</VirtualHost>
`;
}

/** The permanent links, to be included. */
function redirectsOf({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `Redirect 302 "${from}" "${to}"\n`).join('');
}

/** A snippet to include once, and what it includes: the permanent links, which move with every publish. */
export const apache: Host = ({ lasting }) => ({
  'hosting/apache.conf': snippet(lasting),
  'hosting/latest-apache.conf': moving + redirectsOf(lasting),
});
