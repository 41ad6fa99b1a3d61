import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The inputs of a build: all but documents and tests. */
export const SOURCES = [
  'app',
  'components',
  'lib',
  'prisma',
  'public',
  'server',
  'middleware.ts',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** The bundles of our server and commands, which a build writes last. */
export const PROGRAM = '.next/program'

function newest(file) {
  if (!existsSync(file)) return 0
  const entry = statSync(file)
  if (!entry.isDirectory()) return entry.mtimeMs
  return readdirSync(file).reduce((latest, name) => Math.max(latest, newest(path.join(file, name))), entry.mtimeMs)
}

export function isBuildStale() {
  const made = newest(`${PROGRAM}/server.js`)
  return SOURCES.some((source) => newest(source) > made)
}
