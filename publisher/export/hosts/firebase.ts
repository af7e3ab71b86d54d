import { contentType, mediaTypes, type HostRules } from './rules';

/** `firebase.json` for Firebase Hosting, which publishes it together with the folder. */
export function firebase({ base, page, rules, redirects }: HostRules): string {
  const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const types = Object.entries(mediaTypes).map(([extension, type]) =>
    ({ source: `${page}**/*.${extension}`, headers: list({ 'Content-Type': contentType(type) }) }));
  return `${JSON.stringify({
    hosting: {
      public: 'out',
      trailingSlash: true,
      redirects: [
        { source: `${base}/`, destination: page, type: 302 },
        ...redirects.map(({ from, to }) => ({ source: from, destination: to, type: 302 })),
      ],
      headers: [
        ...rules.map(({ prefix, headers, type }) =>
          ({ source: `${prefix}**`, headers: list({ ...headers, ...(type && { 'Content-Type': contentType(type) }) }) })),
        ...types,
      ],
    },
  }, null, 2)}\n`;
}
