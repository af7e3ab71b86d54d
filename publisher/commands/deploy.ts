import path from 'node:path';
import { planDeploy, recordFile, recordSchema, type PublishRecord } from '../deploy/plan';
import { requireBuilt } from '../deploy/require-built';
import { type Target } from '../deploy/target';
import { folderTarget } from '../deploy/to-folder';
import { remoteTarget } from '../deploy/to-remote';
import { filesBelow } from '../export/prune';
import { done, Refusal, type Outcome } from '../terminal/outcome';

/** `host:folder` as rsync and scp tell it from a folder: a colon before the first slash, but not that of a Windows drive. */
const isRemote = (to: string) => /^[^/\\]{2,}:/.test(to);

async function recordAt(target: Target, to: string): Promise<PublishRecord> {
  const text = await target.readRecord();
  if (text === null) return [];
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw new Refusal({
      where: `${to}/${recordFile}`,
      problem: { expected: 'the files of the last publishes', found: 'something else' },
      remedy: 'Delete it there: the next deploy then deletes nothing and begins it anew.',
    });
  }
}

/**
 * Publishes the site in the folder `out` into a folder or to `user@host:folder`: what pages ask for first, the pages last,
 * then away with what no page of the last three publishes asks for. Stopped at any moment it leaves a site that works.
 */
export async function deploy(out: string, to: string): Promise<Outcome> {
  await requireBuilt(out);
  const target = isRemote(to) ? remoteTarget(to) : folderTarget(path.resolve(to));
  const before = await recordAt(target, to);
  const { steps, stale, record } = planDeploy(await filesBelow(out), before);
  // Before the first copy, so that what an interrupted deploy has brought is known to the next one.
  await target.writeRecord([...record, ...before.filter((one) => !record.includes(one))]);
  for (const names of steps) await target.copy(out, names);
  if (stale.length > 0) await target.remove(stale);
  await target.writeRecord(record);
  const files = steps.flat().length;
  return done(
    [
      `Deployed ${files} files to ${to}, the pages last${stale.length > 0 ? `; ${stale.length} of older publishes deleted` : ''}.`,
      'A server of your own reads the permanent links from hosting/: copy that too, and reload it (docs/hosting.md).',
    ],
    { files, deleted: stale.length },
  );
}
