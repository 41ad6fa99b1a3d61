import { cpSync, existsSync, rmSync, statSync } from 'node:fs'
import { EMPTY_DATA } from '@/lib/db/empty-database'
import { buildWhenStale } from './build'
import { PROGRAM } from './build-age.mjs'
import { readEnvFile } from '@/server/process/env-file'

/**
 * `npm run standalone`: completes `.next/standalone`, so that `node server.js` runs in it without
 * node_modules. Next has copied the packages that its pages need; our server and commands replace
 * Next's server.
 */
const OUT = '.next/standalone'

/** Files that are read at run time, which no bundler sees. */
const FILES: [folder: string, name: RegExp][] = [
  ['.next/static', /./],
  [EMPTY_DATA, /./],
  ['public', /./],
  ['prisma/seed', /\.(?:json|html)$/],
  ['prisma/migrations', /\.sql$/],
  ['lib', /\.(?:bin|json|svg|txt|yaml)$/],
  ['app/themes', /\.svg$/],
  ['cli', /package\.json$|\/dist\//],
  ['node_modules/geist/dist/fonts/geist-sans', /\.ttf$/],
  ['node_modules/@expo-google-fonts', /(?:_700Bold|NotoColorEmoji_400Regular)\.ttf$/],
  ['node_modules/@embedpdf', /-Bold\.[ot]tf$/],
]

readEnvFile()
await buildWhenStale()
if (!existsSync(OUT)) throw new Error(`the build made no ${OUT}`)
// Next copies them here; an image must not contain secrets of the machine that built it.
for (const name of ['.env', '.env.production']) rmSync(`${OUT}/${name}`, { force: true })
for (const [folder, name] of FILES) {
  rmSync(`${OUT}/${folder}`, { recursive: true, force: true })
  cpSync(folder, `${OUT}/${folder}`, {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || name.test(file),
  })
}
for (const name of ['server.js', 'operate.js', 'engine.js', 'server'])
  cpSync(`${PROGRAM}/${name}`, `${OUT}/${name}`, { recursive: true })
