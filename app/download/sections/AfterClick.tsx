import { type ReleaseFile } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { type AfterPanel } from '../visitor/after';
import { planName, stepsAfter } from '../visitor/check/after-click';
import { verifyFolder } from '../visitor/check/commands';
import { type AfterClickWords } from '../words/messages';

/**
 * The place for what to do once a file is there. What that is stands in an attribute, which the finishing step puts into
 * the script that shows it: nobody needs it before the first click.
 */
export function AfterClick({
  files,
  folder,
  words,
}: {
  files: readonly ReleaseFile[];
  /** Where the pages of this language are, relative to /download/. */
  folder: string;
  words: AfterClickWords;
}) {
  const { title, nothing, again, check, terminal, step } = words;
  const panel: AfterPanel = {
    ...{ title, nothing, again, check, terminal },
    verify: addressOf(folder + verifyFolder),
    steps: plansOf(files).flatMap(({ kinds, steps }) =>
      steps.map(({ id, command }) => ({
        kinds,
        text: step[id],
        command: command?.text.slice(0, -example.path.length),
      })),
    ),
  };
  // Filled by the script, so its content is not React's to compare.
  return (
    <div
      hidden
      data-after={JSON.stringify(panel)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** A name, and how a shell is given it; each step's command ends with it. */
const example = { name: 'x', path: './x' };

/** The different ways to go on, each with the kinds of file that it is for. */
function plansOf(files: readonly ReleaseFile[]) {
  const plans = new Map<string, { kinds: string[]; steps: ReturnType<typeof stepsAfter> }>();
  for (const file of files) {
    const steps = stepsAfter({ ...file, name: example.name });
    const key = JSON.stringify(steps);
    const kinds = [...new Set([...(plans.get(key)?.kinds ?? []), planName(file)])];
    if (steps.length > 0) plans.set(key, { kinds, steps });
  }
  return [...plans.values()];
}
