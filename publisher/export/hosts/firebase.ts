import { type Host } from './host';
import { allHeaders, contentType, mediaTypes, type HostRules } from './rules';

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

/** `firebase.json` for Firebase Hosting, which publishes it together with the folder; for a guest, what its site's own one takes in. */
function settings({ base, page, around, rules, redirects }: HostRules, whole: boolean): string {
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([key, value]) => ({ key, value }));
  const types = Object.entries(mediaTypes).map(([extension, type]) => ({
    source: `${page}**/*.${extension}`,
    headers: list({ 'Content-Type': contentType(type) }),
  }));
  return `${JSON.stringify(
    {
      hosting: {
        ...(whole && { public: 'out', trailingSlash: true }),
        redirects: [
          ...(whole ? [{ source: `${base}/`, destination: page, type: 302 }] : []),
          ...redirects
            .map(({ from, to }) => ({ source: from, destination: decoded(to), type: 302 }))
            .filter(({ destination }) => destination !== null),
        ],
        headers: [
          ...[...(whole ? [around.everything, around.error] : []), ...rules].map((rule) => ({
            source: rule.exact ? rule.prefix : `${rule.prefix}**`,
            headers: list({
              ...allHeaders(rule),
              ...(rule.type && { 'Content-Type': contentType(rule.type) }),
            }),
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
export const firebase: Host = ({ published, whole }) => ({
  'hosting/firebase.json': settings(published, whole),
});
