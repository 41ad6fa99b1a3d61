import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import type { CatalogueData, PackedCatalogue } from '../catalogue/data'
import { catalogueData } from './catalogue-data'

export const BUNDLE = 'cli/dist/stackbook.cjs'
export const LICENCES = 'cli/dist/LICENSES.txt'

/**
 * Modules that read the catalogue from data files, each with the module that replaces it in the
 * bundle. All other modules, such as the parsers of dependency files, are those of the engine.
 */
const REPLACED = new Map([
  ['lib/catalog/entries.ts', 'cli/catalogue/entries.ts'],
  ['lib/catalog/name-index.ts', 'cli/catalogue/name-index.ts'],
  ['lib/catalog/everyday.ts', 'cli/catalogue/everyday.ts'],
  ['lib/engine/embedded/manifests/manifest-data.ts', 'cli/catalogue/manifest-data.ts'],
  ['lib/engine/embedded/tool.ts', 'cli/catalogue/tool.ts'],
])

/** An esbuild plugin that loads a replacement instead of the replaced module. */
const catalogueOfBundle: Plugin = {
  name: 'catalogue-of-bundle',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(?:@\/|\.)/ }, async ({ path: specifier, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === 'resolved') return undefined
      const resolved = await resolve(specifier, { importer, resolveDir, kind, pluginData: 'resolved' })
      const file = path.relative(process.cwd(), resolved.path).replaceAll(path.sep, '/')
      const replacing = REPLACED.get(file)
      return replacing === undefined ? resolved : { path: path.resolve(replacing) }
    })
  },
}

/**
 * Compressed, because decompressing takes less time than reading and compiling four times the text.
 */
function packed({ details, ...rest }: CatalogueData): PackedCatalogue {
  const pack = (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64')
  return { details: pack(details), rest: pack(JSON.stringify(rest)) }
}

interface Bundle {
  /** Where the bundle of the command line is written. */
  readonly program: string
  /** Where the licences of bundled packages are written. */
  readonly licences: string
}

export async function makeBundle(): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['cli/main.ts'],
    bundle: true,
    write: false,
    metafile: true,
    // Starts faster than an ES module.
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minify: true,
    // ASCII only: other text is read in twice the memory and half the speed.
    charset: 'ascii',
    banner: { js: '#!/usr/bin/env node' },
    define: { CATALOGUE: JSON.stringify(packed(catalogueData())) },
    plugins: [catalogueOfBundle],
    logLevel: 'warning',
  })
  const [output] = outputFiles
  if (!output) throw new Error('esbuild made no file')
  return { program: output.text, licences: licencesOf(Object.keys(metafile.inputs)) }
}

const PACKAGE = /^(node_modules\/(?:@[^/]+\/)?[^/]+)\//

function licencesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))
  return [...folders]
    .sort()
    .map((folder) => `${folder.replace('node_modules/', '')}\n\n${licenceOf(folder).trim()}\n`)
    .join('\n---\n\n')
}

/** The text of the package's licence file; without one, the licence that its package.json names. */
function licenceOf(folder: string): string {
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  if (name !== undefined) return readFileSync(path.join(folder, name), 'utf8')
  const { license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    license?: unknown
    author?: { name?: string } | string
  }
  if (typeof license !== 'string') throw new Error(`${folder} names no licence`)
  return `Licence: ${license}\nAuthor: ${typeof author === 'string' ? author : (author?.name ?? 'not named')}`
}
