import { type EditionOffers } from '../../../catalogue/offers';
import { releaseAddress } from '../../../catalogue/paths';
import { type Edition, type Release } from '../../../catalogue/schema';
import { addressOf } from '../../site';
import { type PageWords } from '../words/download-page';
import { OwnText } from './OwnText';

/** The fragment of an edition's way in, for visitors without JavaScript. */
export const editionId = (edition: Edition) => `edition-${edition.id}`;

/** The address that shows an edition; without a script it leads to the systems that the edition is for. */
export const editionAddress = (edition: Edition) => `?edition=${edition.id}#${editionId(edition)}`;

interface Props {
  parts: readonly EditionOffers[];
  /** The newest release of each channel, the one that the page offers first. */
  channels: readonly Release[];
  words: PageWords;
}

/** What visitors choose before the file: which program, and which channel. Not there where there is nothing to choose. */
export function Switch({ parts, channels, words }: Props) {
  const editions = parts.flatMap(({ edition }) => edition ?? []);
  return (
    <>
      {editions.length > 0 && (
        <nav aria-label={words.editions}>
          <ul className="pills">
            {editions.map((edition) => (
              <li key={edition.id}>
                <a
                  className="pill"
                  href={editionAddress(edition)}
                  data-choice={`edition=${edition.id}`}
                  suppressHydrationWarning
                >
                  <OwnText of={edition.name} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {channels.length > 1 && (
        <nav aria-label={words.channels}>
          <ul className="pills">
            {channels.map(({ version, channel }, index) => (
              <li key={channel}>
                <a
                  className="pill"
                  href={addressOf(releaseAddress(version))}
                  data-choice={`channel=${index === 0 ? '' : channel}`}
                  suppressHydrationWarning
                >
                  {words.channel[channel]} <i dir="auto">{version}</i>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** What belongs to one edition: the boot script hides the others. Nothing of its own where the product is one program. */
export function OfEdition({
  edition,
  children,
}: Pick<EditionOffers, 'edition'> & { children: React.ReactNode }) {
  return edition ? <div data-in={edition.id}>{children}</div> : children;
}
