import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuildStale, PROGRAM } from './build-age.mjs'
import { readEnvFile } from '@/server/process/env-file'
import { failStart } from '@/server/process/fail-start'
import { generateClientWhenStale } from './generate-client'
import { precompressFiles } from '@/server/cache/precompressed-files'
import { runNode } from './run-node.mjs'
import { skipNextEnvFiles } from '@/server/next-internals'

/**
 * Not bundled: Next's bundles must get the same module instance; css-tree reads files beside its
 * own.
 */
const PACKAGES = ['next', 'pg', 'pino', 'prom-client', '@electric-sql/pglite', 'css-tree', 'jsdom', 'dompurify']

/** Our server is no browser, whose bundles this package protects. */
const EMPTY_MODULE = path.join(path.dirname(createRequire(import.meta.url).resolve('server-only')), 'empty.js')

export async function buildWhenStale(): Promise<void> {
  generateClientWhenStale()
  if (isBuildStale()) await build()
}

async function build(): Promise<void> {
  console.log('Building…')
  await run([createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build'])
  await precompressFiles()
  await run(['--import', 'tsx', 'server/build/make-empty-database.ts'])
  await bundleProgram()
}

async function run(program: string[]): Promise<void> {
  const variables: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
  skipNextEnvFiles(variables)
  const status = await runNode(program, variables)
  if (status !== 0) throw new Error('the build failed; see its messages above')
}

async function bundleProgram(): Promise<void> {
  mkdirSync(PROGRAM, { recursive: true })
  // Next marks its folder as CommonJS.
  writeFileSync(`${PROGRAM}/package.json`, '{"type":"module"}\n')
  const esbuild = await import('esbuild')
  await esbuild.build({
    entryPoints: {
      server: 'server/boot/serve.ts',
      operate: 'server/boot/operate.ts',
      engine: 'server/engine/worker.ts',
    },
    outdir: PROGRAM,
    bundle: true,
    splitting: true,
    chunkNames: 'server/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: PACKAGES,
    jsx: 'automatic',
    alias: { 'server-only': EMPTY_MODULE },
    // Only the start page shows pictures that are imported.
    loader: { '.svg': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', ROUTE_EXPORTS: JSON.stringify(await routeExports()) },
    // CommonJS packages load Node's modules by `require`, which an ES module does not have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  })
}

/** The exports of each route file, by route template. */
async function routeExports(): Promise<Record<string, string[]>> {
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: ['app/**/route.ts'],
    outdir: 'app',
    write: false,
    metafile: true,
    format: 'esm',
  })
  return Object.fromEntries(
    Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => [
      entryPoint.replace(/^app/, '').replace(/\/route\.ts$/, ''),
      exports,
    ]),
  )
}

// `npm run build` and `npm start` run this file.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    readEnvFile()
    // Report an invalid variable before a long build.
    await import('@/lib/env')
    generateClientWhenStale()
    await build()
  } catch (error) {
    failStart(error)
  }
}
