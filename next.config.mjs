/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  // A constant, so that the same input gives the same bytes.
  generateBuildId: () => 'download-page',
  // `npm test` checks the types; a publisher's build need not wait for that again.
  typescript: { ignoreBuildErrors: true },
  // Bundles the inline scripts while the page is rendered; not part of the page itself.
  serverExternalPackages: ['esbuild'],
  // The folder that holds everything which is compiled, node_modules included (publisher/export-page.ts, publisher/dev.ts).
  turbopack: { root: process.env.TURBOPACK_ROOT },
  experimental: { inlineCss: true },
  devIndicators: false,
  allowedDevOrigins: process.env.PREVIEW_NAMES?.split(' '),
};

export default config;
