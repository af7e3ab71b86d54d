import type { HostRules } from './rules';

/** A site for Caddy 2. Its table of types is the system's, and it sends the others as bytes. */
export function caddy({ base, page, rules }: HostRules): string {
  const [widest, ...narrower] = rules;
  const set = (headers: Record<string, string>, indent: string) =>
    Object.entries(headers).map(([name, value]) => `${indent}${name} "${value}"`).join('\n');
  // "header" runs in the order of its paths, the longest first; ">" puts the widest off until the others have run.
  return `# The content of out/ is in /srv/www${base}. Range requests and ETag work by themselves.
example.org {
  root * /srv/www
  encode zstd gzip
  redir ${base}/ ${page} 302
  route {
    header {
${set(widest?.headers ?? {}, '      ')}
    }
${narrower.map(({ prefix, headers }) => `    header ${prefix}* {\n${set(headers, '      ')}\n    }`).join('\n')}
    file_server
  }
  handle_errors {
    root * /srv/www
    rewrite * ${base}/404.html
    header {
${set(widest?.headers ?? {}, '      ')}
    }
    file_server
  }
}
`;
}
