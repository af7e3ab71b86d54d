import { type EditionOffers, type PlatformOffer } from '../../../catalogue/offers';
import { otherLanguage, textOf } from '../../../catalogue/said';
import { type Product, type Release } from '../../../catalogue/schema';
import { type PageWords } from '../words/download-page';
import { Asked } from './Asked';
import styles from './Hero.module.css';
import { Offers } from './Offers';
import offersStyles from './Offers.module.css';
import { Packages } from './Packages';
import { OfEdition, Switch } from './Switch';
import { Chooser, Systems } from './Systems';
import { Why } from './Why';

interface Props {
  product: Product;
  release: Release;
  /** What each edition offers; one part where the product is one program. */
  parts: EditionOffers[];
  channels: Release[];
  words: PageWords;
  /** What stands in the card beside the file: the check. */
  proof: React.ReactNode;
  /** What to do once a file is there. */
  after: React.ReactNode;
}

/** Everybody who can check a file: a phone has none to check when there is none for it. */
function shownTo(offers: readonly PlatformOffer[]): string {
  const systems = offers
    .filter(
      ({ platform: { os }, offer }) => offer.state !== 'none' || (os !== 'ios' && os !== 'android'),
    )
    .map(({ platform }) => platform.os);
  return ['any', 'asked', ...new Set(systems)].join(' ');
}

/** The one button that the visitor came for, and beside it the proof. */
export function Hero({ product, release, parts, channels, words, proof, after }: Props) {
  return (
    <header className={styles.hero}>
      {/* Filled by the script with another release that the address asks for, so its content is not React's to compare. */}
      <div hidden data-about="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <div className={styles.file}>
        <h1>{words.title(product.name)}</h1>
        <p className={styles.lead} dir="auto" {...otherLanguage(product.summary)}>
          {textOf(product.summary)}
        </p>
        <div className="some" hidden>
          <p data-if="asked-unknown" data-asked-unknown="">
            {words.asked.unknown}
          </p>
          <p className={offersStyles.ask} data-if="so-asked" data-asked-lead="">
            {words.asked.found}
          </p>
        </div>
        <Switch parts={parts} channels={channels} words={words} />
        {parts.map(({ edition, offers }) => (
          <OfEdition key={edition?.id ?? ''} edition={edition}>
            {edition?.for && (
              <p className={offersStyles.note} {...otherLanguage(edition.for)}>
                {textOf(edition.for)}
              </p>
            )}
            <div className="some" hidden>
              <Offers edition={edition} offers={offers} product={product} words={words} />
              <Why words={words} />
            </div>
          </OfEdition>
        ))}
        <div className="some" hidden>
          <Asked words={words} />
        </div>
        {after}
        {parts.map(({ edition, prefix, release: own }) => (
          <OfEdition key={edition?.id ?? ''} edition={edition}>
            <Chooser edition={edition} prefix={prefix} release={own} words={words} />
          </OfEdition>
        ))}
        {product.command && <Packages release={release} words={words} />}
        {parts.map(({ edition, prefix, release: own }) => (
          <OfEdition key={edition?.id ?? ''} edition={edition}>
            <Systems edition={edition} prefix={prefix} release={own} words={words} />
          </OfEdition>
        ))}
      </div>
      <div
        className={styles.proof}
        data-proof=""
        data-if={shownTo(parts.flatMap(({ offers }) => offers))}
      >
        {proof}
      </div>
    </header>
  );
}
