import { type Reason } from '../../catalogue/reason';
import { type ContentIdentity } from '../identify/content-facts';
import { identify, type Identification } from '../identify/identify-file';
import { identifyRelease, type Member } from '../identify/identify-release';
import { runs } from '../identify/kind';
import { inQuotes } from '../terminal/command-line';
import { type Evidence, type FileEntry, type Identity, type Said } from './entries';

/** A file of a release: what its metadata states, its content where it is at hand, and what the publisher says. */
export interface Unsettled {
  entry: FileEntry;
  content?: ContentIdentity;
  said?: Said;
}

/** What a file is, or why that can't be: `claim` is what its name and its metadata say together. */
export interface Settled<File extends Unsettled = Unsettled> {
  file: File;
  claim: Identity;
  found: Identification;
  /** Where metadata and name disagree; the metadata is taken. */
  warnings: Reason[];
}

/**
 * Settles what the files of one release are, each in the light of those beside it. What the publisher says beats what the
 * metadata states, since the tool that wrote it built the file, and that beats the name; the bytes beat all of them.
 */
export function settleRelease<File extends Unsettled>(files: readonly File[]): Settled<File>[] {
  return identifyRelease(files.map(memberOf)).map(({ member: { file }, identity }) => {
    const { claim, warnings } = claimOf(file, identity);
    return { file, claim, warnings, found: identify(claim, file.content ?? null, file.said) };
  });
}

/** A file with what is known of it for sure, for those beside it. */
function memberOf<File extends Unsettled>(file: File): Member & { file: File } {
  const { entry, content = {}, said = {} } = file;
  return {
    name: entry.name,
    kind: said.kind ?? entry.kind,
    os: said.os ?? content.os?.value ?? (content.systems ? 'any' : entry.os),
    cpu: said.cpu ?? content.cpu?.value ?? entry.cpu,
    file,
  };
}

const fields = ['kind', 'os', 'cpu', 'libc', 'format'] as const;
type Field = (typeof fields)[number];

/** What metadata and name say together, without what the publisher says otherwise. */
function claimOf(
  { entry, said = {} }: Unsettled,
  named: Identity,
): { claim: Identity; warnings: Reason[] } {
  const { evidence: statements = [], kind, os, cpu, libc, format } = entry;
  const stated = { kind, os, cpu, libc, format };
  const isSaid = (of: Evidence['of']) =>
    (of === 'kind' || of === 'os' || of === 'cpu') && said[of] !== undefined;
  const evidenceOf = (of: Field): Evidence[] => {
    if (isSaid(of)) return [];
    const value = stated[of];
    const own = statements.find((one) => one.of === of);
    return value === undefined
      ? named.evidence.filter((one) => one.of === of)
      : [own ?? { of, value: show(value), source: 'metadata', saw: 'its metadata' }];
  };
  const claim = {
    kind: kind ?? named.kind,
    os: os ?? named.os,
    cpu: cpu ?? named.cpu,
    libc: libc ?? named.libc,
    format: format ?? named.format,
    minimumOs: entry.minimumOs ?? named.minimumOs,
    evidence: fields.flatMap(evidenceOf),
  };
  const isProgram = runs.has(said.kind ?? claim.kind);
  const warnings = fields.flatMap((of): Reason[] => {
    const byName = named.evidence.find((one) => one.of === of);
    const [metadata, name] = [stated[of], named[of]];
    if (isSaid(of) || !byName || metadata === undefined || name === undefined) return [];
    if (show(metadata) === show(name) || (of !== 'kind' && !isProgram)) return [];
    return [
      {
        where: entry.name,
        problem: `its metadata says ${of} ${show(metadata)}${quote(statements.find((one) => one.of === of))}, its name ${show(name)}${quote(byName)}.`,
        remedy: `The metadata is taken. If the name is right, say it with --as ${inQuotes(`${entry.name}=os/cpu`)}.`,
      },
    ];
  });
  return { claim, warnings };
}

/** What is still unknown of files that are offered, one warning for the OS and one for the CPU, with the option that says it. */
export function unknownPlatforms(version: string, settled: readonly Settled[]): Reason[] {
  return (['os', 'cpu'] as const).flatMap((of) => {
    const unknown = settled.flatMap(({ file: { entry }, found }) =>
      found.ok && found.unknown.includes(of) && (of === 'os' || found.identity.os !== undefined)
        ? [{ name: entry.name, os: found.identity.os }]
        : [],
    );
    const [first] = unknown;
    if (!first) return [];
    const names = unknown.map(({ name }) => name).join(', ');
    const example =
      of === 'os'
        ? `${inQuotes(`${first.name}=windows/x64`)}, or what else it is with --as ${inQuotes(`${first.name}=docs`)}`
        : inQuotes(`${first.name}=${first.os}/x64`);
    return [
      {
        where: version,
        problem: `nothing tells which ${of === 'os' ? 'OS' : 'CPU'} these are for: ${names}.`,
        remedy: `Say it with --as ${example}${of === 'cpu' ? `, or ${first.os}/any when it runs on all; until then the page says that it is not stated and programs are not given it` : ''}.`,
      },
    ];
  });
}

function show(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.toSorted().join('+');
}

function quote(evidence: Evidence | undefined): string {
  return evidence ? ` (“${evidence.saw}”)` : '';
}
