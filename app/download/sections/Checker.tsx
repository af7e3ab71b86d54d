import { useEffect, useRef, type ReactNode } from 'react';
import { type CheckWords } from '../words/check';
import { CheckedFile } from './CheckedFile';
import styles from './Checker.module.css';
import { CheckAnnouncement, CheckSummary } from './CheckSummary';
import { FileField } from './FileField';
import { useChecks } from './use-checks';
import { useDrop } from './use-drop';

interface Props {
  words: CheckWords;
  /** The page's own address on its host, such as /download/. */
  pagePath: string;
  /** The list that this page checks by, relative to `pagePath`. */
  list: string;
  /** The name of the product, and the version whose files stand on this page. */
  product: string;
  version: string;
  /** What is published to check by, as facts. */
  children?: ReactNode;
}

/** The check in the browser. The native file input holds what was picked before this is hydrated. */
export function Checker({ words, pagePath, list, product, version, children }: Props) {
  const { items, failed, add, ...change } = useChecks(pagePath, list);
  const input = useRef<HTMLInputElement>(null);
  useDrop(add);
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { check: 'ready', woken: 'awake' });
    const early = input.current?.files;
    if (early && early.length > 0) add([...early]);
  }, [add]);

  return (
    <section aria-labelledby="check" className={styles.card} data-drop={words.dropNow}>
      <h2 id="check" tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.withoutScript}>{words.withoutScript}</p>
      <FileField ref={input} add={add} words={words} />
      {failed && <p role="alert">{words.failed}</p>}
      <CheckSummary items={items} words={words} />
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item) => (
            <CheckedFile
              key={item.id}
              item={item}
              at={{ words, pagePath, product, version }}
              again={() => change.again(item.id)}
              cancel={() => change.cancel(item.id)}
              remove={() => {
                change.remove(item.id);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <CheckAnnouncement items={items} words={words} product={product} />
      {children}
      <p>
        <a href={`${pagePath}verify/`}>{words.inTerminal}</a>
      </p>
    </section>
  );
}
