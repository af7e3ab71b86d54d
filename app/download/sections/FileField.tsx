import { type CheckWords } from '../words/check';
import styles from './Checker.module.css';

/** The place to choose files or to drop them, and how far the script is that takes them. */
export function FileField({ words }: { words: CheckWords }) {
  return (
    <div className={`some ${styles.field}`} hidden>
      <p id="check-intro">{words.intro}</p>
      <label className={styles.drop}>
        <b>{words.choose}</b> {words.orDrop}
        <input type="file" multiple aria-describedby="check-intro" />
      </label>
      <p className={styles.loading}>{words.loading}</p>
      <p className={styles.notLoaded}>{words.notLoaded}</p>
    </div>
  );
}
