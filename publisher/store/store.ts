import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { localPaths } from '../../catalogue/addresses';
import { checkCatalogue } from '../../catalogue/check-catalogue';
import { problemsOf, formatPath } from '../../catalogue/problem';
import { cataloguePath, readCatalogue, type PlacedProblem } from '../../catalogue/read';
import { catalogueSchema, type Catalogue } from '../../catalogue/schema';
import { Refusal, refused, type Outcome, type Reason } from '../terminal/outcome';
import { makeFolders, refuseLinks } from './folders';
import { cleanUp, workFolder, writeJournal } from './journal';
import { withLock } from './lock';
import { place, type Placement } from './place';

/** What a command decided: the outcome and, if something shall change, the new catalogue with the files it needs. */
export interface Decision {
  outcome: Outcome;
  write?: { catalogue: Catalogue; files?: Placement[] };
}

/** The folder that holds the catalogue and everything it names. */
export const downloadFolderOf = (root: string): string =>
  path.join(root, path.dirname(cataloguePath));

/** The catalogue's problems as reasons; null for a catalogue that isn't there. */
async function read(
  root: string,
): Promise<{ catalogue: Catalogue | null } | { reasons: Reason[] }> {
  const result = await readCatalogue(root, { lookAtFiles: false });
  switch (result.state) {
    case 'ok':
      return { catalogue: result.catalogue };
    case 'missing':
      return { catalogue: null };
    case 'problems':
      return { reasons: result.problems.map(reasonOf) };
  }
}

/** A problem of the catalogue as a reason, with its place as editors and terminals link it: file:line:column. */
export function reasonOf({
  line,
  column,
  path: place,
  expected,
  found,
  fix,
}: PlacedProblem): Reason {
  return {
    where: `${cataloguePath}:${line}:${column}`,
    problem: `${formatPath(place)}: expected ${expected}; found ${found}.`,
    remedy: fix,
  };
}

/** Never writes what it could not read again. */
function problemsWith(catalogue: Catalogue): Reason[] {
  const parsed = catalogueSchema.safeParse(catalogue);
  const problems = [
    ...(parsed.success ? [] : problemsOf(parsed.error, catalogue)),
    ...checkCatalogue(catalogue),
  ];
  return problems.map(({ path: at, expected, found, fix }) => ({
    where: formatPath(at),
    problem: `the catalogue would be wrong here: expected ${expected}; found ${found}.`,
    remedy: fix,
  }));
}

/** A valid catalogue as it stands in its file: the fields in the schema's order, so that equal catalogues are equal texts. */
export function catalogueText(catalogue: Catalogue): string {
  return `${JSON.stringify(catalogueSchema.parse(catalogue), null, 2)}\n`;
}

/** The bytes of the catalogue's file; null when there is none. */
function bytesOf(root: string): Promise<Buffer | null> {
  return readFile(path.join(root, cataloguePath)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

interface Before {
  catalogue: Catalogue | null;
  bytes: Buffer | null;
}

async function refuseEdited(root: string, before: Before): Promise<void> {
  const now = await bytesOf(root);
  if (now === null ? before.bytes === null : before.bytes?.equals(now)) return;
  throw new Refusal({
    where: cataloguePath,
    problem: 'somebody else changed it while this command ran. That is kept.',
    remedy: 'Run the command again.',
  });
}

/** Undoes what was begun, as the catalogue that stands on the disk now says; where it can't be read, the next command does. */
async function undo(root: string): Promise<void> {
  const now = await read(root);
  if ('catalogue' in now) await cleanUp(root, now.catalogue);
}

async function write(
  root: string,
  before: Before,
  { catalogue, files = [] }: NonNullable<Decision['write']>,
): Promise<void> {
  const folder = path.dirname(cataloguePath);
  const kept = new Set(localPaths(catalogue));
  const leaving = before.catalogue
    ? localPaths(before.catalogue).filter((each) => !kept.has(each))
    : [];
  await writeJournal(root, [...files.map(({ to }) => to), ...leaving]);
  try {
    for (const file of files) await place(root, { ...file, to: path.join(folder, file.to) });
    await place(root, { to: cataloguePath, text: catalogueText(catalogue) }, () =>
      refuseEdited(root, before),
    );
  } catch (error) {
    await undo(root).catch(() => {});
    throw error;
  }
  await cleanUp(root, catalogue);
}

/**
 * Changes the catalogue of the project in `root`: reads it under a lock, lets `decide` choose, places the files and
 * renames the new catalogue into place. A command that fails leaves everything as it was; one that is killed leaves the old
 * catalogue or the new one, and the next one cleans up after it. `decide` gets null when there is no catalogue.
 */
export async function updateCatalogue(
  root: string,
  decide: (current: Catalogue | null) => Promise<Decision> | Decision,
): Promise<Outcome> {
  await refuseLinks(root, cataloguePath);
  await makeFolders(root, path.dirname(cataloguePath));
  await makeFolders(root, workFolder);
  return withLock(path.join(root, workFolder, 'lock'), async () => {
    const bytes = await bytesOf(root);
    const current = await read(root);
    if ('reasons' in current) return refused(current.reasons);
    const leftovers = await cleanUp(root, current.catalogue);
    const decision = await decide(current.catalogue);
    const outcome = { ...decision.outcome, warnings: [...leftovers, ...decision.outcome.warnings] };
    if (!outcome.ok || !decision.write) return outcome;
    const reasons = problemsWith(decision.write.catalogue);
    if (reasons.length > 0) return refused(reasons, outcome.warnings);
    await write(root, { catalogue: current.catalogue, bytes }, decision.write);
    return outcome;
  });
}

/** Changes a catalogue that must exist already. */
export async function changeCatalogue(
  root: string,
  decide: (current: Catalogue) => Promise<Decision> | Decision,
): Promise<Outcome> {
  const exists = await stat(path.join(root, cataloguePath)).then(
    () => true,
    () => false,
  );
  return exists
    ? updateCatalogue(root, (current) => (current ? decide(current) : { outcome: noCatalogue() }))
    : noCatalogue();
}

/** The refusal where a command needs a catalogue and there is none. */
export function noCatalogue(): Outcome {
  return refused([
    {
      where: cataloguePath,
      problem: 'there is no catalogue here.',
      remedy: 'Make one: npm run release -- init',
    },
  ]);
}
