import type { Malformed, MinisignResult } from '../../../catalogue/minisign';
import type { ReleaseFile } from '../../../catalogue/schema';
import { osLabels, signatureLabels, type SignatureType } from '../../../catalogue/vocabulary';
import type { StepId } from '../visitor/verify/afterClick';
import type { Checked } from '../visitor/verify/check';
import type { Proof } from '../visitor/verify/commands';
import type { Diagnosis, Range, UnreadableCause } from '../visitor/verify/diagnose';
import type { NearMiss } from '../visitor/verify/nearMisses';
import type { OpenPgpResult } from '../../../catalogue/openpgp';
import type { Shell } from '../visitor/verify/quoting';
import type { NotChecked, SignatureCheck } from '../visitor/verify/signatures';
import { cpus, date, size } from './en';

const percent = (part: number, whole: number): string => `${Math.floor((100 * part) / whole)} %`;
const count = (number: number, one: string, many: string): string => (number === 1 ? `1 ${one}` : `${number} ${many}`);

function platform(file: ReleaseFile): string {
  return file.os === undefined ? 'any system' : [osLabels[file.os], cpus(file)].filter(Boolean).join(', ');
}

/** Whether a signature was checked and found bad; one that could not be checked says nothing. */
function isBad({ result }: SignatureCheck): boolean {
  return !result.ok && result.reason !== 'not-checked';
}

/** What was found, in one line. */
function headline({ diagnosis, signatures }: Checked): string {
  switch (diagnosis.kind) {
    case 'genuine':
      if (diagnosis.known.release.withdrawn) return 'This file was published here, and withdrawn since: don’t use it';
      if (signatures.some(isBad)) return 'This file matches what this page publishes, but its signature is not good: don’t open it';
      return 'This file matches what this page publishes';
    case 'incomplete': return `This file is not complete: it is the first ${percent(diagnosis.size, diagnosis.expected)}`;
    case 'damaged': return 'This file is damaged: don’t open it';
    case 'unknown': return diagnosis.near[0]?.kind === 'empty' ? 'This file is empty' : 'This is not one of our files: don’t open it';
    case 'unreadable': return 'Your browser could not read this file';
  }
}

/** Where a damaged file differs; a long list is cut. */
function places(damaged: readonly Range[]): string {
  const shown = damaged.slice(0, 5).map(({ offset }) => size(offset)).join(', ');
  return damaged.length > 5 ? `${shown} and ${count(damaged.length - 5, 'more place', 'more places')}` : shown;
}

/** The sentences under the headline, what to do last. */
function details(diagnosis: Diagnosis): string[] {
  switch (diagnosis.kind) {
    case 'genuine': {
      const { known: { file, release }, renamed, withdrawn } = diagnosis;
      return [
        `It is ${file.name}${renamed ? ' under another name' : ''}: version ${release.version} of ${date(release.date)}, for ${platform(file)}.`,
        ...(withdrawn ? [`Version ${release.version} was withdrawn on ${date(withdrawn.date)}: ${withdrawn.reason} Use ${withdrawn.version} instead.`] : []),
      ];
    }
    case 'incomplete': {
      const { known: { file, release }, size: bytes, expected } = diagnosis;
      return [`It is the beginning of ${file.name} (version ${release.version}): ${size(bytes)} of ${size(expected)}.`, 'Download it again.'];
    }
    case 'damaged': {
      const { known: { file, release }, damaged, pieces, missing, extra } = diagnosis;
      return [
        `It comes from ${file.name} (version ${release.version}), but it was changed on the way or on the disk.`,
        ...(damaged.length > 0 ? [`${damaged.length} of ${count(pieces, 'piece', 'pieces')} ${damaged.length === 1 ? 'differs' : 'differ'}, after ${places(damaged)}.`] : []),
        ...(missing > 0 ? [`The last ${size(missing)} are missing.`] : []),
        ...(extra > 0 ? [`${size(extra)} follow its end.`] : []),
        'Delete it and download it again.',
      ];
    }
    case 'unknown': return [...diagnosis.near.slice(0, 3).map(nearMiss), 'Nothing this page publishes has this content. Delete it and download it from here.'];
    case 'unreadable': return [unreadable[diagnosis.cause]];
  }
}

