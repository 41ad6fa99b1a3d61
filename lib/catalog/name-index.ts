import { processSingleton } from '@/lib/process-singleton'
import { catalogEntries } from './entries'
import { isCommonWord, isFirstName, isOrdinary } from './everyday'
import { isBrand } from './brands'
import { countFollowers } from './followers'
import { keepsMakersName } from './makers'
import { NameFilter } from './name-filter'
import type { CatalogEntry } from './schema'
import { isOneEdit } from './edit-distance'
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
  /** Words joined by spaces. */
  readonly byKey: ReadonlyMap<string, NameHit>
  /** Names of several words without the spaces. */
  readonly glued: () => ReadonlyMap<string, NameHit>
  readonly find: (key: string) => NameHit | undefined
  /** Which letters may spell a key of either, a plural of it or a maker. */
  readonly sieve: () => NameFilter
  /** What else goes by a name of the entry. */
  readonly namesakes: ReadonlyMap<CatalogEntry, readonly NameHit[]>
  /** How many words the longest name has that begins with this word. */
  readonly wordsFrom: ReadonlyMap<string, number>
  /** Makers by their first word: "Teenage Engineering" may precede the name of any of its entries. */
  readonly makers: ReadonlySet<string>
  /** The name that differs from the text by one mistyped letter. */
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
export const MIN_GLUED_LENGTH = 6
/** The most pieces of a name whose words a text joins: "ToonBoom Storyboard Pro". */
export const MAX_GLUED = 3
/** A long word is not hit by chance, even if it is an ordinary one: "ilustrator". */
const SURE_LENGTH = 9
/** People mistype what they use every day: a slip is looked for only among tools that others go with. */
const KNOWN_ENOUGH = 3
/** "II" or "5" may be how people call a model among themselves; in a text it is a number. */
const LONGEST_NUMBER = 9
const NUMBER = /^(?:\d+|[ivx]+|mk ?\d|mark [ivx\d]+)$/

/** Pages and our server share it, as they share the entries. */
const held = processSingleton<{ index?: NameIndex }>('name-index', () => ({}))

export function nameIndex(): NameIndex {
  return (held.index ??= buildNameIndex(catalogEntries()))
}

function buildNameIndex(entries: readonly CatalogEntry[]): NameIndex {
  const byKey = new Map<string, NameHit>()
  const namesakes = new Map<CatalogEntry, NameHit[]>()
  const wordsFrom = new Map<string, number>()
  const countWords = (key: string): void => {
    const space = key.indexOf(' ')
    if (space < 0) return
    const first = key.slice(0, space)
    let words = 2
    for (let at = key.indexOf(' ', space + 1); at >= 0; at = key.indexOf(' ', at + 1)) words++
    if (words > (wordsFrom.get(first) ?? 1)) wordsFrom.set(first, words)
  }
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
    if (first === undefined) {
      byKey.set(key, hit)
      countWords(key)
    } else if (first.entry !== entry) namesakes.set(first.entry, [...(namesakes.get(first.entry) ?? []), hit])
  }
  const keepsMaker = keepsMakersName(entries)
  // Names first, then aliases: an entry's own name is never taken by another's spelling.
  for (const entry of entries) addName(entry.name, keyOf(entry.name), entry)
  for (const entry of entries) {
    const maker = makerKey(entry.maker)
    for (const name of entry.aliases) {
      const key = keyOf(name)
      const isTooShort = key.length < 2 || (key.length < LONGEST_NUMBER && NUMBER.test(key))
      if (!isTooShort && !((key === maker || isBrand(key)) && !keepsMaker(entry))) addName(name, key, entry)
    }
  }
  let gluedNames: ReadonlyMap<string, NameHit> | undefined
  const glued = () => (gluedNames ??= withoutSpaces(byKey))
  const find = (key: string) => byKey.get(key) ?? glued().get(key)
  let names: NameFilter | undefined
  const sieve = () => (names ??= sieveOf([byKey.keys(), glued().keys(), makers]))
  return { byKey, glued, find, sieve, namesakes, wordsFrom, makers, mistyped: slipsOf(byKey, glued, entries) }
}

