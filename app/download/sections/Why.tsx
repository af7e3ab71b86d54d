import { type PageWords } from '../words/download-page';
import styles from './Offers.module.css';

/**
 * What the choice was concluded from, below "Not your computer?" once that is open. Every reason is in the HTML;
 * the boot script hides those that don't apply.
 */
export function Why({ words: { why } }: { words: PageWords }) {
  return (
    <div className={styles.why}>
      <p>{why.title}</p>
      <ul>
        {Object.entries(why.os).map(([evidence, text]) => (
          <li key={evidence} data-if={`os-${evidence}`}>
            {text}
          </li>
        ))}
        {Object.entries(why.cpu).map(([evidence, text]) => (
          <li key={evidence} data-if={`cpu-${evidence}`}>
            {text}
          </li>
        ))}
        {Object.entries(why.certainty).map(([certainty, text]) => (
          <li key={certainty} data-if={`so-${certainty}`}>
            {text}
          </li>
        ))}
        <li>{why.privacy}</li>
      </ul>
    </div>
  );
}
