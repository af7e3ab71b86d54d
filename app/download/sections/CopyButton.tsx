import { type PageWords } from '../words/download-page';

/**
 * Copies the text of the element before it; with `hash` that of its row's hash. It works through one listener for the
 * page, so it needs no React. In a file's row the script adds the file's name to `name`.
 */
export function CopyButton({
  name,
  hash = false,
  words,
}: {
  name: string;
  hash?: boolean;
  words: PageWords;
}) {
  return (
    <button
      type="button"
      className="copy"
      hidden
      data-copy={hash ? 'hash' : ''}
      aria-label={name}
      data-copied={words.copied}
      suppressHydrationWarning
    >
      {hash ? words.sha256 : words.copy}
    </button>
  );
}
