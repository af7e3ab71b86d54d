import { z } from 'zod';
import { channelOf } from '../../catalogue/version';
import { type Kind } from '../../catalogue/vocabulary';
import { type FileEntry } from '../intake/entries';
import { commandLine } from '../terminal/command-line';
import { goPlatform, stated } from './platforms';
import {
  below,
  besideDocument,
  checkJson,
  hasKeys,
  isoTime,
  versionInAddress,
  versionOf,
  type Document,
  type Source,
} from './source';

/** Types of GoReleaser (internal/artifact/artifact.go) that it uploads; container images, taps and manifests are not files of a release. */
const uploaded = new Map<string, Kind | undefined>([
  ['Archive', undefined],
  ['File', undefined],
  ['Linux Package', undefined],
  ['Snap', undefined],
  ['Source', 'source'],
  ['Checksum', 'checksum'],
  ['Signature', 'signature'],
  ['Certificate', 'certificate'],
  ['SBOM', 'sbom'],
]);

const extra = z.object({ Checksum: z.string().nullish(), Size: z.int().nonnegative().nullish() });

const artifacts = z.array(
  z.object({
    name: z.string(),
    path: z.string().nullish(),
    type: z.string(),
    internal_type: z.int().nullish(),
    goos: z.string().nullish(),
    goarch: z.string().nullish(),
    goarm: z.string().nullish(),
    goamd64: z.string().nullish(),
    extra: extra.nullish(),
  }),
);

const metadata = z.object({
  tag: z.string().nullish(),
  version: z.string().nullish(),
  date: z.string().nullish(),
});

/**
 * GoReleaser's dist/artifacts.json, with dist/metadata.json for the version and date
 * (https://goreleaser.com/customization/artifacts/). Neither says where the files are published, but where they lie.
 */
export const goreleaser: Source = {
  id: 'goreleaser',
  label: 'GoReleaser artifacts.json',
  companions: ['metadata.json'],
  recognises: (document) =>
    hasKeys(document, 'name', 'path', 'type') ||
    hasKeys(document, 'project_name', 'tag', 'version'),

  read(documents, { version, urlBase, tagPrefix }) {
    const files: FileEntry[] = [];
    let programs = 0;
    let about: z.infer<typeof metadata> | undefined;
    for (const document of documents) {
      if (hasKeys(document, 'project_name')) {
        const checked = checkJson(document, metadata);
        if (!checked.ok) return checked;
        about = checked.value;
        continue;
      }
      const checked = checkJson(document, artifacts);
      if (!checked.ok) return checked;
      programs += checked.value.filter(({ type }) => type === 'Binary').length;
      files.push(...checked.value.filter(isUploaded).map((one) => fileOf(one, document, urlBase)));
    }
    if (files.length === 0 && programs > 0) {
      return {
        ok: false,
        reasons: [
          {
            where: documents[0]?.name ?? 'artifacts.json',
            problem: `it lists ${programs} ${programs === 1 ? 'program that was' : 'programs that were'} built and nothing that was packed to be published.`,
            remedy: `Pack them (goreleaser release instead of goreleaser build), or publish the programs themselves: ${commandLine('add')} <files> --version V`,
          },
        ],
      };
    }
    const found = version ?? about?.version ?? about?.tag ?? versionInAddress(urlBase);
    if (!found) {
      const where = documents[0]?.name ?? 'artifacts.json';
      return {
        ok: false,
        reasons: [
          {
            where,
            problem: 'nothing tells which version it is of.',
            remedy:
              'Keep metadata.json beside it, give a --url-base that holds the version, or --version.',
          },
        ],
      };
    }
    const release = versionOf(found, tagPrefix);
    return {
      ok: true,
      releases: [
        {
          version: release,
          channel: channelOf(release),
          date: isoTime(about?.date),
          files,
          isBuild: true,
        },
      ],
    };
  },
};

type Artifact = z.infer<typeof artifacts>[number];

/**
 * Every published file has a checksum, unless it is one or its type is listed; internal type 2 is a published binary, 4 one
 * that is packed. Before there were internal types, a published binary is one with another name than its file.
 */
function isUploaded({ name, path, type, internal_type: internal, extra: more }: Artifact): boolean {
  const isNamedAnew =
    type === 'Binary' && !internal && path && !path.replaceAll('\\', '/').endsWith(`/${name}`);
  return uploaded.has(type) || Boolean(more?.Checksum) || internal === 2 || Boolean(isNamedAnew);
}

function fileOf(one: Artifact, document: Document, urlBase: string | undefined): FileEntry {
  const [, algorithm, hash] = /^(sha256|sha512):([0-9a-f]+)$/.exec(one.extra?.Checksum ?? '') ?? [];
  const words = [
    one.goos && `goos=${one.goos}`,
    one.goarch && `goarch=${one.goarch}`,
    one.goarm && `goarm=${one.goarm}`,
  ];
  return {
    name: one.name,
    url: urlBase && below(urlBase, one.name),
    local: besideDocument(document, one.name, one.path ?? undefined),
    size: one.extra?.Size ?? undefined,
    kind: uploaded.get(one.type),
    ...(hash && (algorithm === 'sha512' ? { sha512: hash } : { sha256: hash })),
    // Go's amd64 levels above v1 don't run on every x64 computer (https://go.dev/wiki/MinimumRequirements#amd64).
    ...(one.goamd64 && /^v[2-4]$/.test(one.goamd64) && { label: `needs x86-64-${one.goamd64}` }),
    ...(one.goos &&
      stated(
        goPlatform(one.goos, one.goarch ?? '', one.goarm ?? undefined),
        words.filter(Boolean).join(' '),
      )),
  };
}
