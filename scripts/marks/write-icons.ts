import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes icons into the catalogue's files, which have one entry a line, and changes nothing else.
 */
export function writeIcons(folder: string, icons: ReadonlyMap<string, string>): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    const before = readFileSync(file, 'utf8')
    const after = before.replace(/\{"id":"([^"]+)".*?"icon":"([^"]*)"/g, (entry, id: string, icon: string) => {
      const own = icons.get(id)
      return own === undefined ? entry : entry.replace(`"icon":"${icon}"`, `"icon":"${own}"`)
    })
    if (after !== before) writeFileSync(file, after)
  }
}
