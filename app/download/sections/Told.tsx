import { type Builds, type Told } from '../../../catalogue/offers';
import { type Product } from '../../../catalogue/schema';
import { type PageWords } from '../words/download-page';
import { FilePill } from './FileLink';
import styles from './Offers.module.css';

/** One quiet line under the button: what it goes by. It opens to how to tell, and to the other builds (OtherBuilds). */
export function ToldLine({ told, words }: { told: Told; words: PageWords }) {
  const { os } = told;
  const hint =
    os === 'windows' || os === 'macos' || os === 'linux' || os === 'chromeos'
      ? words.howToTell[os]
      : null;
  return (
    <details className={`rest ${styles.told}`} data-if={told.names.join(' ')} data-told="">
      <Summary {...told} canTell={hint !== null} words={words} />
      {hint && <p>{hint}</p>}
    </details>
  );
}

/** The processor and how sure that is for an offer of one file, the version and the way to tell for one of equals. */
function Summary({
  os,
  release,
  chosen,
  equals,
  others,
  canTell,
  words: { told, cpuStated },
}: Told & { canTell: boolean; words: PageWords }) {
  const known = chosen.flatMap(({ cpu, word }) => (cpu === 'unknown' ? [] : { cpu, word }));
  const asks = canTell && equals.length > 0;
  return (
    <summary>
      {known.map(({ cpu, word }) => (
        <span key={word} data-if={word}>
          {`${cpuStated(cpu, os)}, `}
        </span>
      ))}
      {known.length > 0 && (
        <span data-if={known.map(({ word }) => word).join(' ')}>
          <span data-if="so-sure">{`${told.sure} `}</span>
          <span data-if="so-likely">{`${told.likely} `}</span>
          <span data-if="so-asked">{`${told.asked} `}</span>
        </span>
      )}
      {equals.length > 0 && (
        <span data-if={equals.join(' ')}>
          <bdi>{release.version}</bdi>
          {' · '}
          {asks && <u>{told.howToTell}</u>}
        </span>
      )}
      <u data-if={asks ? others.join(' ') : undefined}>{told.notYours}</u>
    </summary>
  );
}

/** The other builds for a system, each a download; shown while the quiet line is open. */
export function OtherBuilds({
  builds: { os, release, names, files },
  product,
  words,
}: {
  builds: Builds;
  product: Product;
  words: PageWords;
}) {
  // A list that stands beside that of another system says of which it is.
  const isAlone = names.every((name) => name.split('-')[0] === os);
  const by = [
    !isAlone && 'os',
    'cpu',
    new Set(files.map(({ format }) => format)).size > 1 && 'format',
  ].filter((word) => word === 'os' || word === 'cpu' || word === 'format');
  return (
    <ul
      className={`rest pills ${styles.builds}`}
      data-if={names.join(' ')}
      aria-label={words.fileOf(product.name, release.version, words.os(os))}
    >
      {files.map((file) => (
        <li key={file.url}>
          <FilePill file={file} by={by} words={words} />
        </li>
      ))}
    </ul>
  );
}
