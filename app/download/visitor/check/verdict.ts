import { type PublishedFile } from '../../../../catalogue/check-list';
import { type Platform } from '../../../../catalogue/platform';
import { type Product } from '../../../../catalogue/schema';
import { standingOf } from '../../../../signatures/standing';
import { type SignatureCheck } from './check-signatures';
import { commandsFor, type VerifyCommand } from './commands';
import {
  type Damaged,
  type Diagnosis,
  type Incomplete,
  type KnownFile,
  type Match,
} from './diagnose';

/**
 * How far to trust a file, and how its verdict looks: signed by a pinned key; the same content, by its hash only; right
 * but not what to use here, or not proven either way; wrong; impossible to check in this browser.
 */
export type VerdictKind = 'genuine' | 'matches' | 'attention' | 'bad' | 'unchecked';

/** The one thing to do: get a file (`again` when it is the one in hand), look through the list, run a command, or load the page anew. */
export type Action =
  | { do: 'download'; known: KnownFile; again: boolean }
  | { do: 'choose' }
  | { do: 'command'; lines: string[] }
  | { do: 'commands' }
  | { do: 'reload' };

type Found = Extract<
  Diagnosis,
  { kind: 'replaced' | 'web-page' | 'differs' | 'unknown' | 'unreadable' }
>;
type Of<Kind extends Found['kind']> = Omit<Extract<Found, { kind: Kind }>, 'kind'>;

/** What the check says of a file; its words come from words/check.ts. */
export type Verdict = { action: Action | null } & (
  | { is: 'genuine'; kind: 'genuine'; match: Match }
  | { is: 'matches'; kind: 'matches'; match: Match }
  | { is: 'withdrawn' | 'other-machine' | 'old' | 'revoked-since'; kind: 'attention'; match: Match }
  /** Known or not, a signature shows that somebody changed something. */
  | { is: 'badly-signed'; kind: 'bad'; match?: Match }
  /** By a pinned key, but no file of the catalogue. */
  | { is: 'signed'; kind: 'attention' }
  | ({ is: 'incomplete'; kind: 'attention' } & Omit<Incomplete, 'kind'>)
  | ({ is: 'damaged'; kind: 'bad' } & Omit<Damaged, 'kind'>)
  | ({ is: 'replaced'; kind: 'attention' } & Of<'replaced'>)
  | ({ is: 'web-page'; kind: 'attention' } & Of<'web-page'>)
  | ({ is: 'differs'; kind: 'bad' } & Of<'differs'>)
  | ({ is: 'unknown'; kind: 'attention' } & Of<'unknown'>)
  | ({ is: 'unreadable'; kind: 'unchecked' } & Of<'unreadable'>)
  /** No download, but published by this page: checksums, a signature, an install script, a feed. */
  | { is: 'published'; kind: 'matches'; file: PublishedFile }
  /** A file of the publish that this page is of, which the newest one does not have. */
  | { is: 'taken-back'; kind: 'attention'; match: Match }
  /** Not known, and the page is not of the newest publish, or could not find out which that is. */
  | { is: 'other-publish'; kind: 'unchecked'; standing: 'other' | 'not-asked' }
);

/** Concludes from the content and the signatures of a file what to say of it: what is wrong first, what is not for this machine next. */
export function verdictOf(
  diagnosis: Diagnosis,
  signatures: readonly SignatureCheck[],
  product: Pick<Product, 'keys' | 'source'>,
  { os }: Platform,
): Verdict {
  const standings = signatures.map(({ result }) => standingOf(result));
  const again = (known: KnownFile): Action => ({ do: 'download', known, again: true });
  switch (diagnosis.kind) {
    case 'match': {
      const match = diagnosis;
      const instead: Action = match.newest
        ? { do: 'download', known: match.newest, again: false }
        : { do: 'choose' };
      if (standings.includes('bad'))
        return { is: 'badly-signed', kind: 'bad', match, action: null };
      if (match.known.release.withdrawn)
        return { is: 'withdrawn', kind: 'attention', match, action: instead };
      if (match.wrongMachine)
        return { is: 'other-machine', kind: 'attention', match, action: instead };
      if (match.newer && match.newest)
        return { is: 'old', kind: 'attention', match, action: instead };
      if (standings.includes('good'))
        return { is: 'genuine', kind: 'genuine', match, action: null };
      const command = commandForUnchecked(match, signatures, product, os);
      if (standings.includes('doubtful'))
        return { is: 'revoked-since', kind: 'attention', match, action: command };
      return { is: 'matches', kind: 'matches', match, action: command };
    }
    case 'unreadable':
      return {
        ...diagnosis,
        is: 'unreadable',
        kind: 'unchecked',
        action:
          diagnosis.cause === 'folder' || diagnosis.cause === 'gone' ? null : { do: 'commands' },
      };
    case 'incomplete':
      return { ...diagnosis, is: 'incomplete', kind: 'attention', action: again(diagnosis.known) };
    case 'damaged':
      return { ...diagnosis, is: 'damaged', kind: 'bad', action: again(diagnosis.known) };
    case 'replaced':
      return { ...diagnosis, is: 'replaced', kind: 'attention', action: again(diagnosis.known) };
    case 'web-page':
      return { ...diagnosis, is: 'web-page', kind: 'attention', action: again(diagnosis.known) };
    case 'differs':
    case 'unknown':
      // A pinned key may sign what this page does not list, such as a build for testers.
      if (standings.includes('bad'))
        return { is: 'badly-signed', kind: 'bad', action: { do: 'choose' } };
      if (standings.includes('good'))
        return { is: 'signed', kind: 'attention', action: { do: 'choose' } };
      return diagnosis.kind === 'differs'
        ? { ...diagnosis, is: 'differs', kind: 'bad', action: again(diagnosis.known) }
        : { ...diagnosis, is: 'unknown', kind: 'attention', action: { do: 'choose' } };
  }
}

/** The command for a signature that this browser could not check. */
function commandForUnchecked(
  { known: { file } }: Match,
  signatures: readonly SignatureCheck[],
  product: Pick<Product, 'keys' | 'source'>,
  os: Platform['os'],
): Action | null {
  const types = signatures
    .filter(({ result }) => standingOf(result) === 'unproven')
    .map(({ type }) => type);
  if (types.length === 0) return null;
  const programs: Partial<Record<VerifyCommand['tool'], SignatureCheck['type']>> = {
    minisign: 'minisign',
    gpg: 'openpgp',
  };
  const commands = commandsFor(file, product, os === 'unknown' ? undefined : os);
  const command = commands.find(({ tool, proof }) => {
    const type = programs[tool];
    return proof === 'signature' && type !== undefined && types.includes(type);
  });
  if (!command) return null;
  const first = commands.filter(
    ({ tool, proof }) => tool === command.tool && proof === 'import-key',
  );
  return { do: 'command', lines: [...first, command].map((one) => one.command) };
}
