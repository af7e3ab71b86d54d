import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogueOf } from '../../catalogue/read';
import { catalogueSchema } from '../../catalogue/schema';
import { changeCatalogue } from '../store/store';
import { lastChange } from '../store/undo';
import { commandLine } from '../terminal/command-line';
import { done, refused, type Outcome } from '../terminal/outcome';

/** Takes the last change of a command back, with the files it took away; doing it again brings the change back. */
export function undo(project: string): Promise<Outcome> {
  const at = catalogueOf(project);
  return changeCatalogue(project, async () => {
    const now = await readFile(path.join(at.base, at.file), 'utf8');
    const last = await lastChange(at, now);
    if (last === null)
      return {
        outcome: refused([
          {
            where: at.shown,
            problem:
              'no command has changed it last: there is nothing to take back, or it was edited since.',
            remedy: 'What you have edited yourself, your editor or git takes back.',
          },
        ]),
      };
    if (last.before === null)
      return {
        outcome: refused([
          {
            where: at.shown,
            problem: 'the last change began it.',
            remedy: 'To begin anew, delete it.',
          },
        ]),
      };
    return {
      outcome: done(['The last change is taken back.', `Again: ${commandLine('undo')}`], {
        restored: last.files.map(({ to }) => to),
      }),
      write: { catalogue: catalogueSchema.parse(JSON.parse(last.before)), files: last.files },
    };
  });
}