function nearMiss(near: NearMiss): string {
  switch (near.kind) {
    case 'empty': return 'It has 0 bytes: the download did not start, or the disk is full.';
    case 'web-page': return 'It is a web page, perhaps a login or an error that was saved instead of the file.';
    case 'unfinished': return `Its name is that of a download that has not finished${near.known ? `, of ${near.known.file.name}` : ''}.`;
    case 'replaced': return `It is what ${near.known.file.name} was until ${date(near.date)}, when the publisher replaced it.`;
    case 'unpacked': return `It may be what was inside ${near.known.file.name}: some browsers unpack an archive after downloading it. Check the archive itself.`;
    case 'same-name': {
      const { known: { file, release }, difference } = near;
      const how = difference === 0 ? 'other content of the same size' : `${size(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;
      return `It is named like ${file.name} of version ${release.version}, but has ${how}.`;
    }
  }
}

const unreadable: Record<UnreadableCause, string> = {
  'insecure-page': 'This page came over an unprotected connection (http), where browsers don’t calculate hashes, and where anybody on the way could have changed it. Open it with https.',
  folder: 'It is a folder. If your browser unpacked an archive, check the archive that you downloaded.',
  gone: 'It is no longer there: it was moved, renamed or deleted. Choose it again.',
  'not-readable': 'It changed while it was being read, or you may not read it. Wait until its download has finished, then choose it again.',
  'no-webassembly': 'Your browser does not allow WebAssembly here, which this file needs. Use a command.',
  other: 'It does not say why. Try again, or use a command.',
};

/** A signature's state in one sentence. */
function signature(check: SignatureCheck): string {
  switch (check.type) {
    case 'minisign': return check.result.ok || check.result.reason !== 'not-checked' ? minisign(check.result) : notChecked(check.result, check.type);
    case 'openpgp': return check.result.ok || check.result.reason !== 'not-checked' ? openPgp(check.result) : notChecked(check.result, check.type);
    default: return notChecked(check.result, check.type);
  }
}

function notChecked({ because }: NotChecked, type: SignatureType): string {
  const name = signatureLabels[type];
  switch (because) {
    case 'kind': return `It also has a ${name} signature, which a browser cannot check.`;
    case 'no-key': return `Its ${name} signature was not checked: this page has no key for it.`;
    case 'no-signature': return `Its ${name} signature was not checked: the signature could not be fetched from this page.`;
  }
}

function malformed({ of, line, expected }: Malformed): string {
  return `The ${of} cannot be read: line ${line} should be ${expected.replaceAll('-', ' ')}.`;
}

function minisign(result: MinisignResult): string {
  if (result.ok) {
    const { signedName, timestamp } = result.signature;
    const when = timestamp === undefined ? '' : ` on ${date(new Date(timestamp * 1000).toISOString())}`;
    return `Signed by the minisign key ${result.keyId}${when}${signedName === undefined ? '' : `, as ${signedName}`}.`;
  }
  switch (result.reason) {
    case 'malformed': return malformed(result.malformed);
    case 'other-key': return `Signed by another key (${result.keyId}) than the publisher’s (${result.expected}).`;
    case 'content': return 'The signature is not of this content.';
    case 'trusted-comment': return 'Somebody changed the signature’s comment: it proves nothing.';
    case 'file-name': return `The signature is good, but it is of a file named ${result.signedName}, not ${result.fileName}: an older file may have been put in its place.`;
    case 'too-large': return `The signature needs all ${size(result.size)} in memory at once, too much for a browser. Use the minisign command.`;
  }
}

function openPgp(result: OpenPgpResult): string {
  if (result.ok) return `Signed by the OpenPGP key ${spaced(result.fingerprint)}${result.userId === null ? '' : ` (${result.userId})`} on ${date(result.signed)}.`;
  switch (result.reason) {
    case 'malformed': return `The OpenPGP ${result.of} cannot be read.`;
    case 'other-key': return `Signed by another key (${result.keyId}) than the publisher’s (${result.expected.map(spaced).join(' or ')}).`;
    case 'content': return 'The signature is not of this content.';
    case 'weak-algorithm': return `The signature uses ${result.algorithm.toUpperCase()}, which proves nothing today.`;
    case 'unknown-algorithm': return 'The signature uses an algorithm that this page does not know. Use the gpg command.';
    case 'revoked-key': return `The key ${spaced(result.fingerprint)} was revoked: its owner says not to trust it.`;
    case 'expired-key': return `The content is what was signed on ${date(result.signed)}, but the key ${spaced(result.fingerprint)} expired on ${date(result.expired)}, ${result.whileValid ? 'after' : 'before'} it signed.`;
    case 'expired-signature': return `The content is what was signed, but the signature expired on ${date(result.expired)}.`;
    case 'key-not-for-signing': return `The key ${spaced(result.fingerprint)} was not allowed to sign files when it did.`;
  }
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
  gatekeeper: 'The publisher has not had it notarised by Apple, so macOS will stop it. If it matches here, allow it in System Settings › Privacy & Security › Open Anyway.',
  smartscreen: 'It is not signed for Windows, so SmartScreen will warn. If it matches here, choose More info › Run anyway.',
};

const shellLabels: Record<Shell, string> = { sh: 'terminal', powershell: 'PowerShell', cmd: 'Command Prompt' };

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
  isBad,
  details,
  signature,
  step,
  proof,
  spaced,
  title: 'Check your download',
  intro: 'Drop a file here or choose it. It stays on your computer: the check happens in your browser, also offline, against the hashes in this page.',
  choose: 'Choose files',
  cancel: 'Cancel',
  again: 'Start again',
  cancelled: 'Cancelled.',
  waiting: 'Waiting for the file before it.',
  progress: (bytes: number, all: number, perSecond: number, secondsLeft: number) =>
    `${percent(bytes, all)}: ${size(bytes)} of ${size(all)}, ${size(perSecond)} a second, ${count(Math.ceil(secondsLeft), 'second', 'seconds')} left`,
  loading: 'Loading the check…',
  notLoaded: 'The check could not be loaded. Reload the page to try again, or use a command.',
  failed: 'The list of our files could not be fetched from this page. Check your connection and start again.',
  quarter: (name: string, quarters: number) => (quarters === 0 ? `Reading ${name}` : `${name}: ${25 * quarters} %`),
  reading: (name: string) => `Reading ${name}`,
  unsigned: 'It carries no signature that this page can check: it is as trustworthy as this page and the connection to it.',
  wrongMachine: (file: ReleaseFile) => `It is for ${platform(file)}, not for this machine.`,
  rightOne: (name: string) => `The right one is ${name}`,
  newer: (version: string) => `Version ${version} is newer`,
  witnesses: (sources: string[], iso: string) => (sources.length === 1
    ? `${sources.join()} states the same hash, checked on ${date(iso)}.`
    : `${sources.length} independent sources agree (${sources.join(', ')}), checked on ${date(iso)}.`),
  keyNote: 'A signature holds even when this server was changed, if you know the key from elsewhere. Seen only here, a key is only as good as this page: compare its fingerprint with another place.',
  commandFor: (tool: string, shell: Shell, systems: string[]) => `${tool} (${shellLabels[shell]}${systems.length < 4 ? `, ${systems.join(', ')}` : ''})`,
  commandsTitle: (name: string, version: string) => `Check ${name} ${version} with a command`,
  commandsIntro: 'Paste one of these lines in the folder of the download. It prints OK or FAILED.',
  signatureFile: 'The signature file that must lie beside it',
  afterClick: 'After the download',
  checkWith: 'Check it: this line prints OK or FAILED.',
  checkHere: 'Check it on this page',
  otherCommands: 'Other commands',
  allCommands: 'Check with a command instead',
} as const;
