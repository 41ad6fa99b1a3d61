import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { generateWhenStale } from './generate'

/** What a build is made from. Documents and tests are not. */
export const SOURCES = [
  'app',
  'components',
  'lib',
  'prisma/migrations',
  'public',
  'middleware.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
const BUILD_ID = '.next/BUILD_ID'

function newest(file: string): number {
  if (!existsSync(file)) return 0
  const entry = statSync(file)
  if (!entry.isDirectory()) return entry.mtimeMs
  return readdirSync(file).reduce((latest, name) => Math.max(latest, newest(path.join(file, name))), entry.mtimeMs)
}

export function isBuildStale(): boolean {
  return !existsSync(BUILD_ID) || SOURCES.some((source) => newest(source) > statSync(BUILD_ID).mtimeMs)
}

export function buildWhenStale(): void {
  generateWhenStale()
  if (isBuildStale()) build()
}

function build(): void {
  console.log('Building…')
  run([createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build'])
  run(['--import', 'tsx', 'server/empty-database.ts'])
}

function run(program: string[]): void {
  const { status } = spawnSync(process.execPath, program, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error('the build failed; its messages stand above')
}

// `npm run build` runs this file.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  generateWhenStale()
  build()
}
