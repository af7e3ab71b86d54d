import { parse, serialize } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { developersPage } from '../../app/download/pages/DevelopersPage';
import { releasePages, type StaticPage } from '../../app/download/pages/ReleasePage';
import { movedPage, verifyPage } from '../../app/download/pages/VerifyPage';
import { defaultLanguage } from '../../app/download/words/all';
import { developersWords } from '../../app/download/words/feeds';
import { wordsIn } from '../../app/download/words/words-in';
import { addressOf } from '../../app/site';
import { fullAddress, notesAddress } from '../../catalogue/addresses';
import { type Catalogue } from '../../catalogue/schema';
import { labelled } from '../../catalogue/variants';
import { mainRelease } from '../../catalogue/version';
import { type OutputFile } from '../../feeds/output';
import { attribute, elements, remove } from './html';
import { type Shells } from './page-shell';

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

function headOf({ title, description, address, leadsTo }: StaticPage, site: URL | null): string {
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {site && <link rel="canonical" href={fullAddress(leadsTo ?? address, site)} />}
      {leadsTo !== undefined && (
        <meta httpEquiv="refresh" content={`0; url=${addressOf(leadsTo)}`} />
      )}
    </>,
  );
}

/**
 * The pages beside the download page, as files of the exported site: plain HTML in the shells that finish() has made,
 * `plain` without any script, `copying` for what there is to copy. The shell's link to the notes of the newest release
 * goes, so that a page stays as it is with the next.
 */
export function renderPages(shells: Shells, catalogue: Catalogue, site: URL | null): OutputFile[] {
  const release = mainRelease(catalogue);
  if (!release) return [];
  const words = wordsIn(defaultLanguage);
  const notes = notesAddress(release.notes);
  const shellFor = (shell: string) => (notes === undefined ? shell : withoutLink(shell, notes));
  const [plain, copying] = [shellFor(shells.plain), shellFor(shells.copying)];
  return [
    verifyPage(catalogue.product, release, words),
    movedPage(words.verify),
    developersPage(catalogue, developersWords, words.page),
    ...releasePages(labelled(catalogue), words.page),
  ].map((page) => ({
    path: `download/${page.address}index.html`,
    content: (page.script ? copying : plain)
      .replace('<title></title>', () => headOf(page, site))
      .replace('<main></main>', () => renderToStaticMarkup(page.main)),
  }));
}
