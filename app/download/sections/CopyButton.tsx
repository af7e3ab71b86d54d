import { words } from '../words/download-page';
import styles from './CopyButton.module.css';

/**
 * Copies the text of the element before it. It works through one listener for the page, so it needs no React. In a
 * file's row the script adds the file's name to `name`.
 */
export function CopyButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      className={styles.copy}
      data-copy=""
      aria-label={name}
      data-copied={words.copied}
      suppressHydrationWarning
    >
      {words.copy}
    </button>
  );
}
