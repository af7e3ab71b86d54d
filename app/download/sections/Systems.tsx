import { downloadsOf } from '../../../catalogue/choose';
import { bySystem } from '../../../catalogue/offers';
import { listedCpus } from '../../../catalogue/platform';
import { type Edition, type Release, type ReleaseFile } from '../../../catalogue/schema';
import { type Os } from '../../../catalogue/vocabulary';
import { type PageWords } from '../words/download-page';
import { MainButton } from './FileLink';
import { Glyph } from './Glyph';
import offers from './Offers.module.css';
import { OwnText } from './OwnText';
import { Sentence } from './Sentence';
import { editionId } from './Switch';
import styles from './Systems.module.css';

/** The fragment of a system's group of files; `prefix` is that of its edition. */
export const groupId = (os: Os | undefined, prefix = '') => `${prefix}${os ?? 'any-system'}`;

interface Props {
  release: Release;
  edition?: Edition;
  prefix?: string;
  words: PageWords;
}

/** The way out of any choice: every system, then all files. The script shows what a system has right here (actions.ts). */
export function Systems({ release, prefix, words }: Props) {
  const groups = bySystem(downloadsOf(release));
  if (groups.length < 2) return null;
  return (
    <nav className="rest some" hidden aria-label={words.systems} data-if="some">
      <ul className="pills">
        {groups.map(({ os }) => (
          <li key={groupId(os)}>
            <a
              className="pill"
              href={`#${groupId(os, prefix)}`}
              data-system={os}
              suppressHydrationWarning
            >
              <Glyph os={os} />
              {words.os(os)}
            </a>
          </li>
        ))}
        <li>
          <a className="pill" href="#all-files">
            {words.allFiles}
          </a>
        </li>
      </ul>
    </nav>
  );
}

/** Every system with its processors, for a visitor whose machine is not known or who has no JavaScript. */
export function Chooser({ release, edition, prefix, words }: Props) {
  const downloads = downloadsOf(release);
  const [only, ...more] = downloads;
  if (only && more.length === 0)
    return (
      <div className="chooser" data-if="any" id={edition && editionId(edition)}>
        <MainButton file={only} release={release} edition={edition} words={words} />
      </div>
    );
  return (
    <div className="chooser" data-if="any" id={edition && editionId(edition)}>
      <h2 className={offers.ask}>
        {edition ? (
          <Sentence says={words.chooseForEdition}>
            <OwnText of={edition.name} />
          </Sentence>
        ) : (
          words.choose
        )}
      </h2>
      <ul className={styles.tiles}>
        {bySystem(downloads).map(({ os, files }) => (
          <li key={groupId(os)}>
            <a href={`#${groupId(os, prefix)}`} data-system={os} suppressHydrationWarning>
              <Glyph os={os} />
              <b>{words.os(os)}</b> <small>{processorsOf(files, words)}</small>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The names of a few processors, the number of many. */
function processorsOf(files: readonly ReleaseFile[], words: PageWords): string {
  const count = new Set(files.flatMap(listedCpus)).size;
  const names = [...new Set(files.map(words.cpus))].filter(Boolean);
  return names.length > 3 ? words.processors(count) : names.join(words.comma);
}
