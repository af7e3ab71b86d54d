import { mkdir, readFile, readdir, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isLocal } from '../catalogue/addresses';
import { problemsOf, formatPath } from '../catalogue/problem';
import { cataloguePath, formatProblem, readCatalogue } from '../catalogue/read';
import { catalogueSchema, type Catalogue } from '../catalogue/schema';
import { checkCatalogue } from '../catalogue/check';
import { Locked, withLock } from './lock';
import { refused, type Outcome, type Reason } from './outcome';
import { partOf, place, type Placement } from './place';

/** What a command decided: the outcome and, if something shall change, the new catalogue with the files it needs. */
export interface Decision {
  outcome: Outcome;
  write?: { catalogue: Catalogue; files?: Placement[] };
}

/** The folder that holds the catalogue and everything it names. */
export const downloadFolderOf = (root: string): string => path.join(root, path.dirname(cataloguePath));

/** The paths below public/download that a catalogue names, decoded. */
export function localPaths({ product, releases }: Catalogue): string[] {
  const files = releases.flatMap((release) => release.files);
  const addresses = [
    product.icon,
    ...(product.keys ?? []).map((key) => key.url),
    ...files.flatMap((file) => [file.url, file.pieces?.url, file.sbom, file.attestation, ...(file.signatures ?? []).map(({ url }) => url)]),
  ];
  return addresses.flatMap((address) => (address !== undefined && isLocal(address) ? [decodeURIComponent(address)] : []));
}

/** The catalogue's problems as reasons; null for a catalogue that isn't there. */
async function read(root: string): Promise<{ catalogue: Catalogue | null } | { reasons: Reason[] }> {
  const result = await readCatalogue(root, { lookAtFiles: false });
  switch (result.state) {
    case 'ok': return { catalogue: result.catalogue };
    case 'missing': return { catalogue: null };
    case 'problems': return {
      reasons: result.problems.map((problem) => ({ where: cataloguePath, problem: formatProblem(problem, '').trim(), remedy: 'Nothing was changed.' })),
    };
  }
}

/** Never writes what it could not read again. */
function problemsWith(catalogue: Catalogue): Reason[] {
  const parsed = catalogueSchema.safeParse(catalogue);
  const problems = [...(parsed.success ? [] : problemsOf(parsed.error, catalogue)), ...checkCatalogue(catalogue)];
  return problems.map(({ path: at, expected, found, fix }) => ({
    where: formatPath(at), problem: `the catalogue would be wrong here: expected ${expected}; found ${found}.`, remedy: fix,
  }));
}

/** A valid catalogue as it stands in its file: the fields in the schema's order, so that equal catalogues are equal texts. */
export function catalogueText(catalogue: Catalogue): string {
  return `${JSON.stringify(catalogueSchema.parse(catalogue), null, 2)}\n`;
}

async function removeUnnamed(folder: string, paths: readonly string[], catalogue: Catalogue | null): Promise<void> {
  const named = new Set(catalogue ? localPaths(catalogue) : []);
  for (const each of paths) {
    const file = path.join(folder, each);
    await rm(partOf(file), { force: true });
    if (named.has(each)) continue;
    await rm(file, { force: true });
    // The folders that this emptied; one that isn't empty stays.
    for (let up = path.dirname(each); up !== '.'; up = path.dirname(up)) {
      if (!await rmdir(path.join(folder, up)).then(() => true, () => false)) break;
    }
  }
}

/**
 * Finishes or undoes what a killed command began. Its journal lists every path that it was about to add or to take away;
 * what the catalogue on disk doesn't name is removed. Only while holding the lock.
 */
async function cleanUp(folder: string, catalogue: Catalogue | null): Promise<void> {
  const journal = await readFile(path.join(folder, 'releases.json.journal'), 'utf8').catch(() => '');
  await removeUnnamed(folder, journal.split('\n').filter((line) => line !== ''), catalogue);
  const leftovers = (await readdir(folder)).filter((name) => /^releases\.json\.(part|journal|journal\.part|lock\.\d+)$/.test(name));
  for (const name of leftovers) await rm(path.join(folder, name), { force: true });
}

async function write(folder: string, before: Catalogue | null, { catalogue, files = [] }: NonNullable<Decision['write']>): Promise<void> {
  const kept = new Set(localPaths(catalogue));
  const leaving = before ? localPaths(before).filter((each) => !kept.has(each)) : [];
  const touched = [...files.map(({ to }) => to), ...leaving];
  await place(folder, { to: 'releases.json.journal', text: touched.map((each) => `${each}\n`).join('') });
  for (const file of files) await place(folder, file);
  await place(folder, { to: 'releases.json', text: catalogueText(catalogue) });
  await cleanUp(folder, catalogue);
}

/**
 * Changes the catalogue of the project in `root`: reads it under a lock, lets `decide` choose, places the files and
 * renames the new catalogue into place. A command that is killed leaves the old catalogue or the new one, and the next
 * one cleans up after it. `decide` gets null when there is no catalogue.
 */
export async function updateCatalogue(root: string, decide: (current: Catalogue | null) => Promise<Decision> | Decision): Promise<Outcome> {
  const folder = downloadFolderOf(root);
  await mkdir(folder, { recursive: true });
  try {
    return await withLock(path.join(folder, 'releases.json.lock'), async () => {
      const current = await read(root);
      if ('reasons' in current) return refused(current.reasons);
      await cleanUp(folder, current.catalogue);
      const decision = await decide(current.catalogue);
      if (!decision.outcome.ok || !decision.write) return decision.outcome;
      const reasons = problemsWith(decision.write.catalogue);
      if (reasons.length > 0) return refused(reasons, decision.outcome.warnings);
      await write(folder, current.catalogue, decision.write);
      return decision.outcome;
    });
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    return refused([{
      where: path.relative(root, error.file),
      problem: `another release command is at work (${error.owner}).`,
      remedy: 'Wait until it is done; if none runs, delete this file.',
    }]);
  }
}

/** Changes a catalogue that must exist already. */
export async function changeCatalogue(root: string, decide: (current: Catalogue) => Promise<Decision> | Decision): Promise<Outcome> {
  const exists = await stat(path.join(root, cataloguePath)).then(() => true, () => false);
  return exists ? updateCatalogue(root, (current) => (current ? decide(current) : { outcome: noCatalogue() })) : noCatalogue();
}

/** The refusal where a command needs a catalogue and there is none. */
export function noCatalogue(): Outcome {
  return refused([{ where: cataloguePath, problem: 'there is no catalogue here.', remedy: 'Make one: npm run release -- init' }]);
}
