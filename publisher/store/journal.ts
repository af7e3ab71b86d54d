import { lstat, readFile, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { localPaths } from '../../catalogue/addresses';
import { type CataloguePlace } from '../../catalogue/read';
import { problemText, showValue, type Reason } from '../../catalogue/reason';
import { relativeUrl, type Catalogue } from '../../catalogue/schema';
import { systemReason } from '../terminal/system-error';
import { linkOnTheWay, makeFolders, refuseLinks } from './folders';
import { partBeside, place } from './place';

/** Where commands keep what only they need: beside what is published, and ignored by git. */
export const workFolder = path.join('.cache', 'release');

const journalPath = path.join(workFolder, 'journal.json');
const journalSchema = z.array(z.string());
const longestJournal = 16 * 1024 * 1024;
const mostWarnings = 10;

/** Makes the folder where commands keep what only they need; git is told there to leave it out. */
export async function makeWorkFolder(base: string): Promise<void> {
  await makeFolders(base, workFolder);
  await writeFile(path.join(base, workFolder, '.gitignore'), '*\n');
}

/** Lists the paths below the catalogue's folder that a command is about to add or to take away, so that the next one can finish. */
export function writeJournal({ base }: CataloguePlace, paths: readonly string[]): Promise<void> {
  return place(base, { to: journalPath, text: JSON.stringify(paths.filter(isWritten)) });
}

/** Whether commands write this path: what the schema takes for a file's address, and nothing of git or of the catalogue itself. */
function isWritten(each: string): boolean {
  if (/\p{Surrogate}/u.test(each) || /(^|\/)\.git/i.test(each) || /^releases\./i.test(each))
    return false;
  return relativeUrl.safeParse(each.split('/').map(encodeURIComponent).join('/')).success;
}

/** The paths in the journal, none when there is no journal; null when it isn't what a command writes. */
async function readJournal(base: string): Promise<string[] | null> {
  await refuseLinks(base, workFolder);
  const file = path.join(base, journalPath);
  const info = await lstat(file).catch(() => null);
  if (!info) return [];
  const text = info.isFile() && info.size <= longestJournal ? await readFile(file, 'utf8') : '';
  return journalSchema.safeParse(parse(text)).data ?? null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function leftAlone(where: string, problem: string): Reason {
  return {
    where,
    problem: `${problem} Nothing was done to it.`,
    remedy: "Look at it, and delete it if it isn't yours.",
  };
}

/** Which file a path leads to, whatever the spelling: the file system may take upper and lower case for the same. */
async function identity(file: string): Promise<string | null> {
  const info = await lstat(file, { bigint: true }).catch(() => null);
  return info && `${info.dev}:${info.ino}`;
}

/** Removes what a killed command may have put at a path; gives why it is left as it is, null when all is well. */
async function remove(
  folder: string,
  each: string,
  isNamed: (file: string) => Promise<boolean>,
): Promise<string | null> {
  if (!isWritten(each)) return 'no command writes there.';
  if ((await linkOnTheWay(folder, each)) !== null) return 'it is a link, or behind one.';
  const file = path.join(folder, each);
  const part = await lstat(partBeside(file)).catch(() => null);
  if (part?.isFile()) await rm(partBeside(file));
  const info = await lstat(file).catch(() => null);
  if (info && !info.isFile()) return 'it is no file.';
  if (info && (await isNamed(file))) return null;
  if (info) await rm(file);
  // The folders that this emptied; one that isn't empty stays.
  for (let up = path.dirname(each); up !== '.'; up = path.dirname(up)) {
    if (
      !(await rmdir(path.join(folder, up)).then(
        () => true,
        () => false,
      ))
    )
      break;
  }
  return null;
}

/** Files that commands left beside the catalogue until they kept them out of the published folder; a change may bring them too. */
async function oldLeftovers({ base, folder }: CataloguePlace): Promise<Reason[]> {
  const names = (await readdir(path.join(base, folder))).filter((name) =>
    /^releases\.json\.(part|journal|journal\.part|lock|lock\.\d+)$/i.test(name),
  );
  return names.map((name) =>
    leftAlone(path.join(folder, name), 'it would be published, but nothing uses it.'),
  );
}

/**
 * Finishes or undoes what a killed command began in a project: of the paths in its journal, what the catalogue
 * on disk doesn't name is removed. The journal is believed as little as anything else: only plain files below the folder
 * are touched, no link is followed, and the rest comes back as warnings. Only while holding the lock.
 */
export async function cleanUp(at: CataloguePlace, catalogue: Catalogue | null): Promise<Reason[]> {
  const { base, file } = at;
  const folder = path.join(base, at.folder);
  const paths = await readJournal(base);
  const warnings =
    paths === null
      ? [leftAlone(journalPath, 'it is not a list of unfinished work, as a command writes it.')]
      : [];
  const named = paths?.length && catalogue ? localPaths(catalogue) : [];
  const identities = new Set(
    await Promise.all(
      [...named, path.basename(file)].map((each) => identity(path.join(folder, each))),
    ),
  );
  const isNamed = async (file: string) => identities.has(await identity(file));
  for (const each of paths ?? []) {
    const problem = await remove(folder, each, isNamed).catch(async (error: unknown) => {
      const reason = await systemReason(error);
      return reason ? problemText(reason) : String(error);
    });
    if (problem !== null)
      warnings.push(leftAlone(journalPath, `it names ${showValue(each)}, but ${problem}`));
  }
  const part = partBeside(path.join(base, file));
  if ((await lstat(part).catch(() => null))?.isFile()) await rm(part);
  if (paths !== null) await rm(path.join(base, journalPath), { force: true });
  const more = warnings.length - mostWarnings;
  if (more > 0)
    warnings.splice(
      mostWarnings,
      more,
      leftAlone(journalPath, `it named ${more} more paths like these.`),
    );
  return [...warnings, ...(await oldLeftovers(at))];
}
