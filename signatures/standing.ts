import { type MinisignResult } from './minisign';
import { type OpenPgpResult } from './openpgp';

/**
 * What a signature says of a file. `doubtful`: good, but its key was revoked later, so that nobody can tell whether it is
 * older than the reason for that. `unproven`: nothing either way, because it was not or could not be checked.
 */
type Standing = 'good' | 'doubtful' | 'bad' | 'unproven';

/** The one rule, for the gate and for the page. Good at the time of signing is good. */
export function standingOf(
  result: MinisignResult | OpenPgpResult | { ok: false; reason: 'not-checked' },
): Standing {
  if (result.ok) return result.revoked === undefined ? 'good' : 'doubtful';
  switch (result.reason) {
    case 'other-key':
    case 'content':
    case 'trusted-comment':
    case 'file-name':
    case 'revoked-key':
    case 'expired-key':
    case 'key-not-for-signing':
      return 'bad';
    // What the checking programs cannot read proves nothing against the file; neither does what only these cannot do.
    case 'malformed':
    case 'too-large':
    case 'unknown-algorithm':
    case 'weak-algorithm':
    case 'expired-signature':
    case 'not-checked':
      return 'unproven';
  }
}
