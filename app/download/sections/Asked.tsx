import { pagePath } from '../../site';
import { words } from '../words/download-page';
import offers from './Offers.module.css';

/** What the page's address asks for; the script fills it in from the row of the file (asked.ts). */
export function Asked() {
  return (
    <>
      <div className="offer" data-offer="asked">
        <p className={offers.lead} data-asked-lead="">
          {words.asked.found}
        </p>
        <div className={offers.equals}>
          <a className={offers.main} data-asked-link="" href="#all-files" suppressHydrationWarning>
            <strong data-asked-name={words.downloadLink} suppressHydrationWarning>
              {words.allFiles}
            </strong>
            <small data-asked-facts="" suppressHydrationWarning>
              {' '}
            </small>
          </a>
        </div>
        {/* Further files, or the withdrawn one, so its content is not React's to compare. */}
        <div
          className={offers.beside}
          data-asked-more=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </div>
      <p className={`asked-only ${offers.facts}`}>
        <a href={pagePath}>{words.asked.back}</a>
      </p>
    </>
  );
}

/** Stands above what was detected when the address asks for something that is not here. */
export function NotFound() {
  return <p className={`asked-unknown ${offers.older}`}>{words.asked.unknown}</p>;
}
