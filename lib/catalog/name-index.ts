import { catalogEntries } from './entries'
import { isCommonWord, isFirstName, isOrdinary } from './everyday'
import { isBrand } from './brands'
import { countFollowers } from './followers'
import { keepsMakersName } from './makers'
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
  /** How many words the longest name has that begins with this word. */
  readonly wordsFrom: ReadonlyMap<string, number>
  /** Who makes things, by first word: "Teenage Engineering" may stand before any name of theirs. */
  readonly makers: ReadonlySet<string>
  /** Names by what is left of them without one letter, for typing errors: made when the first unknown word is met. */
  readonly nearly: () => ReadonlyMap<string, readonly NameHit[]>
}

export const MIN_TYPO_LENGTH = 6
const MIN_GLUED_LENGTH = 6
/** A long word is not hit by chance, even if it is an ordinary one: "ilustrator". */
const SURE_LENGTH = 9
/** People mistype what they use every day: a slip is looked for only among tools that others go with. */
const KNOWN_ENOUGH = 3
/** "II" or "5" may be how people call a model among themselves; in a text it is a number. */
const NUMBER = /^(?:\d+|[ivx]+|mk ?\d|mark [ivx\d]+)$/

let built: NameIndex | undefined

export function nameIndex(): NameIndex {
  return (built ??= buildNameIndex(catalogEntries()))
}

export function buildNameIndex(entries: readonly CatalogEntry[]): NameIndex {
  const byKey = new Map<string, NameHit>()
  const add = (key: string, hit: NameHit) => {
    if (!byKey.has(key)) byKey.set(key, hit)
  }
  // Names first, then aliases, then what is derived: an entry's own name is never taken by another's spelling.
  const derived: [string, NameHit][] = []
  const makers = new Set<string>()
  const everydayKeys = new Set(entries.flatMap((entry) => entry.everyday.map(keyOf)))
  const keepsMaker = keepsMakersName(entries)
  for (const pass of ['names', 'aliases'] as const) {
    for (const entry of entries) {
      const maker = makerKey(entry.maker)
      if (maker !== '') makers.add(maker)
      for (const name of pass === 'names' ? [entry.name] : entry.aliases) {
        const key = keyOf(name)
        if (key === '') continue
        if (pass === 'aliases' && (NUMBER.test(key) || key.length < 2)) continue
        if (pass === 'aliases' && (key === maker || isBrand(key)) && !keepsMaker(entry)) continue
        const hit = { entry, name, everyday: everydayKeys.has(key) || isEveryday(key) }
        add(key, hit)
        if (!key.includes(' ')) continue
        const glued = key.replaceAll(' ', '')
        if (glued.length >= MIN_GLUED_LENGTH && !isOrdinary(glued)) derived.push([glued, hit])
      }
    }
  }
  for (const [key, hit] of derived) add(key, hit)
  let nearly: ReadonlyMap<string, readonly NameHit[]> | undefined
  return {
    byKey,
    wordsFrom: longestFrom([...byKey.keys(), ...makers]),
    makers,
    nearly: () => (nearly ??= withoutOneLetterEach(byKey, countFollowers(entries))),
  }
}

function longestFrom(keys: readonly string[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>()
  for (const key of keys) {
    const space = key.indexOf(' ')
    if (space < 0) continue
    const first = key.slice(0, space)
    let words = 2
    for (let at = key.indexOf(' ', space + 1); at >= 0; at = key.indexOf(' ', at + 1)) words++
    if (words > (longest.get(first) ?? 1)) longest.set(first, words)
  }
  return longest
}

const makerKeys = new Map<string, string>()

export function makerKey(maker: string): string {
  const known = makerKeys.get(maker)
  if (known !== undefined) return known
  const key = keyOf(maker)
  makerKeys.set(maker, key)
  return key
}

/** One or two letters are never a name by themselves, and neither are ordinary words or a first name. */
function isEveryday(key: string): boolean {
  if (key.length <= 2 || isFirstName(key)) return true
  return key.split(' ').every((word) => isCommonWord(word) || word === 'a' || word === 'i' || /^\d+$/.test(word))
}

/** "postgrsql" and "postgresql" meet in what is left when each loses one letter. */
function withoutOneLetterEach(
  byKey: ReadonlyMap<string, NameHit>,
  followersOf: ReadonlyMap<string, number>,
): Map<string, NameHit[]> {
  const nearly = new Map<string, NameHit[]>()
  for (const [key, hit] of byKey) {
    if (key.length < (hit.everyday || isOrdinary(key) ? SURE_LENGTH : MIN_TYPO_LENGTH) || !/^[a-z]+$/.test(key))
      continue
    if ((followersOf.get(hit.entry.id) ?? 0) < KNOWN_ENOUGH) continue
    for (const variant of [key, ...withoutOneLetter(key)]) {
      const known = nearly.get(variant)
      if (!known) nearly.set(variant, [hit])
      else if (!known.includes(hit)) known.push(hit)
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
