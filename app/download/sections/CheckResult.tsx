import { type Checked } from '../visitor/check/check-file';
import { type CheckWords } from '../words/check';
import styles from './Checker.module.css';
import { VerdictAction } from './VerdictAction';
import { VerdictIcon } from './VerdictIcon';

/** Where a result stands: the page, what it is about, and its words. */
export interface Place {
  words: CheckWords;
  pagePath: string;
  folder: string;
  product: string;
  version: string;
}

/** What a check found: icon, headline, one sentence, one action; what else is known is one click away. Never a promise that a hash cannot keep. */
export function CheckResult({ checked, at }: { checked: Checked; at: Place }) {
  const { words, product } = at;
  const { verdict, contact } = checked;
  const details = words.details(checked);
  return (
    <div className={`${styles.verdict} ${styles[verdict.kind]}`} data-kind={verdict.kind}>
      <VerdictIcon kind={verdict.kind} />
      <p className={styles.headline}>{words.headline(verdict, product)}</p>
      <p>{words.sentence(checked, product)}</p>
      <VerdictAction verdict={verdict} at={at} />
      {verdict.kind === 'bad' && contact !== undefined && (
        <p>
          {words.contact} <a href={contact}>{contact.replace(/^(mailto|tel):/, '')}</a>
        </p>
      )}
      {details.length > 0 && (
        <details>
          <summary>{words.checkedNow}</summary>
          {details.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
    </div>
  );
}
