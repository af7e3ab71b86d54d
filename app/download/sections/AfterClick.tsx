import { type ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { planName, stepsAfter } from '../visitor/check/after-click';
import { verifyFolder } from '../visitor/check/commands';
import { type AfterClickWords } from '../words/after-click';
import styles from './AfterClick.module.css';

interface Props {
  files: readonly ReleaseFile[];
  words: AfterClickWords;
}

/**
 * What to do once a file is there. The script shows a copy of it at the click on a download (after.ts), with the file's
 * name and the steps for files of its kind.
 */
export function AfterClick({ files, words }: Props) {
  return (
    <>
      <div hidden data-started="">
        <h2>{words.title}</h2>
        <p>
          <bdi data-name="" /> {words.nothing}{' '}
          <a href="#all-files" data-link="">
            {words.again}
          </a>
        </p>
        <ol className={styles.steps}>
          <li>
            <a href="#check">{words.check}</a>
          </li>
          {plansOf(files).map(({ names, steps }) =>
            steps.map(({ id, command }) => (
              <li key={names + id} data-for={names}>
                {words.step[id]}
                {command && <code data-command={command.text.slice(0, -example.path.length)} />}
              </li>
            )),
          )}
        </ol>
        <p className={styles.terminal}>
          <a href={addressOf(verifyFolder)} data-terminal="">
            {words.terminal}
          </a>
        </p>
      </div>
      {/* Filled by the script, so its content is not React's to compare. */}
      <div
        className={styles.after}
        data-after=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}

/** A name, and how a shell is given it; each step's command ends with it. */
const example = { name: 'x', path: './x' };

/** The different ways to go on, each with the names of the kinds of file that it is for. */
function plansOf(files: readonly ReleaseFile[]) {
  const plans = new Map<string, { names: string; steps: ReturnType<typeof stepsAfter> }>();
  for (const file of files) {
    const steps = stepsAfter({ ...file, name: example.name });
    const key = JSON.stringify(steps);
    const names = plans.get(key)?.names.split(',') ?? [];
    const all = [...new Set([...names, planName(file)])];
    if (steps.length > 0) plans.set(key, { names: all.join(), steps });
  }
  return [...plans.values()];
}
