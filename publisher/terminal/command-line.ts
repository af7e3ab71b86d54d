/** A command of this project as one types it, for a POSIX shell and PowerShell alike. */
export function commandLine(...words: string[]): string {
  return ['npm run release --', ...words.map(quoted)].join(' ');
}

const quoted = (word: string) => (/^[\w.,:/=@%+-]+$/.test(word) ? word : inQuotes(word));

/** A word that a message tells people to type, in quotes whatever it holds. */
export function inQuotes(word: string): string {
  return `"${word.replace(/["\\$`]/g, '\\$&')}"`;
}
