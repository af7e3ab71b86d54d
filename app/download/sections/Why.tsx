import { type PageWords } from '../words/download-page';
import styles from './Offers.module.css';

/**
 * What the choice was concluded from, below "Not your computer?" once that is open. The words for each reason stand in an
 * attribute, which the finishing step puts into the script that shows those that apply (why.ts).
 */
export function Why({ words: { why } }: { words: PageWords }) {
  return (
    <div
      className={styles.why}
      data-why={JSON.stringify(why)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
