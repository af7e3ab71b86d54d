/** A word for any POSIX shell: single quotes keep everything but themselves as it is. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
