import { z } from 'zod';
import { decoded, encoded } from '../../catalogue/addresses';
import { type Reason } from '../../catalogue/reason';
import { channelOf } from '../../catalogue/version';
import { type FileEntry, type ReleaseEntry } from '../intake/entries';
import { checkJsonList, hasKeys, isoTime, nameInUrl, versionOf, type Source } from './source';

const link = z.object({
  name: z.string(),
  url: z.string(),
  direct_asset_url: z.string().nullish(),
  link_type: z.string().nullish(),
});

const release = z.object({
  tag_name: z.string().min(1),
  description: z.string().nullish(),
  created_at: z.string().nullish(),
  released_at: z.string().nullish(),
  upcoming_release: z.boolean().nullish(),
  assets: z.object({ links: z.array(link).nullish() }).nullish(),
  _links: z.object({ self: z.string().nullish() }).nullish(),
});

/**
 * Releases of GitLab, one or a list (https://docs.gitlab.com/api/releases/). Their files are links, which state
 * neither size nor hash; the archives of the source that GitLab makes on request are not files of the release.
 */
export const gitlab: Source = {
  id: 'gitlab',
  label: 'GitLab releases',
  recognises: (document) => hasKeys(document, 'tag_name', 'released_at', 'assets'),

  read(documents, { tagPrefix }) {
    const releases: ReleaseEntry[] = [];
    const warnings: Reason[] = [];
    let source: string | undefined;
    for (const document of documents) {
      const checked = checkJsonList(document, release);
      if (!checked.ok) return checked;
      for (const { tag_name: tag, ...found } of checked.value) {
        const page = found._links?.self ?? undefined;
        source ??= page?.replace(/\/-\/releases\/.*$/, '');
        if (found.upcoming_release) {
          warnings.push({
            where: `${document.name}: ${tag}`,
            problem: 'it is an upcoming release: left out.',
            remedy: 'Import again when it is out.',
          });
          continue;
        }
        const version = versionOf(tag, tagPrefix);
        const links = found.assets?.links ?? [];
        releases.push({
          version,
          channel: channelOf(version),
          date: isoTime(found.released_at ?? found.created_at),
          notes: found.description?.replaceAll('\r\n', '\n').trim() || page,
          files: links.filter(isFile).map(fileOf),
        });
        for (const { name, link_type: type } of links.filter((one) => !isFile(one))) {
          const what = type === 'image' ? 'a container image' : 'a runbook';
          warnings.push({
            where: `${document.name}: ${tag}: ${name}`,
            problem: `it is a link to ${what}: left out.`,
            remedy: 'Nothing to do.',
          });
        }
      }
    }
    return { ok: true, releases, warnings, product: source ? { source } : undefined };
  },

  api(project) {
    const path = project.pathname.split('/-/')[0]?.replace(/^\/|\/$|\.git$/g, '') ?? '';
    if (!path.includes('/')) return undefined;
    return new URL(`/api/v4/projects/${encoded(decoded(path))}/releases?per_page=100`, project);
  },
};

type Link = z.infer<typeof link>;

function isFile({ link_type: type }: Link): boolean {
  return type !== 'image' && type !== 'runbook';
}

/** A link's name is free text ("binary: macOS arm64"); it is the file's name only when it looks like one. */
function fileOf({ name, url, direct_asset_url: direct }: Link): FileEntry {
  const address = direct ?? url;
  const fileName = /^[^\s/\\:]+\.[^\s/\\:]+$/.test(name) ? name : (nameInUrl(address) ?? name);
  return { name: fileName, url: address };
}
