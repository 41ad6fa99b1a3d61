import { processSingleton } from '@/lib/process-singleton'
import { catalogEntries } from './entries'
import { isCommonWord, isFirstName, isOrdinary } from './everyday'
import { isBrand } from './brands'
import { countGoesWith } from './goes-with'
import { keepsMakersName } from './makers'
import { NameFilter } from './name-filter'
import type { CatalogEntry } from './schema'
import { isOneEdit } from './edit-distance'
import { keyOf } from './tokens'

/** A catalogue name found in a text. */
export interface NameHit {
  readonly entry: CatalogEntry
  /** Also an everyday word: only a tool if the context says so. */
  readonly everyday: boolean
  /** The name as written in the catalogue. */
  readonly name: string
}

export interface NameIndex {
  /** By words joined by spaces; names of several words also without spaces. */
  readonly find: (key: string) => NameHit | undefined
  readonly findExact: (key: string) => NameHit | undefined
  /** Every key with its name, those without spaces last. */
  readonly names: () => readonly (readonly [key: string, name: NameHit])[]
  /** Whether letters that begin with this word may spell a key, its plural or a maker. */
  readonly mayHold: (first: string, letters: number) => boolean
  /** Other entries with this name. */
  readonly namesakes: (entry: CatalogEntry, name: string) => readonly NameHit[]
  /** The number of words of the longest name that begins with this word. */
  readonly wordsFrom: (word: string) => number
  /**
   * Makers by their first word: "Teenage Engineering" may precede the name of any of its entries.
   */
  readonly makers: ReadonlySet<string>
  /** The name that differs from the text by one misspelled letter. */
  readonly mistyped: (word: string) => NameHit | undefined
}

/** Whether a name is an everyday word is computed lazily, because few names need it. */
class KnownName implements NameHit {
  constructor(
    readonly entry: CatalogEntry,
    readonly name: string,
    private readonly key: string,
  ) {}

  get everyday(): boolean {
    return everydayKeys().has(this.key) || isEveryday(this.key)
  }
}

let everyday: ReadonlySet<string> | undefined

const everydayKeys = (): ReadonlySet<string> =>
  (everyday ??= new Set(catalogEntries().flatMap((entry) => entry.everyday.map(keyOf))))

const MIN_TYPO_LENGTH = 6
export const MIN_JOINED_LENGTH = 6
/** The maximum number of adjacent words that are joined to one name: "ToonBoom Storyboard Pro". */
export const MAX_JOINED_WORDS = 3
/** A long word does not match by chance, even if it is an ordinary one: "ilustrator". */
const SURE_LENGTH = 9
/**
 * Misspellings are only corrected for entries that others list in `goesWith`: people misspell
 * what they use often.
 */
const KNOWN_ENOUGH = 3
/** "II" or "5" may be a short name of a model, but in a text it is a number. */
const LONGEST_NUMBER = 9
const NUMBER = /^(?:\d+|[ivx]+|mk ?\d|mark [ivx\d]+)$/

/** Shared by pages and our server, as the entries are. */
const held = processSingleton<{ index?: NameIndex }>('name-index', () => ({}))

export function nameIndex(): NameIndex {
  return (held.index ??= buildNameIndex(catalogEntries()))
}

/** Whether the first letter or digit of a name, and that of its key, is not Latin. */
const BEGINS_IN_OTHER_SCRIPT = /^[^0-9A-Za-z\u00b5-\u024f\u0370-\ud7af]*[\u00b5\u0370-\u1dff\u1f00-\u1fff\u3040-\ud7af]/
const BEGINS_PLAINLY = /^[0-9A-Za-z]/
const isOfOtherScript = (name: string): boolean => !BEGINS_PLAINLY.test(name) && BEGINS_IN_OTHER_SCRIPT.test(name)
const FIRST_OF_OTHER_SCRIPTS = 0x370

function buildNameIndex(entries: readonly CatalogEntry[]): NameIndex {
  const makers = new Set([...new Set(entries.map(({ maker }) => maker))].map(makerKey))
  makers.delete('')
  const latin = new Names(entries, makers, (name) => !isOfOtherScript(name))
  let others: Names | undefined
  // Built lazily: a quarter of all names, which few texts need.
  const otherNames = () => (others ??= new Names(entries, makers, isOfOtherScript))
  const namesLike = (key: string) => (key.charCodeAt(0) >= FIRST_OF_OTHER_SCRIPTS ? otherNames() : latin)
  return {
    find: (key) => namesLike(key).find(key),
    findExact: (key) => namesLike(key).exact.get(key),
    names: () => [...latin.exact, ...otherNames().exact, ...latin.joined, ...otherNames().joined],
    mayHold: (first, letters) => namesLike(first).filter.mayHold(letters),
    namesakes: (entry, name) => {
      const key = keyOf(name)
      const { exact, namesakes } = namesLike(key)
      return exact.get(key)?.entry === entry ? (namesakes.get(key) ?? []) : []
    },
    wordsFrom: (word) => namesLike(word).wordsFrom.get(word) ?? 1,
    makers,
    mistyped: misspellingsOf(latin, entries),
  }
}

/** The names of one group of scripts, with the lookups over them. */
class Names {
  readonly exact = new Map<string, NameHit>()
  readonly namesakes = new Map<string, NameHit[]>()
  readonly wordsFrom = new Map<string, number>()
  private joinedNames: ReadonlyMap<string, NameHit> | undefined
  private letters: NameFilter | undefined

