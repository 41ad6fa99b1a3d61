import type { NextConfig } from 'next'

const config: NextConfig = {
  // `npm test` and CI check types; the first start does not wait for that.
  typescript: { ignoreBuildErrors: true },
  // A page opened by its IP address would wait for the development server's socket for ever.
  allowedDevOrigins: ['127.0.0.1'],
  // The pages' dependencies, for a container: see server/build/standalone.ts.
  output: 'standalone',
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // Preview crawlers read tags only inside <head>; streamed metadata would put them in the body.
  htmlLimitedBots: /.*/,
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    'pino',
    'prom-client',
    'jsdom',
    'dompurify',
    'css-tree',
    'parse5',
    '@node-rs/argon2',
    'nodemailer',
    'youtubei.js',
  ],
  // Files of packages; server/build/standalone.ts copies our own.
  outputFileTracingIncludes: {
    '/**': ['./node_modules/@electric-sql/pglite/dist/**/*'],
    '/api/icons/**': [
      './node_modules/@iconify-json/*/icons.json',
      './node_modules/simple-icons/data/*.json',
      './node_modules/simple-icons/icons/*.svg',
    ],
  },
  // The request gate leads a stack's files to this internal path: app/stack itself would be asked
  // for by visitors.
  rewrites: () => Promise.resolve([{ source: '/_stack/:code/:format', destination: '/stack/:code/:format' }]),
  // Closes Next's image service, which fetches any allowed URL and is not used.
  images: { unoptimized: true },
  experimental: { optimizePackageImports: ['radix-ui'] },
}

export default config
