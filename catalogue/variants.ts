import { editionOf } from './editions';
import { cpusOf } from './platform';
import { type Catalogue, type Edition, type Release, type ReleaseFile } from './schema';

/** The parts of a file's name between separators: `llama-b3827-bin-win-cu11.7.1-x64.zip` has `cu11.7.1` whole. */
export function partsOf(name: string): string[] {
  return name.split(/[\s_+~()[\]-]+|\.(?!\d)|(?<!\d)\./).filter(Boolean);
}

/**
 * For whom an installer installs, where its name says it: VSCodeUserSetup-x64.exe beside VSCodeSetup-x64.exe,
 * Chat.Client.User-x64.exe beside Chat.Client.System-x64.exe.
 */
export function scopeOf({
  name,
  installation,
}: Pick<ReleaseFile, 'name' | 'installation'>): 'user' | 'system' | undefined {
  const word = /(user|system)[-_.]?(?:setup|install)|[-_.](user|system)(?=[-_.])/i.exec(name);
  if (installation !== 'installer' || !word) return undefined;
  return (word[1] ?? word[2])?.toLowerCase() === 'user' ? 'user' : 'system';
}

/** What one visitor cannot tell apart: downloads of one edition for the same machines, in the same format, installed in the same way. */
function kindOfDownload(file: ReleaseFile, editions: readonly Edition[]): string {
  const { os, libc, format, installation } = file;
  const cpus = [cpusOf(file)].flat().toSorted();
  const way = [installation, scopeOf(file)];
  return JSON.stringify([editionOf(file, editions), os, cpus, libc, format, way]);
}

/** The parts of a name that are not in all of `names`, as written, in their order. */
export function distinctParts(name: string, names: readonly string[]): string[] {
  const others = names.map((each) => partsOf(each.toLowerCase()));
  const common = new Map(
    partsOf(name.toLowerCase()).map((part) => [
      part,
      Math.min(...others.map((parts) => parts.filter((each) => each === part).length)),
    ]),
  );
  return partsOf(name).filter((part) => {
    const left = common.get(part.toLowerCase()) ?? 0;
    common.set(part.toLowerCase(), left - 1);
    return left <= 0;
  });
}

/** Downloads of a release that differ in neither edition, OS, CPU, libc, format nor installation: every such group of two or more. */
export function variantsOf(
  { files }: Pick<Release, 'files'>,
  editions: readonly Edition[] = [],
): ReleaseFile[][] {
  const groups = new Map<string, ReleaseFile[]>();
  for (const file of files) {
    const kind = kindOfDownload(file, editions);
    if (file.kind === 'download') groups.set(kind, [...(groups.get(kind) ?? []), file]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** What tells a file from others of its group: its label, else the words in which its name differs; maybe none for one of them. */
export function distinction(file: ReleaseFile, group: readonly ReleaseFile[]): string {
  return (
    file.label ??
    distinctParts(
      file.name,
      group.map(({ name }) => name),
    ).join(' ')
  );
}

/** The release with a label for every download that a visitor could not tell from another one by its platform and format. */
export function withLabels(release: Release, editions: readonly Edition[] = []): Release {
  const labels = new Map(
    variantsOf(release, editions).flatMap((group) =>
      group.map((file) => [file, distinction(file, group)] as const),
    ),
  );
  return labels.size === 0
    ? release
    : {
        ...release,
        files: release.files.map((file) => ({
          ...file,
          label: (labels.get(file) ?? file.label) || undefined,
        })),
      };
}

/** As `withLabels`, for every release; downloads of the first edition name none, however the catalogue has it. */
export function labelled(catalogue: Catalogue): Catalogue {
  const { editions = [] } = catalogue.product;
  const named = (release: Release): Release => ({
    ...release,
    files: release.files.map((file) =>
      file.kind === 'download' && file.edition !== undefined && file.edition === editions[0]?.id
        ? { ...file, edition: undefined }
        : file,
    ),
  });
  const releases = editions.length > 0 ? catalogue.releases.map(named) : catalogue.releases;
  return { ...catalogue, releases: releases.map((release) => withLabels(release, editions)) };
}

/**
 * Downloads of the product before those of its helpers, otherwise in their order: the name that files for most systems
 * begin with is the product's. Of kops, nodeup, protokube and channels only kops is for more systems than one.
 */
export function productFirst<File extends Pick<ReleaseFile, 'name' | 'os'>>(
  downloads: readonly File[],
): File[] {
  const beginning = ({ name }: File) => /^[a-z]*/i.exec(name)?.[0].toLowerCase() ?? '';
  const systems = new Map<string, Set<string | undefined>>();
  for (const file of downloads)
    systems.set(beginning(file), (systems.get(beginning(file)) ?? new Set()).add(file.os));
  const rank = (file: File) => systems.get(beginning(file))?.size ?? 0;
  return [...downloads].sort((a, b) => rank(b) - rank(a));
}
