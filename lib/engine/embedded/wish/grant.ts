import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Section, Tool } from '@/lib/stack/schema'
import type { FoundTool } from '../found-tool'
import { anybodyWith } from '../knowledge/archetypes'
import { belongingTo } from '../knowledge/ecosystems'
import { titleOf } from '../knowledge/section-titles'
import { byMeaning } from './choice/by-meaning'
import { compose, composeAsked, MAX_FILLED, type Planned } from './choice/compose'
import { composeAlternatives } from './choice/compose-alternatives'
import { forConcerns, withConcerns } from './choice/errands-beside'
import { forPeople, saidEarly } from './choice/for-people'
import { withNamed } from './choice/with-named'
import { needlessBeside } from './conditions/needless'
import type { Wish } from './wish'

/** The stack for a wish: what such people use, the tools that the wish names first. */

const MAX_TOOLS = 40

export function grantWish(wish: Wish, named: readonly FoundTool[], toTool: (found: FoundTool) => Tool): Section[] {
  const entries = named.flatMap(({ entry }) => entry ?? [])
  const granted = wish.replaced
    ? wish
    : {
        ...wish,
        constraints: {
          ...wish.constraints,
          needless: needlessBeside([...entries, ...suiteOf(wish)], wish.constraints.cameras),
        },
      }
  const planned = plan(granted, entries)
  if (planned.length === 0) return []
  return withNamed(shorten(planned), named, toTool)
}

/** Whose company is all Microsoft needs nothing of Google's beside it. */
const suiteOf = ({ constraints: { suite } }: Wish): CatalogEntry[] => {
  const entry = suite === undefined ? undefined : entryNamed(suite)
  return entry ? [entry] : []
}

function plan(wish: Wish, named: readonly CatalogEntry[]): Planned[] {
  if (wish.replaced) return composeAlternatives(wish.replaced, wish.people, wish.constraints, named)
  if (wish.asked.length === 0) {
    const concerned = forConcerns(wish, named)
    const own =
      wish.people.length > 0 ? saidEarly(forPeople(wish, named, entriesOf(concerned)), wish) : byMeaning(wish, named)
    const beside = withConcerns(concerned, own, wish)
    const present = [...beside, ...missingIn(beside, wish, named)]
    return [...lessonsFirst(present, wish, named), ...technologiesIn(present, wish, named)]
  }
  const asked = composeAsked(wish.asked, wish.constraints, named)
  if (wish.people.length === 0) return asked
  const present = new Set(asked.map(({ category }) => category))
  const taken = asked.flatMap(({ entries }) => entries)
  const more = compose(wish.people, wish.constraints, [...named, ...taken]).filter(
    ({ category }) => !present.has(category),
  )
  return [...asked, ...more].slice(0, Math.max(asked.length, MAX_FILLED))
}

const entriesOf = (sections: readonly Planned[]) => sections.flatMap(({ entries }) => entries)

function missingIn(own: readonly Planned[], { besides = [], constraints }: Wish, named: readonly CatalogEntry[]) {
  const present = new Set(own.map(({ category }) => category))
  const missing = besides.filter(({ category }) => !present.has(category))
  return composeAsked(missing, constraints, [...named, ...entriesOf(own)])
}

/** Whoever learns something looks for lessons first; those who do it long since may keep none. */
function lessonsFirst(
  own: readonly Planned[],
  { people, constraints }: Wish,
  named: readonly CatalogEntry[],
): Planned[] {
  if (!constraints.learns || people.length === 0) return [...own]
  const [kept] = own.filter(({ category }) => category === 'education')
  if (kept) return [kept, ...own.filter((section) => section !== kept)]
  return [
    ...composeAsked(anybodyWith('pastime').sections.slice(0, 1), constraints, [...named, ...entriesOf(own)]),
    ...own,
  ]
}

/** A cloud or a database that is named brings what belongs to it, where nothing of its field is there. */
function technologiesIn(own: readonly Planned[], { constraints }: Wish, named: readonly CatalogEntry[]): Planned[] {
  const present = new Set(own.map(({ category }) => category))
  const homeless = named.filter((entry) => !own.some(({ keeps }) => keeps?.includes(entry)))
  const fields = [...new Set(homeless.map(({ category }) => category))].filter((field) => !present.has(field))
  const missing = fields.map((category) => ({
    title: titleOf(category),
    category,
    picks: belongingTo(named, category).map(({ id }) => id),
  }))
  return composeAsked(missing, constraints, [...named, ...entriesOf(own)])
}

/** In a stack of so many tools no section holds more than this share. */
const MANY = 12
const MOST_OF_ALL = 0.4

/** The last picks of the fullest sections go first, so that every section keeps what matters most. */
function shorten(sections: Planned[]): Planned[] {
  const all = sections.map((section) => ({ ...section, entries: [...section.entries] }))
  for (;;) {
    const count = all.reduce((sum, { entries }) => sum + entries.length, 0)
    const { entries } = all.reduce((a, b) => (b.entries.length >= a.entries.length ? b : a))
    if (count <= MAX_TOOLS && (count < MANY || entries.length <= MOST_OF_ALL * count)) return all
    entries.pop()
  }
}
