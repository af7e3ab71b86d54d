import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { localPaths } from '../../catalogue/addresses';
import { checkCatalogue } from '../../catalogue/check-catalogue';
import { catalogueOf, readCatalogue, type CataloguePlace } from '../../catalogue/read';
import { type Reason } from '../../catalogue/reason';
import { catalogueSchema, type Catalogue } from '../../catalogue/schema';
import { schemaReasons } from '../../catalogue/schema-reasons';
import { commandLine } from '../terminal/command-line';
import { Refusal, refused, type Failed, type Outcome } from '../terminal/outcome';
import { makeFolders, refuseLinks } from './folders';
import { cleanUp, makeWorkFolder, workFolder, writeJournal } from './journal';
import { withLock } from './lock';
import { place, type Placement } from './place';
import { keepForUndo } from './undo';

/** What a command decided: the outcome and, if something shall change, the new catalogue with the files it needs. */
export interface Decision {
  outcome: Outcome;
  write?: { catalogue: Catalogue; files?: Placement[] };
}

/** The folder that holds the catalogue and everything it names. */
export function downloadFolderOf(project: string): string {
  const { base, folder } = catalogueOf(project);
  return path.join(base, folder);
}

/** The catalogue of a project; null when there is none. Whether the files are there that it names is the gate's question. */
async function read(project: string): Promise<{ ok: true; catalogue: Catalogue | null } | Failed> {
  const result = readCatalogue(project, { lookAtFiles: false });
  switch (result.state) {
    case 'ok':
      return { ok: true, catalogue: result.catalogue };
    case 'missing':
      return { ok: true, catalogue: null };
    case 'problems':
      return { ok: false, reasons: result.problems };
  }
}

/** The catalogue of a project, only to be read: takes no lock. Refuses where there is none. */
export async function openCatalogue(
  project: string,
): Promise<{ ok: true; catalogue: Catalogue } | Extract<Outcome, Failed>> {
  const found = await read(project);
  if (!found.ok) return refused(found.reasons);
  return found.catalogue ? { ok: true, catalogue: found.catalogue } : noCatalogue(project);
}

/** Never writes what it could not read again. */
function reasonsAgainst(catalogue: Catalogue): Reason[] {
  const where = 'the catalogue that would be written';
  const parsed = catalogueSchema.safeParse(catalogue);
  return [
    ...(parsed.success ? [] : schemaReasons(parsed.error, catalogue, where)),
    ...checkCatalogue(catalogue, where),
  ];
}

/** A valid catalogue as it stands in its file: the fields in the schema's order, so that equal catalogues are equal texts. */
export function catalogueText(catalogue: Catalogue): string {
  return `${JSON.stringify(catalogueSchema.parse(catalogue), null, 2)}\n`;
}

/** The bytes of the catalogue's file; null when there is none. */
function bytesOf({ base, file }: CataloguePlace): Promise<Buffer | null> {
  return readFile(path.join(base, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

interface Before {
  catalogue: Catalogue | null;
  bytes: Buffer | null;
}

async function refuseEdited(at: CataloguePlace, before: Before): Promise<void> {
  const now = await bytesOf(at);
  if (now === null ? before.bytes === null : before.bytes?.equals(now)) return;
  throw new Refusal({
    where: at.shown,
    problem: 'somebody else changed it while this command ran. That is kept.',
    remedy: 'Run the command again.',
  });
}

/** Undoes what was begun, as the catalogue that stands on the disk now says; where it can't be read, the next command does. */
async function undo(project: string): Promise<void> {
  const now = await read(project);
  if (now.ok) await cleanUp(catalogueOf(project), now.catalogue);
}

async function write(
  project: string,
  before: Before,
  { catalogue, files = [] }: NonNullable<Decision['write']>,
): Promise<void> {
  const at = catalogueOf(project);
  const kept = new Set(localPaths(catalogue));
  const leaving = before.catalogue
    ? localPaths(before.catalogue).filter((each) => !kept.has(each))
    : [];
  const text = catalogueText(catalogue);
  const change = await keepForUndo(at, {
    before: before.bytes?.toString('utf8') ?? null,
    after: text,
    leaving,
  });
  await writeJournal(at, [...files.map(({ to }) => to), ...leaving]);
  try {
    for (const file of files) await place(at.base, { ...file, to: path.join(at.folder, file.to) });
    await place(at.base, { to: at.file, text }, () => refuseEdited(at, before));
  } catch (error) {
    await undo(project).catch(() => {});
    await change.forget().catch(() => {});
    throw error;
  }
  await change.settle();
  await cleanUp(at, catalogue);
}

/**
 * Changes the catalogue of a project: reads it under a lock, lets `decide` choose, places the files and
 * renames the new catalogue into place. A command that fails leaves everything as it was; one that is killed leaves the old
 * catalogue or the new one, and the next one cleans up after it. `decide` gets null when there is no catalogue.
 */
export async function updateCatalogue(
  project: string,
  decide: (current: Catalogue | null) => Promise<Decision> | Decision,
): Promise<Outcome> {
  const at = catalogueOf(project);
  await refuseLinks(at.base, at.file);
  await makeFolders(at.base, at.folder);
  await makeWorkFolder(at.base);
  return withLock(path.join(at.base, workFolder, 'lock'), async () => {
    const bytes = await bytesOf(at);
    const current = await read(project);
    if (!current.ok) return refused(current.reasons);
    const leftovers = await cleanUp(at, current.catalogue);
    const decision = await decide(current.catalogue);
    const outcome = { ...decision.outcome, warnings: [...leftovers, ...decision.outcome.warnings] };
    if (!outcome.ok || !decision.write) return outcome;
    const reasons = reasonsAgainst(decision.write.catalogue);
    if (reasons.length > 0) return refused(reasons, outcome.warnings);
    await write(project, { catalogue: current.catalogue, bytes }, decision.write);
    return outcome;
  });
}

/** Changes a catalogue that must exist already. */
export async function changeCatalogue(
  project: string,
  decide: (current: Catalogue) => Promise<Decision> | Decision,
): Promise<Outcome> {
  const { base, file } = catalogueOf(project);
  const exists = await stat(path.join(base, file)).then(
    () => true,
    () => false,
  );
  return exists
    ? updateCatalogue(project, (current) =>
        current ? decide(current) : { outcome: noCatalogue(project) },
      )
    : noCatalogue(project);
}

/** The refusal where a command needs a catalogue and there is none. */
function noCatalogue(project: string): Extract<Outcome, Failed> {
  return refused([
    {
      where: catalogueOf(project).shown,
      problem: 'there is no catalogue here.',
      remedy: `Make one: ${commandLine('init')}`,
    },
  ]);
}
