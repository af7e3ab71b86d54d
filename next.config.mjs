const site = process.env.SITE_URL ? new URL(process.env.SITE_URL) : null;

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath: site ? site.pathname.replace(/\/$/, '') : '',
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
