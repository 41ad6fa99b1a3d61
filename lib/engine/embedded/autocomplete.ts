import { catalogEntries, catalogEntry } from '@/lib/catalog/entries'
import { entryNamed, nameIndex, type NameHit, type NameIndex } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf, tokenize } from '@/lib/catalog/tokens'
import type { Suggestion } from '../types'
import { knownness } from './knowledge/catalogue-search'
import { pickedEntry } from './knowledge/pick'
import { ARTICLES_AND_PREPOSITIONS } from './read/judge/letters'
import { personaNamed } from './wishes/persona-named'

/**
 * Suggestions while typing: completions of the last word, else tools that go with those already
 * written.
 */

const MOST = 6
/**
 * Only the end of a long text is looked at: a suggestion must be there before the next key is
 * pressed.
 */
const LOOKED_AT = 1500
const MIN_IN_PROSE = 3
const FRIENDSHIP = 5
/** What comes behind these is used: there even a name that is an everyday word otherwise is one. */
const USING = new Set('use uses used using with love loves prefer prefers learn learning'.split(' '))
/** So many names are weighed; more begin with one letter. */
const WEIGHED = 60
const MAX_NAME_WORDS = 4

interface Name {
  readonly key: string
  readonly entry: CatalogEntry
  /** The catalogue's own name before an alias, the better known before the lesser. */
  readonly rank: number
}

let sorted: readonly Name[] | undefined

/** Every name as it is typed, in the order of letters. */
const sortedNames = (): readonly Name[] => (sorted ??= namesInOrder(nameIndex()))

const namesInOrder = ({ names }: NameIndex): Name[] =>
  names()
    .map(([key, hit]) => ({ key, entry: hit.entry, rank: rankOf(hit) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))

let pointers: ReadonlyMap<string, readonly string[]> | undefined

/** Who goes with whom, in both directions; who points at each other stands there twice. */
function friendsOf({ id, goesWith }: CatalogEntry): readonly string[] {
  pointers ??= pointersTo(catalogEntries())
  return [...goesWith, ...(pointers.get(id) ?? [])]
}

function pointersTo(entries: readonly CatalogEntry[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { id, goesWith } of entries)
    for (const other of goesWith) {
      const known = found.get(other)
      if (known) known.push(id)
      else found.set(other, [id])
    }
  return found
}

export function suggest(input: string): Suggestion[] {
  const end = input.slice(-LOOKED_AT)
  const fragments = end.split(/[,\n;]/)
  const last = (fragments.pop() ?? '').trim()
  const named = entriesIn(end, fragments)
  const whole = isWhole(keyOf(last)) ? entryNamed(last) : undefined
  if (whole) named.set(whole.id, whole)
  else {
    const begun = completions(last, named)
    if (begun.length > 0) return begun
  }
  const begunInProse = whole ? [] : inProse(last, named)
  if (begunInProse.length > 0) return begunInProse
  const next = named.size > 0 ? complements([...named.values()]) : forWish(last)
  return next.slice(0, MOST).map((entry) => ({ full: entry.name, original: last }))
}

/**
 * Of all names that begin so, the best known, and before them what goes with the tools that are
 * there.
 */
function offered(names: readonly Name[], original: string, named: ReadonlyMap<string, CatalogEntry>): Suggestion[] {
  const friends = new Set([...named.values()].flatMap(friendsOf))
  const isFriend = ({ entry }: Name) => friends.has(entry.id)
  const best = [...names].sort(
    (a, b) => Number(isFriend(b)) * FRIENDSHIP + b.rank - Number(isFriend(a)) * FRIENDSHIP - a.rank,
  )
  return [...new Map(best.map(({ entry }) => [entry.id, entry])).values()]
    .slice(0, MOST)
    .map((entry) => ({ full: entry.name, original }))
}

const completions = (original: string, named: ReadonlyMap<string, CatalogEntry>): Suggestion[] =>
  offered(
    beginningWith(keyOf(original)).filter(({ entry }) => !named.has(entry.id)),
    original,
    named,
  )

/**
 * In prose the name that is being written is only the end of what stands there: "I record with
 * Audac".
 */
function inProse(last: string, named: Map<string, CatalogEntry>): Suggestion[] {
  const words = last.split(/\s+/)
  for (let from = Math.max(1, words.length - MAX_NAME_WORDS); from < words.length; from++) {
    const original = words.slice(from).join(' ')
    if (original.length < MIN_IN_PROSE || isJoining(original)) continue
    const before = words[from - 1]?.toLowerCase() ?? ''
    const isUsed = USING.has(before) || (before === 'and' && named.size > 0)
    // "I use react" is finished: what goes with it is asked for.
    const whole = isUsed && isWhole(keyOf(original)) ? entryNamed(original) : undefined
    if (whole) {
      named.set(whole.id, whole)
      return []
    }
    const isName = isUsed || /^\p{Lu}/u.test(original)
    const begun = offered(
      beginningWith(keyOf(original)).filter(
        ({ entry }) => !named.has(entry.id) && (isName || !entry.everyday.includes(entry.name)),
      ),
      original,
      named,
    )
    // "Wedding photographer" is a whole word of a wish, not the beginning of "Photographer's
    // Ephemeris".
    if (begun.length > 0 && (isUsed || !personaNamed(original))) return begun
  }
  return []
}

/** "I record with" is a complete word, not the beginning of Withings. */
const isJoining = (word: string): boolean =>
  USING.has(word) || ARTICLES_AND_PREPOSITIONS.has(word) || CONJUNCTIONS.has(word)
const CONJUNCTIONS = new Set(['and', 'but', 'then', 'also', 'plus', 'both'])

/** "React" is complete, although it begins "React Native": suggest what goes with it. */
function isWhole(key: string): boolean {
  const entry = key.length > 2 ? entryNamed(key) : undefined
  return entry !== undefined && keyOf(entry.name) === key
}

function beginningWith(prefix: string): Name[] {
  if (prefix === '') return []
  const names = sortedNames()
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle]?.key ?? '') < prefix) low = middle + 1
    else high = middle
  }
  const best: Name[] = []
  for (let at = low; ; at++) {
    const name = names[at]
    if (!name?.key.startsWith(prefix)) break
    keepIfBest(best, name)
  }
  return best
}

