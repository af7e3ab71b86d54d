import { compressible, mediaTypes, unknownType, type HostRules } from './rules';

/** A virtual host for Apache 2.4. */
export function apache({ base, page, rules }: HostRules): string {
  // <Location> sections are merged in this order, and "set" replaces what a wider one has set.
  const locations = rules.map(({ prefix, headers }) => [
    `  <Location "${prefix}">`,
    ...Object.entries(headers).map(([name, value]) => `    Header always set ${name} "${value}"`),
    '  </Location>',
  ].join('\n'));
  return `# The content of out/ is in /srv/www${base}. Once: a2enmod headers deflate. Range requests and ETag work by themselves.
<VirtualHost *:80>
  ServerName example.org
  DocumentRoot "/srv/www"
  AddDefaultCharset utf-8
  ErrorDocument 404 ${base}/404.html
  RedirectMatch 302 "^${base}/$" "${page}"
  <Directory "/srv/www">
    Require all granted
    Options -Indexes
    AllowOverride None
    DirectoryIndex index.html
  </Directory>

${Object.entries(mediaTypes).map(([extension, type]) => `  AddType ${type} .${extension}`).join('\n')}
  <FilesMatch "^[^.]+$">
    ForceType ${unknownType}
  </FilesMatch>
  AddOutputFilterByType DEFLATE ${compressible.join(' ')}

${locations.join('\n')}
</VirtualHost>
`;
}
