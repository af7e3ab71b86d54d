import { downloadFolder } from '../../catalogue/addresses';
import { checkFolder, newestAddress } from '../../catalogue/check-list';
import { scriptsFolder } from '../../catalogue/paths';
import { z } from '../../catalogue/zod';

const download = downloadFolder.slice(1);

/** Where a target keeps which files its last publishes had, so that a deploy deletes nothing that is not of this page. */
export const recordFile = `${download}.publishes.json`;

const staysBelow = (name: string) => !name.startsWith('/') && !name.split(/[/\\]/).includes('..');

/** The paths of the files of each publish, the newest first. */
export const recordSchema = z.array(z.array(z.string().refine(staysBelow)));
export type PublishRecord = z.infer<typeof recordSchema>;

/** How many publishes' scripts and lists stay, for pages that are still open or in a cache. */
const keptPublishes = 3;

/** What only hosts of folders read; a server would publish it. */
const forHosts = ['_headers', '_redirects', '.nojekyll'];

const isPage = (name: string) => /\.html(\.br|\.gz)?$/.test(name);
const isNewest = (name: string) => name.startsWith(download + newestAddress);
const isLasting = (name: string) =>
  [scriptsFolder, checkFolder].some((folder) => name.startsWith(download + folder)) &&
  !isNewest(name);
const isNamed = (name: string) => isLasting(name) || name.startsWith(`${download}files/`);

/** What a deploy does, in this order: each step copies files that what comes after it asks for; then what nobody asks for goes. */
export interface Plan {
  steps: string[][];
  stale: string[];
  record: PublishRecord;
}

/**
 * The plan for a publish with these files (`names`, relative to `out`) where `before` was published. Pages come last, and
 * right before them the file that names the newest publish: a page that is newer than that one would say of its own files
 * that they were taken back.
 */
export function planDeploy(names: readonly string[], before: PublishRecord): Plan {
  const own = names.filter((name) => !forHosts.includes(name));
  const later = own.filter((name) => !isNamed(name));
  const others = before.filter((publish) => publish.join('\n') !== own.join('\n'));
  const record = [own, ...others].slice(0, keptPublishes);
  const kept = new Set([...own, ...record.flat().filter(isLasting)]);
  return {
    steps: [
      own.filter(isNamed),
      later.filter((name) => !isPage(name) && !isNewest(name)),
      later.filter(isNewest),
      later.filter(isPage),
    ].filter((step) => step.length > 0),
    stale: [...new Set(before.flat())].filter((name) => !kept.has(name)),
    record,
  };
}
