import { z } from 'zod';
import type { Kind } from '../../catalogue/vocabulary';
import type { FileEntry, ReleaseEntry } from '../entries';
import { combine, stated, triplePlatform } from './platforms';
import { below, channelOf, checkJson, hasKeys, versionOf } from './source';
import type { Source } from './source';

const artifact = z.object({
  name: z.string().nullish(),
  kind: z.string(),
  target_triples: z.array(z.string()).nullish(),
  checksums: z.record(z.string(), z.string()).nullish(),
});

const release = z.object({
  app_name: z.string(),
  app_version: z.string(),
  display: z.boolean().nullish(),
  artifacts: z.array(z.string()).nullish(),
  hosting: z.object({
    github: z.object({
      artifact_base_url: z.string(), artifact_download_path: z.string(), owner: z.string().nullish(), repo: z.string().nullish(),
    }).nullish(),
    axodotdev: z.object({ set_download_url: z.string().nullish() }).nullish(),
  }).nullish(),
});

const manifest = z.object({
  announcement_is_prerelease: z.boolean().nullish(),
  announcement_tag: z.string().nullish(),
  announcement_changelog: z.string().nullish(),
  releases: z.array(release),
  artifacts: z.record(z.string(), artifact),
});

const kinds = new Map<string, Kind>([
  ['checksum', 'checksum'], ['unified-checksum', 'checksum'], ['source-tarball', 'source'], ['symbols', 'debug'], ['sbom', 'sbom'],
  ['omnibor-artifact-id', 'provenance'],
]);

/** dist's (cargo-dist's) dist-manifest.json (https://docs.rs/cargo-dist-schema). It states platforms by target triple, rarely hashes. */
export const cargoDist: Source = {
  id: 'cargo-dist',
  label: 'cargo-dist dist-manifest.json',
  recognises: (document) => hasKeys(document, 'dist_version', 'releases', 'artifacts'),

  read(documents, { urlBase }) {
    const releases: ReleaseEntry[] = [];
    for (const document of documents) {
      const checked = checkJson(document, manifest);
      if (!checked.ok) return checked;
      const { artifacts, ...about } = checked.value;
      const byId = new Map(Object.entries(artifacts));
      for (const found of about.releases.filter(({ display }) => display !== false)) {
        const base = urlBase ?? baseOf(found);
        releases.push({
          version: versionOf(found.app_version),
          channel: channelOf(found.app_version, about.announcement_is_prerelease === true),
          notes: about.announcement_changelog?.trim() || pageOf(found, about.announcement_tag),
          files: (found.artifacts ?? []).flatMap((id) => {
            const one = byId.get(id);
            return one?.name ? [fileOf(one, one.name, base)] : [];
          }),
        });
      }
    }
    return { ok: true, releases };
  },
};

/** The body that dist writes for GitHub is mostly install commands and a table of files; the release's page is better. */
function pageOf({ hosting }: z.infer<typeof release>, tag: string | null | undefined): string | undefined {
  const github = hosting?.github;
  return github?.owner && github.repo && tag ? below(`${github.artifact_base_url}/${github.owner}/${github.repo}/releases/tag`, tag) : undefined;
}

function baseOf({ hosting }: z.infer<typeof release>): string | undefined {
  if (hosting?.github) return hosting.github.artifact_base_url + hosting.github.artifact_download_path;
  return hosting?.axodotdev?.set_download_url ?? undefined;
}

function fileOf(one: z.infer<typeof artifact>, name: string, base: string | undefined): FileEntry {
  const triples = one.target_triples ?? [];
  const sha256 = one.checksums?.sha256;
  return {
    name,
    url: base && below(base, name),
    kind: kinds.get(one.kind),
    ...sha256 && { sha256: sha256.toLowerCase() },
    ...stated(combine(triples.map(triplePlatform)), triples.join(' ')),
  };
}
