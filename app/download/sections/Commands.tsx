import { osLabels } from '../../../catalogue/vocabulary';
import type { Product, ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { words as pageWords } from '../messages/en';
import { verifyWords as words } from '../messages/verify';
import { stepsAfter } from '../visitor/verify/afterClick';
import { commandsFor } from '../visitor/verify/commands';
import { CopyButton } from './CopyButton';
import styles from './Commands.module.css';

/** The commands that check one file, those of its own system first. Plain HTML, closed until somebody asks. */
export function Commands({ file, product }: { file: ReleaseFile; product: Pick<Product, 'keys' | 'source'> }) {
  return (
    <details className={styles.details}>
      <summary>{words.commandsOf(file.name)}</summary>
      <p>{words.commandsIntro}</p>
      <dl>
        {commandsFor(file, product, file.os).map(({ tool, proof, shell, os, command, signatureUrl }) => (
          <div key={command}>
            <dt>{words.commandFor(tool, shell, os.map((id) => osLabels[id]))}<small>{words.proof[proof]}</small></dt>
            <dd><code>{command}</code><CopyButton name={`${pageWords.copy} ${tool}`} /></dd>
            {signatureUrl !== undefined && <dd>{words.signatureFile}: <a href={addressOf(signatureUrl)}>{signatureUrl.split('/').at(-1)}</a></dd>}
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What to do with a file once it is there, by its format. Nothing for a format that has no one way. */
export function AfterClick({ file }: { file: ReleaseFile }) {
  const steps = stepsAfter(file);
  if (steps.length === 0) return null;
  return (
    <details className={styles.details}>
      <summary>{words.afterClick}</summary>
      <ol>
        {steps.map(({ id, command }) => (
          <li key={id}>
            {words.step[id]}
            {command && <span className={styles.command}><code>{command.text}</code><CopyButton name={`${pageWords.copy} ${command.text}`} /></span>}
          </li>
        ))}
      </ol>
      <a href="#check">{words.title}</a>
    </details>
  );
}
