import { mediaTypes, type HostRules } from './rules';

/** `firebase.json` for Firebase Hosting, which publishes it together with the folder. */
export function firebase({ base, page, rules }: HostRules): string {
  const list = (headers: Record<string, string>) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const types = Object.entries(mediaTypes).map(([extension, type]) =>
    ({ source: `${page}files/**/*.${extension}`, headers: list({ 'Content-Type': type }) }));
  return `${JSON.stringify({
    hosting: {
      public: 'out',
      trailingSlash: true,
      redirects: [{ source: `${base}/`, destination: page, type: 302 }],
      headers: [...rules.map(({ prefix, headers }) => ({ source: `${prefix}**`, headers: list(headers) })), ...types],
    },
  }, null, 2)}\n`;
}
