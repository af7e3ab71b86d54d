import { parse, serialize } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { alternatesOf } from '../../app/download/page-facts';
import { developersPage } from '../../app/download/pages/DevelopersPage';
import { releasePages, type StaticPage } from '../../app/download/pages/ReleasePage';
import { movedPage, verifyPage } from '../../app/download/pages/VerifyPage';
import { Footer } from '../../app/download/sections/Footer';
import { verifyFolder } from '../../app/download/visitor/check/commands';
import { developersWords } from '../../app/download/words/feeds';
import { wordsIn } from '../../app/download/words/words-in';
import { addressOf } from '../../app/site';
import { fullAddress, notesAddress } from '../../catalogue/addresses';
import { folderIn, inLanguage, languageOf, languagesOf } from '../../catalogue/said';
import { type Catalogue } from '../../catalogue/schema';
import { labelled } from '../../catalogue/variants';
import { mainRelease } from '../../catalogue/version';
import { type OutputFile } from '../../feeds/output';
import { Head } from './Head';
import { attribute, elements, remove } from './html';
import { shellIn, type Shells } from './page-shell';

/** The shell without the link to an address, and without the list item that held nothing else. */
function withoutLink(shell: string, address: string): string {
  const document = parse(shell);
  elements(document)
    .filter((element) => attribute(element, 'href') === address)
    .forEach(remove);
  elements(document)
    .filter(({ tagName, childNodes }) => tagName === 'li' && childNodes.length === 0)
    .forEach(remove);
  return serialize(document);
}

function headOf(
  { title, description, address, leadsTo }: StaticPage,
  site: URL | null,
  alternates?: Record<string, string>,
): string {
  return renderToStaticMarkup(
    <Head
      title={title}
      description={description}
      address={site ? fullAddress(leadsTo ?? address, site) : undefined}
      alternates={alternates}
    >
      {leadsTo !== undefined && (
        <meta httpEquiv="refresh" content={`0; url=${addressOf(leadsTo)}`} />
      )}
    </Head>,
  );
}

/** The page with the keys and the commands in each language, in the `shell` of the product's own with a footer in its own. */
function verifyPages(
  shell: string,
  catalogue: Catalogue,
  site: URL | null,
): { page: StaticPage; content: string }[] {
  return languagesOf(catalogue.product).flatMap((language) => {
    const said = inLanguage(catalogue, language);
    const { product } = said;
    const release = mainRelease(said);
    if (!release) return [];
    const words = wordsIn(language, folderIn(language, product));
    const page = verifyPage(product, release, words);
    const footer = renderToStaticMarkup(
      <Footer product={product} place={verifyFolder} words={words.page} />,
    );
    const head = headOf(page, site, alternatesOf(product, verifyFolder));
    const own = shellIn(shell, language, footer);
    return { page, content: fill(own, head, page) };
  });
}

const fill = (shell: string, head: string, { main }: StaticPage) =>
  shell
    .replace('<title></title>', () => head)
    .replace('<main></main>', () => renderToStaticMarkup(main));

/**
 * The pages beside the download page, as files of the exported site: plain HTML in the shells that finish() has made,
 * `plain` without any script, `copying` for what there is to copy. The shell's link to the notes of the newest release
 * goes, so that a page stays as it is with the next.
 */
export function renderPages(shells: Shells, catalogue: Catalogue, site: URL | null): OutputFile[] {
  const own = languageOf(catalogue.product);
  const said = inLanguage(labelled(catalogue), own);
  const release = mainRelease(said);
  if (!release) return [];
  const words = wordsIn(own);
  const notes = notesAddress(release.notes);
  const shellFor = (shell: string) => (notes === undefined ? shell : withoutLink(shell, notes));
  const [plain, copying] = [shellFor(shells.plain), shellFor(shells.copying)];
  const pages = [
    movedPage(words.verify),
    developersPage(said, developersWords, words.page),
    ...releasePages(said, words.page),
  ].map((page) => ({
    page,
    content: fill(page.script ? copying : plain, headOf(page, site), page),
  }));
  return [...verifyPages(copying, catalogue, site), ...pages].map(({ page, content }) => ({
    path: `download/${page.address}index.html`,
    content,
  }));
}
