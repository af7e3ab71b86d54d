import { type Malformed } from '../../../catalogue/minisign-key';
import { signatureLabels, type SignatureType } from '../../../catalogue/vocabulary';
import { type MinisignResult } from '../../../signatures/minisign';
import { type OpenPgpResult } from '../../../signatures/openpgp';
import { type Revoked } from '../../../signatures/pinned-keys';
import { type NotChecked, type SignatureCheck } from '../visitor/check/check-signatures';
import { date, size } from './download-page';

/** What is known of a signature, in sentences; the first says the most. */
export function signatureSentences(check: SignatureCheck): string[] {
  switch (check.type) {
    case 'minisign':
      return check.result.ok || check.result.reason !== 'not-checked'
        ? minisign(check.result)
        : [notChecked(check.result, check.type)];
    case 'openpgp':
      return check.result.ok || check.result.reason !== 'not-checked'
        ? openPgp(check.result)
        : [notChecked(check.result, check.type)];
    default:
      return [notChecked(check.result, check.type)];
  }
}

/** A fingerprint in groups of four, as gpg shows it. */
export function spaced(fingerprint: string): string {
  return fingerprint.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
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

function minisign(result: MinisignResult): string[] {
  if (result.ok) {
    const { signedName, timestamp } = result.signature;
    return [
      timestamp === undefined
        ? `Signed by the minisign key ${result.keyId}.`
        : `Signed by the minisign key ${result.keyId} on ${date(new Date(timestamp * 1000).toISOString())}.`,
      ...(signedName === undefined ? [] : [`The signature names the file ${signedName}.`]),
      ...revokedLater(result.revoked),
    ];
  }
  switch (result.reason) {
    case 'malformed':
      return [malformed(result.malformed)];
    case 'other-key':
      return [otherKey(result.keyId, result.expected)];
    case 'content':
      return ['The signature is not of this content.'];
    case 'trusted-comment':
      return ['Somebody changed the signature’s comment: it proves nothing.'];
    case 'file-name':
      return [
        `The signature is good, but it is of a file named ${result.signedName}, not ${result.fileName}: an older file may have been put in its place.`,
      ];
    case 'revoked-key':
      return [
        `It was signed after the key ${result.keyId} was revoked on ${date(result.revoked.date)}: ${result.revoked.reason}`,
      ];
    case 'too-large':
      return [
        `Its minisign signature cannot be checked here: it is of an old kind that needs all ${size(result.size)} in memory at once.`,
      ];
  }
}

const otherKey = (keyId: string, expected: readonly string[]) =>
  `Signed by another key (${keyId}) than the publisher’s (${expected.join(' or ')}).`;

function openPgp(result: OpenPgpResult): string[] {
  if (result.ok) {
    const { userId } = result;
    const key = spaced(result.fingerprint);
    return [
      result.expired === undefined
        ? `Signed by the OpenPGP key ${key} on ${date(result.signed)}.`
        : `Signed by the OpenPGP key ${key} on ${date(result.signed)}, while the key was valid; it expired on ${date(result.expired)}.`,
      ...(userId === null ? [] : [`The key names its owner ${userId}.`]),
      ...revokedLater(result.revoked),
    ];
  }
  switch (result.reason) {
    case 'malformed':
      return [`The OpenPGP ${result.of} cannot be read.`];
    case 'other-key':
      return [otherKey(result.keyId, result.expected.map(spaced))];
    case 'content':
      return ['The signature is not of this content.'];
    case 'weak-algorithm':
      return [`Its OpenPGP signature uses ${result.algorithm}, which proves nothing today.`];
    case 'unknown-algorithm':
      return [
        'Its OpenPGP signature cannot be checked here: it uses an algorithm that this page does not know.',
      ];
    case 'revoked-key':
      return [
        `It was signed on ${date(result.signed)}, after the key ${spaced(result.fingerprint)} was revoked on ${date(result.revoked.date)}: ${result.revoked.reason}`,
      ];
    case 'expired-key':
      return [
        `It was signed on ${date(result.signed)}, after the key ${spaced(result.fingerprint)} had expired on ${date(result.expired)}.`,
      ];
    case 'expired-signature':
      return [
        `The content is what was signed, but the signature was meant to hold until ${date(result.expired)} only.`,
      ];
    case 'key-not-for-signing':
      return [
        `The key ${spaced(result.fingerprint)} was not one for signing files when it signed.`,
      ];
  }
}

function revokedLater(revoked: Revoked | undefined): string[] {
  return revoked === undefined
    ? []
    : [
        `That key was revoked on ${date(revoked.date)}: ${revoked.reason}`,
        'Nobody can tell whether what it signed before is safe.',
      ];
}
