import { type Reason } from '../../catalogue/reason';
import { type CpuWord } from '../../catalogue/vocabulary';
import { type FileEntry, type ReleaseEntry } from '../intake/entries';

/** Facts of which two documents can't both be right. */
const facts = ['url', 'size', 'sha256', 'sha512', 'os'] as const;

/**
 * Makes one release of each version, from however many documents name it: the channel files of two build jobs, several
 * items of an appcast. Files of one name become one; where two documents contradict each other, there is a reason.
 */
export function mergeReleases(releases: readonly ReleaseEntry[]): {
  releases: ReleaseEntry[];
  reasons: Reason[];
} {
  const reasons: Reason[] = [];
  const byVersion = new Map<string, ReleaseEntry>();
  for (const release of releases) {
    const before = byVersion.get(release.version) ?? { ...release, files: [] };
    const files = new Map(before.files.map((file) => [file.name, file]));
    for (const file of release.files) {
      const known = files.get(file.name);
      if (known) reasons.push(...contradictions(release.version, known, file));
      files.set(file.name, known ? mergeFiles(known, file) : file);
    }
    byVersion.set(release.version, {
      ...withoutUndefined(release),
      ...withoutUndefined(before),
      date: latest(before.date, release.date),
      files: [...files.values()],
    });
  }
  return { releases: [...byVersion.values()], reasons };
}

function contradictions(version: string, a: FileEntry, b: FileEntry): Reason[] {
  return facts
    .filter((fact) => a[fact] !== undefined && b[fact] !== undefined && a[fact] !== b[fact])
    .map((fact) => ({
      where: `${version}: ${a.name}`,
      problem: `two entries contradict each other: ${fact} is ${a[fact]} and ${b[fact]}.`,
      remedy: 'Find out which is right and correct the other, or import only one of the documents.',
    }));
}

/** Two entries of one file: what either says, and both platforms' CPUs. */
function mergeFiles(a: FileEntry, b: FileEntry): FileEntry {
  return {
    ...withoutUndefined(b),
    ...withoutUndefined(a),
    cpu: a.cpu && b.cpu ? cpusOfBoth(a.cpu, b.cpu) : (a.cpu ?? b.cpu),
    signatures: a.signatures ?? b.signatures,
    evidence: [...(a.evidence ?? []), ...(b.evidence ?? [])],
  };
}

/** The CPUs of either; what says any says all. */
function cpusOfBoth(a: readonly CpuWord[], b: readonly CpuWord[]): CpuWord[] {
  return a.includes('any') || b.includes('any') ? ['any'] : [...new Set([...a, ...b])];
}

/** Build jobs finish one after the other; a release is out when its last file is. */
function latest(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Date.parse(a) >= Date.parse(b) ? a : b;
}

function withoutUndefined<T extends object>(entry: T): T {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as T;
}
