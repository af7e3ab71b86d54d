import { type Fit } from '../../../catalogue/choose';
import { buildsBySystem, type PlatformOffer } from '../../../catalogue/offers';
import { cpusOf } from '../../../catalogue/platform';
import { type Product, type ReleaseFile } from '../../../catalogue/schema';
import { type Os } from '../../../catalogue/vocabulary';
import { type PageWords } from '../words/download-page';
import { mirrorsNote } from '../words/feeds';
import { EqualButton, FilePill, MainButton } from './FileLink';
import { Mirrors } from './Mirrors';
import styles from './Offers.module.css';
import { OnComputer } from './OnComputer';
import { Told } from './Told';

interface Props {
  offers: PlatformOffer[];
  product: Product;
  words: PageWords;
}

/**
 * One block for each platform, then what stands behind "Not your computer?". All are in the HTML; an attribute on <html>
 * shows those for the visitor.
 */
export function Offers({ offers, product, words }: Props) {
  return (
    <>
      {offers.map((entry) => (
        <div key={entry.id} className="offer" data-offer={entry.id}>
          <OfferBlock {...entry} product={product} words={words} />
        </div>
      ))}
      {buildsBySystem(offers).map((builds) => (
        <Told key={builds.ids} builds={builds} product={product} words={words} />
      ))}
    </>
  );
}

function OfferBlock(props: PlatformOffer & Omit<Props, 'offers'>) {
  const { platform, offer, release, product, words } = props;
  const { os, cpu } = platform;
  switch (offer.state) {
    case 'one':
      return <OneOffer {...props} offer={offer} />;
    case 'equals':
      return (
        <>
          <p className={styles.ask}>{question(os, words)}</p>
          <div className={styles.equals}>
            {offer.equals.map((file) => (
              <EqualButton
                key={file.url}
                file={file}
                release={release}
                product={product.name}
                host={os}
                words={words}
              />
            ))}
          </div>
          {offer.equals.map((file) => (
            <Mirrors
              key={file.url}
              mirrors={product.mirrors}
              release={release}
              file={file}
              words={words}
            >
              <p>{mirrorsNote}</p>
            </Mirrors>
          ))}
        </>
      );
    case 'none':
      if (os === 'android' || os === 'ios')
        return <OnComputer name={product.name} device={words.machine(os, cpu)} words={words} />;
      return (
        <>
          <p className={styles.ask}>{words.noBuild(product.name, words.os(os))}</p>
          <p className={styles.note}>
            {offer.others.some((file) => cpusOf(file) === 'unknown')
              ? words.noBuildStated
              : words.noBuildHint}
          </p>
        </>
      );
  }
}

function OneOffer({
  platform: { os },
  offer,
  release,
  insteadOf,
  product,
  words,
}: PlatformOffer &
  Omit<Props, 'offers'> & {
    offer: { state: 'one'; main: ReleaseFile; fit: Fit; beside: ReleaseFile[] };
  }) {
  const notes = notesOn(offer.main, offer.fit, os, words);
  return (
    <>
      {insteadOf && (
        <p className={styles.note}>
          {words.olderSystem(words.minimumOs(os, insteadOf), `${product.name} ${release.version}`)}
        </p>
      )}
      <MainButton file={offer.main} release={release} words={words} />
      {offer.beside.length > 0 && (
        <ul className="rest pills">
          {offer.beside.map((file) => (
            <li key={file.url}>
              <FilePill
                file={file}
                release={release}
                product={product.name}
                by={file.os === offer.main.os ? ['format'] : ['os', 'format']}
                words={words}
              />
            </li>
          ))}
        </ul>
      )}
      {notes && <p className={styles.note}>{notes}</p>}
      {/* They are checked for the newest release only: an older one, for older systems, comes from its own server. */}
      {!insteadOf && (
        <Mirrors mirrors={product.mirrors} release={release} file={offer.main} words={words}>
          <p>{mirrorsNote}</p>
        </Mirrors>
      )}
    </>
  );
}

/** What to know before starting it: how it fits this machine, and what it needs. */
function notesOn(file: ReleaseFile, fit: Fit, host: Os, words: PageWords): string {
  const guest =
    host === 'chromeos' &&
    (file.os === 'linux' || file.os === 'android') &&
    words.onChromeOs[file.os];
  const emulated = host === 'macos' ? words.fit.emulatedMac : words.fit.emulated;
  return [
    guest,
    fit === 'emulated' ? emulated : words.fit[fit],
    file.minimumOs && `${words.needs} ${words.minimumOs(file.os, file.minimumOs)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function question(os: Os, words: PageWords): string {
  return os === 'windows' || os === 'macos' || os === 'linux' || os === 'chromeos'
    ? words.equalsQuestion[os]
    : words.equalsQuestion.other;
}
