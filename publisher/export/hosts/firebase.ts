import { type Host } from './host';
import { contentType, mediaTypes, type HostRules } from './rules';

/**
 * An address that Firebase makes the wanted one of: it encodes what stands in its file, percent signs too
 * (github.com/firebase/superstatic, middleware/redirects.js), and `/:` begins a placeholder. Null when there is none.
 */
function decoded(address: string): string | null {
  try {
    const plain = decodeURI(address);
    return decodeURIComponent(encodeURI(plain)) === decodeURIComponent(address) &&
      !plain.includes('/:')
      ? plain
      : null;
  } catch {
    // Percent signs that hold no UTF-8.
    return null;
  }
}

/** `firebase.json` for Firebase Hosting, which publishes it together with the folder. */
function settings({ base, page, rules, redirects }: HostRules): string {
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const types = Object.entries(mediaTypes).map(([extension, type]) => ({
    source: `${page}**/*.${extension}`,
    headers: list({ 'Content-Type': contentType(type) }),
  }));
  return `${JSON.stringify(
    {
      hosting: {
        public: 'out',
        trailingSlash: true,
        redirects: [
          { source: `${base}/`, destination: page, type: 302 },
          ...redirects
            .map(({ from, to }) => ({ source: from, destination: decoded(to), type: 302 }))
            .filter(({ destination }) => destination !== null),
        ],
        headers: [
          ...rules.map(({ prefix, exact, headers, type }) => ({
            source: exact ? prefix : `${prefix}**`,
            headers: list({ ...headers, ...(type && { 'Content-Type': contentType(type) }) }),
          })),
          ...types,
        ],
      },
    },
    null,
    2,
  )}\n`;
}

/** The `hosting` part of firebase.json. */
export const firebase: Host = ({ published }) => ({
  'hosting/firebase.json': settings(published),
});
