import { type Metadata } from 'next';
import { formatReason } from '../../catalogue/reason';
import { inLanguage, languageOf, ownText } from '../../catalogue/said';
import { mainRelease, newestFirst } from '../../catalogue/version';
import { iconOf, loadCatalogue } from '../site';
import { pageScript, unfinishedScripts } from './inline-scripts';
import { pageFacts } from './page-facts';
import { DownloadPage } from './sections/DownloadPage';
import { Message } from './sections/Message';
import { PreviewChecks } from './sections/PreviewChecks';
import { maintainerWords } from './words/maintainer';
import { wordsIn } from './words/words-in';

export function generateMetadata(): Metadata {
  const result = loadCatalogue();
  if (result.state !== 'ok') return { title: wordsIn('en').page.nothingTitle };
  const { product } = result.catalogue;
  const language = languageOf(product);
  const { title, description, siteName, address, image, alternates, locale, otherLocales } =
    pageFacts(inLanguage(result.catalogue, language), wordsIn(language).page);
  return {
    title,
    description,
    // Whole addresses: Next would put the base path in front of a path that has it already.
    alternates: { canonical: address, languages: alternates },
    openGraph: {
      title,
      description,
      type: 'website',
      siteName,
      url: address,
      images: image,
      locale,
      alternateLocale: otherLocales,
    },
    ...(product.icon ? { icons: { icon: iconOf(product) } } : {}),
  };
}

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
  if (result.state !== 'ok' || result.catalogue.releases.length === 0) {
    const { page: words } = wordsIn(
      result.state === 'ok' ? languageOf(result.catalogue.product) : 'en',
    );
    const hint = process.env.NODE_ENV === 'development' ? ` ${maintainerWords.nothingHint}` : '';
    return <Message title={words.nothingTitle} text={words.nothing + hint} />;
  }
  const { catalogue } = result;
  const { product, releases } = catalogue;
  const language = languageOf(product);
  if (!mainRelease(catalogue)) {
    const { page: words } = wordsIn(language);
    const lines = newestFirst(releases).flatMap(({ version, withdrawn }) =>
      withdrawn
        ? words.withdrawnLine(
            version,
            words.date(withdrawn.date),
            ownText(withdrawn.reason, product),
          )
        : [],
    );
    return (
      <Message
        title={words.allWithdrawnTitle(product.name)}
        text={words.allWithdrawn}
        lines={lines}
      />
    );
  }
  return (
    <>
      <DownloadPage
        catalogue={catalogue}
        language={language}
        script={pageScript}
        checks={(page) => <PreviewChecks language={language} page={page} />}
      />
      {process.env.NODE_ENV === 'development' &&
        unfinishedScripts().map((script) => (
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
    </>
  );
}
