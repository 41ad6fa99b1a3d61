import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The engine's own texts: one JSON file a field. A test holds every file to its schema, so nobody checks them at a start. */
export function readDataFolder<T>(part: 'wish' | 'transform' | 'persona'): T[] {
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/engine/embedded', part, 'data')
  return readdirSync(/*turbopackIgnore: true*/ folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(/*turbopackIgnore: true*/ path.join(folder, name), 'utf8')) as T)
}
