import { cpusOf } from '../catalogue/platform';
import type { ReleaseFile } from '../catalogue/schema';
import type { FileHashes } from './hash';
import type { IdentifiedGiven } from './identified';

/** Bytes in decimal units, as download pages and file managers of today count: 1.5 MB is 1,500,000 bytes. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return `${power === 0 ? bytes : (bytes / 1000 ** power).toPrecision(3)} ${units[power]}`;
}

/** The lines of a table whose columns are as wide as their longest cell. */
function align(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd());
}

/** The CPUs of a file as the catalogue will say them. */
function cpuCell(file: Pick<ReleaseFile, 'os' | 'cpu' | 'format'>): string {
  const cpus = cpusOf(file);
  return cpus === 'unknown' ? 'not stated' : [cpus].flat().join(',');
}

/** What each file was found to be, and from what: one line a file. */
export function formatTable(identified: readonly IdentifiedGiven[], hashes: readonly FileHashes[]): string[] {
  const rows = identified.map(({ file, identity: { kind, os, cpu, libc, format, evidence } }, i) => {
    const platform = kind === 'download' || kind === 'library' || kind === 'debug' ? [os ?? 'any', cpuCell({ os, cpu, format }), libc ?? ''] : ['', '', ''];
    const saw = [...new Set(evidence.filter(({ of }) => of !== 'kind').map((each) => `${each.saw} (${each.source})`))];
    return [file.name, kind, ...platform, format ?? '', formatBytes(file.size), hashes[i]?.sha256.slice(0, 8) ?? '', saw.slice(0, 4).join(', ')];
  });
  return align([['name', 'kind', 'os', 'cpu', 'libc', 'format', 'size', 'sha256', 'seen in'], ...rows]);
}
