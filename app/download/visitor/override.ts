const names = ['os', 'cpu', 'version', 'channel', 'format'] as const;

/** What the address of the page asks for. Values are only ever compared with what the page has, never printed. */
export type Override = Partial<Record<(typeof names)[number], string>>;

/** Reads `?os=macos&cpu=arm64&version=1.2&channel=beta&format=dmg`, in any case. A fragment is a place on the page: it asks for no other file. */
export function readOverride(search: string): Override {
  const asked: Override = {};
  const query = new URLSearchParams(search);
  names.forEach((name) => {
    const value = (query.get(name) || '').trim();
    if (value) asked[name] = name === 'version' ? value : value.toLowerCase();
  });
  return asked;
}
