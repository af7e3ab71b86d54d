import { type CheckList, type PublishedFile } from '../../../../catalogue/check-list';
import { pieceLength } from '../../../../catalogue/piece-length';
import { createCheck, type Check, type CheckOptions, type Checked } from './check-file';
import { signedNameOf } from './check-signatures';
import { type Match } from './diagnose';
import { hash } from './hash-in-worker';
import { type Known, type openPublishes } from './publishes';
import { type Action, type Verdict } from './verdict';

/** Whether a finding holds whatever other publishes know of the file. */
function isSettled(verdict: Verdict): boolean {
  switch (verdict.is) {
    case 'badly-signed':
      return verdict.match !== undefined;
    case 'incomplete':
      return verdict.proven;
    case 'unknown':
      return verdict.near[0]?.kind === 'empty';
    case 'damaged':
    case 'differs':
      return false;
    default:
      return true;
  }
}

/** What a file of the site that is no download is, by its content; null when it is none. */
async function publishedAs(
  file: File,
  { releases, published, sha256: found }: Known,
  options: CheckOptions,
): Promise<PublishedFile | null> {
  const sized = published.filter(({ size }) => size === file.size);
  if (sized.length > 0) {
    const sha256 = found ?? (await hash(file, 'sha256', options))[0];
    const same = sized.find((one) => one.sha256 === sha256);
    if (same) return same;
  }
  const signed = releases
    .flatMap(({ files }) => files)
    .filter(({ name, signatures }) => signatures && name === signedNameOf(file.name));
  const text = signed.length > 0 && file.size < pieceLength ? (await file.text()).trim() : null;
  const [of] = signed.filter(({ signatures }) =>
    signatures?.some((one) => one.text?.trim() === text),
  );
  return of
    ? { name: file.name, size: file.size, sha256: '', purpose: 'signature', of: of.name }
    : null;
}

const matchOf = ({ verdict }: Checked): Match | undefined =>
  'match' in verdict ? verdict.match : undefined;

/**
 * A checker by what the newest publish and the page's own one know. A file that only another publish can judge is never
 * called bad: a cache, an open tab, a rollback or a folder that is being copied may be why this page does not know it.
 */
export function checkAcross(
  { find }: Pick<ReturnType<typeof openPublishes>, 'find'>,
  context: Parameters<typeof createCheck>[1],
): Check {
  return async (file, options = {}) => {
    const { standing, newest, own } = await find(file, options);
    const against = (list: CheckList): Promise<Checked> =>
      createCheck(list, context)(file, { ...options, sha256: newest?.sha256 });
    const reload: Action = { do: 'reload' };

    const first = newest && (await against(newest));
    if (first && matchOf(first))
      return standing === 'other'
        ? { ...first, verdict: { ...first.verdict, action: first.verdict.action ?? reload } }
        : first;
    const published =
      newest && first?.verdict.is !== 'unreadable' && first?.signatures.length === 0
        ? await publishedAs(file, newest, options)
        : null;
    if (published)
      return {
        verdict: { is: 'published', kind: 'matches', file: published, action: null },
        signatures: [],
      };
    // Read a second time only for a file that can be one of the page's own publish.
    if (
      own &&
      standing === 'other' &&
      (!newest || own.releases.some(({ files }) => files.some(({ size }) => size === file.size)))
    ) {
      const second = await against(own);
      const match = matchOf(second);
      if (match && newest)
        return {
          ...second,
          verdict: { is: 'taken-back', kind: 'attention', match, action: reload },
        };
      if (match)
        return {
          ...second,
          verdict: { ...second.verdict, action: second.verdict.action ?? reload },
        };
      if (!first && isSettled(second.verdict)) return second;
    }
    if (first && (standing === 'same' || isSettled(first.verdict))) return first;
    const verdict =
      standing === 'other'
        ? { standing, action: reload }
        : { standing: 'not-asked' as const, action: null };
    return { verdict: { is: 'other-publish', kind: 'unchecked', ...verdict }, signatures: [] };
  };
}
