/** Shells that people paste commands into. `sh` stands for every POSIX shell: sh, dash, bash, zsh, busybox. */
export type Shell = 'sh' | 'powershell' | 'cmd';

/** A file's name as a path in the current folder when it could be taken for an option or for standard input. */
function asPath(name: string, folder: './' | '.\\'): string {
  return /^[\p{L}\p{N}_]/u.test(name) ? name : folder + name;
}

/** Any text as one word of a POSIX shell (POSIX.1-2024, 2.2.2). */
export function quoteSh(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Any text as one literal PowerShell string; PowerShell also takes typographic quotes for quotes (about_Quoting_Rules). */
export function quotePowerShell(text: string): string {
  return `'${text.replace(/['\u2018-\u201B]/g, '$&$&')}'`;
}

/** A file's name as one argument at the prompt of cmd: % cannot be escaped inside quotes, so each stands outside with a caret. */
function quoteCmd(text: string): string {
  return `"${text.replaceAll('%', '"^%"')}"`;
}

/** Whether a name means itself in a POSIX shell, so that it needs no quotes. */
export const isPlainName = (name: string) => /^[\w.+@%=:,-]+$/.test(name);

/** A file's name as a quoted argument, or null when Windows cannot have such a file. */
export function quoteName(name: string, shell: Shell): string | null {
  if (shell === 'sh') return quoteSh(asPath(name, './'));
  if (/[<>:"|?*]|[ .]$/.test(name)) return null;
  return shell === 'powershell'
    ? quotePowerShell(asPath(name, '.\\'))
    : quoteCmd(asPath(name, '.\\'));
}

/** The name as it stands in a checksum list that `sha256sum -c` and `shasum -c` read: two spaces stand before it. */
export function checksumLine(sha256: string, name: string): string {
  return `${sha256}  ${asPath(name, './')}`;
}
