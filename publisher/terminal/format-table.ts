import { size as bytes } from '../../app/download/words/download-page';
import { cpusOf } from '../../catalogue/platform';
import { type ReleaseFile } from '../../catalogue/schema';
import { runs } from '../identify/kind';
import { type Evidence } from '../intake/entries';

/** The lines of a table whose columns are as wide as their longest cell. */
function align(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** The CPUs of a file as the catalogue will say them. */
function cpuCell(file: Pick<ReleaseFile, 'os' | 'cpu' | 'format'>): string {
  const cpus = cpusOf(file);
  return cpus === 'unknown' ? 'not stated' : [cpus].flat().join(',');
}

/** What is known of a file, and from what. */
interface TableRow extends Pick<
  ReleaseFile,
  'name' | 'size' | 'sha256' | 'kind' | 'os' | 'cpu' | 'libc' | 'format'
> {
  evidence: readonly Evidence[];
}

/** What each file was found to be, and from what: one line a file. */
export function formatTable(files: readonly TableRow[]): string[] {
  const rows = files.map(({ name, size, sha256, kind, os, cpu, libc, format, evidence }) => {
    const platform = runs.has(kind)
      ? [os ?? 'any', cpuCell({ os, cpu, format }), libc ?? '']
      : ['', '', ''];
    const saw = [
      ...new Set(
        evidence.filter(({ of }) => of !== 'kind').map((each) => `${each.saw} (${each.source})`),
      ),
    ];
    return [
      name,
      kind,
      ...platform,
      format ?? '',
      bytes(size),
      sha256.slice(0, 8),
      saw.slice(0, 4).join(', '),
    ];
  });
  return align([
    ['name', 'kind', 'os', 'cpu', 'libc', 'format', 'size', 'sha256', 'seen in'],
    ...rows,
  ]);
}
