import { edited, written, type Host } from './host';
import {
  compressible,
  mediaTypes,
  ownFolders,
  snippetFile,
  strictTransport,
  unknownType,
  type HeaderRule,
  type HostRules,
} from './rules';

const transport = ({ id }: HostRules) => `$${id}_transport`;
const opener = ({ id }: HostRules) => `$${id}_opener`;

/** Its add_header replaces what stands outside, so that each location repeats the whole list. */
function location(rule: HeaderRule, told: HostRules, indent: string): string {
  const { prefix, exact, headers, secure = {}, type } = rule;
  return [
    `location ${exact ? '= ' : ''}${prefix} {`,
    ...(type ? [`  types {}`, `  default_type ${type};`] : []),
    ...(ownFolders.some((folder) => prefix === told.page + folder) ? ['  gzip_static off;'] : []),
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    // A header without a value is not sent.
    ...Object.keys(secure).map((name) => `  add_header ${name} ${opener(told)} always;`),
    `  add_header ${strictTransport.name} ${transport(told)} always;`,
    '}',
  ]
    .map((line) => indent + line)
    .join('\n');
}

/** What a `server` block includes: everything below the page, which no expression of that server takes over (`^~`). */
function snippet(told: HostRules): string {
  const { page, rules, redirects } = told;
  const [widest, ...narrower] = rules;
  const headers = Object.entries(widest?.headers ?? {});
  return `${written(`In the server block whose root holds the folder of this page: include ${snippetFile('nginx.conf')};`)}
# To send ${strictTransport.name}, set this again after the include. ${strictTransport.note}.
set ${transport(told)} "";
set ${opener(told)} "";
if ($scheme = https) { set ${opener(told)} "same-origin"; }
if ($http_x_forwarded_proto = https) { set ${opener(told)} "same-origin"; }
location = ${page.slice(0, -1)} {
  absolute_redirect off;
  return 302 ${page}$is_args$args;
}
location ^~ ${page} {
  absolute_redirect off;
  autoindex off;
  index index.html;
  charset utf-8;
  charset_types text/html text/xml text/plain;
  include mime.types;
  types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
  }
  default_type ${unknownType};
  gzip on;
  gzip_vary on;
  gzip_types ${compressible.filter((type) => type !== 'text/html').join(' ')};
  # The copies that the build has made; not where the publisher's own files lie. With the module ngx_brotli put in brotli_static too.
  gzip_static on;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header ${strictTransport.name} ${transport(told)} always;
${redirects.map(({ from, to }) => `  location = ${from} { return 302 "${to}"; }`).join('\n')}
${narrower.map((rule) => location(rule, told, '  ')).join('\n')}
}
`;
}

function site(told: HostRules): string {
  const { base, page, around } = told;
  return `${edited(base)}server {
  listen 80;
  listen [::]:80;
  server_name example.org;
  return 301 https://$host$request_uri;
}
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name example.org;
  ssl_certificate /etc/letsencrypt/live/example.org/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/example.org/privkey.pem;
  root /srv/www;
  absolute_redirect off;
  charset utf-8;
  error_page 404 ${base}/404.html;
  include ${snippetFile('nginx.conf')};
  # ${strictTransport.note}:
  # set ${transport(told)} "${strictTransport.value}";
  location = ${base || '/'} { return 302 ${page}$is_args$args; }
${base ? `  location = ${base}/ { return 302 ${page}$is_args$args; }\n` : ''}${[around.everything, around.error].map((rule) => location(rule, told, '  ')).join('\n')}
}
`;
}

/** What a `server` block includes, and a whole site that includes it. */
export const nginx: Host = ({ lasting, whole }) => ({
  'hosting/nginx.conf': snippet(lasting),
  ...(whole && { 'hosting/nginx-site.conf': site(lasting) }),
});
