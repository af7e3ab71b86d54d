import { notesAddress } from '../../../catalogue/addresses';
import { type PlatformOffer } from '../../../catalogue/offers';
import { type Product, type Release } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { afterClickWords } from '../words/after-click';
import { date, words } from '../words/download-page';
import { AfterClick } from './AfterClick';
import { Asked, NotFound } from './Asked';
import { Chooser } from './Chooser';
import styles from './Hero.module.css';
import { Offers } from './Offers';
import { Why } from './Why';

interface Props {
  product: Product;
  release: Release;
  offers: PlatformOffer[];
  /** What stands in the card beside the file: the check. */
  proof: React.ReactNode;
}

/** Name, version and the one button that the visitor came for. */
export function Hero({ product, release, offers, proof }: Props) {
  return (
    <header className={styles.hero}>
      <div>
        {product.icon && <img src={addressOf(product.icon)} width={72} height={72} alt="" />}
        <h1 className={styles.title}>{words.title(product.name)}</h1>
        <p className={styles.summary}>{product.summary}</p>
        <p className={`newest ${styles.version}`}>
          {words.version} <strong>{release.version}</strong>
          <span aria-hidden="true"> · </span>
          <time dateTime={release.date}>{date(release.date)}</time>
          {release.notes && (
            <>
              <span aria-hidden="true"> · </span>
              <a href={notesAddress(release.notes) ?? '#notes'}>{words.releaseNotes}</a>
            </>
          )}
        </p>
        {/* Filled by the script with another release that the address asks for, so its content is not React's to compare. */}
        <div
          className={styles.version}
          data-about=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <div className={styles.offers}>
          <NotFound />
          <Offers offers={offers} name={product.name} mirrors={product.mirrors} />
          <Asked />
          <Chooser release={release} name={product.name} />
        </div>
        <AfterClick files={release.files} words={afterClickWords} />
        <Why />
        <p className={`rest ${styles.more}`}>
          <a href="#all-files">{words.otherSystems}</a>
        </p>
      </div>
      <div className={styles.proof}>{proof}</div>
    </header>
  );
}
