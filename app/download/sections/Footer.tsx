import { notesAddress } from '../../../catalogue/addresses';
import { type Product, type Release } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { verifyFolder } from '../visitor/check/commands';
import { type PageWords } from '../words/download-page';
import { developersFolder } from '../words/feeds';
import { Languages } from './Languages';

/** Where everything else about the product is. */
export function Footer({
  product,
  release,
  place,
  words,
}: {
  product: Product;
  release?: Release;
  /** The page that it stands on, as Languages has it. */
  place?: string;
  words: PageWords;
}) {
  const { homepage, source, licence, links, name, sample } = product;
  const notes = notesAddress(release?.notes);
  return (
    <footer>
      <ul className="links">
        {homepage && (
          <li>
            <a href={homepage}>{words.homepage}</a>
          </li>
        )}
        {notes && (
          <li>
            <a href={notes}>{words.releaseNotes}</a>
          </li>
        )}
        {source && (
          <li>
            <a href={source}>{words.source}</a>
          </li>
        )}
        {licence && (
          <li>
            {licence.url ? (
              <a href={licence.url}>{words.licence(licence.name)}</a>
            ) : (
              words.licence(licence.name)
            )}
          </li>
        )}
        {links?.footer?.map(({ name: text, url }) => (
          <li key={url}>
            <a href={url} dir="auto">
              {text}
            </a>
          </li>
        ))}
        {/* Links to what stood on this page once lead on from here. */}
        <li id="keys">
          <a href={addressOf(words.folder + verifyFolder)}>{words.verify}</a>
        </li>
        <li id="feeds">
          <a href={addressOf(developersFolder)}>{words.developers}</a>
        </li>
      </ul>
      <Languages product={product} language={words.language} place={place} />
      {sample && (
        <p>
          <small>{words.sample(name)}</small>
        </p>
      )}
    </footer>
  );
}
