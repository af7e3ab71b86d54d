import { type Metadata } from 'next';
import { notesAddress } from '../../catalogue/addresses';
import { minimumOsOf, offersByEdition, type PlatformOffer } from '../../catalogue/offers';
import { formatReason } from '../../catalogue/reason';
import { mainRelease, newestFirst, newestOfChannels } from '../../catalogue/version';
import { feedInput } from '../../feeds/material';
import { feeds } from '../../feeds/table';
import { iconOf, loadCatalogue, pagePath, siteUrl } from '../site';
import { pageScript, unfinishedScripts } from './inline-scripts';
import { checkListOf } from './make-check-list';
import { AfterClick } from './sections/AfterClick';
import { Checker } from './sections/Checker';
import { EnglishChecks } from './sections/EnglishChecks';
import { Facts } from './sections/Facts';
import { Files } from './sections/Files';
import { Footer } from './sections/Footer';
import { Glyphs } from './sections/Glyph';
import { Hero } from './sections/Hero';
import { Message } from './sections/Message';
import { Nav } from './sections/Nav';
import { Notes } from './sections/Notes';
import { OnPhone } from './sections/OnComputer';
import { Packages } from './sections/Packages';
import { Releases } from './sections/Releases';
import { structuredData } from './structured-data';
import { defaultLanguage } from './words/all';
import { maintainerWords } from './words/maintainer';
import { wordsIn } from './words/words-in';

const { page: words, afterClick, check } = wordsIn(defaultLanguage);

export function generateMetadata(): Metadata {
  const result = loadCatalogue();
  if (result.state !== 'ok') return { title: words.nothingTitle };
  const { product } = result.catalogue;
  const release = mainRelease(result.catalogue);
  const title = words.title(product.name);
  const description = words.description(
    [product.name, release?.version].filter(Boolean).join(' '),
    product.summary,
  );
  const hasPreview =
    siteUrl && !('lacks' in feeds.previewImage.find(feedInput(result.catalogue, siteUrl)));
  // Whole addresses: Next would put the base path in front of a path that has it already.
  const address = siteUrl ? new URL(pagePath, siteUrl).href : undefined;
  return {
    title,
    description,
    alternates: { canonical: address },
    openGraph: {
      title,
      description,
      type: 'website',
      siteName: product.name,
      url: address,
      images: hasPreview ? [`${address}preview.png`] : undefined,
    },
    ...(product.icon ? { icons: { icon: iconOf(product) } } : {}),
  };
}

/** The offers of one edition for the boot script: each id, with the version of the OS that it needs, if any. */
const idsOf = (offers: readonly PlatformOffer[], hasOlderOffers: boolean) =>
  offers
    .map(({ id, offer }) => [id, (hasOlderOffers && minimumOsOf(offer)) || []].flat().join('='))
    .join(' ');

export default function Page() {
  const result = loadCatalogue();
  if (result.state === 'problems') {
    const lines = result.problems.map(formatReason);
    if (process.env.NODE_ENV === 'production') throw new Error(`\n${lines.join('\n')}\n`);
    return (
      <Message
        title={maintainerWords.problemsTitle(lines.length)}
        text={maintainerWords.problemsIntro}
        lines={lines}
      />
    );
  }
  const release = result.state === 'ok' ? mainRelease(result.catalogue) : undefined;
  if (result.state === 'ok' && !release && result.catalogue.releases.length > 0) {
    const { product, releases } = result.catalogue;
    const lines = newestFirst(releases).flatMap(({ version, withdrawn }) =>
      withdrawn ? words.withdrawnLine(version, words.date(withdrawn.date), withdrawn.reason) : [],
    );
    return (
      <Message
        title={words.allWithdrawnTitle(product.name)}
        text={words.allWithdrawn}
        lines={lines}
      />
    );
  }
  if (result.state !== 'ok' || !release) {
    const hint = process.env.NODE_ENV === 'development' ? ` ${maintainerWords.nothingHint}` : '';
    return <Message title={words.nothingTitle} text={words.nothing + hint} />;
  }
  const { catalogue } = result;
  const { product } = catalogue;
  const parts = offersByEdition(catalogue, release);
  const channels = newestOfChannels(catalogue, release);
  const hasOlderOffers = parts.some(({ offers }) =>
    offers.some(({ insteadOf }) => insteadOf !== undefined),
  );
  const checkPage = {
    pagePath,
    list: checkListOf(catalogue).list,
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
        // Cloudflare's Rocket Loader puts off other scripts until the page is painted.
        data-cfasync="false"
        dangerouslySetInnerHTML={{
          __html: pageScript(hasOlderOffers, parts.length > 1 || channels.length > 1),
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
          after={<AfterClick files={release.files} words={afterClick} />}
          proof={
            <Checker words={check} page={checkPage} checks={<EnglishChecks page={checkPage} />}>
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
        dangerouslySetInnerHTML={{ __html: structuredData(product, release) }}
      />
      {process.env.NODE_ENV === 'development' &&
        unfinishedScripts().map((script) => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
    </>
  );
}
