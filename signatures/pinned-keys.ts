import { type PublicKey } from '../catalogue/schema';

/** When and why a key was revoked, as the catalogue says or, for OpenPGP, the key itself. `date` is ISO 8601. */
export interface Revoked {
  date: string;
  reason: string;
}

/** A key that the publisher states: its text, with the fingerprint and the revocation that the catalogue states for it. */
export interface PinnedKey {
  key: string;
  fingerprint: string;
  revoked?: Revoked;
}

const day = 24 * 60 * 60 * 1000;

/** When a date of a key takes effect, in ms since 1970: at its time, or at the end of its day. */
export function endOf(date: string): number {
  return date.includes('T') ? Date.parse(date) : Date.parse(date) + day;
}

/** Whether a key was revoked before `signed` (ms since 1970). */
export function revokedBefore({ date }: Revoked, signed: number): boolean {
  return endOf(date) <= signed;
}

/** The keys whose text is in the catalogue or `read` finds at its address (null where it can't be had). */
export async function pinnedKeys(
  keys: readonly PublicKey[],
  read: (url: string) => Promise<string | null>,
): Promise<PinnedKey[]> {
  const texts = await Promise.all(
    keys.map(({ key, url }) => key ?? (url === undefined ? null : read(url))),
  );
  return keys.flatMap(({ fingerprint, revoked }, index) => {
    const key = texts[index];
    return key ? [{ key, fingerprint, revoked }] : [];
  });
}
