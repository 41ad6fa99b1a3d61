import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CATALOG_FOLDER } from './entries'

/** Changes with the files of the catalogue. */
export function catalogueFingerprint(): string {
  const hash = createHash('sha256')
  const folder = path.join(/*turbopackIgnore: true*/ process.cwd(), CATALOG_FOLDER)
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, name)))
  return hash.digest('hex')
}
