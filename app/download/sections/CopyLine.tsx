import { type ReactNode } from 'react';

interface Props {
  text: ReactNode;
  /** The button's name, which says what it copies. */
  name: string;
  words: { copy: string; copied: string };
}

/** One line for a terminal with its copy button, which one script of the page works. Plain class names, for every page. */
export function CopyLine({ text, name, words }: Props) {
  return (
    <span className="command">
      <code>{text}</code>
      <button
        type="button"
        className="copy"
        hidden
        data-copy=""
        data-copied={words.copied}
        aria-label={name}
      >
        {words.copy}
      </button>
    </span>
  );
}
