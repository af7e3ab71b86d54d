import { z } from 'zod';
import { type Signature } from '../../catalogue/schema';
import { channelOf } from '../../catalogue/version';
import { type FileEntry, type ReleaseEntry } from '../intake/entries';
import { combine, cpuOf, osOf, stated, type Platform } from './platforms';
import { checkJson, hasKeys, isoTime, nameInUrl, versionOf, type Source } from './source';

const update = z.object({
  version: z.string().min(1),
  notes: z.string().nullish(),
  pub_date: z.string().nullish(),
  platforms: z.record(z.string(), z.object({ url: z.string(), signature: z.string().nullish() })),
});

/** Tauri's latest.json (https://v2.tauri.app/plugin/updater/#static-json-file). It states platforms and signatures, not sizes or hashes. */
export const tauri: Source = {
  id: 'tauri',
  label: 'Tauri latest.json',
  recognises: (document) => hasKeys(document, 'version', 'platforms'),

  read(documents) {
    const releases: ReleaseEntry[] = [];
    for (const document of documents) {
      const checked = checkJson(document, update);
      if (!checked.ok) return checked;
      const { version, notes, pub_date: date, platforms } = checked.value;
      // One file may stand under several keys: darwin-aarch64 and darwin-x86_64 for a universal app.
      const byUrl = new Map<string, { keys: string[]; signature?: string | null }>();
      for (const [key, { url, signature }] of Object.entries(platforms)) {
        byUrl.set(url, { keys: [...(byUrl.get(url)?.keys ?? []), key], signature });
      }
      releases.push({
        version: versionOf(version),
        channel: channelOf(version),
        date: isoTime(date),
        notes: notes?.trim() || undefined,
        files: [...byUrl].map(([url, { keys, signature }]): FileEntry => ({
          name: nameInUrl(url) ?? url,
          url,
          ...(signature && { signatures: [signatureOf(signature)] }),
          ...stated(combine(keys.map(platformOf)), keys.join(' ')),
        })),
      });
    }
    return { ok: true, releases };
  },
};

/** Keys are OS-ARCH or OS-ARCH-INSTALLER, like windows-x86_64-nsis. */
function platformOf(key: string): Platform {
  const [os = '', cpu = ''] = key.split('-');
  return { os: osOf(os), cpu: cpuOf(cpu) };
}

/** Tauri signs with minisign and writes the whole signature file in base64. */
function signatureOf(signature: string): Signature {
  const text = Buffer.from(signature, 'base64').toString('utf8');
  return text.startsWith('untrusted comment:')
    ? { type: 'minisign', text }
    : { type: 'ed25519', text: signature };
}
