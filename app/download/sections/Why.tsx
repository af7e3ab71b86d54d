import { words } from '../words/download-page';
import styles from './Why.module.css';

/** What the choice was concluded from. Every reason is in the HTML; attributes on <html> show those that apply. */
export function Why() {
  return (
    <details className={styles.why}>
      <summary>{words.why.title}</summary>
      <ul>
        {Object.entries(words.why.os).map(([evidence, text]) => (
          <li key={evidence} data-os-evidence={evidence}>
            {text}
          </li>
        ))}
        {Object.entries(words.why.cpu).map(([evidence, text]) => (
          <li key={evidence} data-cpu-evidence={evidence}>
            {text}
          </li>
        ))}
        {Object.entries(words.why.certainty).map(([certainty, text]) => (
          <li key={certainty} data-when={certainty}>
            {text}
          </li>
        ))}
        <li>{words.why.privacy}</li>
      </ul>
    </details>
  );
}
