import { type Language } from '../../../catalogue/languages';
import { osLabels } from '../../../catalogue/vocabulary';
import { standingOf } from '../../../signatures/standing';
import { type Checked } from '../visitor/check/check-file';
import { type KnownFile, type Match, type Range } from '../visitor/check/diagnose';
import { type NearMiss } from '../visitor/check/near-misses';
import { type Verdict, type VerdictKind } from '../visitor/check/verdict';
import { commonWordsOf } from './common';
import { type Messages } from './messages';
import { purposeOf } from './published';
import { isolated } from './shown';
import { signatureSentencesOf } from './signatures';

/** The words of the check in one language: its messages, and what to say of a file. */
export function checkWordsOf(
  language: Language,
  { common, check }: Pick<Messages, 'common' | 'check'>,
) {
  const words = commonWordsOf(language, common);
  const { date, number, percent, size, part, platform, comma } = words;
  const { product: named, headline: head, sentence: say, near, detail } = check;
  const signatureSentences = signatureSentencesOf(check.signature, words);
  const purpose = purposeOf(check.published);

  /** What a file is, as people call it: `Zig 0.15.2 for Windows, 64-bit`, `Godot 4.6.3 (.NET) for Windows, 64-bit`. */
  function called(product: string, { file, release, edition }: Match['known']): string {
    const version = `${product} ${release.version}`;
    const full = edition === undefined ? version : named.edition(version, edition);
    return file.os === undefined ? named.onAny(full) : named.on(full, platform(file));
  }

  /** What was found, in one line. */
  function headline(verdict: Verdict, product: string): string {
    switch (verdict.is) {
      case 'genuine':
        return head.genuine(called(product, verdict.match.known));
      case 'other-machine': {
        const {
          wrongMachine,
          known: { file },
        } = verdict.match;
        const made = wrongMachine === 'os' && file.os ? osLabels[file.os] : platform(file);
        return made ? head.otherMachine(made) : head.unknownMachine;
      }
      case 'revoked-since':
        return head.revokedSince;
      case 'badly-signed':
        return head.badlySigned;
      case 'incomplete':
        return head.incomplete(...part(verdict.size, verdict.expected));
      case 'web-page':
        return head.webPage;
      case 'unknown':
        return verdict.near[0]?.kind === 'empty' ? head.empty : head.unknown;
      case 'unreadable':
        return head.unreadable[verdict.cause];
      case 'published':
        return head.published(verdict.file.name);
      case 'taken-back':
        return head.takenBack;
      case 'other-publish':
        return verdict.standing === 'other' ? head.otherPublish : head.notAsked;
      default:
        return head[verdict.is];
    }
  }

  /** How far its signatures prove a file whose content is right. */
  function proven({ signatures }: Checked): string {
    const standings = signatures.map(({ result }) => standingOf(result));
    if (standings.includes('good')) return say.rightAndSigned;
    return signatures.length > 0 ? say.rightUnproven : say.rightUnsigned;
  }

  /** The one sentence under the headline. */
  function sentence(checked: Checked, product: string): string {
    const { verdict, signatures } = checked;
    switch (verdict.is) {
      case 'genuine':
        return say.genuine;
      case 'matches': {
        const file = called(product, verdict.match.known);
        return signatures.length > 0 ? say.matchesUnproven(file) : say.matchesUnsigned(file);
      }
      case 'withdrawn':
        return withdrawn(verdict);
      case 'other-machine':
      case 'old':
        return proven(checked);
      case 'revoked-since':
        return say.revokedSince;
      case 'badly-signed': {
        const bad = signatures.find(({ result }) => standingOf(result) === 'bad');
        return (bad && signatureSentences(bad)[0]) ?? '';
      }
      case 'signed':
        return say.signed;
      case 'incomplete':
        return (verdict.proven ? say.incomplete : say.incompleteByName)(...nameOf(verdict.known));
      case 'damaged':
        return say.damaged(...nameOf(verdict.known));
      case 'replaced':
        return say.replaced(verdict.known.file.name, date(verdict.date));
      case 'web-page':
        return say.webPage(verdict.known.file.name);
      case 'differs': {
        const { known, difference } = verdict;
        if (difference === 0) return say.differsSameSize(...nameOf(known));
        return difference < 0
          ? say.differsLess(...nameOf(known), size(-difference))
          : say.differsMore(...nameOf(known), size(difference));
      }
      case 'unknown':
        return verdict.near[0] ? nearMiss(verdict.near[0]) : say.unknown;
      case 'unreadable':
        return say.unreadable[verdict.cause];
      case 'published':
        return purpose(verdict.file);
      case 'taken-back':
        return say.takenBack;
      case 'other-publish':
        return verdict.standing === 'other' ? say.otherPublish : say.notAsked;
    }
  }

  /** Everything else that is known, for whoever wants to read it. */
  function details({ verdict, signatures }: Checked): string[] {
    const signed = signatures.flatMap(signatureSentences);
    switch (verdict.is) {
      case 'genuine':
      case 'matches':
      case 'withdrawn':
      case 'other-machine':
      case 'old':
      case 'revoked-since':
        return [
          content(verdict.match),
          ...newer(verdict),
          ...signed,
          ...[words.witnesses(verdict.match.known.file) ?? []].flat(),
        ];
      case 'badly-signed':
        return verdict.match ? [content(verdict.match), detail.bothChanged, ...signed] : signed;
      case 'taken-back':
        return [content(verdict.match), ...signed];
      case 'damaged': {
        const { damaged, pieces, missing, extra } = verdict;
        return [
          ...(damaged.length > 0 ? [differing(damaged, pieces)] : []),
          ...(missing > 0 ? [detail.missing(size(missing))] : []),
          ...(extra > 0 ? [detail.extra(size(extra))] : []),
          ...signed,
        ];
      }
      case 'unknown':
        return [
          ...verdict.near.slice(1, 3).map(nearMiss),
          ...(verdict.near.length > 0 ? [say.unknown] : []),
          ...signed,
        ];
      default:
        return signed;
    }
  }

  /** Where a damaged file differs; a long list is cut. */
  function differing(damaged: readonly Range[], pieces: number): string {
    const shown = damaged
      .slice(0, 5)
      .map(({ offset }) => size(offset))
      .join(comma);
    const [all, more] = [number(damaged.length), damaged.length - 5];
    if (damaged.length === 1) return detail.pieceDiffers(pieces, shown);
    return more > 0
      ? detail.manyPiecesDiffer(all, number(pieces), shown, more)
      : detail.piecesDiffer(all, pieces, shown);
  }

  function content({ known: { file, release, edition }, renamed }: Match): string {
    const version =
      edition === undefined ? release.version : detail.edition(release.version, edition);
    const facts = [file.name, version, date(release.date)] as const;
    if (file.os === undefined)
      return (renamed ? detail.renamedForAny : detail.fileForAny)(...facts);
    return (renamed ? detail.renamed : detail.file)(...facts, platform(file));
  }

  function withdrawn({
    match: { known, newer: newerRelease },
    action,
  }: Extract<Verdict, { match: Match }>): string {
    const { version, withdrawn: why } = known.release;
    if (!why) return '';
    const facts = [version, date(why.date), isolated(why.reason)] as const;
    const instead = why.instead ?? newerRelease?.version;
    if (action?.do === 'download') return say.withdrawn(...facts);
    return instead === undefined
      ? say.withdrawnNothing(...facts)
      : say.withdrawnInstead(...facts, instead);
  }

  /** Which version is newer, where that is why a file that matches is not the one to use. */
  function newer({ is, match }: Extract<Verdict, { match: Match }>): string[] {
    if (is === 'withdrawn' || is === 'other-machine' || !match.newer) return [];
    return match.newest
      ? [detail.newer(match.newest.release.version)]
      : [detail.newerNotHere(match.newer.version)];
  }

  function nearMiss(miss: NearMiss): string {
    switch (miss.kind) {
      case 'empty':
        return near.empty;
      case 'web-page':
        return near.webPage;
      case 'unfinished':
        return near.unfinished;
      case 'unpacked':
        return near.unpacked(miss.known.file.name);
      case 'other-version':
        return near.otherVersion(miss.known.file.name);
      case 'signature':
        return near.signature(miss.known.file.name);
    }
  }

  return {
    ...check,
    language,
    headline,
    sentence,
    details,
    /** How far a file has been read, at how many bytes a second, and how long the rest will take. */
    progress: (bytes: number, all: number, perSecond: number, secondsLeft: number): string =>
      check.progress(
        percent(bytes, all),
        size(bytes),
        size(all),
        size(perSecond),
        Math.ceil(secondsLeft),
      ),
    /** Said to a screen reader at each quarter. */
    quarter: (name: string, quarters: number): string =>
      quarters === 0 ? check.reading(name) : check.readingAt(name, percent(quarters, 4)),
    /** One line over several files, what matters most first. */
    summary: (files: number, of: Record<VerdictKind, number>): string => {
      const { summary } = check;
      const kinds = ['bad', 'attention', 'unchecked', 'matches', 'genuine'] as const;
      return [
        summary.files(files),
        ...kinds.flatMap((kind) => (of[kind] > 0 ? summary[kind](of[kind]) : [])),
      ].join(' · ');
    },
  };
}

const nameOf = ({ file, release }: KnownFile) => [file.name, release.version] as const;

export type CheckWords = ReturnType<typeof checkWordsOf>;
