import { isInstalled } from '../program-folder';

/** What the command is called where it runs: as a package, or in a copy of the project. */
export const programName = isInstalled ? 'download-page' : 'release';

/** A command of this program as one types it, for a POSIX shell and PowerShell alike. */
export function commandLine(...words: string[]): string {
  return [isInstalled ? 'npx download-page' : 'npm run release --', ...words.map(quoted)].join(' ');
}

/** What builds the site. */
export const buildLine = isInstalled ? commandLine('build') : 'npm run build';

function quoted(word: string): string {
  return /^[\w.,:/=@%+-]+$/.test(word) ? word : inQuotes(word);
}

/** A word that a message tells people to type, in quotes whatever it holds. */
export function inQuotes(word: string): string {
  return `"${word.replace(/["\\$`]/g, '\\$&')}"`;
}
