import { catalogEntries } from '@/lib/catalog/entries'
import { entryNamed } from '@/lib/catalog/name-index'
import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { keyOf } from '@/lib/catalog/tokens'
import type { Tool } from '@/lib/stack/schema'
import { normaliseText } from '@/lib/text/normalise-text'
import type { ExploreRequest } from '../types'
import { knownness, searchCatalogue } from './knowledge/catalogue-search'
import { entriesOfOtherEcosystems } from './knowledge/ecosystems'
import { pickedEntry } from './knowledge/pick'
import { stems } from './knowledge/stem'
import { similarityTo } from './similarity'
import { categoriesOf, fieldOf, picksLike, picksOf } from './sections/topics'
import { catalogTool } from './tool'
import { readConstraints } from './wishes/constraints/constraints'
import { isRefused } from './wishes/constraints/fits'
import { phrasesIn } from './wishes/lexicon'
import { personaNamed } from './wishes/persona-named'

/** Suggests tools for a section: they match its title, are well known and are not in the stack. */

const MOST = 10
const FEWEST = 5

export function exploreCategory({ categoryName, existing, inSection = existing }: ExploreRequest): Tool[] {
  const present = new Set(existing.map(normaliseText))
  const onBoard = existing.flatMap((name) => entryNamed(name) ?? [])
  const presentIds = new Set(onBoard.map((entry) => entry.id))
  const families = new Set(onBoard.map(familyOf))
  const title = categoryName
  const purpose = readConstraints(title, phrasesIn(title))
  const isNew = (entry: CatalogEntry) =>
    !presentIds.has(entry.id) &&
    !families.has(familyOf(entry)) &&
    !present.has(normaliseText(entry.name)) &&
    !entry.tags.includes('discontinued') &&
    !(purpose.privacy && isRefused(entry, purpose))
  const presentEntries = inSection.flatMap((name) => entryNamed(name) ?? [])
  const strangers = new Set(
    entriesOfOtherEcosystems([...presentEntries, ...title.split(/\s+/).flatMap((word) => entryNamed(word) ?? [])]),
  )
  const candidates = catalogEntries().filter((entry) => isNew(entry) && !strangers.has(entry))
  const found = best(candidates, scorer(title, presentEntries)).slice(0, MOST)
  // What stands there may be of every kind: then the title speaks alone. A title may say too
  // little: then what stands under it says more; without any, the best known tools are offered.
  const alike = picksLike(title)
  const likeIt = (entry: CatalogEntry) => alike.get(entry.id) ?? 0
  for (const more of [scorer(title, []), similarityTo(presentEntries), likeIt, knownness])
    if (found.length < FEWEST)
      found.push(
        ...best(
          candidates.filter((entry) => !found.includes(entry)),
          more,
        ).slice(0, FEWEST - found.length),
      )
  return found.map((entry) => catalogTool(entry))
}

const MODEL = /\d|^(?:pro|plus|max|mini|air|ultra|lite|se|gen|mk|mark)$/

/**
 * "MX Master 3S" and "MX Master" are one family: the maker and the name up to the words of the
 * model.
 */
function familyOf({ name, maker }: CatalogEntry): string {
  const makers = new Set(keyOf(maker).split(' '))
  const words = keyOf(name)
    .split(' ')
    .filter((word) => !makers.has(word))
  const model = words.findIndex((word) => MODEL.test(word))
  return `${keyOf(maker)}: ${(model > 0 ? words.slice(0, model) : words).join(' ')}`
}

