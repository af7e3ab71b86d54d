import { type ReleaseFile } from '../../../catalogue/schema';
import { osLabels } from '../../../catalogue/vocabulary';
import { standingOf } from '../../../signatures/standing';
import { type Checked } from '../visitor/check/check-file';
import { type Match, type Range, type UnreadableCause } from '../visitor/check/diagnose';
import { type NearMiss } from '../visitor/check/near-misses';
import { type Verdict, type VerdictKind } from '../visitor/check/verdict';
import { cpus, date, size } from './download-page';
import { publishedWords } from './published';
import { signatureSentences } from './signatures';

const percent = (part: number, whole: number): string => `${Math.floor((100 * part) / whole)} %`;
const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

function platform(file: ReleaseFile): string {
  return file.os === undefined
    ? 'any system'
    : [osLabels[file.os], cpus(file)].filter(Boolean).join(', ');
}

/** `1.8 of 3.2 MB`; to the byte where rounding would make them equal. */
function part(bytes: number, all: number): string {
  const [some, whole] = [size(bytes), size(all)];
  if (some === whole) return `${bytes.toLocaleString('en')} of ${all.toLocaleString('en')} bytes`;
  const unit = whole.slice(whole.indexOf(' '));
  return some.endsWith(unit) ? `${some.slice(0, -unit.length)} of ${whole}` : `${some} of ${whole}`;
}

/** What a file is, as people call it: `Zig 0.15.2 for Windows, x64`, `Godot 4.6.3 (.NET) for Windows, x64`. */
const called = (product: string, { file, release, edition }: Match['known']) =>
  edition === undefined
    ? `${product} ${release.version} for ${platform(file)}`
    : `${product} ${release.version} (${edition}) for ${platform(file)}`;

/** What was found, in one line. */
function headline(verdict: Verdict, product: string): string {
  switch (verdict.is) {
    case 'genuine':
      return `Genuine: ${called(product, verdict.match.known)}`;
    case 'matches':
      return 'Matches what this page publishes';
    case 'withdrawn':
      return 'A withdrawn version: don’t use it';
    case 'other-machine':
      return `For ${madeFor(verdict.match)}, not for this computer`;
    case 'old':
      return 'An old version';
    case 'revoked-since':
      return 'Doubtful: the key that signed it was revoked later';
    case 'badly-signed':
      return 'Its signature is not good: don’t open it';
    case 'signed':
      return 'Signed by the publisher’s key, but not a file of this page';
    case 'incomplete':
      return `Not complete: ${part(verdict.size, verdict.expected)}`;
    case 'damaged':
      return 'Damaged: don’t open it';
    case 'replaced':
      return 'An earlier form of this file, replaced since';
    case 'web-page':
      return 'A web page, not the download';
    case 'differs':
      return 'Not the file that this page publishes under its name: don’t open it';
    case 'unknown':
      return verdict.near[0]?.kind === 'empty'
        ? 'This file is empty'
        : 'This is not one of our files';
    case 'unreadable':
      return unreadable[verdict.cause].headline;
    case 'published':
      return publishedWords.isPublished(verdict.file);
    case 'taken-back':
      return publishedWords.takenBack;
    case 'other-publish':
      return publishedWords.otherPublish[verdict.standing].headline;
  }
}

function madeFor({ wrongMachine, known: { file } }: Match): string {
  return wrongMachine === 'os' && file.os !== undefined ? osLabels[file.os] : platform(file);
}

/** Where a damaged file differs; a long list is cut. */
function places(damaged: readonly Range[]): string {
  const shown = damaged
    .slice(0, 5)
    .map(({ offset }) => size(offset))
    .join(', ');
  return damaged.length > 5
    ? `${shown} and ${count(damaged.length - 5, 'more place', 'more places')}`
    : shown;
}

/** How far its signatures prove a file whose content is right, in one sentence. */
function proven({ signatures }: Checked): string {
  const standings = signatures.map(({ result }) => standingOf(result));
  if (standings.includes('good')) return 'It is genuine, signed by the publisher’s key.';
  if (signatures.length > 0) return 'Its content is right; its signature is not proven here.';
  return 'Its content is right; nothing here is signed.';
}

