import { bestFiles } from '../../../catalogue/offers';
import { type Release } from '../../../catalogue/schema';
import { os, words } from '../words/download-page';
import styles from './Chooser.module.css';
import { FileLink } from './FileLink';

/** Every system with its best files, for a visitor whose platform is not known or who has no JavaScript. */
export function Chooser({ release, name }: { release: Release; name: string }) {
  return (
    <div className={`chooser ${styles.chooser}`}>
      <h2 className={styles.title}>{words.choose}</h2>
      <ul className={styles.systems}>
        {bestFiles(release).map(({ os: system, files }) => (
          <li key={system ?? ''} className={styles.system}>
            <h3>{os(system)}</h3>
            <ul>
              {files.map((file) => (
                <li key={file.url}>
                  <FileLink
                    file={file}
                    of={`${name} ${release.version}`}
                    className={styles.file}
                    compact
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
