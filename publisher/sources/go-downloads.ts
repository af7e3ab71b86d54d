import { z } from 'zod';
import { channelOf } from '../../catalogue/version';
import { type FileEntry } from '../intake/entries';
import { goPlatform, stated } from './platforms';
import { below, checkJsonList, hasKeys, type Source } from './source';

const release = z.object({
  version: z.string().min(1),
  stable: z.boolean(),
  files: z.array(
    z.object({
      filename: z.string(),
      os: z.string(),
      arch: z.string(),
      sha256: z.string(),
      size: z.int().nonnegative(),
      kind: z.string(),
    }),
  ),
});

/** The list of https://go.dev/dl/?mode=json&include=all, and of sites that copy its shape. It has no dates; its oldest files no hashes. */
export const goDownloads: Source = {
  id: 'go',
  label: 'Go downloads (?mode=json)',
  recognises: (document) => hasKeys(document, 'version', 'stable', 'files'),

  read(documents, { urlBase = 'https://go.dev/dl/' }) {
    const releases = [];
    for (const document of documents) {
      const checked = checkJsonList(document, release);
      if (!checked.ok) return checked;
      releases.push(
        ...checked.value.map(({ version, stable, files }) => ({
          version: version.replace(/^go(?=\d)/, ''),
          channel: channelOf(version, !stable),
          files: files.map((file) => fileOf(file, urlBase)),
        })),
      );
    }
    return { ok: true, releases };
  },
};

type GoFile = z.infer<typeof release>['files'][number];

function fileOf(
  { filename: name, os, arch, sha256, size, kind }: GoFile,
  urlBase: string,
): FileEntry {
  return {
    name,
    url: below(urlBase, name),
    size,
    sha256: sha256 || undefined,
    kind: kind === 'source' ? 'source' : undefined,
    ...(os && stated(goPlatform(os, arch), `os=${os} arch=${arch}`)),
  };
}
