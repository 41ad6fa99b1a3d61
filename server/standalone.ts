import { cpSync, existsSync, rmSync, statSync } from 'node:fs'
import { build } from 'esbuild'
import { buildWhenStale } from './build'

/**
 * `npm run standalone`: makes `.next/standalone` a folder that runs by itself, with `node server.js` in it. Next gathers
 * there what its pages need of node_modules; our own server and its commands take the place of Next's, in one file each.
 */
const OUT = '.next/standalone'

/** Shared with Next's bundles: both must meet the same module, and find it among what Next gathered. */
const GATHERED = ['next', 'pg', 'pino', 'prom-client', '@electric-sql/pglite']

/** What is read as a file while it runs, which no bundler sees. */
const FILES: [folder: string, name: RegExp][] = [
  ['.next/static', /./],
  ['.next/empty-data', /./],
  ['public', /./],
  ['prisma/seed', /\.json$/],
  ['prisma/migrations', /\.sql$/],
  ['lib', /\.(?:json|txt)$/],
  ['app/themes', /\.svg$/],
  ['node_modules/geist/dist/fonts/geist-sans', /\.ttf$/],
  ['node_modules/@fontsource', /-latin-700-normal\.woff$/],
]

buildWhenStale()
if (!existsSync(OUT)) throw new Error(`the build made no ${OUT}`)
for (const [folder, name] of FILES) {
  rmSync(`${OUT}/${folder}`, { recursive: true, force: true })
  cpSync(folder, `${OUT}/${folder}`, {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || name.test(file),
  })
}
await build({
  entryPoints: { server: 'server/container.ts', operate: 'server/operate.ts' },
  outdir: OUT,
  bundle: true,
  splitting: true,
  chunkNames: 'server/[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: GATHERED,
  logLevel: 'warning',
})
