import { type NextConfig } from 'next';
import { basePathOf, siteOf } from './catalogue/addresses';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath: basePathOf(siteOf(process.env)),
  // A constant, so that the same input gives the same bytes.
  generateBuildId: () => 'download-page',
  // `npm test` checks the types; a publisher's build need not wait for that again.
  typescript: { ignoreBuildErrors: true },
  // Bundles the inline scripts while the page is rendered; not part of the page itself.
  serverExternalPackages: ['esbuild'],
  experimental: { inlineCss: true },
  devIndicators: false,
};

export default config;
