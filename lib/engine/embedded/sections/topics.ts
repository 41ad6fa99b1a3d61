import { categoryRow, type Category } from '@/lib/catalog/categories'
import { personas } from '../knowledge/personas'
import { pickedEntry } from '../knowledge/pick'
import { FAMILIES } from '../knowledge/section-titles'
import { stems } from '../knowledge/stem'

/**
 * What a section title speaks of: categories of the catalogue, and picks of persona sections that
 * are called so.
 */

interface Topic {
  words: readonly string[]
  categories: readonly Category[]
  /**
   * Those of the words that mean the whole field, as "audio" does; "synths" are some of the
   * instruments.
   */
  whole: readonly string[]
}

let topics:
  | {
      fields: readonly Topic[]
      sections: ReadonlyMap<string, readonly string[]>
      /** In how many titles of sections a word stands. */
      said: ReadonlyMap<string, number>
      kept: readonly (readonly string[])[]
    }
  | undefined

function load() {
  const fields = FAMILIES.flatMap((family) => [
    called(
      family.title,
      family.groups.flatMap((group) => group.categories),
    ),
    ...family.groups.map((group) => called(group.title, group.categories)),
    ...family.groups.flatMap((group) =>
      group.categories.map((category) =>
        called(category.replaceAll('-', ' '), [category], categoryRow(category).titleWords),
      ),
    ),
  ])
  const sections = new Map<string, string[]>()
  const kept: string[][] = []
  for (const persona of personas())
    for (const { title, category, picks } of persona.sections) {
      const key = keyFor(title)
      const ids = picks.flatMap((pick) => pickedEntry(pick, category)?.id ?? [])
      sections.set(key, [...(sections.get(key) ?? []), ...ids])
      kept.push(ids)
    }
  const said = new Map<string, number>()
  for (const key of sections.keys()) for (const word of key.split(' ')) said.set(word, (said.get(word) ?? 0) + 1)
  return { fields, sections, said, kept }
}

const called = (name: string, categories: readonly Category[], more = ''): Topic => ({
  words: stems(`${more} ${name}`),
  categories,
  whole: stems(name),
})

const keyFor = (title: string) => [...new Set(stems(title))].sort().join(' ')
const ENOUGH = 0.5

interface Field {
  readonly categories: ReadonlySet<Category>
  /** The words of the title that mean all of it. */
  readonly words: ReadonlySet<string>
}

export function fieldOf(title: string): Field {
  const asked = new Set(stems(title))
  const scored = (topics ??= load()).fields
    .map(({ words, categories, whole }) => {
      const shared = new Set(words.filter((word) => asked.has(word))).size
      return {
        categories,
        whole,
        covered: shared / asked.size,
        score: shared / asked.size + 0.3 * (shared / Math.max(1, words.length)),
      }
    })
    .filter(({ covered }) => covered >= ENOUGH)
    .sort((a, b) => b.score - a.score)
  const best = scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) - 0.02)
  return {
    categories: new Set(best.flatMap(({ categories }) => categories)),
    words: new Set(best.flatMap(({ whole }) => whole.filter((word) => asked.has(word)))),
  }
}

export const categoriesOf = (title: string): ReadonlySet<Category> => fieldOf(title).categories

/**
 * Ids of what personas keep under this very title; "Mine" and "How to do it" are alike only in
 * saying nothing.
 */
export function picksOf(title: string): ReadonlySet<string> {
  const key = keyFor(title)
  return new Set(key === '' ? [] : (topics ??= load()).sections.get(key))
}

/**
 * A title that has half of what another says speaks of the same, the rare words before the common
 * ones.
 */
const SPEAKS_OF = 0.5

/**
 * Ids of what personas keep under titles that say most of this one, and how much of it: "Knives,
 * pans & boards" of "Knives".
 */
export function picksLike(title: string): ReadonlyMap<string, number> {
  const { sections, said } = (topics ??= load())
  const asked = [...new Set(stems(title))]
  const weightOf = (word: string) => 1 / Math.log2(2 + (said.get(word) ?? 0))
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0)
  const whole = sum(asked)
  const found = new Map<string, number>()
  for (const [key, ids] of sections) {
    const words = key.split(' ')
    const shared = sum(asked.filter((word) => words.includes(word))) / whole
    if (shared >= SPEAKS_OF) for (const id of ids) found.set(id, Math.max(found.get(id) ?? 0, shared))
  }
  return found
}

/**
 * What personas keep in one section with these, and how near it is to the most usual of them, from
 * 0 to 1.
 */
export function matesOf(ids: ReadonlySet<string>): ReadonlyMap<string, number> {
  const mates = new Map<string, number>()
  for (const kept of (topics ??= load()).kept) {
    const shared = kept.filter((id) => ids.has(id)).length
    // The more of a section stands here already, the more the rest of it belongs here.
    if (shared > 0)
      for (const id of kept) if (!ids.has(id)) mates.set(id, (mates.get(id) ?? 0) + shared ** 2 / kept.length)
  }
  const most = Math.max(...mates.values())
  return new Map([...mates].map(([id, nearness]) => [id, nearness / most]))
}
