import table from '../data/known-files.json'

/**
 * What the name of a file alone shows: "vite.config.ts" is Vite's, and many files of Go are written
 * in Go.
 */

const NAMES: Readonly<Record<string, readonly string[]>> = table.names
const LANGUAGES: Readonly<Record<string, string>> = table.languages

const idsAt = (key: string): readonly string[] => (Object.hasOwn(NAMES, key) ? (NAMES[key] ?? []) : [])

/**
 * Ids of the catalogue. A name in the table is whole ("tsconfig.json"), with its folder
 * (".github/dependabot.yml"), a beginning ("vite.config.*"), an ending ("*.proto"), or a folder
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

/** The languages that a noticeable part of the source files is written in. */
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