/** The one sentence under the headline. */
function sentence(checked: Checked, product: string): string {
  const { verdict, signatures } = checked;
  switch (verdict.is) {
    case 'genuine':
      return 'Signed by the publisher’s key, and every byte is right.';
    case 'matches':
      return signatures.length > 0
        ? `${called(product, verdict.match.known)}. Its signature could not be checked here.`
        : `${called(product, verdict.match.known)}. It carries no signature, so it is as trustworthy as this page.`;
    case 'withdrawn':
      return withdrawn(verdict);
    case 'other-machine':
    case 'old':
      return proven(checked);
    case 'revoked-since':
      return 'Nobody can tell whether what the key signed before is safe.';
    case 'badly-signed': {
      const bad = signatures.find(({ result }) => standingOf(result) === 'bad');
      return (bad && signatureSentences(bad)[0]) ?? '';
    }
    case 'signed':
      return 'Perhaps it was published elsewhere, or for testers. This page does not list it.';
    case 'incomplete': {
      const {
        known: { file, release },
      } = verdict;
      return verdict.proven
        ? `The download of ${file.name} (version ${release.version}) stopped early.`
        : `By its name it is ${file.name} (version ${release.version}). Whether what is there is right cannot be told.`;
    }
    case 'damaged':
      return `It comes from ${verdict.known.file.name} (version ${verdict.known.release.version}), but it was changed on the way or on the disk.`;
    case 'replaced':
      return `It is what ${verdict.known.file.name} was until ${date(verdict.date)}, when the publisher replaced it.`;
    case 'web-page':
      return `Perhaps a login or an error was saved instead of ${verdict.known.file.name}.`;
    case 'differs':
      return differs(verdict);
    case 'unknown':
      return verdict.near[0]
        ? nearMiss(verdict.near[0])
        : 'Nothing that this page publishes has this content.';
    case 'unreadable':
      return unreadable[verdict.cause].details;
    case 'published':
      return publishedWords.purpose(verdict.file);
    case 'taken-back':
      return publishedWords.takenBackDetails;
    case 'other-publish':
      return publishedWords.otherPublish[verdict.standing].details;
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
      return [content(verdict.match), ...newer(verdict), ...signed, ...witnessed(verdict.match)];
    case 'badly-signed':
      return [
        ...(verdict.match
          ? [
              content(verdict.match),
              'It matches what this page publishes, but somebody may have changed both.',
            ]
          : []),
        ...signed,
      ];
    case 'taken-back':
      return [content(verdict.match), ...signed];
    case 'damaged': {
      const { damaged, pieces, missing, extra } = verdict;
      return [
        ...(damaged.length === 0
          ? []
          : damaged.length === 1
            ? [`1 of ${count(pieces, 'piece', 'pieces')} differs, after ${places(damaged)}.`]
            : [`${damaged.length} of ${pieces} pieces differ, after ${places(damaged)}.`]),
        ...(missing > 0 ? [`The last ${size(missing)} are missing.`] : []),
        ...(extra > 0 ? [`${size(extra)} follow its end.`] : []),
        ...signed,
      ];
    }
    case 'unknown':
      return [
        ...verdict.near.slice(1, 3).map(nearMiss),
        ...(verdict.near.length > 0 ? ['Nothing that this page publishes has this content.'] : []),
        ...signed,
      ];
    default:
      return signed;
  }
}

function differs({ known: { file, release }, difference }: Verdict & { is: 'differs' }): string {
  const name = `It is named like ${file.name} of version ${release.version}`;
  if (difference === 0) return `${name}, but has other content of the same size.`;
  return difference < 0
    ? `${name}, but has ${size(-difference)} less.`
    : `${name}, but has ${size(difference)} more.`;
}

function content({ known: { file, release, edition }, renamed }: Match): string {
  const version = edition === undefined ? release.version : `${release.version} (${edition})`;
  const what = `version ${version} of ${date(release.date)}, for ${platform(file)}.`;
  return renamed ? `It is ${file.name} under another name: ${what}` : `It is ${file.name}: ${what}`;
}

function witnessed({ known: { file } }: Match): string[] {
  const agreeing = (file.witnesses ?? []).filter(
    ({ sha256 }) => sha256 === undefined || sha256 === file.sha256,
  );
  const [since] = agreeing.map(({ checked }) => checked).sort();
  return since === undefined
    ? []
    : [
        witnesses(
          agreeing.map(({ source }) => source),
          since,
        ),
      ];
}

const witnesses = (sources: string[], iso: string) =>
  sources.length === 1
    ? `${sources.join()} states the same hash, checked on ${date(iso)}.`
    : `${sources.length} independent sources agree (${sources.join(', ')}), checked on ${date(iso)}.`;

function withdrawn({
  match: { known, newer },
  action,
}: Extract<Verdict, { match: Match }>): string {
  const { version, withdrawn: why } = known.release;
  if (!why) return '';
  const said = `Version ${version} was withdrawn on ${date(why.date)}: ${why.reason}`;
  const instead = why.instead ?? newer?.version;
  if (action?.do === 'download') return said;
  return instead === undefined
    ? `${said} There is nothing to use instead.`
    : `${said} Use ${instead} instead.`;
}

/** Which version is newer, where that is why a file that matches is not the one to use. */
function newer({ is, match }: Extract<Verdict, { match: Match }>): string[] {
  if (is === 'withdrawn' || is === 'other-machine' || !match.newer) return [];
  return match.newest
    ? [`Version ${match.newest.release.version} is newer.`]
    : [`Version ${match.newer.version} is newer, but has nothing for this computer.`];
}

