import { type Edition } from './schema';
import { compareVersions } from './version';

/** Whether a version may have an edition, by what the edition says of itself. */
export function isWithin({ since, until }: Edition, version: string): boolean {
  return (
    (since === undefined || compareVersions(version, since) >= 0) &&
    (until === undefined || compareVersions(version, until) <= 0)
  );
}

/** Whether a pattern with its letters in order fits a file's name: `*` stands for any text, case does not matter. */
export function fits(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split('*');
  const last = rest.pop();
  const text = name.toLowerCase();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

const letters = (pattern: string) => pattern.replaceAll('*', '').length;

/** The edition of a new file by its name: of all patterns that fit the one with the most letters; undefined where none fits. */
export function editionByName(
  name: string,
  version: string,
  editions: readonly Edition[],
): string | undefined {
  const fitting = editions
    .filter((edition) => isWithin(edition, version))
    .flatMap(({ id, files = [] }) =>
      files.filter((pattern) => fits(pattern, name)).map((pattern) => ({ id, pattern })),
    )
    .sort((a, b) => letters(b.pattern) - letters(a.pattern));
  return fitting[0]?.id;
}
