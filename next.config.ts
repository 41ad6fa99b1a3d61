import type { NextConfig } from 'next'

const config: NextConfig = {
  // `npm test` and CI check types, tests included; a start on a fresh machine need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // A page that was opened by its number instead of as localhost would wait for ever for the development server's socket.
  allowedDevOrigins: ['127.0.0.1'],
  // What the pages need, gathered beside the build for a container: see server/build/standalone.ts.
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
  // Of packages alone: what of our own files is read while it runs, server/build/standalone.ts lays beside it.
  outputFileTracingIncludes: {
    '/**': ['./node_modules/@electric-sql/pglite/dist/**/*'],
    '/api/icons/**': [
      './node_modules/@iconify-json/*/icons.json',
      './node_modules/simple-icons/data/*.json',
      './node_modules/simple-icons/icons/*.svg',
    ],
  },
  // Nothing here uses Next's image service, which would fetch what it is told to: it is closed.
  images: { unoptimized: true },
  experimental: { optimizePackageImports: ['radix-ui'] },
}

export default config
