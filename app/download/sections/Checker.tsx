import { type ReactNode } from 'react';
import { verifyFolder } from '../visitor/check/commands';
import { type CheckWords } from '../words/check';
import styles from './Checker.module.css';
import { type CheckPage } from './Checks';
import { FileField } from './FileField';

interface Props {
  words: CheckWords;
  page: CheckPage;
  /** That part where Next brings it to life; in the finished page it is drawn into its place when the visitor reaches for it. */
  checks?: ReactNode;
  /** What is published to check by, as facts. */
  children?: ReactNode;
}

/** The check: plain HTML but for what it finds, so that it can be chosen or dropped before a script has come. */
export function Checker({ words, page, checks, children }: Props) {
  return (
    <div data-wake="">
      <section aria-labelledby="check" className={styles.card} data-drop={words.dropNow}>
        <h2 id="check" tabIndex={-1}>
          {words.title}
        </h2>
        <p className={styles.withoutScript}>{words.withoutScript}</p>
        <FileField words={words} />
        <div data-checks={JSON.stringify(page)}>{checks}</div>
        {children}
        <p>
          <a href={page.pagePath + page.folder + verifyFolder}>{words.inTerminal}</a>
        </p>
      </section>
    </div>
  );
}
