import { z } from 'zod';
import { type Reason } from '../../catalogue/reason';
import { channelOf } from '../../catalogue/version';
import { type ReleaseEntry } from '../intake/entries';
import { checkJsonList, hasKeys, isoTime, versionOf, type Source } from './source';

const release = z.object({
  tag_name: z.string().min(1),
  html_url: z.string().nullish(),
  draft: z.boolean().nullish(),
  prerelease: z.boolean().nullish(),
  created_at: z.string().nullish(),
  published_at: z.string().nullish(),
  body: z.string().nullish(),
  assets: z
    .array(
      z.object({
        name: z.string(),
        size: z.int().nonnegative().nullish(),
        browser_download_url: z.string(),
      }),
    )
    .nullish(),
});

/** Releases of Forgejo and Gitea, one or a list (https://codeberg.org/api/swagger#/repository/repoListReleases). They state no hashes. */
export const forgejo: Source = {
  id: 'forgejo',
  label: 'Forgejo and Gitea releases',
  // GitHub's and GitLab's have the same fields and are recognised first.
  recognises: (document) => hasKeys(document, 'tag_name', 'assets'),

  read(documents, { tagPrefix }) {
    const releases: ReleaseEntry[] = [];
    const warnings: Reason[] = [];
    let source: string | undefined;
    for (const document of documents) {
      const checked = checkJsonList(document, release);
      if (!checked.ok) return checked;
      for (const { tag_name: tag, html_url: page, ...found } of checked.value) {
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
          notes: found.body?.replaceAll('\r\n', '\n').trim() || page || undefined,
          files: (found.assets ?? []).map(({ name, size, browser_download_url: url }) => ({
            name,
            size: size ?? undefined,
            url,
          })),
        });
      }
    }
    return { ok: true, releases, warnings, product: source ? { source } : undefined };
  },

  api(project) {
    const [owner, repository] = project.pathname.split('/').filter(Boolean);
    if (!owner || !repository) return undefined;
    return new URL(
      `/api/v1/repos/${owner}/${repository.replace(/\.git$/, '')}/releases?limit=50`,
      project,
    );
  },
};