/** Thousands begin with one letter: only those that will be weighed are put in order. */
function keepIfBest(best: Name[], name: Name): void {
  let at = best.length
  for (let before = best[at - 1]; before && isBefore(name, before); before = best[at - 1]) at--
  if (at >= WEIGHED) return
  best.splice(at, 0, name)
  if (best.length > WEIGHED) best.pop()
}

const isBefore = (one: Name, other: Name): boolean =>
  one.rank > other.rank || (one.rank === other.rank && one.key.length < other.key.length)

const rankOf = ({ entry, name }: NameHit): number =>
  knownness(entry) - (name === entry.name ? 0 : 3) - (entry.tags.includes('discontinued') ? 2 : 0)

/**
 * Tools that stand in the text: whole fragments, and names inside prose that are no everyday words.
 */
function entriesIn(text: string, fragments: readonly string[]): Map<string, CatalogEntry> {
  const found = new Map<string, CatalogEntry>()
  for (const fragment of fragments) {
    const entry = entryNamed(fragment.trim())
    if (entry) found.set(entry.id, entry)
  }
  const { find, wordsFrom } = nameIndex()
  const tokens = tokenize(text)
  for (let at = 0; at < tokens.length; at++) {
    const longest = wordsFrom(tokens[at]?.text ?? '')
    for (let words = Math.min(MAX_NAME_WORDS, longest, tokens.length - at); words > 0; words--) {
      const key = tokens
        .slice(at, at + words)
        .map((token) => token.text)
        .join(' ')
      const hit = find(key)
      if (!hit || hit.everyday || (at + words === tokens.length && !/[,\n;.]\s*$/.test(text))) continue
      found.set(hit.entry.id, hit.entry)
      at += words - 1
      break
    }
  }
  return found
}

function complements(named: readonly CatalogEntry[]): CatalogEntry[] {
  const there = new Set(named.map(({ id }) => id))
  const scores = new Map<string, number>()
  for (const entry of named)
    for (const friend of friendsOf(entry)) if (!there.has(friend)) scores.set(friend, (scores.get(friend) ?? 0) + 1)
  return [...scores]
    .flatMap(([id, score]) => {
      const entry = catalogEntry(id)
      return entry && !entry.tags.includes('discontinued') ? [{ entry, score: score + knownness(entry) / 10 }] : []
    })
    .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry)
}

/** Without a tool, a role counts: "wedding photographer" suggests that persona's first picks. */
function forWish(text: string): CatalogEntry[] {
  return (personaNamed(text)?.sections ?? []).flatMap(
    ({ picks, category }) => pickedEntry(picks[0] ?? '', category) ?? [],
  )
}
