import { showValue, type Reason } from '../../catalogue/reason';
import { compareSums } from '../intake/auxiliaries';
import { type ReadOutcome, type ReleaseEntry } from '../intake/entries';
import { mergeReleases } from './merge';
import { type Document, type Source, type SourceContext } from './source';
import { recognise, sources } from './sources';
import { sums } from './sums';

/**
 * Reads documents of any formats into releases, one for each version. Checksum files beside documents that list the
 * files themselves are compared with those and fill in missing hashes; alone, they are the list.
 */
export function readDocuments(
  documents: readonly Document[],
  forced: Source | undefined,
  context: SourceContext,
): ReadOutcome {
  const bySource = new Map<Source, Document[]>();
  for (const document of documents) {
    const source = forced ?? recognise(document);
    if (source === undefined) return { ok: false, reasons: [unknownFormat(document)] };
    bySource.set(source, [...(bySource.get(source) ?? []), document]);
  }
  const checksumFiles = bySource.size > 1 ? (bySource.get(sums) ?? []) : [];
  if (checksumFiles.length > 0) bySource.delete(sums);

  const outcomes = [...bySource].map(([source, ofSource]) => source.read(ofSource, context));
  const failures = outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.reasons));
  if (failures.length > 0) return { ok: false, reasons: failures };

  const read = outcomes.flatMap((outcome) => (outcome.ok ? [outcome] : []));
  const { releases, reasons } = mergeReleases(read.flatMap((outcome) => outcome.releases));
  const compared = releases.map((release) => withSums(release, checksumFiles));
  const contradictions = [...reasons, ...compared.flatMap((one) => one.reasons)];
  if (contradictions.length > 0) return { ok: false, reasons: contradictions };
  return {
    ok: true,
    releases: compared.map(({ release }) => release),
    product: read.find((outcome) => outcome.product)?.product,
    warnings: [
      ...read.flatMap((outcome) => outcome.warnings ?? []),
      ...compared.flatMap(({ warnings }) => warnings),
    ],
  };
}

function withSums(
  release: ReleaseEntry,
  checksumFiles: readonly Document[],
): { release: ReleaseEntry; reasons: Reason[]; warnings: Reason[] } {
  const byName = new Map(release.files.map((file) => [file.name, { ...file }]));
  const compared = checksumFiles.map(({ name, text }) => compareSums(byName, name, text));
  return {
    release: { ...release, files: [...byName.values()] },
    reasons: compared.flatMap(({ reasons, problems }) => [...reasons, ...problems]),
    warnings: compared.flatMap(({ warnings }) => warnings),
  };
}

function unknownFormat({ name, text }: Document): Reason {
  const known = sources.map(({ label }) => label).join(', ');
  const found = text.trim() === '' ? 'nothing' : showValue(text.trim().slice(0, 60));
  return {
    where: name,
    problem: { expected: `one of ${known}`, found },
    remedy: 'If it is one of them, say which with --format.',
  };
}
