import { useEffect } from 'react';
import { fileInput } from '../visitor/file-input';
import { type CheckWords } from '../words/check';
import { CheckedFile } from './CheckedFile';
import styles from './Checker.module.css';
import { CheckAnnouncement, CheckSummary } from './CheckSummary';
import { useChecks } from './use-checks';
import { useDrop } from './use-drop';

/** The page, as its check has to know it. */
export interface CheckPage {
  /** The address of the download page on its host, such as /download/. */
  pagePath: string;
  /** Where the pages of this language are, relative to that. */
  folder: string;
  /** The list that this page checks by, relative to `pagePath`. */
  list: string;
  /** The name of the product, and the version whose files stand on this page. */
  product: string;
  version: string;
}

/** What the check finds. It takes what was picked in the page's file input, also before this was there, or is dropped anywhere. */
export function Checks({ words, page }: { words: CheckWords; page: CheckPage }) {
  const { items, failed, add, ...change } = useChecks(page.pagePath, page.list, words.language);
  useDrop(add);
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { check: 'ready', woken: 'awake' });
    const input = fileInput();
    if (!input) return;
    const take = () => {
      if (input.files && input.files.length > 0) add([...input.files]);
      // So that choosing the same file again is a change.
      input.value = '';
    };
    take();
    input.addEventListener('change', take);
    return () => input.removeEventListener('change', take);
  }, [add]);

  return (
    <>
      {failed && <p role="alert">{words.failed}</p>}
      <CheckSummary items={items} words={words} />
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <CheckedFile
              key={item.id}
              item={item}
              at={{ words, ...page }}
              again={() => change.again(item.id)}
              cancel={() => change.cancel(item.id)}
              remove={() => {
                change.remove(item.id);
                fileInput()?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <CheckAnnouncement items={items} words={words} product={page.product} />
    </>
  );
}
