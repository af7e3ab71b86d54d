// As basePathOf in catalogue/addresses.ts, which a configuration that is no TypeScript can't import.
const base = process.env.SITE_URL ? new URL(process.env.SITE_URL).pathname.replace(/\/$/, '') : '';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath: base,
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
