const site = process.env.SITE_URL ? new URL(process.env.SITE_URL) : null;

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  basePath: site ? site.pathname.replace(/\/$/, '') : '',
  // A constant, so that the same input gives the same bytes.
  generateBuildId: () => 'download-page',
  experimental: { inlineCss: true },
  devIndicators: false,
};

export default config;
