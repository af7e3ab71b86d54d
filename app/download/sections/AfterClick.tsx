import { type ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { stepsAfter } from '../visitor/check/after-click';
import { commandsFor } from '../visitor/check/commands';
import { verifyWords as words } from '../words/check';
import { words as pageWords } from '../words/download-page';
import styles from './AfterClick.module.css';
import { commandsFolder } from './Commands';
import { CopyButton } from './CopyButton';

/** What to do with a file once it is there, by its format, and how to check it. The script shows it at the click on the file. */
export function AfterClick({ file }: { file: ReleaseFile }) {
  const [check] = commandsFor(file, {}, file.os);
  const line = (tool: string, text: string) => (
    <span className="command">
      <code>{text}</code>
      <CopyButton name={pageWords.copyCommandFor(tool)} />
    </span>
  );
  return (
    <details className={styles.details}>
      <summary>{words.afterClick}</summary>
      <ol>
        {check && (
          <li>
            {words.checkWith}
            {line(check.tool, check.command)}
          </li>
        )}
        {stepsAfter(file).map(({ id, command }) => (
          <li key={id}>
            {words.step[id]}
            {command && line(command.text.split(' ', 1).join(), command.text)}
          </li>
        ))}
      </ol>
      <a href="#check">{words.checkHere}</a> ·{' '}
      <a href={addressOf(commandsFolder)}>{words.otherCommands}</a>
    </details>
  );
}