function best(entries: readonly CatalogEntry[], score: (entry: CatalogEntry) => number): CatalogEntry[] {
  return entries
    .map((entry) => ({ entry, score: score(entry) }))
    .filter((candidate) => candidate.score > 0)
    .sort((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry)
}

function scorer(title: string, present: readonly CatalogEntry[]): (entry: CatalogEntry) => number {
  const field = fieldOf(title)
  // That a description says "audio" makes nothing more of audio than what is of it.
  const beyondField = stems(title).filter((word) => !field.words.has(word))
  const hits = searchCatalogue(beyondField.join(' '), { limit: 200 }).filter(({ covered }) => covered >= SPOKEN_OF)
  const highest = hits[0]?.score ?? 1
  const matching = new Map(hits.map(({ entry, score }) => [entry, score / highest]))
  const { picks, categories: named } = topicOf(title, present)
  const categories =
    named.size > 0 || picks.size > 0
      ? withPresent(named, present, beyondField.length > 0)
      : categoriesOfMost(present, hits.length > 0)
  const around = fieldsAround(categories, present)
  const alike = similarityTo(present)
  return (entry) => {
    const inField = categories.has(entry.category)
    const match = matching.get(entry) ?? 0
    const picked = picks.has(entry.id)
    const kinship = alike(entry)
    // "Culling & editing" over programs for photos asks for no code editor.
    if (!picked && around.size > 0 && !around.has(entry.category)) return 0
    // A word of the title in some description is not enough when the title names a field of the
    // catalogue.
    if (!inField && !picked && kinship < SIMILAR_FROM && (categories.size > 0 || picks.size > 0 || match < 0.3))
      return 0
    const pick = (picks.get(entry.id) ?? 0) * (present.length === 0 || kinship > 0 ? 1 : SHARE_OF_STRANGERS)
    return 3 * Number(inField) + 3 * pick + 2 * match + 2 * kinship + knownness(entry) / 4
  }
}

/** What others keep under this title says less, where it is none of what stands here. */
const SHARE_OF_STRANGERS = 0.5

/** A description that has one word of four in common with the title speaks of something else. */
const SPOKEN_OF = 0.5

/**
 * The title as a section of a persona; else as a field; else as a role: "Vibe coding" is not a code
 * editor.
 */
function topicOf(
  title: string,
  present: readonly CatalogEntry[],
): { picks: ReadonlyMap<string, number>; categories: ReadonlySet<Category> } {
  const picks = new Map([...picksOf(title)].map((id) => [id, 1]))
  const categories = categoriesOf(title)
  if (picks.size > 0) return { picks, categories }
  const person = personaNamed(title)
  if (!person || (categories.size > 0 && stems(title).length < 2)) return { picks, categories }
  const kept = new Map<CatalogEntry, number>()
  for (const section of person.sections)
    for (const [at, pick] of section.picks.entries()) {
      const entry = pickedEntry(pick, section.category)
      if (entry) kept.set(entry, knownness(entry) > COMMON ? SHARE_OF_COMMON : at < LEADING ? 1 : SHARE_OF_REST)
    }
  // "Auth" over Clerk means no author.
  if (present.length > 0 && !present.some((entry) => kept.has(entry))) return { picks, categories }
  return { picks: new Map([...kept].map(([{ id }, share]) => [id, share])), categories: new Set() }
}

/** Tools that all personas have weigh little, first picks weigh most. */
const COMMON = 6.5
const SHARE_OF_COMMON = 0.2
const LEADING = 2
const SHARE_OF_REST = 0.75

/** From here on two tools do the same job. */
const SIMILAR_FROM = 1
const ENOUGH_TO_TELL = 3
const NOTABLE_SHARE = 0.25

/**
 * The fields of what stands there already, once there is enough to tell them. A title of another
 * field than all of it has a reason to be called so.
 */
function fieldsAround(titled: ReadonlySet<Category>, present: readonly CatalogEntry[]): ReadonlySet<Category> {
  if (present.length < ENOUGH_TO_TELL) return new Set()
  const share = (category: Category) => present.filter((entry) => entry.category === category).length / present.length
  const fields = [...new Set(present.map(({ category }) => category))].filter((one) => share(one) >= NOTABLE_SHARE)
  return new Set(titled.size === 0 || fields.some((one) => titled.has(one)) ? fields : [])
}

/**
 * "Audio" over a microphone means microphones too; "Home lab" over a hypervisor is no home with
 * lamps.
 */
function withPresent(
  named: ReadonlySet<Category>,
  present: readonly CatalogEntry[],
  titleSaysMore: boolean,
): ReadonlySet<Category> {
  if (named.size === 0 || present.length === 0 || present.some(({ category }) => named.has(category))) return named
  const most = categoriesOfMost(present, false)
  if (!present.every(({ category }) => most.has(category))) return named
  return titleSaysMore ? most : new Set([...named, ...most])
}

/** A title that says nothing ("Mine") is explained by what stands under it. */
function categoriesOfMost(present: readonly CatalogEntry[], titleSpeaks: boolean): ReadonlySet<Category> {
  if (present.length === 0 || (titleSpeaks && present.length < 2)) return new Set()
  const counts = new Map<Category, number>()
  for (const { category } of present) counts.set(category, (counts.get(category) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return new Set([...counts].filter(([, count]) => count === most).map(([category]) => category))
}
