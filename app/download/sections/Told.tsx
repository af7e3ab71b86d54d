import { type Builds } from '../../../catalogue/offers';
import { type Product } from '../../../catalogue/schema';
import { type PageWords } from '../words/download-page';
import { FilePill } from './FileLink';
import styles from './Offers.module.css';

interface Props {
  builds: Builds;
  product: Product;
  words: PageWords;
}

/** One quiet line under the button: what it goes by. It opens to the other builds of the system, and how to tell them apart. */
export function Told({ builds: { os, release, state, ids, cpus, files }, product, words }: Props) {
  const hint =
    os === 'windows' || os === 'macos' || os === 'linux' || os === 'chromeos'
      ? words.howToTell[os]
      : null;
  const by = [
    new Set(files.map((file) => file.os)).size > 1 && 'os',
    'cpu',
    new Set(files.map((file) => file.format)).size > 1 && 'format',
  ].filter((word) => word === 'os' || word === 'cpu' || word === 'format');
  const pills = files.length > 0 && (
    <ul className="pills">
      {files.map((file) => (
        <li key={file.url}>
          <FilePill file={file} release={release} product={product.name} by={by} words={words} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {state === 'none' && pills && (
        <div className="rest more" data-offer={ids}>
          {pills}
        </div>
      )}
      <details className={`rest more ${styles.told}`} data-offer={ids} data-told="">
        <summary>
          {state === 'one' && <GoesBy os={os} cpus={cpus} words={words} />}
          {state === 'equals' && (
            <>
              <bdi>{release.version}</bdi> ·{' '}
            </>
          )}
          <u>{state === 'equals' && hint ? words.told.howToTell : words.told.notYours}</u>
        </summary>
        {state !== 'none' && pills}
        {hint && <p>{hint}</p>}
      </details>
    </>
  );
}

/** The processor and how sure that is; style rules show the one that the offer is for. */
function GoesBy({ os, cpus, words }: Pick<Builds, 'os' | 'cpus'> & { words: PageWords }) {
  return (
    <>
      {cpus.map((cpu) => (
        <span key={cpu} data-of={cpu}>
          {`${words.cpuStated(cpu, os)}, `}
        </span>
      ))}
      <span data-when="sure">{words.told.sure} </span>
      <span data-when="likely">{words.told.likely} </span>
      <span data-when="asked">{words.told.asked} </span>
    </>
  );
}
