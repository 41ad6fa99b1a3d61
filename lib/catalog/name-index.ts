import { catalogEntries } from './entries'
import { isCommonWord, isFirstName, isOrdinary } from './everyday'
import { isBrand } from './brands'
import { countFollowers } from './followers'
import { keepsMakersName } from './makers'
import type { CatalogEntry } from './schema'
import { isOneSlip } from './slip'
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
  /** What else goes by a name of the entry. */
  readonly namesakes: ReadonlyMap<CatalogEntry, readonly NameHit[]>
  /** How many words the longest name has that begins with this word. */
  readonly wordsFrom: ReadonlyMap<string, number>
  /** Who makes things, by first word: "Teenage Engineering" may stand before any name of theirs. */
  readonly makers: ReadonlySet<string>
  /** The name that somebody who mistyped one letter may have meant. */
  readonly mistyped: (word: string) => NameHit | undefined
}

/** Whether a name is an everyday word is asked of few of them: not worth finding out for all at the start. */
class KnownName implements NameHit {
  constructor(
    readonly entry: CatalogEntry,
    readonly name: string,
    private readonly key: string,
    private readonly everydayKeys: ReadonlySet<string>,
  ) {}

  get everyday(): boolean {
    return this.everydayKeys.has(this.key) || isEveryday(this.key)
  }
}

const MIN_TYPO_LENGTH = 6
const MIN_GLUED_LENGTH = 6
/** In how many pieces somebody writes a name whose words he joins: "ToonBoom Storyboard Pro". */
export const MAX_GLUED = 3
/** A long word is not hit by chance, even if it is an ordinary one: "ilustrator". */
const SURE_LENGTH = 9
/** People mistype what they use every day: a slip is looked for only among tools that others go with. */
const KNOWN_ENOUGH = 3
/** "II" or "5" may be how people call a model among themselves; in a text it is a number. */
const LONGEST_NUMBER = 9
const NUMBER = /^(?:\d+|[ivx]+|mk ?\d|mark [ivx\d]+)$/

let built: NameIndex | undefined

export function nameIndex(): NameIndex {
  return (built ??= buildNameIndex(catalogEntries()))
}

export function buildNameIndex(entries: readonly CatalogEntry[]): NameIndex {
  const byKey = new Map<string, NameHit>()
  const namesakes = new Map<CatalogEntry, NameHit[]>()
  const wordsFrom = new Map<string, number>()
  const add = (key: string, hit: NameHit) => {
    if (!byKey.has(key)) byKey.set(key, hit)
  }
  const countWords = (key: string): number => {
    const space = key.indexOf(' ')
    if (space < 0) return 1
    const first = key.slice(0, space)
    let words = 2
    for (let at = key.indexOf(' ', space + 1); at >= 0; at = key.indexOf(' ', at + 1)) words++
    if (words > (wordsFrom.get(first) ?? 1)) wordsFrom.set(first, words)
    return words
  }
  // Names first, then aliases, then what is derived: an entry's own name is never taken by another's spelling.
  const derived: [string, NameHit][] = []
  const makers = new Set<string>()
  const everydayKeys = new Set<string>()
  for (const { everyday, maker } of entries) {
    for (const name of everyday) everydayKeys.add(keyOf(name))
    if (maker !== '') makers.add(makerKey(maker))
  }
  for (const maker of makers) countWords(maker)
  const addName = (name: string, key: string, entry: CatalogEntry) => {
    if (key === '') return
    const hit = new KnownName(entry, name, key, everydayKeys)
    const first = byKey.get(key)
    if (first && first.entry !== entry) namesakes.set(first.entry, [...(namesakes.get(first.entry) ?? []), hit])
    add(key, hit)
    const words = countWords(key)
    if (words === 1 || words > MAX_GLUED + 1) return
    const glued = key.replaceAll(' ', '')
    if (glued.length >= MIN_GLUED_LENGTH && !isOrdinary(glued)) derived.push([glued, hit])
  }
  const keepsMaker = keepsMakersName(entries)
  for (const entry of entries) addName(entry.name, keyOf(entry.name), entry)
  for (const entry of entries) {
    const maker = makerKey(entry.maker)
    for (const name of entry.aliases) {
      const key = keyOf(name)
      const isTooShort = key.length < 2 || (key.length < LONGEST_NUMBER && NUMBER.test(key))
      if (!isTooShort && !((key === maker || isBrand(key)) && !keepsMaker(entry))) addName(name, key, entry)
    }
  }
  for (const [key, hit] of derived) add(key, hit)
  return { byKey, namesakes, wordsFrom, makers, mistyped: slipsOf(byKey, entries) }
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
  for (let from = 0; from < key.length;) {
    const space = key.indexOf(' ', from)
    const end = space < 0 ? key.length : space
    if (!isEverydayWord(key.slice(from, end))) return false
    from = end + 1
  }
  return true
}

const isEverydayWord = (word: string) => isCommonWord(word) || word === 'a' || word === 'i' || /^\d+$/.test(word)

/**
 * Looks among the names with the same first letter and nearly the same length, which are sorted so when the first unknown
 * word is met.
 */
function slipsOf(byKey: ReadonlyMap<string, NameHit>, entries: readonly CatalogEntry[]): NameIndex['mistyped'] {
  let alike: ReadonlyMap<string, readonly [string, NameHit][]> | undefined
  const shelf = (word: string, length: number) => `${word.charAt(0)}${length}`
  const build = () => {
    const shelves = new Map<string, [string, NameHit][]>()
    const followers = countFollowers(entries)
    for (const [key, hit] of byKey) {
      if (key.length < MIN_TYPO_LENGTH || (followers.get(hit.entry.id) ?? 0) < KNOWN_ENOUGH) continue
      if (!/^[a-z]+$/.test(key) || (key.length < SURE_LENGTH && (hit.everyday || isOrdinary(key)))) continue
      const own = shelves.get(shelf(key, key.length))
      if (own) own.push([key, hit])
      else shelves.set(shelf(key, key.length), [[key, hit]])
    }
    return shelves
  }
  return (word) => {
    if (word.length < MIN_TYPO_LENGTH || /\d/.test(word) || isOrdinary(word)) return undefined
    alike ??= build()
    for (const length of [word.length, word.length + 1, word.length - 1])
      for (const [key, hit] of alike.get(shelf(word, length)) ?? []) if (isOneSlip(word, key)) return hit
    return undefined
  }
}

/** The entry that goes by this name, spelt any way that the index knows. */
export function entryNamed(name: string): CatalogEntry | undefined {
  const { byKey } = nameIndex()
  const key = keyOf(name)
  return (byKey.get(key) ?? byKey.get(key.replaceAll(' ', '')))?.entry
}
