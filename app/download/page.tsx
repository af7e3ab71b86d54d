import { type Metadata } from 'next';
import { formatReason } from '../../catalogue/reason';
import { inLanguage, languageOf } from '../../catalogue/said';
import { mainRelease } from '../../catalogue/version';
import { iconOf, loadCatalogue } from '../site';
import { pageScript, unfinishedScripts } from './inline-scripts';
import { pageFacts } from './page-facts';
import { DownloadPage } from './sections/DownloadPage';
import { Message } from './sections/Message';
import { NothingToOffer } from './sections/NothingToOffer';
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
  const hint = process.env.NODE_ENV === 'development' ? ` ${maintainerWords.nothingHint}` : '';
  if (result.state !== 'ok') {
    const { page: words } = wordsIn('en');
    return <Message title={words.nothingTitle} text={words.nothing + hint} />;
  }
  const { catalogue } = result;
  const language = languageOf(catalogue.product);
  if (!mainRelease(catalogue))
    return <NothingToOffer catalogue={catalogue} language={language} hint={hint} />;
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
