import { parse, serialize } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { commandsPage } from '../../app/download/pages/CommandsPage';
import { releasePages, type StaticPage } from '../../app/download/pages/ReleasePage';
import { fullAddress, notesAddress } from '../../catalogue/addresses';
import { type Catalogue } from '../../catalogue/schema';
import { labelled } from '../../catalogue/variants';
import { mainRelease } from '../../catalogue/version';
import { type OutputFile } from '../../feeds/output';
import { attribute, elements, remove } from './html';

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

function headOf({ title, description, address }: StaticPage, site: URL | null): string {
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {site && <link rel="canonical" href={fullAddress(address, site)} />}
    </>,
  );
}

/**
 * The pages beside the download page, as files of the exported site: plain HTML without scripts in the `shell` that
 * finish() has made. The shell's link to the notes of the newest release goes, so that a page stays as it is with the next.
 */
export function renderPages(shell: string, catalogue: Catalogue, site: URL | null): OutputFile[] {
  const release = mainRelease(catalogue);
  if (!release) return [];
  const notes = notesAddress(release.notes);
  const html = notes === undefined ? shell : withoutLink(shell, notes);
  return [commandsPage(catalogue.product, release), ...releasePages(labelled(catalogue))].map(
    (page) => ({
      path: `download/${page.address}index.html`,
      content: html
        .replace('<title></title>', () => headOf(page, site))
        .replace('<main></main>', () => renderToStaticMarkup(page.main)),
    }),
  );
}
