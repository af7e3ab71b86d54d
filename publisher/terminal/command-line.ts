/** A command of this project as one types it, for a POSIX shell and PowerShell alike. */
export function commandLine(...words: string[]): string {
  return ['npm run release --', ...words.map(quoted)].join(' ');
}

function quoted(word: string): string {
  return /^[\w.,:/=@%+-]+$/.test(word) ? word : `"${word.replace(/["\\$`]/g, '\\$&')}"`;
}
