import { parse } from 'yaml';
import { z } from 'zod';
import { channelOf } from '../../catalogue/version';
import { type FileEntry, type ReleaseEntry } from '../intake/entries';
import { cpuOf, stated, type Platform } from './platforms';
import {
  below,
  besideDocument,
  check,
  getAgain,
  isoTime,
  nameInUrl,
  versionOf,
  type Checked,
  type Document,
  type Source,
} from './source';

/** electron-builder writes SHA-512 in base64; versions before 2018 wrote it in hexadecimal. */
const sha512 = z
  .string()
  .transform((text) =>
    /^[0-9a-f]{128}$/i.test(text)
      ? text.toLowerCase()
      : Buffer.from(text, 'base64').toString('hex'),
  )
  .pipe(z.string().length(128, 'a SHA-512 in base64'));

const update = z.object({
  version: z.string().min(1),
  files: z
    .array(
      z.object({
        url: z.string(),
        sha512,
        size: z.string().regex(/^\d+$/, 'a number of bytes').optional(),
      }),
    )
    .optional(),
  path: z.string().optional(),
  sha512: sha512.optional(),
  releaseDate: z.string().optional(),
  releaseNotes: z.unknown().optional(),
});

/**
 * electron-builder's channel files: latest.yml, latest-mac.yml, latest-linux.yml, latest-linux-arm64.yml, beta.yml…
 * (https://www.electron.build/auto-update). Several of one version become one release, so that the
 * files of two build jobs for macOS are both kept. Addresses are relative to the channel file.
 */
export const electronBuilder: Source = {
  id: 'electron-builder',
  label: 'electron-builder latest.yml',
  recognises: ({ text }) =>
    /^version:/m.test(text) && /^(files|path):/m.test(text) && /^\s*sha512:/m.test(text),

  read(documents, { urlBase }) {
    const releases: ReleaseEntry[] = [];
    for (const document of documents) {
      const checked = checkYaml(document);
      if (!checked.ok) return checked;
      const found = checked.value;
      const single = found.path && found.sha512 ? [{ url: found.path, sha512: found.sha512 }] : [];
      const isBeta = /^(alpha|beta)\b/.test(nameInUrl(document.name) ?? '');
      releases.push({
        version: versionOf(found.version),
        channel: channelOf(found.version, isBeta || undefined),
        date: isoTime(found.releaseDate),
        notes:
          typeof found.releaseNotes === 'string'
            ? found.releaseNotes.trim() || undefined
            : undefined,
        files: (found.files ?? single).map((file) => fileOf(file, document, urlBase)),
      });
    }
    return { ok: true, releases };
  },
};

function checkYaml(document: Document): Checked<z.infer<typeof update>> {
  try {
    // The failsafe schema keeps every scalar a string: a version of 1.10 must not become the number 1.1.
    return check(
      document.name,
      parse(document.text, { schema: 'failsafe', maxAliasCount: 10, logLevel: 'error' }),
      update,
    );
  } catch (error) {
    const problem = `expected YAML: ${error instanceof Error ? error.message : String(error)}`;
    return { ok: false, reasons: [{ where: document.name, problem, remedy: getAgain }] };
  }
}

interface UpdateFile {
  url: string;
  sha512: string;
  size?: string;
}

function fileOf(file: UpdateFile, document: Document, urlBase: string | undefined): FileEntry {
  const saw = nameInUrl(document.name) ?? document.name;
  return {
    name: nameInUrl(file.url) ?? file.url,
    url: addressOf(file.url, document, urlBase),
    local: besideDocument(document, nameInUrl(file.url) ?? file.url),
    sha512: file.sha512,
    size: file.size === undefined ? undefined : Number(file.size),
    ...stated(platformOf(saw), saw),
  };
}

function addressOf(
  address: string,
  { url }: Document,
  urlBase: string | undefined,
): string | undefined {
  if (/^[a-z]+:/i.test(address)) return address;
  if (urlBase) return below(urlBase, nameInUrl(address) ?? address);
  return url && URL.canParse(address, url) ? new URL(address, url).href : undefined;
}

/** The platform in a channel file's name: CHANNEL.yml is Windows, CHANNEL-mac.yml and CHANNEL-linux[-CPU].yml say theirs. */
function platformOf(name: string): Platform {
  const [, os, cpu] = /-(mac|linux)(?:-([a-z0-9]+))?\.ya?ml$/.exec(name) ?? [];
  if (os === 'mac') return { os: 'macos' };
  if (os === 'linux')
    return { os: 'linux', cpu: cpu ? cpuOf(cpu === 'arm' ? 'armv7' : cpu) : undefined };
  return /^(latest|alpha|beta)\.ya?ml$/.test(name) ? { os: 'windows' } : {};
}
