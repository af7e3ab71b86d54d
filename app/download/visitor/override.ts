/** What the address of the page asks for. Values are only ever compared with what the page has, never printed. */
export interface Override {
  os?: string;
  cpu?: string;
  version?: string;
  channel?: string;
  format?: string;
}

/**
 * Reads `?os=macos&cpu=arm64&version=1.2&channel=beta&format=dmg`, or a fragment `#macos-arm64` that is one of the page's
 * `platforms`. Any other fragment is a place on the page and asks for nothing.
 */
export function readOverride(search: string, hash: string, platforms: string[]): Override {
  const asked: Override = {};
  const query = new URLSearchParams(search);
  (['os', 'cpu', 'version', 'channel', 'format'] as const).forEach((name) => {
    const value = query.get(name);
    if (value) asked[name] = value;
  });
  const fragment = hash.slice(1);
  if (fragment && platforms.indexOf(fragment) >= 0) [asked.os, asked.cpu] = fragment.split('-');
  return asked;
}