  constructor(
    entries: readonly CatalogEntry[],
    private readonly makers: ReadonlySet<string>,
    isOwn: (name: string) => boolean,
  ) {
    for (const maker of makers) this.countWords(maker)
    const keepsMaker = keepsMakersName(entries)
    // Names before aliases: an alias never replaces another entry's own name.
    for (const entry of entries) if (isOwn(entry.name)) this.add(entry.name, keyOf(entry.name), entry)
    for (const entry of entries)
      for (const name of entry.aliases) {
        if (!isOwn(name)) continue
        const key = keyOf(name)
        const isTooShort = key.length < 2 || (key.length < LONGEST_NUMBER && NUMBER.test(key))
        if (isTooShort || ((key === makerKey(entry.maker) || isBrand(key)) && !keepsMaker(entry))) continue
        this.add(name, key, entry)
      }
  }

  private add(name: string, key: string, entry: CatalogEntry): void {
    if (key === '') return
    const hit = new KnownName(entry, name, key)
    const first = this.exact.get(key)
    if (first === undefined) {
      this.exact.set(key, hit)
      this.countWords(key)
    } else if (first.entry !== entry) this.namesakes.set(key, [...(this.namesakes.get(key) ?? []), hit])
  }

  private countWords(key: string): void {
    const space = key.indexOf(' ')
    if (space < 0) return
    const first = key.slice(0, space)
    let words = 2
    for (let at = key.indexOf(' ', space + 1); at >= 0; at = key.indexOf(' ', at + 1)) words++
    if (words > (this.wordsFrom.get(first) ?? 1)) this.wordsFrom.set(first, words)
  }

  find(key: string): NameHit | undefined {
    return this.exact.get(key) ?? this.joined.get(key)
  }

  /** Built for the first text, because a text may contain no name in its exact spelling. */
  get joined(): ReadonlyMap<string, NameHit> {
    return (this.joinedNames ??= withoutSpaces(this.exact))
  }

  get filter(): NameFilter {
    return (this.letters ??= filterOf([this.exact.keys(), this.joined.keys(), this.makers]))
  }
}

function filterOf(names: readonly Iterable<string>[]): NameFilter {
  const filter = new NameFilter()
  for (const known of names) for (const key of known) filter.add(key)
  return filter
}

function withoutSpaces(byKey: ReadonlyMap<string, NameHit>): ReadonlyMap<string, NameHit> {
  const joined = new Map<string, NameHit>()
  for (const [name, hit] of byKey) {
    if (!name.includes(' ')) continue
    const words = name.split(' ')
    const key = words.length > MAX_JOINED_WORDS + 1 ? '' : words.join('')
    if (key.length >= MIN_JOINED_LENGTH && !byKey.has(key) && !joined.has(key) && !isOrdinary(key)) joined.set(key, hit)
  }
  return joined
}

const makerKeys = new Map<string, string>()

export function makerKey(maker: string): string {
  const known = makerKeys.get(maker)
  if (known !== undefined) return known
  const key = keyOf(maker)
  makerKeys.set(maker, key)
  return key
}

/** In these scripts two characters identify as much as a Latin word. */
const SYLLABLES = /^[\p{Script=Han}\p{Script=Hangul}]{2}$/u

/** One or two letters alone are not a name, nor are ordinary words or first names. */
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

interface TypoCandidate {
  readonly key: string
  readonly hit: NameHit
}

/**
 * A misspelled long word has the right beginning or end, so only names that share one are compared.
 * The index is built for the first unknown word.
 */
function misspellingsOf(names: Names, entries: readonly CatalogEntry[]): NameIndex['mistyped'] {
  let candidates: ReadonlyMap<string, readonly TypoCandidate[]> | undefined
  const build = () => {
    const alike = new Map<string, TypoCandidate[]>()
    const goesWithCounts = countGoesWith(entries)
    for (const known of [names.exact, names.joined])
      for (const [key, hit] of known) {
        if (key.length < MIN_TYPO_LENGTH || (goesWithCounts.get(hit.entry.id) ?? 0) < KNOWN_ENOUGH) continue
        if (!/^[a-z]+$/.test(key) || (key.length < SURE_LENGTH && (hit.everyday || isOrdinary(key)))) continue
        for (const affix of [beginningOf(key), endOf(key)]) {
          const own = alike.get(affix)
          if (own) own.push({ key, hit })
          else alike.set(affix, [{ key, hit }])
        }
      }
    return alike
  }
  return (word) => {
    if (word.length < MIN_TYPO_LENGTH || /\d/.test(word) || isOrdinary(word)) return undefined
    candidates ??= build()
    let best: TypoCandidate | undefined
    for (const affix of [beginningOf(word), endOf(word)])
      for (const candidate of candidates.get(affix) ?? [])
        if ((!best || isNearer(candidate.key, best.key, word.length)) && isOneEdit(word, candidate.key))
          best = candidate
    return best?.hit
  }
}

const beginningOf = (word: string) => word.slice(0, 3)
/** The first letter is assumed to be right. */
const endOf = (word: string) => `${word.charAt(0)}.${word.slice(-2)}`

/** Prefers the name with the typed length, then the longer one. */
function isNearer(key: string, best: string, typed: number): boolean {
  const far = (name: string) => Math.abs(name.length - typed) * 2 - Number(name.length > typed)
  return far(key) < far(best)
}

/** The entry with this name, in any spelling of the index. */
export function entryNamed(name: string): CatalogEntry | undefined {
  const { find } = nameIndex()
  const key = keyOf(name)
  return (find(key) ?? find(key.replaceAll(' ', '')))?.entry
}
