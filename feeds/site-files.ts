import { downloadBase } from '../catalogue/addresses';
import { releaseAddress, releasesAddress } from '../catalogue/paths';
import { folderIn, languagesOf } from '../catalogue/said';
import { type Feed } from './feed';
import { withProduct, atRoot, aFile, allFiles, anywhere, onSite, type Material } from './material';
import { timestamp, type OutputFile } from './output';
import { xmlDocument } from './xml';

/** The newest date that the catalogue knows: when it changed last, since nothing here may depend on the clock. */
function lastChange({ catalogue }: Material): string {
  const dates = catalogue.releases
    .flatMap(({ date, withdrawn }) => [date, ...(withdrawn ? [withdrawn.date] : [])])
    .map(timestamp);
  return dates.sort().at(-1) ?? timestamp('1970-01-01');
}

/** The download page in each of its languages, the list of all releases and the page of each. */
function writeSitemap(material: Material): OutputFile[] {
  if (!material.site) return [];
  const base = downloadBase(material.site);
  const changed = lastChange(material).slice(0, 10);
  const { product } = material;
  const pages = languagesOf(product).map((language) => ({
    language,
    href: new URL(folderIn(language, product), base).href,
  }));
  // https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
  const alternates = [...pages, { language: 'x-default', href: base.href }].map(
    ({ language, href }) => ({ '@rel': 'alternate', '@hreflang': language, '@href': href }),
  );
  const isTranslated = pages.length > 1;
  const url = [
    ...pages.map(({ href }) => ({
      loc: href,
      lastmod: changed,
      ...(isTranslated && { 'xhtml:link': alternates }),
    })),
    { loc: new URL(releasesAddress, base).href, lastmod: changed },
    ...material.catalogue.releases.map(({ version, date, withdrawn }) => ({
      loc: new URL(releaseAddress(version), base).href,
      lastmod: timestamp(withdrawn?.date ?? date).slice(0, 10),
    })),
  ];
  return [
    {
      path: sitemap.path(),
      content: xmlDocument({
        urlset: {
          '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
          ...(isTranslated && { '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }),
          url,
        },
      }),
    },
  ];
}

/** Everything may be crawled. Crawlers read it at the root of a host only (RFC 9309, 2.3). */
function writeRobots({ site }: Material): OutputFile[] {
  if (!site) return [];
  const content = `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', downloadBase(site)).href}\n`;
  return [{ path: robots.path(), content }];
}

const oneYear = 365 * 24 * 60 * 60 * 1000;

/** Where to report a security problem. It expires within the year that RFC 9116 allows, counted from the last change. */
function writeSecurityTxt(material: Material): OutputFile[] {
  const { product, site } = material;
  if (!site || product.contact === undefined) return [];
  const expires = timestamp(
    new Date(Date.parse(lastChange(material)) + oneYear - 1000).toISOString(),
  );
  const canonical = new URL(securityTxt.path(), site).href;
  return [
    {
      path: securityTxt.path(),
      content: `Contact: ${product.contact}\nExpires: ${expires}\nCanonical: ${canonical}\n`,
    },
  ];
}

/** Its row in the table of outputs. */
export const sitemap = {
  path: () => 'download/sitemap.xml',
  format: 'Sitemap',
  specification: 'https://www.sitemaps.org/protocol.html',
  find: onSite(anywhere(allFiles, aFile)),
  write: writeSitemap,
} satisfies Feed;

/** Its row in the table of outputs. */
export const robots = {
  path: () => 'robots.txt',
  format: 'robots.txt',
  specification: 'https://www.rfc-editor.org/rfc/rfc9309',
  find: atRoot(anywhere(allFiles, aFile)),
  write: writeRobots,
} satisfies Feed;

/** Its row in the table of outputs. */
export const securityTxt = {
  path: () => '.well-known/security.txt',
  format: 'security.txt',
  specification: 'https://www.rfc-editor.org/rfc/rfc9116',
  find: withProduct(
    ({ contact }) => contact !== undefined,
    'product.contact',
    atRoot(anywhere(allFiles, aFile)),
  ),
  write: writeSecurityTxt,
} satisfies Feed;
