import { pagePath } from '../../site';
import { words } from '../messages/en';
import offers from './Offers.module.css';

/** The one file that the page's address asks for; the script fills it in from the file's row. */
export function Asked() {
  return (
    <>
      <div className="offer" data-offer="asked">
        <p className={offers.lead}>{words.asked.found}</p>
        <a className={offers.main} data-asked-link="" href="#all-files" suppressHydrationWarning>
          <strong data-asked-name={words.downloadLink} suppressHydrationWarning>{words.allFiles}</strong>
          <small data-asked-facts="" suppressHydrationWarning>{' '}</small>
        </a>
      </div>
      <p className={`asked-only ${offers.facts}`}><a href={pagePath}>{words.asked.back}</a></p>
      <p className={`asked-unknown ${offers.facts}`}>{words.asked.unknown}</p>
    </>
  );
}
