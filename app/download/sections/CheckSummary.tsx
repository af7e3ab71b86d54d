import { type CheckWords } from '../words/check';
import styles from './Checker.module.css';
import { type CheckItem } from './use-checks';

interface Props {
  items: readonly CheckItem[];
  words: CheckWords;
}

/** One line over several files, once all of them have been looked at. */
export function CheckSummary({ items, words }: Props) {
  const kinds = items.flatMap((item) => (item.state === 'done' ? item.checked.verdict.kind : []));
  if (items.length < 2 || kinds.length < items.length) return null;
  const number = (kind: (typeof kinds)[number]) => kinds.filter((one) => one === kind).length;
  return (
    <p className={styles.count}>
      {words.summary(kinds.length, {
        bad: number('bad'),
        attention: number('attention'),
        unchecked: number('unchecked'),
        matches: number('matches'),
        genuine: number('genuine'),
      })}
    </p>
  );
}

/** Tells a screen reader what was found last, whichever place it has in the list. */
export function CheckAnnouncement({ items, words, product }: Props & { product: string }) {
  const [latest] = items
    .flatMap((item) => (item.state === 'done' ? item : []))
    .sort((a, b) => b.order - a.order);
  return (
    <div role="alert" className="unseen">
      {latest && (
        // Another key is another text, also where the same was found again.
        <p key={latest.order}>
          {words.announced(latest.file.name, words.headline(latest.checked.verdict, product))}
        </p>
      )}
    </div>
  );
}
