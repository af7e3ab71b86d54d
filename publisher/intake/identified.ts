import { type Reason } from '../../catalogue/reason';
import { type Kind } from '../../catalogue/vocabulary';
import { type ContentIdentity } from '../identify/content-facts';
import { identify, type Override } from '../identify/identify-file';
import { identifyRelease, type Member } from '../identify/identify-release';
import { type Evidence, type Identity } from './entries';
import { contentOf, type GivenFile } from './given-files';
import { saidForm, type Said } from './platform-option';
import { disagreementReason, forcedWarning, unknownReason } from './platform-remedy';

/** A given file with what it is. */
export interface IdentifiedGiven {
  file: GivenFile;
  identity: Identity;
}

function overrideOf(said: Said | undefined): Override | undefined {
  return said && 'platform' in said ? said.platform : undefined;
}

/** Kinds that visitors are given as a file to use: a damaged one is none, whatever it is called. */
const offered: readonly Kind[] = ['download', 'source', 'library'];

interface Read extends Member {
  file: GivenFile;
  content: ContentIdentity;
  mine: Said | undefined;
}

async function readContent(file: GivenFile, mine: Said | undefined): Promise<Read> {
  const content = await contentOf(file);
  const { os = content.os?.value ?? (content.systems && 'any'), cpu = content.cpu?.value } =
    overrideOf(mine) ?? {};
  return {
    name: file.name,
    os,
    cpu,
    ...(mine && 'kind' in mine && { kind: mine.kind }),
    file,
    content,
    mine,
  };
}

/** One file settled, or why it can't be. */
function settleOne(
  { file, content, mine }: Read,
  byName: Identity,
): { identity?: Identity; reason?: Reason; warning?: Reason } {
  const override = overrideOf(mine);
  const known = { name: file.name, byName, content };
  const found = identify(byName, content, override);
  const kind = mine && 'kind' in mine ? mine.kind : undefined;
  const said: Evidence[] = kind
    ? [{ of: 'kind', value: kind, source: 'option', saw: `--as ${kind}` }]
    : [];
  if (!found.ok) {
    const isUsed =
      kind === undefined ||
      kind === 'download' ||
      (content.broken !== undefined && offered.includes(kind));
    return isUsed
      ? { reason: disagreementReason(known, found.disagreements, kind) }
      : { identity: { kind, evidence: said } };
  }
  const identity = {
    ...found.identity,
    kind: kind ?? found.identity.kind,
    evidence: [...said, ...found.identity.evidence],
  };
  const against = override?.forced
    ? identify(byName, content, { ...override, forced: undefined })
    : found;
  return {
    identity,
    reason:
      identity.kind === 'download' && found.unknown.length > 0
        ? unknownReason(known, found.unknown)
        : undefined,
    warning: against.ok ? undefined : forcedWarning(known, against.disagreements),
  };
}

/**
 * Identifies given files by name and content. What contradicts itself or stays unknown is a reason that names the exact
 * option to give; `said` is what the options said already. What was forced against the bytes is a warning.
 */
export async function identifyFiles(
  files: readonly GivenFile[],
  said: readonly Said[],
): Promise<{ identified: IdentifiedGiven[]; reasons: Reason[]; warnings: Reason[] }> {
  const names = new Set(files.map(({ name }) => name));
  const reasons: Reason[] = said
    .filter(({ name }) => !names.has(name))
    .map(({ name }) => ({
      where: `--as ${name}=…`,
      problem: 'no such file is being added.',
      remedy: `Use ${saidForm}.`,
    }));
  const read: Read[] = [];
  for (const file of files)
    read.push(
      await readContent(
        file,
        said.find(({ name }) => name === file.name),
      ),
    );
  const settled = identifyRelease(read).map(({ member, identity }) => ({
    file: member.file,
    ...settleOne(member, identity),
  }));
  return {
    identified: settled.flatMap(({ file, identity }) => (identity ? [{ file, identity }] : [])),
    reasons: [...reasons, ...settled.flatMap(({ reason }) => reason ?? [])],
    warnings: settled.flatMap(({ warning }) => warning ?? []),
  };
}
