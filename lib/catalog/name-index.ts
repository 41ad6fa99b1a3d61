import { catalogEntries } from './entries'
import type { CatalogEntry } from './schema'
import { keyOf } from './tokens'

/** A name of the catalogue as a text may hold it. */
export interface NameHit {
  readonly entry: CatalogEntry
  /** An everyday word too: it counts only where the context says tool. */
  readonly everyday: boolean
  /** The name as the catalogue writes it. */
  readonly name: string
}

export interface NameIndex {
  /** Words joined by spaces, and names of several words also without them. */
  readonly byKey: ReadonlyMap<string, NameHit>
  readonly maxWords: number
  /** Names by their deletions of one letter, for typing errors. */
  readonly nearly: ReadonlyMap<string, readonly NameHit[]>
}

const MIN_TYPO_LENGTH = 6

let built: NameIndex | undefined

export function nameIndex(): NameIndex {
  return (built ??= buildNameIndex(catalogEntries()))
}

export function buildNameIndex(entries: readonly CatalogEntry[]): NameIndex {
  const byKey = new Map<string, NameHit>()
  let maxWords = 1
  const add = (key: string, hit: NameHit) => {
    if (key !== '' && !byKey.has(key)) byKey.set(key, hit)
  }
  // Names first, then aliases, then what is derived: an entry's own name is never taken by another's spelling.
  const derived: [string, NameHit][] = []
  for (const pass of ['names', 'aliases'] as const) {
    for (const entry of entries) {
      for (const name of pass === 'names' ? [entry.name] : entry.aliases) {
        const key = keyOf(name)
        const words = key.split(' ')
        maxWords = Math.max(maxWords, words.length)
        // One or two letters are never a name by themselves.
        const hit = { entry, name, everyday: entry.everyday.includes(name) || key.length <= 2 }
        add(key, hit)
        if (words.length > 1 && key.length >= 6) derived.push([words.join(''), hit])
        const maker = keyOf(entry.maker)
        if (maker !== '' && !key.startsWith(maker)) derived.push([`${maker} ${key}`, { ...hit, everyday: false }])
      }
    }
  }
  for (const [key, hit] of derived) {
    maxWords = Math.max(maxWords, key.split(' ').length)
    add(key, hit)
  }
  return { byKey, maxWords, nearly: deletions(byKey) }
}

/** "postgrsql" and "postgresql" meet in what is left when each loses one letter. */
function deletions(byKey: ReadonlyMap<string, NameHit>): Map<string, NameHit[]> {
  const nearly = new Map<string, NameHit[]>()
  for (const [key, hit] of byKey) {
    if (hit.everyday || key.includes(' ') || key.length < MIN_TYPO_LENGTH || /\d/.test(key)) continue
    for (const variant of [key, ...withoutOneLetter(key)]) {
      const known = nearly.get(variant)
      if (known) known.push(hit)
      else nearly.set(variant, [hit])
    }
  }
  return nearly
}

export function* withoutOneLetter(word: string): Generator<string> {
  for (let index = 1; index < word.length; index++) yield word.slice(0, index) + word.slice(index + 1)
}

/** The entry that goes by this name, spelt any way that the index knows. */
export function entryNamed(name: string): CatalogEntry | undefined {
  const { byKey } = nameIndex()
  const key = keyOf(name)
  return (byKey.get(key) ?? byKey.get(key.replaceAll(' ', '')))?.entry
}