function nearMiss(near: NearMiss): string {
  switch (near.kind) {
    case 'empty':
      return 'It has 0 bytes: the download did not start, or the disk is full.';
    case 'web-page':
      return 'It is a web page, perhaps a login or an error that was saved instead of the file.';
    case 'unfinished':
      return 'Its name is that of a download that has not finished.';
    case 'unpacked':
      return `It may be what was inside ${near.known.file.name}: some browsers unpack an archive after downloading it. Check the archive itself.`;
    case 'other-version':
      return `It is named like ${near.known.file.name}, but of a version that this page does not list: one that was taken back, or that was never published here.`;
    case 'signature':
      return `It is named like a signature of ${near.known.file.name}: drop both here together to have it checked.`;
  }
}

const notRead = 'Your browser could not read this file';

const unreadable: Record<UnreadableCause, { headline: string; details: string }> = {
  'insecure-page': {
    headline: 'Files cannot be checked on this page',
    details:
      'This page came over an unprotected connection (http), where browsers don’t calculate hashes, and where anybody on the way could have changed it. Open it with https.',
  },
  folder: {
    headline: 'A folder cannot be checked',
    details:
      'It is a folder. If your browser unpacked an archive, check the archive that you downloaded.',
  },
  gone: {
    headline: notRead,
    details: 'It is no longer there: it was moved, renamed or deleted. Choose it again.',
  },
  'not-readable': {
    headline: notRead,
    details:
      'It changed while it was being read, or you may not read it. Wait until its download has finished, then choose it again.',
  },
  'no-webassembly': {
    headline: 'This file is too large to be checked in this browser',
    details:
      'Your browser does not allow WebAssembly here (as in Lockdown Mode), and without it a file of this size cannot be hashed. A command can.',
  },
  other: { headline: notRead, details: 'It does not say why. Try again, or use a command.' },
};

/** The words of the check: messages, and functions of values that give whole sentences. */
export const checkWords = {
  headline,
  sentence,
  details,
  witnesses,
  platform,
  title: 'Is it genuine?',
  intro: 'Drop what you downloaded. It never leaves your computer.',
  withoutScript: 'One line in a terminal prints OK or FAILED.',
  choose: 'Choose a file…',
  orDrop: 'or drop it anywhere on this page',
  dropNow: 'Drop it to check it',
  checkedNow: 'What was checked',
  cancel: 'Cancel',
  again: 'Start again',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  cancelled: 'Cancelled.',
  waiting: 'Waiting for the file before it.',
  progress: (bytes: number, all: number, perSecond: number, secondsLeft: number) =>
    `${percent(bytes, all)}: ${size(bytes)} of ${size(all)}, ${size(perSecond)} a second, ${count(Math.ceil(secondsLeft), 'second', 'seconds')} left`,
  loading: 'Loading the check…',
  notLoaded: 'The check could not be loaded. Reload the page to try again, or use a terminal.',
  failed:
    'The list of our files could not be fetched from this page. Check your connection and start again.',
  quarter: (name: string, quarters: number) =>
    quarters === 0 ? `Reading ${name}` : `${name}: ${25 * quarters} %`,
  reading: (name: string) => `Reading ${name}`,
  announced: (name: string, said: string) => `${name}: ${said}`,
  /** One line over several files, what matters most first. */
  summary: (files: number, of: Record<VerdictKind, number>) =>
    [
      count(files, 'file', 'files'),
      of.bad > 0 && `${of.bad} bad`,
      of.attention > 0 && `${of.attention} to look at`,
      of.unchecked > 0 && `${of.unchecked} not checked`,
      of.matches > 0 && `${of.matches} that ${of.matches === 1 ? 'matches' : 'match'}`,
      of.genuine > 0 && `${of.genuine} genuine`,
    ]
      .filter(Boolean)
      .join(' · '),
  contact: 'Tell the publisher:',
  inTerminal: 'Check it in a terminal instead',
  copyLine: 'Copy the line',
  copy: 'Copy',
  copied: 'Copied',
  /** The words of the one thing to do. */
  action: {
    next: 'What to do next',
    download: (name: string, version: string, again: boolean) =>
      again ? `Download ${name} again` : `Download ${name} (version ${version})`,
    choose: 'See all files',
    command: (lines: number) =>
      lines === 1
        ? 'This line checks the signature; it prints OK or FAILED.'
        : 'The last of these lines checks the signature; it prints OK or FAILED.',
    commands: 'Check it in a terminal',
    reload: 'This page is not the newest one: reload it',
  },
  /** What is true of what is published, beside the check. */
  facts: {
    hashes: 'SHA-256 of every file',
    signed: (type: string) => `Signed with ${type} key`,
    private: 'This page tracks nothing',
  },
};

export type CheckWords = typeof checkWords;
