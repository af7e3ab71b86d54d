import { moving, type Host } from './host';
import {
  compressible,
  latestFile,
  mediaTypes,
  strictTransport,
  unknownType,
  type HostRules,
} from './rules';

/** A `server` block for nginx. Its add_header replaces what stands outside, so that each location repeats the whole list. */
function snippet({ base, page, rules }: HostRules): string {
  const locations = rules.map(({ prefix, exact, headers, type }) =>
    [
      `  location ${exact ? '= ' : ''}${prefix} {`,
      ...(type ? [`    types {}`, `    default_type ${type};`] : []),
      ...Object.entries(headers).map(
        ([name, value]) => `    add_header ${name} "${value}" always;`,
      ),
      `    add_header ${strictTransport.name} $strict_transport always;`,
      '  }',
    ].join('\n'),
  );
  return `# The content of out/ is in /srv/www${base}, that of hosting/ in /srv/hosting. Range requests and ETag work by themselves.
server {
  listen 80;
  server_name example.org;
  root /srv/www;
  charset utf-8;
  # "${strictTransport.value}" instead of "": ${strictTransport.note}.
  set $strict_transport "";
  absolute_redirect off;
  error_page 404 ${base}/404.html;

  include /etc/nginx/mime.types;
  types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
  }
  default_type ${unknownType};

  gzip on;
  gzip_vary on;
  gzip_types ${compressible.filter((type) => type !== 'text/html').join(' ')};

  location = ${base}/ { return 302 ${page}; }
  include ${latestFile('nginx.conf')};
${locations.join('\n')}
}
`;
}

/** The permanent links, to be included. */
function redirectsOf({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `location = ${from} { return 302 "${to}"; }\n`).join('');
}

/** A snippet to include once, and what it includes: the permanent links, which move with every publish. */
export const nginx: Host = ({ lasting }) => ({
  'hosting/nginx.conf': snippet(lasting),
  'hosting/latest-nginx.conf': moving + redirectsOf(lasting),
});
