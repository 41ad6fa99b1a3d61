import table from '../data/known-files.json'

/**
 * Tools that the name of a file implies: "vite.config.ts" implies Vite, and many .go files imply
 * Go.
 */

const NAMES: Readonly<Record<string, readonly string[]>> = table.names
const LANGUAGES: Readonly<Record<string, string>> = table.languages

const idsAt = (key: string): readonly string[] => (Object.hasOwn(NAMES, key) ? (NAMES[key] ?? []) : [])

/**
 * Catalogue ids by file name: a whole name ("tsconfig.json"), with its folder
 * (".github/dependabot.yml"), a prefix ("vite.config.*"), a suffix ("*.proto"), or a folder
 * (".claude/").
 */
export function idsOfFileName(path: string): readonly string[] {
  const parts = path.toLowerCase().split('/')
  const name = parts.at(-1) ?? ''
  const below = parts.slice(-2).join('/')
  const ids = [...idsAt(name), ...(below === name ? [] : idsAt(below))]
  for (const folder of parts.slice(0, -1)) ids.push(...idsAt(`${folder}/`))
  for (let dot = name.indexOf('.', 1); dot > 0; dot = name.indexOf('.', dot + 1))
    ids.push(...idsAt(`${name.slice(0, dot)}.*`), ...idsAt(`*${name.slice(dot)}`))
  return ids
}

/** Fewer files of a language may be small scripts. */
const FEWEST_FILES = 3
const SMALLEST_SHARE = 0.05

/** The languages of a significant share of the source files. */
export function languagesOf(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  let total = 0
  for (const path of paths) {
    const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
    const id = Object.hasOwn(LANGUAGES, ending) ? LANGUAGES[ending] : undefined
    if (id === undefined) continue
    total++
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST_FILES && count >= total * SMALLEST_SHARE)
    .sort(([, one], [, other]) => other - one)
    .map(([id]) => id)
}
