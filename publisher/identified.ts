import type { Identity } from './entries';
import { contentOf, type GivenFile } from './folder';
import type { ContentIdentity } from './identify/facts';
import { identify, type Disagreement, type Override } from './identify/identify';
import { identifyRelease, type Member } from './identify/release';
import type { Reason } from './outcome';
import { saidForm, type Said } from './platform-option';

/** A given file with what it is. */
export interface IdentifiedGiven {
  file: GivenFile;
  identity: Identity;
}

function disagreementReason(name: string, { of, name: byName, content }: Disagreement): Reason {
  const remedy = of === 'format' ? 'Build or rename the file correctly; or, if it is right as it is, say what it is for' : 'Find out which is true, then say it';
  return {
    where: name,
    problem: `its name says ${of} ${byName.value}${byName.saw ? ` (“${byName.saw}”)` : ''}, its content ${content.value} (${content.saw}).`,
    remedy: `${remedy}: --as "${name}=os/cpu"`,
  };
}

function unknownReason({ name }: GivenFile, { os }: Identity, unknown: readonly ('os' | 'cpu')[]): Reason {
  const example = unknown.includes('os') ? 'windows/x64' : `${os}/x64`;
  const what = unknown.map((of) => (of === 'os' ? 'which OS it is for' : 'which CPU it is for')).join(' and ');
  return {
    where: name,
    problem: `nothing tells ${what}.`,
    remedy: `Say it with --as "${name}=${example}" (any instead of a word for all of them; x64,arm64 for several).`,
  };
}

function overrideOf(said: Said | undefined): Override | undefined {
  return said && 'platform' in said ? said.platform : undefined;
}

/**
 * Identifies given files by name and content. What contradicts itself or stays unknown is a reason that names the exact
 * option to give; `said` is what the options said already.
 */
export async function identifyFiles(files: readonly GivenFile[], said: readonly Said[]): Promise<{ identified: IdentifiedGiven[]; reasons: Reason[] }> {
  const names = new Set(files.map(({ name }) => name));
  const reasons: Reason[] = said.filter(({ name }) => !names.has(name)).map(({ name }) => ({
    where: `--as ${name}=…`, problem: 'no such file is being added.', remedy: `Use ${saidForm}.`,
  }));
  const identified: IdentifiedGiven[] = [];
  const read: (Member & { file: GivenFile; content: ContentIdentity; mine: Said | undefined })[] = [];
  for (const file of files) {
    const content = await contentOf(file);
    const mine = said.find(({ name }) => name === file.name);
    read.push({ name: file.name, os: content.os?.value, cpu: content.cpu?.value, ...mine && 'kind' in mine ? { kind: mine.kind } : overrideOf(mine), file, content, mine });
  }
  for (const { member: { file, content, mine }, identity: byName } of identifyRelease(read)) {
    const found = identify(byName, content, overrideOf(mine));
    const kind = mine && 'kind' in mine ? mine.kind : undefined;
    if (!found.ok) {
      if (kind === undefined || kind === 'download') reasons.push(...found.disagreements.map((each) => disagreementReason(file.name, each)));
      else identified.push({ file, identity: { kind, evidence: [{ of: 'kind', value: kind, source: 'option', saw: `--as ${kind}` }] } });
      continue;
    }
    const identity: Identity = kind === undefined ? found.identity
      : { ...found.identity, kind, evidence: [...found.identity.evidence, { of: 'kind', value: kind, source: 'option', saw: `--as ${kind}` }] };
    if (identity.kind === 'download' && found.unknown.length > 0) reasons.push(unknownReason(file, identity, found.unknown));
    identified.push({ file, identity });
  }
  return { identified, reasons };
}
