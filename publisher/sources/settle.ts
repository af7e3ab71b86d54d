import { isCpuIndependent } from '../../catalogue/platform';
import { type Reason } from '../../catalogue/reason';
import { type Cpu, type CpuWord, type Kind, type Os } from '../../catalogue/vocabulary';
import { type Evidence, type FileEntry, type Identity } from '../intake/entries';

/** What the publisher says of a file, which beats metadata and name. `any`: the file is independent of it. */
export type Overruling = { kind: Kind } | { platform: { os?: Os | 'any'; cpu?: Cpu[] | 'any' } };

/** A file entry whose platform is settled, the evidence for it, and where its metadata and its name disagree. */
export interface Settled {
  file: FileEntry;
  evidence: Evidence[];
  disagreements: Reason[];
}

/**
 * Settles what a file is from what its metadata states and what its name says. The metadata wins, since the tool
 * that wrote it built the file; what it leaves open comes from the name. What the publisher says beats both.
 */
export function settle(
  { evidence: stated = [], ...file }: FileEntry,
  named: Identity,
  overruling?: Overruling,
): Settled {
  const evidence: Evidence[] = [];
  const disagreements: Reason[] = [];
  const choose = <T>(
    of: Evidence['of'],
    said: T | undefined,
    fromMetadata: T | undefined,
    fromName: T | undefined,
  ): T | undefined => {
    if (said !== undefined) {
      evidence.push({ of, value: show(said), source: 'option', saw: `--as ${show(said)}` });
      return said;
    }
    const metadata = stated.find((one) => one.of === of);
    const name = named.evidence.find((one) => one.of === of);
    if (
      fromMetadata !== undefined &&
      fromName !== undefined &&
      name &&
      show(fromMetadata) !== show(fromName)
    ) {
      disagreements.push({
        where: file.name,
        problem: `its metadata says ${of} ${show(fromMetadata)}${quote(metadata)}, its name ${show(fromName)}${quote(name)}.`,
        remedy: `The metadata is taken. If the name is right, say it with --as "${file.name}=os/cpu".`,
      });
    }
    if (fromMetadata !== undefined)
      evidence.push(
        metadata ?? { of, value: show(fromMetadata), source: 'metadata', saw: 'its metadata' },
      );
    else if (name) evidence.push(name);
    return fromMetadata ?? fromName;
  };
  const { kind: saidKind, platform: said } = {
    kind: undefined,
    platform: undefined,
    ...overruling,
  };
  const kind = choose('kind', saidKind, file.kind, named.kind);
  // A checksum or a signature runs nowhere, whatever platform its metadata repeats from the file it belongs to.
  const runs = kind === 'download' || kind === 'library' || kind === 'debug';
  if (!runs)
    return {
      file: { ...file, kind, os: undefined, cpu: undefined, libc: undefined },
      evidence,
      disagreements,
    };
  const saidOs = choose<Os | 'any'>('os', said?.os, file.os, named.os);
  const saidCpu = choose<CpuWord[]>('cpu', said?.cpu && [said.cpu].flat(), file.cpu, named.cpu);
  const libc = choose('libc', undefined, file.libc, named.libc);
  const format = choose('format', undefined, file.format, named.format);
  const independent = saidCpu === undefined && isCpuIndependent(format);
  if (independent) evidence.push({ of: 'cpu', value: 'any', source: 'name', saw: `.${format}` });
  const platform = {
    os: saidOs === 'any' ? undefined : saidOs,
    cpu: independent ? ['any' as const] : saidCpu,
    libc,
    format,
  };
  return { file: { ...file, kind, ...platform }, evidence, disagreements };
}

/** What is still unknown of files that are offered, one warning for the OS and one for the CPU, with the option that says it. */
export function unknownPlatforms(version: string, settled: readonly Settled[]): Reason[] {
  return (['os', 'cpu'] as const).flatMap((of) => {
    const unknown = settled.filter(
      ({ file, evidence }) =>
        file.kind === 'download' &&
        file[of] === undefined &&
        (of === 'os' || file.os !== undefined) &&
        !evidence.some((one) => one.of === of && one.value === 'any'),
    );
    const [first] = unknown;
    if (!first) return [];
    const names = unknown.map(({ file }) => file.name).join(', ');
    const example =
      of === 'os'
        ? `"${first.file.name}=windows/x64", or what else it is with --as "${first.file.name}=docs"`
        : `"${first.file.name}=${first.file.os}/x64"`;
    return [
      {
        where: version,
        problem: `nothing tells which ${of === 'os' ? 'OS' : 'CPU'} these are for: ${names}.`,
        remedy: `Say it with --as ${example}${of === 'cpu' ? `, or ${first.file.os}/any when it runs on all; until then the page says that it is not stated and programs are not given it` : ''}.`,
      },
    ];
  });
}

function show(value: unknown): string {
  return Array.isArray(value) ? value.toSorted().join('+') : String(value);
}

function quote(evidence: Evidence | undefined): string {
  return evidence ? ` (“${evidence.saw}”)` : '';
}
