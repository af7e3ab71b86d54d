import { type PageWords } from '../words/download-page';
import styles from './Offers.module.css';

/**
 * What the choice was concluded from, below "Not your computer?" once that is open. Every reason is in the HTML;
 * attributes on <html> show those that apply.
 */
export function Why({ words: { why } }: { words: PageWords }) {
  return (
    <div className={styles.why}>
      <p>{why.title}</p>
      <ul>
        {Object.entries(why.os).map(([evidence, text]) => (
          <li key={evidence} data-os-evidence={evidence}>
            {text}
          </li>
        ))}
        {Object.entries(why.cpu).map(([evidence, text]) => (
          <li key={evidence} data-cpu-evidence={evidence}>
            {text}
          </li>
        ))}
        {Object.entries(why.certainty).map(([certainty, text]) => (
          <li key={certainty} data-when={certainty}>
            {text}
          </li>
        ))}
        <li>{why.privacy}</li>
      </ul>
    </div>
  );
}