function sieveOf(names: readonly Iterable<string>[]): NameFilter {
  const sieve = new NameFilter()
  for (const known of names) for (const key of known) sieve.add(key)
  return sieve
}

/** Built when the first text is read: a text may hold no name in its exact spelling. */
function withoutSpaces(byKey: ReadonlyMap<string, NameHit>): ReadonlyMap<string, NameHit> {
  const glued = new Map<string, NameHit>()
  for (const [name, hit] of byKey) {
    if (!name.includes(' ')) continue
    const words = name.split(' ')
    const key = words.length > MAX_GLUED + 1 ? '' : words.join('')
    if (key.length >= MIN_GLUED_LENGTH && !byKey.has(key) && !glued.has(key) && !isOrdinary(key)) glued.set(key, hit)
  }
  return glued
}

const makerKeys = new Map<string, string>()

export function makerKey(maker: string): string {
  const known = makerKeys.get(maker)
  if (known !== undefined) return known
  const key = keyOf(maker)
  makerKeys.set(maker, key)
  return key
}

/** Two of these say as much as a word of letters. */
const SYLLABLES = /^[\p{Script=Han}\p{Script=Hangul}]{2}$/u

/** One or two letters are never a name by themselves, and neither are ordinary words or a first name. */
function isEveryday(key: string): boolean {
  if ((key.length <= 2 && !SYLLABLES.test(key)) || isFirstName(key)) return true
  for (let from = 0; from < key.length;) {
    const space = key.indexOf(' ', from)
    const end = space < 0 ? key.length : space
    if (!isEverydayWord(key.slice(from, end))) return false
    from = end + 1
  }
  return true
}

const isEverydayWord = (word: string) => isCommonWord(word) || word === 'a' || word === 'i' || /^\d+$/.test(word)

interface Meant {
  readonly key: string
  readonly hit: NameHit
}

/**
 * One slip leaves the beginning or the end of a long word as it is, so that only names which share one of them are
 * compared. They are sorted so when the first unknown word is met.
 */
function slipsOf(
  byKey: ReadonlyMap<string, NameHit>,
  glued: () => ReadonlyMap<string, NameHit>,
  entries: readonly CatalogEntry[],
): NameIndex['mistyped'] {
  let shelves: ReadonlyMap<string, readonly Meant[]> | undefined
  const build = () => {
    const alike = new Map<string, Meant[]>()
    const followers = countFollowers(entries)
    for (const names of [byKey, glued()])
      for (const [key, hit] of names) {
        if (key.length < MIN_TYPO_LENGTH || (followers.get(hit.entry.id) ?? 0) < KNOWN_ENOUGH) continue
        if (!/^[a-z]+$/.test(key) || (key.length < SURE_LENGTH && (hit.everyday || isOrdinary(key)))) continue
        for (const shelf of [beginningOf(key), endOf(key)]) {
          const own = alike.get(shelf)
          if (own) own.push({ key, hit })
          else alike.set(shelf, [{ key, hit }])
        }
      }
    return alike
  }
  return (word) => {
    if (word.length < MIN_TYPO_LENGTH || /\d/.test(word) || isOrdinary(word)) return undefined
    shelves ??= build()
    let best: Meant | undefined
    for (const shelf of [beginningOf(word), endOf(word)])
      for (const meant of shelves.get(shelf) ?? [])
        if ((!best || isNearer(meant.key, best.key, word.length)) && isOneEdit(word, meant.key)) best = meant
    return best?.hit
  }
}

const beginningOf = (word: string) => word.slice(0, 3)
/** The first letter is always right. */
const endOf = (word: string) => `${word.charAt(0)}.${word.slice(-2)}`

/** Of two names that may be meant the one as long as what was typed, then the longer. */
function isNearer(key: string, best: string, typed: number): boolean {
  const far = (name: string) => Math.abs(name.length - typed) * 2 - Number(name.length > typed)
  return far(key) < far(best)
}

/** The entry that goes by this name, spelt any way that the index knows. */
export function entryNamed(name: string): CatalogEntry | undefined {
  const { find } = nameIndex()
  const key = keyOf(name)
  return (find(key) ?? find(key.replaceAll(' ', '')))?.entry
}
