import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The engine's own texts. A test holds every file to its schema, so that nobody pays for checking them at a start. */

type Part = 'knowledge' | 'transform' | 'persona'

const folderOf = (part: Part) => path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/engine/embedded', part, 'data')

export function readDataFile<T>(part: Part, name: string): T {
  const file = path.join(/*turbopackIgnore: true*/ folderOf(part), `${name}.json`)
  return JSON.parse(readFileSync(/*turbopackIgnore: true*/ file, 'utf8')) as T
}

export function readDataFolder<T>(part: Part): T[] {
  return readdirSync(/*turbopackIgnore: true*/ folderOf(part))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readDataFile<T>(part, name.replace(/\.json$/, '')))
}
