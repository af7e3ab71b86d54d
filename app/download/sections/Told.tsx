import { type Builds, type PlatformOffer } from '../../../catalogue/offers';
import { type Product } from '../../../catalogue/schema';
import { type PageWords } from '../words/download-page';
import { FilePill } from './FileLink';
import styles from './Offers.module.css';

interface ToldProps {
  offers: readonly PlatformOffer[];
  words: PageWords;
}

/** One quiet line under the button: what it goes by. It opens to how to tell, and to the other builds (OtherBuilds). */
export function Told({ offers, words }: ToldProps) {
  const systems = [...new Set(offers.map(({ platform }) => platform.os))];
  return (
    <details className={`rest ${styles.told}`} data-if="some" data-told="">
      <Summary offers={offers} words={words} />
      {systems.map((os) => {
        const hint = hintOn(os, words);
        return (
          hint && (
            <p key={os} data-if={os}>
              {hint}
            </p>
          )
        );
      })}
    </details>
  );
}

const hintOn = (os: PlatformOffer['platform']['os'], words: PageWords) =>
  os === 'windows' || os === 'macos' || os === 'linux' || os === 'chromeos'
    ? words.howToTell[os]
    : undefined;

/** The processor and how sure that is for an offer of one file, the version and the way to tell for one of equals. */
function Summary({ offers, words }: ToldProps) {
  const { told, cpuStated } = words;
  const known = offers.flatMap((entry) => {
    const { platform, offer } = entry;
    const { os, cpu } = platform;
    return offer.state === 'one' && cpu !== 'unknown' ? { entry, text: cpuStated(cpu, os) } : [];
  });
  const equals = offers.filter(({ offer }) => offer.state === 'equals');
  const asking = equals.filter(({ platform }) => hintOn(platform.os, words));
  return (
    <summary>
      {grouped(known.map(({ entry, text }) => [text, entry])).map(([text, own]) => (
        <span key={text} data-if={namesOf(own, offers)}>{`${told.cpu(text)} `}</span>
      ))}
      <span
        data-if={namesOf(
          known.map(({ entry }) => entry),
          offers,
        )}
      >
        <span data-if="so-sure">{`${told.sure} `}</span>
        <span data-if="so-likely">{`${told.likely} `}</span>
        <span data-if="so-asked">{`${told.asked} `}</span>
      </span>
      {grouped(equals.map((entry) => [entry.release.version, entry])).map(([version, own]) => (
        <span key={version} data-if={namesOf(own, offers)}>
          <bdi>{version}</bdi>
          {' · '}
        </span>
      ))}
      <u data-if={namesOf(asking, offers)}>{told.howToTell}</u>
      <u
        data-if={namesOf(
          offers.filter((one) => !asking.includes(one)),
          offers,
        )}
      >
        {told.notYours}
      </u>
    </summary>
  );
}

/** Each text once, with the offers that it is of. */
function grouped(
  pairs: readonly (readonly [text: string, entry: PlatformOffer])[],
): [string, PlatformOffer[]][] {
  const texts = new Map<string, PlatformOffer[]>();
  for (const [text, entry] of pairs) texts.set(text, [...(texts.get(text) ?? []), entry]);
  return [...texts];
}

/** Some of all offers as data-if names them: by the word for their CPU where it is that of no other, else by their ids. */
function namesOf(some: readonly PlatformOffer[], all: readonly PlatformOffer[]): string {
  const wordOf = ({ id }: PlatformOffer) => id.replace(/^[^-]*-|@.*/g, '');
  const isOnly = (entry: PlatformOffer) =>
    all.every((other) => wordOf(other) !== wordOf(entry) || some.includes(other));
  return [...new Set(some.map((entry) => (isOnly(entry) ? wordOf(entry) : entry.id)))].join(' ');
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
      aria-label={words.fileOf(product.name, release.version, os)}
    >
      {files.map((file) => (
        <li key={file.url}>
          <FilePill file={file} by={by} words={words} />
        </li>
      ))}
    </ul>
  );
}
