import type { Evidence, FileEntry, Identity } from '../entries';
import type { Reason } from '../outcome';

/** A file entry whose platform is settled, the evidence for it, and where its metadata and its name disagree. */
export interface Settled {
  file: FileEntry;
  evidence: Evidence[];
  disagreements: Reason[];
}

/**
 * Settles what a file is from what its metadata states and what its name says. The metadata wins, since the tool
 * that wrote it built the file; what it leaves open comes from the name.
 */
export function settle({ evidence: stated = [], ...file }: FileEntry, named: Identity): Settled {
  const evidence: Evidence[] = [];
  const disagreements: Reason[] = [];
  const choose = <T>(of: Evidence['of'], fromMetadata: T | undefined, fromName: T | undefined): T | undefined => {
    const metadata = stated.find((one) => one.of === of);
    const name = named.evidence.find((one) => one.of === of);
    if (fromMetadata !== undefined && fromName !== undefined && name && show(fromMetadata) !== show(fromName)) {
      disagreements.push({
        where: file.name,
        problem: `its metadata says ${of} ${show(fromMetadata)}${quote(metadata)}, its name ${show(fromName)}${quote(name)}.`,
        remedy: 'The metadata is taken: check it, and correct the catalogue if the name is right.',
      });
    }
    if (fromMetadata !== undefined) evidence.push(metadata ?? { of, value: show(fromMetadata), source: 'metadata', saw: 'its metadata' });
    else if (name) evidence.push(name);
    return fromMetadata ?? fromName;
  };
  const kind = choose('kind', file.kind, named.kind);
  // A checksum or a signature runs nowhere, whatever platform its metadata repeats from the file it belongs to.
  const runs = kind === 'download' || kind === 'library' || kind === 'debug';
  if (!runs) return { file: { ...file, kind, os: undefined, cpu: undefined, libc: undefined }, evidence, disagreements };
  const platform = {
    os: choose('os', file.os, named.os),
    cpu: choose('cpu', file.cpu, named.cpu),
    libc: choose('libc', file.libc, named.libc),
    format: choose('format', file.format, named.format),
  };
  return { file: { ...file, kind, ...platform }, evidence, disagreements };
}

function show(value: unknown): string {
  return Array.isArray(value) ? value.toSorted().join('+') : String(value);
}

function quote(evidence: Evidence | undefined): string {
  return evidence ? ` (“${evidence.saw}”)` : '';
}
