import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { downloadFolder } from '../catalogue/addresses';
import { catalogueOf, readCatalogue, type CataloguePlace } from '../catalogue/read';
import { judge, type CheckSurroundings } from './commands/check';
import { exportPage } from './export-page';
import { makeWorkFolder, workFolder } from './store/journal';
import { withLock } from './store/lock';
import { attempt } from './terminal/attempt';
import { done, Refusal, refused, type Outcome } from './terminal/outcome';

const left = 'Nothing was built';

/** What a build is for: where it goes, the address of the site, which may be unknown, and whether the root of the site is ours. */
export interface BuildOptions {
  out: string;
  site: URL | null;
  whole: boolean;
  onCompile?: () => void;
}

/**
 * Builds the site of a project: reads the catalogue once, runs the gate over it, lets Next render the page in a folder of
 * its own, finishes that, and puts it in the place of `out`, and of `hosting` beside it. What fails leaves both as they were.
 */
export async function build(
  project: string,
  { out, site, whole, onCompile }: BuildOptions,
  outside: CheckSurroundings,
): Promise<Outcome> {
  const at = catalogueOf(project);
  await refuseOut(path.resolve(out), at);
  const read = readCatalogue(project);
  if (read.state === 'problems') return { ...refused(read.problems), left };
  const catalogue = read.state === 'ok' ? read.catalogue : null;
  const gate = catalogue ? await attempt(() => judge(project, catalogue, {}, outside)) : done([]);
  if (!gate.ok) return { ...gate, left };
  await makeWorkFolder(at.base);
  const work = path.join(at.base, workFolder, 'build');
  const built = await withLock(path.join(at.base, workFolder, 'build.lock'), async () => {
    try {
      const file = path.join(at.base, at.file);
      // What finishes the page is made ready while Next renders it, in a process of its own.
      const [exported, { complete, prepared }] = await Promise.all([
        exportPage(work, file, site, onCompile),
        import('./complete').then(async ({ complete, prepareSite }) => ({
          complete,
          prepared: await prepareSite(at, site, catalogue),
        })),
      ]);
      if (!exported.ok) return exported;
      const outcome = await attempt(() => complete(work, at, site, catalogue, whole, prepared));
      if (outcome.ok) await putOut(work, path.resolve(out));
      return outcome;
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  });
  const warnings = [...gate.warnings, ...built.warnings];
  if (built.ok) return { ...built, warnings };
  // The folder that it was made in is gone again: what stood in the way is called by its place in the site.
  const reasons = built.reasons.map((reason) => ({
    ...reason,
    where: reason.where.replace(`${path.relative(process.cwd(), work)}${path.sep}`, ''),
  }));
  return { ...built, reasons, warnings, left };
}

/** Refuses to put the site in the place of a folder that holds other things. */
async function refuseOut(out: string, { base, folder }: CataloguePlace): Promise<void> {
  const holds = (inner: string) => !path.relative(out, inner).startsWith('..');
  const names = await readdir(out).catch((): string[] => []);
  const isOfBuild = names.length === 0 || names.includes(path.basename(downloadFolder));
  const catalogues = path.resolve(base, folder);
  if (isOfBuild && !holds(base) && !holds(catalogues) && !holds(process.cwd())) return;
  throw new Refusal({
    where: `--out ${out}`,
    problem: 'it holds other things, which would be gone.',
    remedy: 'Name a folder that is new, empty, or of an earlier build.',
  });
}

/** Moves what was built to where it is wanted, at once where that is on the same disk. */
async function putOut(work: string, out: string): Promise<void> {
  await mkdir(path.dirname(out), { recursive: true });
  await rm(out, { recursive: true, force: true });
  await rename(path.join(work, 'out'), out).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(path.join(work, 'out'), out, { recursive: true });
  });
  await cp(path.join(work, 'hosting'), path.join(path.dirname(out), 'hosting'), {
    recursive: true,
  });
}
