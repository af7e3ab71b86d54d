import { bySystem } from '../../../catalogue/offers';
import { platformsOf } from '../../../catalogue/platform';
import { type Mirror, type Release, type ReleaseFile } from '../../../catalogue/schema';
import { kindLabels } from '../../../catalogue/vocabulary';
import { cpuExplained, cpus, os, words } from '../words/download-page';
import { mirrorsNote } from '../words/feeds';
import { FileRow } from './FileRow';
import styles from './Files.module.css';

/** Every file of a release with what is needed to choose and to check it; source and auxiliary files last, apart. */
export function Files({
  release,
  name,
  mirrors,
}: {
  release: Release;
  name: string;
  mirrors?: Mirror[];
}) {
  const groups = bySystem(release.files.filter((file) => file.kind === 'download'));
  const ids = rowIds(groups.flatMap(({ files }) => files));
  const rest = release.files.filter((file) => file.kind !== 'download');
  return (
    <section
      aria-labelledby="all-files"
      data-version={release.version}
      data-channel={release.channel}
    >
      <h2 id="all-files" tabIndex={-1}>
        {words.allFiles}
      </h2>
      <p className={styles.intro}>
        {words.allFilesOf(name, release.version)}
        {mirrors?.length ? ` ${mirrorsNote}` : ''}
      </p>
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {words.column.platform}
            </th>
            <th role="columnheader" scope="col">
              {words.column.file}
            </th>
            <th role="columnheader" scope="col" className={styles.number}>
              {words.column.size}
            </th>
            <th role="columnheader" scope="col">
              {words.column.sha256}
            </th>
          </tr>
        </thead>
        {groups.map(({ os: system, files }) => (
          <Group key={system ?? ''} title={os(system)}>
            {files.map((file) => (
              <FileRow
                key={file.url}
                file={file}
                release={release}
                mirrors={mirrors}
                title={cpus(file) || words.anyCpu}
                explained={cpuExplained(file)}
                ids={ids.get(file)}
              />
            ))}
          </Group>
        ))}
        {rest.length > 0 && (
          <Group title={words.forDevelopers}>
            {rest.map((file) => (
              <FileRow
                key={file.url}
                file={file}
                release={release}
                mirrors={mirrors}
                title={kindLabels[file.kind]}
              />
            ))}
          </Group>
        )}
      </table>
    </section>
  );
}

/** Each platform's name goes to its first row that has none yet, else to its first row: #macos-arm64 lands there without any script. */
function rowIds(files: ReleaseFile[]): Map<ReleaseFile, string[]> {
  const ids = new Map<ReleaseFile, string[]>();
  for (const id of platformsOf(files)) {
    const rows = files.filter((file) => platformsOf([file]).includes(id));
    const row = rows.find((file) => !ids.has(file)) ?? rows[0];
    if (row) ids.set(row, [...(ids.get(row) ?? []), id]);
  }
  return ids;
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <tbody role="rowgroup">
      <tr role="row" className={styles.group}>
        <th role="rowheader" scope="rowgroup" colSpan={4}>
          {title}
        </th>
      </tr>
      {children}
    </tbody>
  );
}
