import { type PublicKey, type Subkey } from 'openpgp';
import { type OpenPgpResult } from './openpgp';
import { fingerprintOf, type Opened, type Signer } from './openpgp-input';
import { revokedBefore, type Revoked } from './pinned-keys';

/** What makes a signature prove nothing, in words, or null. */
export function weaknessOf(
  { openpgp }: Opened,
  signingKey: PublicKey | Subkey,
  hashAlgorithm: number | null,
): string | null {
  if (hashAlgorithm !== null && openpgp.config.rejectMessageHashAlgorithms.has(hashAlgorithm)) {
    return (
      Object.entries(openpgp.enums.hash).find(([, id]) => id === hashAlgorithm)?.[0] ?? ''
    ).toUpperCase();
  }
  const { algorithm, bits } = signingKey.getAlgorithmInfo();
  return bits !== undefined && bits < openpgp.config.minRSABits
    ? `${algorithm.startsWith('rsa') ? 'RSA' : algorithm.toUpperCase()} with ${bits} bits`
    : null;
}

/** The content is what was signed; what remains is whether the key and the signature were valid then. `now` tells only what has expired since. */
export async function judgeKey(
  { config }: Opened,
  { key, signingKey, pinned }: Signer,
  { created, ends, now }: { created: Date; ends: Date | number; now: Date },
): Promise<OpenPgpResult> {
  const fingerprint = fingerprintOf(key);
  const signed = created.toISOString();
  const revoked = earliest(pinned.revoked, await ownRevocation(key, signingKey, config, now));
  if (revoked && revokedBefore(revoked, created.getTime()))
    return { ok: false, reason: 'revoked-key', fingerprint, signed, revoked };
  const expiry = soonest(
    await key.getExpirationTime(undefined, config),
    'getExpirationTime' in signingKey && signingKey !== key
      ? await signingKey.getExpirationTime(undefined, config)
      : null,
  );
  if (expiry !== null && expiry <= created)
    return {
      ok: false,
      reason: 'expired-key',
      fingerprint,
      expired: expiry.toISOString(),
      signed,
    };
  if (ends instanceof Date && ends <= now)
    return { ok: false, reason: 'expired-signature', fingerprint, expired: ends.toISOString() };
  // At no time: a key that was certified anew has no certificate that is older than its early signatures.
  const failure: unknown = await key
    .getSigningKey(signingKey.getKeyID(), null, undefined, config)
    .then(
      () => null,
      (error: unknown) => error,
    );
  // With a cause the library failed at the key's own signatures, for example of a curve that it lacks.
  if (failure instanceof Error && failure.cause !== undefined)
    return { ok: false, reason: 'unknown-algorithm' };
  if (failure !== null || signingKey.getCreationTime() > created)
    return { ok: false, reason: 'key-not-for-signing', fingerprint };
  const userId = await key.getPrimaryUser(created, undefined, config).then(
    ({ user: { userID } }) => userID?.userID ?? null,
    () => null,
  );
  return {
    ok: true,
    fingerprint,
    userId,
    signed,
    ...(expiry !== null && expiry <= now && { expired: expiry.toISOString() }),
    ...(revoked && { revoked }),
  };
}

/** The revocation that a key carries, taken off it so that the rest of it can be judged. */
async function ownRevocation(
  key: PublicKey,
  signingKey: PublicKey | Subkey,
  config: Opened['config'],
  now: Date,
): Promise<Revoked | undefined> {
  const ofKey = (await key.isRevoked(undefined, undefined, now, config))
    ? key.revocationSignatures
    : [];
  // The key is pinned, so a revocation that comes with its subkey was put there by the publisher.
  const all = [
    ...ofKey,
    ...('revocationSignatures' in signingKey ? signingKey.revocationSignatures : []),
  ];
  key.revocationSignatures = [];
  if ('revocationSignatures' in signingKey) signingKey.revocationSignatures = [];
  return earliest(
    ...all.map(
      ({ created, reasonForRevocationString }) =>
        created && { date: created.toISOString(), reason: reasonForRevocationString ?? '' },
    ),
  );
}

function earliest(...revocations: (Revoked | null | undefined)[]): Revoked | undefined {
  return revocations
    .flatMap((one) => one ?? [])
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))[0];
}

function soonest(...times: (Date | number | null)[]): Date | null {
  const dates = times.filter((time) => time instanceof Date);
  return dates.length === 0 ? null : new Date(Math.min(...dates.map(Number)));
}
