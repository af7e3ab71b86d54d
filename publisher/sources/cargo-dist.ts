import { z } from 'zod';
import { channelOf } from '../../catalogue/version';
import { type Kind } from '../../catalogue/vocabulary';
import { type FileEntry, type ReleaseEntry } from '../intake/entries';
import { combine, stated, triplePlatform } from './platforms';
import {
  below,
  besideDocument,
  checkJson,
  hasKeys,
  versionOf,
  type Document,
  type Source,
} from './source';

const artifact = z.object({
  name: z.string().nullish(),
  path: z.string().nullish(),
  kind: z.string(),
  target_triples: z.array(z.string()).nullish(),
  checksums: z.record(z.string(), z.string()).nullish(),
});

const release = z.object({
  app_name: z.string(),
  app_version: z.string(),
  display: z.boolean().nullish(),
  artifacts: z.array(z.string()).nullish(),
  hosting: z
    .object({
      github: z
        .object({
          artifact_base_url: z.string().nullish(),
          artifact_download_path: z.string().nullish(),
          owner: z.string().nullish(),
          repo: z.string().nullish(),
          // Until 0.15 it was one address.
          artifact_download_url: z.string().nullish(),
        })
        .nullish(),
      axodotdev: z.object({ set_download_url: z.string().nullish() }).nullish(),
    })
    .nullish(),
});

const manifest = z.object({
  announcement_is_prerelease: z.boolean().nullish(),
  announcement_tag: z.string().nullish(),
  announcement_changelog: z.string().nullish(),
  announcement_github_body: z.string().nullish(),
  releases: z.array(release),
  artifacts: z.record(z.string(), artifact),
});

const kinds = new Map<string, Kind>([
  ['checksum', 'checksum'],
  ['unified-checksum', 'checksum'],
  ['source-tarball', 'source'],
  ['symbols', 'debug'],
  ['sbom', 'sbom'],
  ['omnibor-artifact-id', 'provenance'],
  ['updater', 'other'],
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
        const published =
          baseOf(found) ?? releaseFolder.exec(about.announcement_github_body ?? '')?.[0];
        releases.push({
          version: versionOf(found.app_version),
          channel: channelOf(found.app_version, about.announcement_is_prerelease ?? undefined),
          notes: about.announcement_changelog?.trim() || pageOf(published),
          files: (found.artifacts ?? []).flatMap((id) => {
            const one = byId.get(id);
            return one?.name ? [fileOf(one, one.name, document, urlBase ?? published)] : [];
          }),
        });
      }
    }
    return { ok: true, releases };
  },
};

/** The folder of a release on GitHub; before dist stated it (0.3), it stood in the text it writes only. */
const releaseFolder = /https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/releases\/download\/[^/\s)"'`]+/;

/** An "installer" is a package of the system such as an .msi, which is a download, or a script that fetches the real files. */
function kindOf(kind: string, name: string): Kind | undefined {
  return kind === 'installer' && /\.(sh|ps1|rb)$|-npm-package\./.test(name)
    ? 'other'
    : kinds.get(kind);
}

/** The body that dist writes for GitHub is mostly install commands and a table of files; the release's page is better. */
function pageOf(base: string | undefined): string | undefined {
  return base && releaseFolder.test(base)
    ? base.replace('/releases/download/', '/releases/tag/')
    : undefined;
}

function baseOf({ hosting }: z.infer<typeof release>): string | undefined {
  const github = hosting?.github;
  if (github?.artifact_base_url && github.artifact_download_path)
    return github.artifact_base_url + github.artifact_download_path;
  return github?.artifact_download_url ?? hosting?.axodotdev?.set_download_url ?? undefined;
}

function fileOf(
  one: z.infer<typeof artifact>,
  name: string,
  document: Document,
  base: string | undefined,
): FileEntry {
  const triples = one.target_triples ?? [];
  const sha256 = one.checksums?.sha256;
  return {
    name,
    url: base && below(base, name),
    local: besideDocument(document, name, one.path ?? undefined),
    kind: kindOf(one.kind, name),
    ...(sha256 && { sha256: sha256.toLowerCase() }),
    ...stated(combine(triples.map(triplePlatform)), triples.join(' ')),
  };
}
