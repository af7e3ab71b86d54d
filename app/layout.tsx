import { type Metadata, type Viewport } from 'next';
import { accentOf, pageBackground } from '../catalogue/accent';
import { loadCatalogue, siteUrl } from './site';
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

/** What each system has of its own; no web font is ever loaded. */
const font = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

/** The colours that come from the catalogue; the schema has let nothing through but #rrggbb. */
async function colours(): Promise<string> {
  const result = await loadCatalogue();
  const { light, dark } = accentOf(result.state === 'ok' ? result.catalogue.product : {});
  const theme = (page: string, { accent, onAccent, tint }: typeof light) =>
    `:root{--page:${page};--accent:${accent};--on-accent:${onAccent};--tint:${tint}}`;
  return `:root{--radius:14px;--font:${font}}${theme(pageBackground.light, light)}@media (prefers-color-scheme:dark){${theme(pageBackground.dark, dark)}}`;
}

export default async function Layout({ children }: { children: React.ReactNode }) {
  return (
    // The boot script adds attributes to <html> before React sees it.
    <html lang="en" suppressHydrationWarning>
      <head>
        <style dangerouslySetInnerHTML={{ __html: await colours() }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
