import { useId, type Ref } from 'react';
import { type CheckWords } from '../words/check';
import styles from './Checker.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  add: (files: readonly File[]) => void;
  words: CheckWords;
}

/** The place to choose files or to drop them, and how far the script is that takes them. */
export function FileField({ ref, add, words }: Props) {
  const intro = useId();
  return (
    <div className={`some ${styles.field}`} hidden>
      <p id={intro}>{words.intro}</p>
      <label className={styles.drop}>
        <b>{words.choose}</b> {words.orDrop}
        <input
          ref={ref}
          type="file"
          multiple
          aria-describedby={intro}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // So that choosing the same file again is a change.
            currentTarget.value = '';
          }}
        />
      </label>
      <p className={styles.loading}>{words.loading}</p>
      <p className={styles.notLoaded}>{words.notLoaded}</p>
    </div>
  );
}
