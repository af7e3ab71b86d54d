import { type Metadata, type Viewport } from 'next';
import { accentOf, pageBackground } from '../catalogue/accent';
import { languages } from '../catalogue/languages';
import { languageOf } from '../catalogue/said';
import { type Product } from '../catalogue/schema';
import { fontStacks } from '../catalogue/vocabulary';
import { loadCatalogue, pagePath, siteUrl } from './site';
import './global.css';
import './download/releases.css';

export const metadata: Metadata = {
  metadataBase: siteUrl,
  // An empty icon keeps browsers from asking for /favicon.ico; the page replaces it by the product's.
  icons: { icon: 'data:,' },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: pageBackground.light },
    { media: '(prefers-color-scheme: dark)', color: pageBackground.dark },
  ],
};

/** What comes from the catalogue: the schema has let nothing through but #rrggbb, a number and the name of a font stack. */
function theme(): string {
  const result = loadCatalogue();
  const product: Partial<Product> = result.state === 'ok' ? result.catalogue.product : {};
  const { light, dark } = accentOf(product);
  const { radius = 14, font = 'system' } = product.theme ?? {};
  const colours = (page: string, { accent, onAccent, tint }: typeof light) =>
    `:root{--page:${page};--accent:${accent};--on-accent:${onAccent};--tint:${tint}}`;
  return `:root{--radius:${radius}px}body{font:1rem/1.5 ${fontStacks[font]}}${colours(pageBackground.light, light)}@media (prefers-color-scheme:dark){${colours(pageBackground.dark, dark)}}`;
}

export default function Layout({ children }: { children: React.ReactNode }) {
  const result = loadCatalogue();
  const language = languageOf(result.state === 'ok' ? result.catalogue.product : {});
  const { dir } = languages[language];
  return (
    // The boot script adds attributes to <html> before React sees it.
    <html lang={language} dir={dir === 'rtl' ? dir : undefined} suppressHydrationWarning>
      <head>
        {/* With an address and Next's own word for its place React writes it into the one style of the page. */}
        <style href="theme" precedence="next">
          {theme()}
        </style>
      </head>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' && <script src={`${pagePath}preview.js`} async />}
      </body>
    </html>
  );
}
