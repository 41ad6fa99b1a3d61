import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { FRAMEWORKS } from '../../knowledge/builders'
import { picksOf } from '../../knowledge/pick'
import type { AskedSection } from '../errands/asked-kinds'
import type { Wish } from '../wish'
import { composeAsked, type Planned } from './compose'

/** What a wish wants to do, beside what those keep who are meant. */

/** So many of the same tools make two sections one. */
const SAME_SECTION = 3
/** Somebody's further sections make room for what they want besides. */
const SURELY_SHOWN = 5

/** What those who are meant keep anyway needs no section of its own, unless the wish begins with it. */
export function forConcerns(
  { concerns = [], concernsLead, people, constraints }: Wish,
  named: readonly CatalogEntry[],
): Planned[] {
  const kept = concernsLead ? [] : people.flatMap(({ sections }) => sections.slice(0, SURELY_SHOWN))
  const missing = concerns
    .flatMap(({ sections }) => sections)
    .filter((section) => !isChosen(section, named) && !kept.some((other) => isSameSection(section, other)))
  return composeAsked(missing, constraints, named)
}

const BUILT_WITH: ReadonlySet<Category> = new Set<Category>([...FRAMEWORKS, 'mobile-dev'])

/** Whoever names a framework needs no list of others. */
const isChosen = (section: AskedSection, named: readonly CatalogEntry[]): boolean =>
  BUILT_WITH.has(section.category) &&
  named.some(({ category }) => BUILT_WITH.has(category)) &&
  !picksOf(section).some((entry) => named.includes(entry))

function isSameSection(one: AskedSection, other: AskedSection): boolean {
  const picks = new Set(picksOf(other))
  return picksOf(one).filter((entry) => picks.has(entry)).length >= SAME_SECTION
}

const MOST_SECTIONS = 8
/** So many sections are a stack. */
const WHOLE = 5
/** What somebody is comes before what they want besides. */
const BEFORE_CONCERNS = 2

export function withConcerns(concerned: readonly Planned[], own: readonly Planned[], wish: Wish): Planned[] {
  if (concerned.length === 0) return [...own]
  const { concerns = [], concernsLead, people } = wish
  const leading = concerns.flatMap(({ sections }) => sections)
  // What is left of a section that the wish begins with is no section.
  const repeated = new Set(
    people
      .flatMap(({ sections }) => sections)
      .filter((section) =>
        leading.some((other) => section.title === other.title || (concernsLead && isSameSection(section, other))),
      )
      .map(({ title }) => title),
  )
  const rest = own.filter(({ title }) => !repeated.has(title))
  // What speaks of nobody but an errand that is a stack by itself is granted with that.
  const isErrandAlone = concernsLead && concerned.length >= WHOLE && concerns.some(({ of }) => of === people[0]?.id)
  if (isErrandAlone) return [...concerned]
  const before = concernsLead ? 0 : BEFORE_CONCERNS
  return [...rest.slice(0, before), ...concerned, ...rest.slice(before)].slice(0, Math.max(own.length, MOST_SECTIONS))
}
