import { type Malformed } from '../../../catalogue/minisign-key';
import { signatureLabels, type SignatureType } from '../../../catalogue/vocabulary';
import { type MinisignResult } from '../../../signatures/minisign';
import { type OpenPgpResult } from '../../../signatures/openpgp';
import { type Revoked } from '../../../signatures/pinned-keys';
import { type NotChecked, type SignatureCheck } from '../visitor/check/check-signatures';
import { type CommonWords } from './common';
import { type Messages } from './messages';
import { spaced } from './shown';

/** What is known of a signature, in sentences of one language; the first says the most. */
export function signatureSentencesOf(
  words: Messages['check']['signature'],
  { date, number, size, either }: CommonWords,
): (check: SignatureCheck) => string[] {
  return (check) => {
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
  };

  function notChecked({ because }: NotChecked, type: SignatureType): string {
    const name = signatureLabels[type];
    switch (because) {
      case 'kind':
        return words.kind(name);
      case 'no-key':
        return words.noKey(name);
      case 'no-signature':
        return words.noSignature(name);
      case 'no-webassembly':
        return words.noWebAssembly(name);
    }
  }

  function malformed({ of, line, expected }: Malformed): string {
    const said = of === 'key' ? words.keyMalformed : words.signatureMalformed;
    return said(number(line), words.expected[expected]);
  }

  function minisign(result: MinisignResult): string[] {
    if (result.ok) {
      const { signedName, timestamp } = result.signature;
      return [
        timestamp === undefined
          ? words.signed('minisign', result.keyId)
          : words.signedOn(
              'minisign',
              result.keyId,
              date(new Date(timestamp * 1000).toISOString()),
            ),
        ...(signedName === undefined ? [] : [words.namesFile(signedName)]),
        ...revokedLater(result.revoked),
      ];
    }
    switch (result.reason) {
      case 'malformed':
        return [malformed(result.malformed)];
      case 'other-key':
        return [words.otherKey(result.keyId, either(result.expected))];
      case 'content':
        return [words.content];
      case 'trusted-comment':
        return [words.trustedComment];
      case 'file-name':
        return [words.fileName(result.signedName, result.fileName)];
      case 'revoked-key':
        return [
          words.revokedBefore(result.keyId, date(result.revoked.date), result.revoked.reason),
        ];
      case 'too-large':
        return [words.tooLarge(size(result.size))];
    }
  }

  function openPgp(result: OpenPgpResult): string[] {
    if (result.ok) {
      const { userId } = result;
      const key = spaced(result.fingerprint);
      return [
        result.expired === undefined
          ? words.signedOn('OpenPGP', key, date(result.signed))
          : words.signedThenExpired('OpenPGP', key, date(result.signed), date(result.expired)),
        ...(userId === null ? [] : [words.namesOwner(userId)]),
        ...revokedLater(result.revoked),
      ];
    }
    switch (result.reason) {
      case 'malformed':
        return [result.of === 'key' ? words.keyUnread : words.signatureUnread];
      case 'other-key':
        return [words.otherKey(result.keyId, either(result.expected.map(spaced)))];
      case 'content':
        return [words.content];
      case 'weak-algorithm':
        return [words.weakAlgorithm(result.algorithm)];
      case 'unknown-algorithm':
        return [words.unknownAlgorithm];
      case 'revoked-key':
        return [
          words.revokedBeforeSigned(
            date(result.signed),
            spaced(result.fingerprint),
            date(result.revoked.date),
            result.revoked.reason,
          ),
        ];
      case 'expired-key':
        return [
          words.expiredBefore(
            date(result.signed),
            spaced(result.fingerprint),
            date(result.expired),
          ),
        ];
      case 'expired-signature':
        return [words.expiredSignature(date(result.expired))];
      case 'key-not-for-signing':
        return [words.notForSigning(spaced(result.fingerprint))];
    }
  }

  function revokedLater(revoked: Revoked | undefined): string[] {
    return revoked === undefined
      ? []
      : [words.revokedLater(date(revoked.date), revoked.reason), words.notTold];
  }
}
