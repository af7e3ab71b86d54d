import { type Malformed } from '../../../catalogue/minisign-key';
import { type Shell } from '../../../catalogue/quoting';
import { type ReleaseFile } from '../../../catalogue/schema';
import { osLabels, signatureLabels, type SignatureType } from '../../../catalogue/vocabulary';
import { type MinisignResult } from '../../../signatures/minisign';
import { type OpenPgpResult } from '../../../signatures/openpgp';
import { type Revoked } from '../../../signatures/pinned-keys';
import { type StepId } from '../visitor/check/after-click';
import { type NotChecked, type SignatureCheck } from '../visitor/check/check-signatures';
import { type Proof } from '../visitor/check/commands';
import { type Match, type Range, type UnreadableCause } from '../visitor/check/diagnose';
import { type NearMiss } from '../visitor/check/near-misses';
import { type Verdict } from '../visitor/check/verdict';
import { cpus, date, size } from './download-page';
import { publishedWords } from './published';

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

/** What was found, in one line. */
function headline(verdict: Verdict): string {
  switch (verdict.is) {
    case 'genuine':
      return 'Genuine: signed by the publisher’s key';
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
      return `This download is not complete (${part(verdict.size, verdict.expected)})`;
    case 'damaged':
      return 'This file is damaged: don’t open it';
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

/** The sentences under the headline. */
function details(verdict: Verdict): string[] {
  switch (verdict.is) {
    case 'genuine':
    case 'matches':
    case 'withdrawn':
    case 'other-machine':
    case 'old':
    case 'revoked-since':
      return [...content(verdict.match), ...hint(verdict)];
    case 'badly-signed':
      return verdict.match
        ? [
            ...content(verdict.match),
            'It matches what this page publishes, but somebody may have changed both.',
          ]
        : [];
    case 'signed':
      return ['Perhaps it was published elsewhere, or for testers. This page does not list it.'];
    case 'incomplete': {
      const {
        known: { file, release },
        proven,
      } = verdict;
      return [
        proven
          ? `It is the beginning of ${file.name} (version ${release.version}).`
          : `By its name it is ${file.name} (version ${release.version}). Whether what is there is right cannot be told.`,
      ];
    }
    case 'damaged': {
      const {
        known: { file, release },
        damaged,
        pieces,
        missing,
        extra,
      } = verdict;
      return [
        `It comes from ${file.name} (version ${release.version}), but it was changed on the way or on the disk.`,
        ...(damaged.length > 0
          ? [
              `${damaged.length} of ${count(pieces, 'piece', 'pieces')} ${damaged.length === 1 ? 'differs' : 'differ'}, after ${places(damaged)}.`,
            ]
          : []),
        ...(missing > 0 ? [`The last ${size(missing)} are missing.`] : []),
        ...(extra > 0 ? [`${size(extra)} follow its end.`] : []),
      ];
    }
    case 'replaced':
      return [
        `It is what ${verdict.known.file.name} was until ${date(verdict.date)}, when the publisher replaced it.`,
      ];
    case 'web-page':
      return [`Perhaps a login or an error was saved instead of ${verdict.known.file.name}.`];
    case 'differs': {
      const {
        known: { file, release },
        difference,
      } = verdict;
      const how =
        difference === 0
          ? 'other content of the same size'
          : `${size(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;
      return [`It is named like ${file.name} of version ${release.version}, but has ${how}.`];
    }
    case 'unknown':
      return [
        ...verdict.near.slice(0, 3).map(nearMiss),
        'Nothing that this page publishes has this content.',
      ];
    case 'unreadable':
      return [unreadable[verdict.cause].details];
    case 'published':
      return [publishedWords.purpose(verdict.file)];
    case 'taken-back':
      return [...content(verdict.match), publishedWords.takenBackDetails];
    case 'other-publish':
      return [publishedWords.otherPublish[verdict.standing].details];
  }
}

function content({ known: { file, release }, renamed }: Match): string[] {
  return [
    `It is ${file.name}${renamed ? ' under another name' : ''}: version ${release.version} of ${date(release.date)}, for ${platform(file)}.`,
  ];
}

/** Why a file that matches is not the one to use. */
function hint({
  is,
  match: {
    known: {
      release: { version, withdrawn },
    },
    newer,
    newest,
  },
  action,
}: Exclude<Extract<Verdict, { match: Match }>, { is: 'taken-back' }>): string[] {
  if (is === 'withdrawn' && withdrawn) {
    const instead = withdrawn.instead ?? newer?.version;
    return [
      `Version ${version} was withdrawn on ${date(withdrawn.date)}: ${withdrawn.reason}${action?.do === 'download' ? '' : ` ${instead === undefined ? 'There is nothing to use instead.' : `Use ${instead} instead.`}`}`,
    ];
  }
  if (is === 'other-machine' || !newer) return [];
  return [
    newest
      ? `Version ${newest.release.version} is newer.`
      : `Version ${newer.version} is newer, but has nothing for this computer.`,
  ];
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

/** The words of the one thing to do. */
const action = {
  download: (name: string, version: string, again: boolean) =>
    again ? `Download ${name} again` : `Download ${name} (version ${version})`,
  choose: 'See all files',
  command: (lines: number) =>
    lines === 1
      ? 'This line checks the signature; it prints OK or FAILED.'
      : 'The last of these lines checks the signature; it prints OK or FAILED.',
  commands: 'Check it with a command',
  older: 'This page is not the newest one.',
  reload: 'Reload this page',
} as const;

/** A signature's state in one sentence. */
function signature(check: SignatureCheck): string {
  switch (check.type) {
    case 'minisign':
      return check.result.ok || check.result.reason !== 'not-checked'
        ? minisign(check.result)
        : notChecked(check.result, check.type);
    case 'openpgp':
      return check.result.ok || check.result.reason !== 'not-checked'
        ? openPgp(check.result)
        : notChecked(check.result, check.type);
    default:
      return notChecked(check.result, check.type);
  }
}

function notChecked({ because }: NotChecked, type: SignatureType): string {
  const name = signatureLabels[type];
  switch (because) {
    case 'kind':
      return `It also has a ${name} signature, which a browser cannot check.`;
    case 'no-key':
      return `Its ${name} signature was not checked: this page has no key for it.`;
    case 'no-signature':
      return `Its ${name} signature was not checked: the signature could not be fetched from this page.`;
    case 'no-webassembly':
      return `Its ${name} signature cannot be checked here: that takes WebAssembly, which your browser does not allow.`;
  }
}

function malformed({ of, line, expected }: Malformed): string {
  return `The ${of} cannot be read: line ${line} should be ${expected.replaceAll('-', ' ')}.`;
}

function minisign(result: MinisignResult): string {
  if (result.ok) {
    const { signedName, timestamp } = result.signature;
    const when =
      timestamp === undefined ? '' : ` on ${date(new Date(timestamp * 1000).toISOString())}`;
    return `Signed by the minisign key ${result.keyId}${when}${signedName === undefined ? '' : `, as ${signedName}`}.${revokedLater(result.revoked)}`;
  }
  switch (result.reason) {
    case 'malformed':
      return malformed(result.malformed);
    case 'other-key':
      return `Signed by another key (${result.keyId}) than the publisher’s (${result.expected.join(' or ')}).`;
    case 'content':
      return 'The signature is not of this content.';
    case 'trusted-comment':
      return 'Somebody changed the signature’s comment: it proves nothing.';
    case 'file-name':
      return `The signature is good, but it is of a file named ${result.signedName}, not ${result.fileName}: an older file may have been put in its place.`;
    case 'revoked-key':
      return `It was signed after the key ${result.keyId} was revoked on ${date(result.revoked.date)}: ${result.revoked.reason}`;
    case 'too-large':
      return `Its minisign signature cannot be checked here: it is of an old kind that needs all ${size(result.size)} in memory at once.`;
  }
}

function openPgp(result: OpenPgpResult): string {
  if (result.ok) {
    const by = `${spaced(result.fingerprint)}${result.userId === null ? '' : ` (${result.userId})`}`;
    const expired =
      result.expired === undefined
        ? ''
        : `, while the key was valid; it expired on ${date(result.expired)}`;
    return `Signed by the OpenPGP key ${by} on ${date(result.signed)}${expired}.${revokedLater(result.revoked)}`;
  }
  switch (result.reason) {
    case 'malformed':
      return `The OpenPGP ${result.of} cannot be read.`;
    case 'other-key':
      return `Signed by another key (${result.keyId}) than the publisher’s (${result.expected.map(spaced).join(' or ')}).`;
    case 'content':
      return 'The signature is not of this content.';
    case 'weak-algorithm':
      return `Its OpenPGP signature uses ${result.algorithm}, which proves nothing today.`;
    case 'unknown-algorithm':
      return 'Its OpenPGP signature cannot be checked here: it uses an algorithm that this page does not know.';
    case 'revoked-key':
      return `It was signed on ${date(result.signed)}, after the key ${spaced(result.fingerprint)} was revoked on ${date(result.revoked.date)}: ${result.revoked.reason}`;
    case 'expired-key':
      return `It was signed on ${date(result.signed)}, after the key ${spaced(result.fingerprint)} had expired on ${date(result.expired)}.`;
    case 'expired-signature':
      return `The content is what was signed, but the signature was meant to hold until ${date(result.expired)} only.`;
    case 'key-not-for-signing':
      return `The key ${spaced(result.fingerprint)} was not one for signing files when it signed.`;
  }
}

function revokedLater(revoked: Revoked | undefined): string {
  return revoked === undefined
    ? ''
    : ` That key was revoked on ${date(revoked.date)}: ${revoked.reason} Nobody can tell whether what it signed before is safe.`;
}

/** A fingerprint in groups of four, as gpg shows it. */
function spaced(fingerprint: string): string {
  return fingerprint.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

const step: Record<StepId, string> = {
  open: 'Open the file from your Downloads folder.',
  'drag-to-applications': 'Drag the app onto Applications.',
  eject: 'Eject the disk image and start the app from Applications.',
  'follow-installer': 'Follow the installer.',
  'install-app-package': 'Choose Install in the window that opens.',
  'extract-all': 'Right-click the file and choose Extract All.',
  extract: 'Unpack it.',
  'extract-on-open': 'Double-click the file to unpack it; Safari may have done so already.',
  'move-to-applications': 'Move the app to Applications and open it there.',
  'run-inside': 'Start the program from the folder that appears.',
  'make-executable': 'Allow it to run.',
  'run-in-terminal': 'Start it in a terminal.',
  'install-in-terminal': 'Install it in a terminal.',
  'write-to-usb': 'Write it to a USB stick or start it in a virtual machine.',
  'allow-source': 'Android asks whether your browser may install apps: allow it for this once.',
  gatekeeper:
    'The publisher has not had it notarised by Apple, so macOS will stop it. If it matches here, allow it in System Settings › Privacy & Security › Open Anyway.',
  smartscreen:
    'It is not signed for Windows, so SmartScreen will warn. If it matches here, choose More info › Run anyway.',
};

const shellLabels: Record<Shell, string> = {
  sh: 'terminal',
  powershell: 'PowerShell',
  cmd: 'Command Prompt',
};

const proof: Record<Proof | 'import-key', string> = {
  hash: 'Compares the file with what this page publishes',
  signature: 'Checks who signed it',
  attestation: 'Checks which build made it',
  'code-signature': 'Asks the system who signed it',
  'import-key': 'First, once: import the key',
};

/** The words of checking a download. */
export const verifyWords = {
  headline,
  details,
  action,
  signature,
  step,
  proof,
  spaced,
  title: 'Check your download',
  intro:
    'Drop a file here or choose it. It stays on your computer: the check happens in your browser, also offline, against the hashes in this page.',
  choose: 'Choose files',
  cancel: 'Cancel',
  again: 'Start again',
  cancelled: 'Cancelled.',
  waiting: 'Waiting for the file before it.',
  progress: (bytes: number, all: number, perSecond: number, secondsLeft: number) =>
    `${percent(bytes, all)}: ${size(bytes)} of ${size(all)}, ${size(perSecond)} a second, ${count(Math.ceil(secondsLeft), 'second', 'seconds')} left`,
  loading: 'Loading the check…',
  notLoaded: 'The check could not be loaded. Reload the page to try again, or use a command.',
  failed:
    'The list of our files could not be fetched from this page. Check your connection and start again.',
  quarter: (name: string, quarters: number) =>
    quarters === 0 ? `Reading ${name}` : `${name}: ${25 * quarters} %`,
  reading: (name: string) => `Reading ${name}`,
  unsigned:
    'It carries no signature that this page can check: it is as trustworthy as this page and the connection to it.',
  contact: 'Tell the publisher:',
  witnesses: (sources: string[], iso: string) =>
    sources.length === 1
      ? `${sources.join()} states the same hash, checked on ${date(iso)}.`
      : `${sources.length} independent sources agree (${sources.join(', ')}), checked on ${date(iso)}.`,
  keyNote:
    'A signature holds even when this server was changed, if you know the key from elsewhere. Seen only here, a key is only as good as this page: compare its fingerprint with another place.',
  commandFor: (tool: string, shell: Shell, systems: string[]) =>
    `${tool} (${shellLabels[shell]}${systems.length < 4 ? `, ${systems.join(', ')}` : ''})`,
  commandsTitle: (name: string, version: string) => `Check ${name} ${version} with a command`,
  commandsIntro: 'Paste one of these lines in the folder of the download. It prints OK or FAILED.',
  signatureFile: 'The signature file that must lie beside it',
  afterClick: 'After the download',
  checkWith: 'Check it: this line prints OK or FAILED.',
  checkHere: 'Check it on this page',
  otherCommands: 'Other commands',
  allCommands: 'Check with a command instead',
} as const;
