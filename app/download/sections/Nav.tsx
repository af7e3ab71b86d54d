import { notesAddress } from '../../../catalogue/addresses';
import { type Product, type Release } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { type PageWords } from '../words/download-page';
import { LanguageOffers } from './Languages';
import styles from './Nav.module.css';

interface Props {
  product: Product;
  release: Release;
  /** Where the product's picture is, or the picture itself. */
  icon: string | undefined;
  hasOlder: boolean;
  words: PageWords;
}

/** One small line: whose page this is, and what is elsewhere. */
export function Nav({ product, release, icon, hasOlder, words }: Props) {
  const { name, homepage, links } = product;
  const notes = release.notes && (notesAddress(release.notes) ?? '#notes');
  return (
    <header className="bar">
      <LanguageOffers product={product} language={words.language} />
      <nav className={`links ${styles.nav}`} aria-label={name}>
        <a className={styles.brand} href={addressOf(words.folder)}>
          {icon && <img src={icon} width={30} height={30} alt="" />}
          <bdi>{name}</bdi>
        </a>
        {notes && <a href={notes}>{words.releaseNotes}</a>}
        {hasOlder && <a href="#releases">{words.olderVersions}</a>}
        {homepage && <a href={homepage}>{words.homepage}</a>}
        {links?.header?.map(({ name: text, url }) => (
          <a key={url} href={url} dir="auto">
            {text}
          </a>
        ))}
      </nav>
    </header>
  );
}
