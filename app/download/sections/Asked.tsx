import { addressOf } from '../../site';
import { type PageWords } from '../words/download-page';
import buttons from './FileLink.module.css';
import styles from './Offers.module.css';

/** What the page's address asks for; the script fills it in from the row of the file (asked.ts). */
export function Asked({ words }: { words: PageWords }) {
  return (
    <>
      <div className="offer" data-if="asked">
        <div className={styles.equals}>
          <a className={buttons.main} data-asked-link="" href="#all-files" suppressHydrationWarning>
            <span>
              <b
                data-asked-name={words.asked.download('{version}', '{system}')}
                data-asked-file={words.asked.downloadFile('{file}')}
                suppressHydrationWarning
              >
                {words.allFiles}
              </b>{' '}
              <small data-asked-facts="" suppressHydrationWarning>
                {' '}
              </small>
            </span>
          </a>
        </div>
        {/* Further files, or the withdrawn one, so its content is not React's to compare. */}
        <div
          className={styles.note}
          data-asked-more=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </div>
      <p className={styles.note} data-if="asked-file asked-platform asked-found">
        <a href={addressOf(words.folder)}>{words.asked.back}</a>
      </p>
    </>
  );
}
