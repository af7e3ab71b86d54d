import { parse, serialize } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { commandsPage } from '../../app/download/sections/CommandsPage';
import { releasePages, type StaticPage } from '../../app/download/sections/ReleasePage';
import { notesUrl } from '../../app/download/sections/Notes';
import { fullAddress } from '../../catalogue/addresses';
import type { Catalogue } from '../../catalogue/schema';
import { mainRelease } from '../../catalogue/version';
import type { OutputFile } from '../feeds/output';
import { append, attribute, createElement, elements, remove, type Element } from './html';
import { addPolicy } from './policy';

/** What of a finished page's head holds for every page: the encoding, the styles, the colours and the icon. */
function isShared(element: Element): boolean {
  const name = attribute(element, 'name') ?? '';
  return element.tagName === 'style' || attribute(element, 'charset') !== undefined || attribute(element, 'rel') === 'icon'
    || ['viewport', 'color-scheme', 'theme-color'].includes(name);
}

/**
 * What surrounds a page's own content, taken from the finished download page: its head and its footer without scripts and
 * without what speaks of the newest release (`passing`, an address). `<title>` and `<main>` are empty.
 */
function shellOf(html: string, passing: string | null): string {
  const document = parse(html);
  const one = (name: string) => {
    const [found] = elements(document).filter(({ tagName }) => tagName === name);
    if (!found) throw new Error(`out/download/index.html has no <${name}>, which the pages of the releases are made from.`);
    return found;
  };
  const [head, body, footer, main] = [one('head'), one('body'), one('footer'), createElement('main', {})];
  const charset = one('meta');
  elements(head).filter((element) => !isShared(element)).forEach(remove);
  append(head, createElement('title', {}));
  elements(body).filter((element) => element.tagName === 'button' || (passing !== null && attribute(element, 'href') === passing)).forEach(remove);
  elements(body).filter(({ tagName, childNodes }) => tagName === 'li' && childNodes.length === 0).forEach(remove);
  body.childNodes = [];
  for (const element of [main, footer]) append(body, element);
  for (const style of elements(head).filter(({ tagName }) => tagName === 'style')) style.attrs = [];
  addPolicy(document, charset);
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
 * The pages beside the download page, as files of the exported site: plain HTML without scripts, in the design of `html`,
 * the finished download page. Their styles are that page's, so every policy that fits it fits them.
 */
export function renderPages(html: string, catalogue: Catalogue, site: URL | null): OutputFile[] {
  const release = mainRelease(catalogue);
  if (!release) return [];
  const shell = shellOf(html, notesUrl(release.notes));
  return [commandsPage(catalogue.product, release), ...releasePages(catalogue)].map((page) => ({
    path: `download/${page.address}index.html`,
    content: shell.replace('<title></title>', () => headOf(page, site)).replace('<main></main>', () => renderToStaticMarkup(page.main)),
  }));
}
