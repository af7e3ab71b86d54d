import { type Reason } from '../../catalogue/reason';
import { type Kind } from '../../catalogue/vocabulary';
import { type ContentIdentity } from '../identify/content-facts';
import { identify, optionEvidence } from '../identify/identify-file';
import { type Findings } from '../terminal/outcome';
import { type Identity, type Said } from './entries';
import { contentOf, type GivenFile } from './given-files';
import { saidOfNobody } from './platform-option';
import { disagreementReason, forcedWarning, unknownReason } from './platform-remedy';
import { settleRelease, type Settled, type Unsettled } from './settle-release';

/** A given file with what it is. */
export interface IdentifiedGiven {
  file: GivenFile;
  identity: Identity;
}

/** Kinds that visitors are given as a file to use: a damaged one is none, whatever it is called. */
const offered: readonly Kind[] = ['download', 'source', 'library'];

interface Read extends Unsettled {
  file: GivenFile;
  content: ContentIdentity;
}

/** One file with what it is, or why that can't be. */
function judge({ file: { file, content, said = {} }, claim, found }: Settled<Read>): {
  identity?: Identity;
  reason?: Reason;
  warning?: Reason;
} {
  const known = { name: file.name, byName: claim, content };
  if (!found.ok) {
    const { kind } = said;
    const isUsed =
      kind === undefined ||
      kind === 'download' ||
      (content.broken !== undefined && offered.includes(kind));
    return isUsed
      ? { reason: disagreementReason(known, found.disagreements, kind) }
      : { identity: { kind, evidence: optionEvidence(said) } };
  }
  const against = said.forced ? identify(claim, content, { ...said, forced: undefined }) : found;
  return {
    identity: found.identity,
    reason: found.unknown.length > 0 ? unknownReason(known, found.unknown) : undefined,
    warning: against.ok ? undefined : forcedWarning(known, against.disagreements),
  };
}

/**
 * Identifies given files by name and content. What contradicts itself or stays unknown is a reason that names the exact
 * option to give; `said` is what the options said already. What was forced against the bytes is a warning.
 */
export async function identifyFiles(
  files: readonly GivenFile[],
  said: ReadonlyMap<string, Said>,
): Promise<Findings & { identified: IdentifiedGiven[] }> {
  const read: Read[] = [];
  for (const file of files) {
    const { name } = file;
    read.push({ entry: { name }, file, content: await contentOf(file), said: said.get(name) });
  }
  const judged = settleRelease(read).map((settled) => ({
    file: settled.file.file,
    ...judge(settled),
  }));
  return {
    identified: judged.flatMap(({ file, identity }) => (identity ? [{ file, identity }] : [])),
    reasons: [
      ...saidOfNobody(said, new Set(files.map(({ name }) => name)), 'added'),
      ...judged.flatMap(({ reason }) => reason ?? []),
    ],
    warnings: judged.flatMap(({ warning }) => warning ?? []),
  };
}
