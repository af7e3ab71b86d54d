import { cpusOf } from '../catalogue/platform';
import type { ReleaseFile } from '../catalogue/schema';
import type { Evidence } from './entries';

/** Bytes in decimal units, as download pages and file managers of today count: 1.5 MB is 1,500,000 bytes. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  // What rounds up to a thousand is one of the next unit: 999,999 bytes are 1.00 MB.
  const power = units.findIndex((_, i) => i === units.length - 1 || (i === 0 ? bytes : Number((bytes / 1000 ** i).toPrecision(3))) < 1000);
  const value = bytes / 1000 ** power;
  return `${power === 0 ? bytes : value < 1000 ? value.toPrecision(3) : Math.round(value)} ${units[power]}`;
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

/** What is known of a file, and from what. */
export interface TableRow extends Pick<ReleaseFile, 'name' | 'size' | 'sha256' | 'kind' | 'os' | 'cpu' | 'libc' | 'format'> {
  evidence: readonly Evidence[];
}

/** What each file was found to be, and from what: one line a file. */
export function formatTable(files: readonly TableRow[]): string[] {
  const rows = files.map(({ name, size, sha256, kind, os, cpu, libc, format, evidence }) => {
    const platform = kind === 'download' || kind === 'library' || kind === 'debug' ? [os ?? 'any', cpuCell({ os, cpu, format }), libc ?? ''] : ['', '', ''];
    const saw = [...new Set(evidence.filter(({ of }) => of !== 'kind').map((each) => `${each.saw} (${each.source})`))];
    return [name, kind, ...platform, format ?? '', formatBytes(size), sha256.slice(0, 8), saw.slice(0, 4).join(', ')];
  });
  return align([['name', 'kind', 'os', 'cpu', 'libc', 'format', 'size', 'sha256', 'seen in'], ...rows]);
}
