import { cpusOf } from '../../catalogue/platform';
import { type ReleaseFile } from '../../catalogue/schema';
import { runs } from '../identify/kind';
import { type Evidence } from '../intake/entries';
import { formatBytes } from './format-bytes';

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
  'name' | 'size' | 'kind' | 'os' | 'cpu' | 'libc' | 'format' | 'signatures'
> {
  evidence: readonly Evidence[];
}

/** The columns of a terminal that nobody has made wider. */
const width = 80;

const cut = (line: string) => (line.length > width ? `${line.slice(0, width - 1)}…` : line);

/** From what a file's facts were concluded, as long as a line is. */
function seenIn(evidence: readonly Evidence[]): string[] {
  const saw = evidence
    .filter(({ of }) => of !== 'kind')
    .map((each) => `${each.saw} (${each.source})`);
  return saw.length > 0 ? [cut(`  from ${[...new Set(saw)].join(', ')}`)] : [];
}

/**
 * What each file was found to be, and from what: its name, which may be long, and below it what fits into 80 columns.
 * The first line names the columns.
 */
export function formatTable(files: readonly TableRow[]): string[] {
  const cells = files.map(({ size, kind, os, cpu, libc, format, signatures = [] }) => [
    kind,
    ...(runs.has(kind) ? [os ?? 'any', cpuCell({ os, cpu, format }), libc ?? ''] : ['', '', '']),
    format ?? '',
    formatBytes(size),
    runs.has(kind) ? signatures.map(({ type }) => type).join(',') || 'unsigned' : '',
  ]);
  const [head = '', ...rows] = align([
    ['kind', 'os', 'cpu', 'libc', 'format', 'size', 'signature'],
    ...cells,
  ]);
  return [
    cut(`  ${head}`),
    ...files.flatMap(({ name, evidence }, i) => [name, cut(`  ${rows[i]}`), ...seenIn(evidence)]),
  ];
}
