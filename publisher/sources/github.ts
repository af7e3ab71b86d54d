import { z } from 'zod';
import { type Reason } from '../../catalogue/reason';
import { channelOf } from '../../catalogue/version';
import { type FileEntry, type ReleaseEntry } from '../intake/entries';
import { checkJsonList, hasKeys, isoTime, versionOf, type Source } from './source';

const asset = z.object({
  name: z.string(),
  state: z.string().nullish(),
  size: z.int().nonnegative().nullish(),
  digest: z.string().nullish(),
  browser_download_url: z.string(),
});

const release = z.object({
  tag_name: z.string().min(1),
  html_url: z.url({ protocol: /^https$/, error: 'an https:// address' }).nullish(),
  draft: z.boolean().nullish(),
  prerelease: z.boolean().nullish(),
  created_at: z.string().nullish(),
  published_at: z.string().nullish(),
  body: z.string().nullish(),
  assets: z.array(asset),
});

/**
 * GitHub's releases, one or a list (https://docs.github.com/rest/releases/releases).
 * GitHub's own hash of a file, `digest`, is its sha256, and a witness of it on the day that GitHub was asked.
 */
export const github: Source = {
  id: 'github',
  label: 'GitHub releases',
  // Tools that keep only some fields drop the node_id; the addresses tell GitHub from Forgejo then.
  recognises: (document) =>
    hasKeys(document, 'tag_name', 'assets') &&
    (hasKeys(document, 'node_id') ||
      /"(?:html_url|browser_download_url)"\s*:\s*"https:\/\/github\.com\//.test(document.text)),

  read(documents, { today, tagPrefix }) {
    const releases: ReleaseEntry[] = [];
    const warnings: Reason[] = [];
    let source: string | undefined;
    for (const document of documents) {
      const checked = checkJsonList(document, release);
      if (!checked.ok) return checked;
      for (const { tag_name: tag, ...found } of checked.value) {
        const page =
          found.html_url ??
          found.assets[0]?.browser_download_url.replace(
            /\/releases\/download\/([^/]+)\/[^/]*$/,
            '/releases/tag/$1',
          );
        source ??= page?.replace(/\/releases\/.*$/, '');
        if (found.draft) {
          warnings.push({
            where: `${document.name}: ${tag}`,
            problem: 'it is a draft that nobody can download: left out.',
            remedy: 'Publish it first, then import again.',
          });
          continue;
        }
        const version = versionOf(tag, tagPrefix);
        releases.push({
          version,
          channel: channelOf(version, found.prerelease ?? undefined),
          date: isoTime(found.published_at ?? found.created_at),
          notes: found.body?.replaceAll('\r\n', '\n').trim() || page,
          files: found.assets
            .filter(isUploaded)
            .map((one) => fileOf(one, page, document.url === undefined ? undefined : today)),
        });
        for (const { name, state } of found.assets.filter((one) => !isUploaded(one))) {
          warnings.push({
            where: `${document.name}: ${tag}: ${name}`,
            problem: `it was not uploaded completely (state ${state}): left out.`,
            remedy: 'Upload it again, then import again.',
          });
        }
      }
    }
    return { ok: true, releases, warnings, product: source ? { source } : undefined };
  },

  api(project) {
    const [owner, repository] = project.pathname.split('/').filter(Boolean);
    if (project.hostname !== 'github.com' || !owner || !repository) return undefined;
    return new URL(
      `https://api.github.com/repos/${owner}/${repository.replace(/\.git$/, '')}/releases?per_page=100`,
    );
  },
};

type Asset = z.infer<typeof asset>;

function isUploaded({ state }: Asset): boolean {
  return !state || state === 'uploaded';
}

/** `asked` is the day on which GitHub said this; what was saved to a file was asked at some other time. */
function fileOf(one: Asset, page: string | undefined, asked: string | undefined): FileEntry {
  const sha256 = /^sha256:([0-9a-f]{64})$/.exec(one.digest ?? '')?.[1];
  return {
    name: one.name,
    url: one.browser_download_url,
    size: one.size ?? undefined,
    ...(sha256 && { sha256 }),
    ...(sha256 &&
      asked && { witnesses: [{ source: 'GitHub', url: page, sha256, checked: asked }] }),
  };
}
