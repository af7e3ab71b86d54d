import { notesAddress } from '../../../catalogue/addresses';
import { type Language } from '../../../catalogue/languages';
import { minimumOsOf, offersByEdition, type PlatformOffer } from '../../../catalogue/offers';
import { folderIn, inLanguage, languagesOf } from '../../../catalogue/said';
import { type Catalogue } from '../../../catalogue/schema';
import { mainRelease, newestOfChannels } from '../../../catalogue/version';
import { iconOf, pagePath } from '../../site';
import { checkListOf } from '../make-check-list';
import { structuredData } from '../structured-data';
import { wordsIn } from '../words/words-in';
import { AfterClick } from './AfterClick';
import { Checker } from './Checker';
import { type CheckPage } from './Checks';
import { Facts } from './Facts';
import { Files } from './Files';
import { Footer } from './Footer';
import { Glyphs } from './Glyph';
import { Hero } from './Hero';
import { Nav } from './Nav';
import { Notes } from './Notes';
import { OnPhone } from './OnComputer';
import { Packages } from './Packages';
import { Releases } from './Releases';

/** The offers of one edition for the boot script: each id, with the version of the OS that it needs, if any. */
const idsOf = (offers: readonly PlatformOffer[], hasOlderOffers: boolean) =>
  offers
    .map(({ id, offer }) => [id, (hasOlderOffers && minimumOsOf(offer)) || []].flat().join('='))
    .join(' ');

interface Props {
  /** As its file has it, with the texts of all languages. */
  catalogue: Catalogue;
  language: Language;
  /** The page's own script, for a page with offers of older releases and with a switch (pageScript). */
  script: (hasOlderOffers: boolean, hasSwitch: boolean) => string;
  /** The check's living part, where the page brings it to life itself. */
  checks?: (page: CheckPage) => React.ReactNode;
}

/** All that the download page shows in one language, of a catalogue that has a release to offer. */
export function DownloadPage({ catalogue: whole, language, script, checks }: Props) {
  const catalogue = inLanguage(whole, language);
  const { product } = catalogue;
  const release = mainRelease(catalogue);
  if (!release) return null;
  const folder = folderIn(language, product);
  const { page: words, afterClick, check } = wordsIn(language, folder);
  const parts = offersByEdition(catalogue, release);
  const channels = newestOfChannels(catalogue, release);
  const hasOlderOffers = parts.some(({ offers }) =>
    offers.some(({ insteadOf }) => insteadOf !== undefined),
  );
  const checkPage = {
    pagePath,
    folder,
    list: checkListOf(whole).list,
    product: product.name,
    version: release.version,
  };
  return (
    <>
      <script
        data-offers={parts
          .map(
            ({ edition, offers }) =>
              (edition ? `${edition.id}:` : '') + idsOf(offers, hasOlderOffers),
          )
          .join('|')}
        data-languages={[...new Set([language, ...languagesOf(product)])].join(' ')}
        // Cloudflare's Rocket Loader puts off other scripts until the page is painted.
        data-cfasync="false"
        dangerouslySetInnerHTML={{
          __html: script(hasOlderOffers, parts.length > 1 || channels.length > 1),
        }}
      />
      <a className="skip" href="#all-files">
        {words.skip}
      </a>
      <Nav
        product={product}
        release={release}
        icon={iconOf(product)}
        hasOlder={catalogue.releases.length > 1}
        words={words}
      />
      <main>
        <Hero
          product={product}
          release={release}
          parts={parts}
          channels={channels}
          words={words}
          after={<AfterClick files={release.files} folder={folder} words={afterClick} />}
          proof={
            <Checker words={check} page={checkPage} checks={checks?.(checkPage)}>
              <Facts product={product} release={release} words={check} />
            </Checker>
          }
        />
        <div className="rest">
          {!product.command && <Packages release={release} words={words} />}
          <Files
            release={release}
            name={product.name}
            mirrors={product.mirrors}
            editions={parts.flatMap(({ edition }) => edition ?? [])}
            words={words}
          />
          {release.files.some(({ os }) => os === 'android' || os === 'ios') && (
            <OnPhone name={product.name} words={words} />
          )}
          {release.notes && !notesAddress(release.notes) && (
            <section aria-labelledby="notes">
              <h2 id="notes">{words.whatIsNew(release.version)}</h2>
              <Notes notes={release.notes} version={release.version} words={words} />
            </section>
          )}
          <Releases catalogue={catalogue} current={release} words={words} />
        </div>
      </main>
      <Footer product={product} release={release} words={words} />
      <Glyphs systems={release.files.map(({ os }) => os)} />
      {/* Filled by a script, so its content is not React's to compare. */}
      <p
        className="unseen"
        role="status"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredData(product, release, language) }}
      />
    </>
  );
}
