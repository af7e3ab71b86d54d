import { editionOf } from '../../../catalogue/editions';
import { byEdition, type EditionGroup } from '../../../catalogue/offers';
import { platformsOf } from '../../../catalogue/platform';
import {
  type Edition,
  type Mirror,
  type Release,
  type ReleaseFile,
} from '../../../catalogue/schema';
import { type Os } from '../../../catalogue/vocabulary';
import { type PageWords } from '../words/download-page';
import { FileRow } from './FileRow';
import styles from './Files.module.css';
import { Glyph } from './Glyph';
import { GroupName } from './GroupName';
import { Sentence } from './Sentence';
import { groupId } from './Systems';

interface Props {
  release: Release;
  name: string;
  mirrors?: Mirror[];
  /** Those that the release has, where it has several. */
  editions?: Edition[];
  words: PageWords;
}

/** Every file of a release with what is needed to choose and to check it; source and auxiliary files last, apart. */
export function Files({ release, name, mirrors, editions = [], words }: Props) {
  const groups = byEdition(
    release.files.filter((file) => file.kind === 'download'),
    editions,
  );
  const ids = rowIds(groups);
  const rest = release.files.filter((file) => file.kind !== 'download');
  return (
    <section
      aria-labelledby="all-files"
      data-version={release.version}
      data-channel={release.channel}
      data-row-link={words.linkToRow}
      suppressHydrationWarning
    >
      <h2 id="all-files" tabIndex={-1}>
        {words.allFiles}
      </h2>
      <p>
        <Sentence says={mirrors?.length ? words.filesOfMirrored : words.filesOf}>
          {/* One part, so that the version stands behind a name that is written from right to left too. */}
          <bdi key="release">
            {name} <bdi>{release.version}</bdi>
          </bdi>
          <time dateTime={release.date}>{words.date(release.date)}</time>
        </Sentence>
      </p>
      {groups.map(({ os, edition, prefix, files }) => (
        <Group
          key={groupId(os, prefix)}
          id={groupId(os, prefix)}
          os={os}
          edition={edition}
          files={files}
          words={words}
        >
          {files.map((file) => (
            <FileRow
              key={file.url}
              file={file}
              release={release}
              mirrors={mirrors}
              title={words.cpus(file) || words.anyCpu}
              ids={ids.get(file)}
              words={words}
            />
          ))}
        </Group>
      ))}
      {rest.length > 0 && (
        <Group id="other-files" files={rest} words={words}>
          {rest.map((file) => (
            <FileRow
              key={file.url}
              file={file}
              release={release}
              mirrors={mirrors}
              title={words.kind[file.kind]}
              edition={editions.find(({ id }) => id === editionOf(file, editions))?.name}
              words={words}
            />
          ))}
        </Group>
      )}
    </section>
  );
}

/** Each platform's name goes to its first row that has none yet, else to its first row: #macos-arm64 lands there without any script. */
function rowIds(groups: readonly EditionGroup[]): Map<ReleaseFile, string[]> {
  const ids = new Map<ReleaseFile, string[]>();
  for (const prefix of new Set(groups.map((group) => group.prefix))) {
    const files = groups.filter((group) => group.prefix === prefix).flatMap((group) => group.files);
    for (const id of platformsOf(files)) {
      const rows = files.filter((file) => platformsOf([file]).includes(id));
      const row = rows.find((file) => !ids.has(file)) ?? rows[0];
      if (row) ids.set(row, [...(ids.get(row) ?? []), prefix + id]);
    }
  }
  return ids;
}

/** The files of one system, open without a script; the boot script closes those of other systems. */
function Group({
  id,
  os,
  edition,
  files,
  words,
  children,
}: {
  id: string;
  os?: Os;
  edition?: Edition;
  files: readonly ReleaseFile[];
  words: PageWords;
  children: React.ReactNode;
}) {
  const isRest = id === 'other-files';
  return (
    <details
      open
      className={styles.group}
      id={id}
      data-system={os ?? id}
      data-edition={edition?.id}
      suppressHydrationWarning
    >
      <summary>
        <Glyph os={os} code={isRest} />
        <h3>
          {isRest ? words.forDevelopers : <GroupName edition={edition} os={os} words={words} />}
        </h3>
        <small>
          {`${words.files(files.length)} · ${words.sizes(files.map(({ size }) => size))}`}
        </small>
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
