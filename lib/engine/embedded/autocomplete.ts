import { catalogEntries, catalogEntry } from '@/lib/catalog/entries'
import { entryNamed, nameIndex } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf, tokenize } from '@/lib/catalog/tokens'
import type { Suggestion } from '../types'
import { findArchetypes } from './wish/archetypes'
import { knownness } from './wish/catalogue-search'

/** What may come next while somebody types: the tool that is being written, else what goes best with those written. */

const MOST = 6
/** Only the end of a long text is looked at: a suggestion must be there before the next key is pressed. */
const LOOKED_AT = 1500
const MIN_LAST_WORDS = 3
const MAX_NAME_WORDS = 4

interface Name {
  key: string
  entry: CatalogEntry
  /** The catalogue's own name before an alias, the better known before the lesser. */
  rank: number
}

let built: { names: readonly Name[]; friends: ReadonlyMap<string, ReadonlyMap<string, number>> } | undefined

function build() {
  const names = catalogEntries()
    .flatMap((entry) =>
      [entry.name, ...entry.aliases].map((name, index) => ({
        key: keyOf(name),
        entry,
        rank: knownness(entry) - (index === 0 ? 0 : 3) - (entry.tags.includes('discontinued') ? 2 : 0),
      })),
    )
    .filter(({ key }) => key !== '')
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return { names, friends: friendships() }
}

/** Who goes with whom, in both directions. */
function friendships(): Map<string, Map<string, number>> {
  const friends = new Map<string, Map<string, number>>()
  const add = (from: string, to: string) => {
    const own = friends.get(from) ?? new Map<string, number>()
    own.set(to, (own.get(to) ?? 0) + 1)
    friends.set(from, own)
  }
  for (const { id, goesWith } of catalogEntries())
    for (const other of goesWith) {
      add(id, other)
      add(other, id)
    }
  return friends
}

export function suggest(input: string): Suggestion[] {
  const end = input.slice(-LOOKED_AT)
  const fragments = end.split(/[,\n;]/)
  const last = (fragments.pop() ?? '').trim()
  const named = entriesIn(end, fragments)
  const completion = completions(last, named)
  if (completion.length > 0) return completion
  const whole = entryNamed(last)
  if (whole) named.set(whole.id, whole)
  const next = named.size > 0 ? complements([...named.values()]) : forWish(last)
  return next.slice(0, MOST).map((entry) => ({ full: entry.name, original: last }))
}

function completions(last: string, named: ReadonlyMap<string, CatalogEntry>): Suggestion[] {
  const words = last.split(/\s+/).filter(Boolean)
  if (isWhole(keyOf(last))) return []
  // In prose the name that is being written is only the end of the fragment.
  for (let from = 0; from < words.length; from++) {
    const original = words.slice(from).join(' ')
    if (from > 0 && (original.length < MIN_LAST_WORDS || words.length - from > MAX_NAME_WORDS)) continue
    const found = beginningWith(keyOf(original)).filter(
      ({ entry }) => !named.has(entry.id) && (from === 0 || !entry.everyday.includes(entry.name)),
    )
    const distinct = [...new Map(found.map(({ entry }) => [entry.id, entry])).values()]
    if (distinct.length > 0) return distinct.slice(0, MOST).map((entry) => ({ full: entry.name, original }))
  }
  return []
}

/** "React" also begins "React Native", but somebody who wrote it is done, and wants what goes with it. */
function isWhole(key: string): boolean {
  const entry = key.length > 2 ? entryNamed(key) : undefined
  return entry !== undefined && keyOf(entry.name) === key
}

function beginningWith(prefix: string): Name[] {
  if (prefix === '') return []
  const { names } = (built ??= build())
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((names[middle]?.key ?? '') < prefix) low = middle + 1
    else high = middle
  }
  const found: Name[] = []
  for (let at = low; names[at]?.key.startsWith(prefix); at++) found.push(names[at] as Name)
  return found.sort((a, b) => b.rank - a.rank || a.key.length - b.key.length)
}

/** Tools that stand in the text: whole fragments, and names inside prose that are no everyday words. */
function entriesIn(text: string, fragments: readonly string[]): Map<string, CatalogEntry> {
  const found = new Map<string, CatalogEntry>()
  for (const fragment of fragments) {
    const entry = entryNamed(fragment.trim())
    if (entry) found.set(entry.id, entry)
  }
  const { byKey } = nameIndex()
  const tokens = tokenize(text)
  for (let at = 0; at < tokens.length; at++)
    for (let words = Math.min(MAX_NAME_WORDS, tokens.length - at); words > 0; words--) {
      const key = tokens
        .slice(at, at + words)
        .map((token) => token.text)
        .join(' ')
      const hit = byKey.get(key)
      if (!hit || hit.everyday || (at + words === tokens.length && !/[,\n;.]\s*$/.test(text))) continue
      found.set(hit.entry.id, hit.entry)
      at += words - 1
      break
    }
  return found
}

function complements(named: readonly CatalogEntry[]): CatalogEntry[] {
  const { friends } = (built ??= build())
  const there = new Set(named.map(({ id }) => id))
  const scores = new Map<string, number>()
  for (const { id } of named)
    for (const [friend, times] of friends.get(id) ?? [])
      if (!there.has(friend)) scores.set(friend, (scores.get(friend) ?? 0) + times)
  return [...scores]
    .flatMap(([id, score]) => {
      const entry = catalogEntry(id)
      return entry && !entry.tags.includes('discontinued') ? [{ entry, score: score + knownness(entry) / 10 }] : []
    })
    .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry)
}

/** No tool yet, but perhaps somebody: "wedding photographer" is answered by what wedding photographers use first. */
function forWish(text: string): CatalogEntry[] {
  const [match] = findArchetypes(text)
  if (!match?.named) return []
  return match.archetype.sections.flatMap(({ picks }) => entryNamed(picks[0] ?? '') ?? [])
}
