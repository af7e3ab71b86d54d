/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { developersPage } from '../../../app/download/pages/DevelopersPage';
import { releasePages } from '../../../app/download/pages/ReleasePage';
import { verifyPage } from '../../../app/download/pages/VerifyPage';
import { Facts } from '../../../app/download/sections/Facts';
import { Files } from '../../../app/download/sections/Files';
import { Footer } from '../../../app/download/sections/Footer';
import { Hero } from '../../../app/download/sections/Hero';
import { Releases } from '../../../app/download/sections/Releases';
import { messagesIn } from '../../../app/download/words/all';
import { developersWords } from '../../../app/download/words/feeds';
import { wordsIn } from '../../../app/download/words/words-in';
import { type Language } from '../../../catalogue/languages';
import { offersByEdition } from '../../../catalogue/offers';
import { catalogueSchema } from '../../../catalogue/schema';
import { newestOfChannels } from '../../../catalogue/version';
import { formatLabels, osLabels, wordsOf } from '../../../catalogue/vocabulary';
import desktop from '../../../fixtures/desktop/releases.json';

const catalogue = catalogueSchema.parse(desktop);

/** What is the same in every language, and words that some have taken over from English. */
const names = [
  ...Object.values(osLabels),
  ...wordsOf(formatLabels),
  ...[
    'Intel',
    'ARM',
    'Snapdragon',
    'PowerShell',
    'Get-FileHash',
    'gpg',
    'shasum',
    'AppImage',
    'kB',
    'MB',
    'SHA',
  ],
  ...['Beta', 'Details', 'E-mail', 'Japan', 'terminal'],
];

/** What visitors read or hear on all pages: texts, and the names that attributes give. */
function textsIn(language: Language): Set<string> {
  const words = wordsIn(language);
  const [release] = catalogue.releases;
  if (!release) throw new Error('The desktop fixture has a release.');
  const { product } = catalogue;
  const html = [
    verifyPage(product, release, words).main,
    ...releasePages(catalogue, words.page).map(({ main }) => main),
    <Hero
      key="hero"
      product={product}
      release={release}
      parts={offersByEdition(catalogue, release)}
      channels={newestOfChannels(catalogue, release)}
      words={words.page}
      proof={<Facts product={product} release={release} words={words.check} />}
      after={null}
    />,
    <Files key="files" release={release} name={product.name} words={words.page} />,
    <Releases key="releases" catalogue={catalogue} current={release} words={words.page} />,
    <Footer key="footer" product={product} release={release} words={words.page} />,
  ].map((part) => renderToStaticMarkup(part));
  const document = new DOMParser().parseFromString(
    html.join('').replaceAll(/<\/?template>/g, ''),
    'text/html',
  );
  const all = Array.from(document.querySelectorAll('body *'));
  return new Set(
    all
      .filter(({ tagName }) => tagName !== 'CODE' && tagName !== 'PRE')
      // The list of languages says each in its own.
      .filter((element) => !element.hasAttribute('hreflang'))
      .flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        ...Array.from(element.childNodes).flatMap((node) =>
          node.nodeType === node.TEXT_NODE ? (node.textContent ?? '') : '',
        ),
      ])
      .map((text) => text.trim())
      .filter((text) => /\p{L}/u.test(text)),
  );
}

test.each(wordsOf(messagesIn).filter((language) => language !== 'en'))(
  'pages in %s say what English pages say, and nothing in English but names',
  (language) => {
    const [english, own] = [textsIn('en'), textsIn(language)];
    const known = [JSON.stringify(catalogue), ...names].join(' ').toLowerCase();
    const same = [...own]
      .filter((text) => english.has(text))
      .flatMap((text) => text.match(/\p{L}{2,}/gu) ?? [])
      .filter((word) => !known.includes(word.toLowerCase()));
    expect([...new Set(same)]).toEqual([]);
    // Not because there is nothing to read.
    expect(own.size).toBeGreaterThan(150);
  },
);

test('the page for developers, which is in English, says so on a site that is written from right to left', () => {
  const html = renderToStaticMarkup(
    developersPage(catalogue, developersWords, wordsIn('ar').page).main,
  );
  const document = new DOMParser().parseFromString(html, 'text/html');
  const heading = document.querySelector('h1');
  expect(heading?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(heading?.closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  const back = document.querySelector('.breadcrumb a');
  expect(back?.closest('[lang]')?.getAttribute('lang')).toBe('ar');
  expect(back?.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});
