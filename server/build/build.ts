import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { isBuildStale, PROGRAM } from './build-age.mjs'
import { readEnvFile } from '@/server/boot/env-file'
import { failStart } from '@/server/boot/fail-start'
import { generateClientWhenStale } from './generate-client'
import { precompressFiles } from '@/server/cache/precompressed-files'
import { runNode } from './run-node.mjs'

/** Shared with Next's bundles: both must meet the same module. The last reads files beside its own. */
const PACKAGES = ['next', 'pg', 'pino', 'prom-client', '@electric-sql/pglite', 'css-tree']

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
  const status = await runNode(program, {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Read by us, or not at all: see readEnvFile.
    __NEXT_PROCESSED_ENV: 'true',
  })
  if (status !== 0) throw new Error('the build failed; its messages stand above')
}

async function bundleProgram(): Promise<void> {
  mkdirSync(PROGRAM, { recursive: true })
  // Next calls everything in its folder CommonJS.
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
    define: { ROUTE_EXPORTS: JSON.stringify(await routeExports()) },
    // Packages that are CommonJS ask for Node's own modules by a `require` that a module does not have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  })
}

/** What each route file exports, under the template of its address. */
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
    // A bad variable is said before a long build.
    await import('@/lib/env')
    generateClientWhenStale()
    await build()
  } catch (error) {
    failStart(error)
  }
}
