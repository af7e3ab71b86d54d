import { type PlatformOffer } from '../../../catalogue/offers';
import { type Product, type Release } from '../../../catalogue/schema';
import { type PageWords } from '../words/download-page';
import { Asked } from './Asked';
import styles from './Hero.module.css';
import { Offers } from './Offers';
import offersStyles from './Offers.module.css';
import { Packages } from './Packages';
import { Chooser, Systems } from './Systems';
import { Why } from './Why';

interface Props {
  product: Product;
  release: Release;
  offers: PlatformOffer[];
  words: PageWords;
  /** What stands in the card beside the file: the check. */
  proof: React.ReactNode;
  /** What to do once a file is there. */
  after: React.ReactNode;
}

/** The one button that the visitor came for, and beside it the proof. */
export function Hero({ product, release, offers, words, proof, after }: Props) {
  return (
    <header className={styles.hero}>
      {/* Filled by the script with another release that the address asks for, so its content is not React's to compare. */}
      <div
        className={styles.about}
        data-about=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <div className={styles.file}>
        <h1 className={styles.title}>{words.title(product.name)}</h1>
        <p className={styles.summary} dir="auto">
          {product.summary}
        </p>
        <p className="asked-unknown" data-band="hm">
          {words.asked.unknown}
        </p>
        <p className={offersStyles.ask} data-when="asked" data-asked-lead="">
          {words.asked.found}
        </p>
        <Offers offers={offers} product={product} words={words} />
        <Why words={words} />
        <Asked words={words} />
        {after}
        <Chooser release={release} words={words} />
        {product.command && <Packages release={release} words={words} />}
        <Systems release={release} words={words} />
      </div>
      <div className={styles.proof} data-proof="">
        {proof}
      </div>
    </header>
  );
}
