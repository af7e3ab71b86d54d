import { parseMinisignKey } from '../../catalogue/minisign-key';
import { type PublicKey } from '../../catalogue/schema';

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

async function readOpenPgpKey(text: string): Promise<PublicKey | null> {
  const openpgp = await import('openpgp');
  const key = await openpgp.readKey({ armoredKey: text }).catch(() => null);
  if (key === null || key.isPrivate()) return null;
  const ends = await key.getExpirationTime();
  return {
    type: 'openpgp',
    key: key.armor().replaceAll('\r\n', '\n'),
    fingerprint: key.getFingerprint().toUpperCase(),
    created: isoDay(key.getCreationTime()),
    ...(ends instanceof Date && { expires: isoDay(ends) }),
  };
}

/** Reads a minisign public key (minisign.pub) or an armored OpenPGP public key as the catalogue holds it; null for anything else. */
export async function readPublicKey(text: string): Promise<PublicKey | null> {
  if (text.includes('-----BEGIN PGP')) return readOpenPgpKey(text);
  const parsed = parseMinisignKey(text);
  const line = text.trim().split(/\r?\n/).at(-1);
  return parsed.ok ? { type: 'minisign', key: line, fingerprint: parsed.value.keyId } : null;
}
