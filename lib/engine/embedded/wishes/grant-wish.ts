import { entryNamed } from '@/lib/catalog/name-index'
import type { CatalogEntry } from '@/lib/catalog/schema'
import type { Section, Tool } from '@/lib/stack/schema'
import type { FoundTool } from '../found-tool'
import { composeAlternatives } from './composition/alternatives'
import { byMeaning } from './composition/by-meaning'
import { composeListed, composePersonas, mostSections } from './composition/compose'
import { constraintSections } from './composition/constraint-sections'
import { entriesIn, isSameSection, type Planned } from './composition/section'
import { withNamed } from './composition/with-named'
import { supersededBy } from './constraints/superseded'
import { genericPersona } from '../knowledge/personas'
import { rankPersonas } from './rank-personas'
import type { Wish } from './wish'

/** The board for a wish: 12 to 25 tools in 4 to 7 sections, the tools that the wish names first. */

const MOST_TOOLS = 25
const LEAST_TOOLS = 12
const LEAST_SECTIONS = 4
/** What a person is comes before what that person wants besides. */
const BEFORE_TASKS = 2
const MOST_TASK_SECTIONS = 3

export function grantWish(wish: Wish, named: readonly FoundTool[], toTool: (found: FoundTool) => Tool): Section[] {
  const entries = named.flatMap(({ entry }) => entry ?? [])
  const planned = wish.replaced
    ? composeAlternatives(wish.replaced, wish.personas, wish.constraints, entries)
    : plan(withNeedless(wish, entries), entries)
  return planned.length === 0 ? [] : withNamed(shorten(planned, MOST_TOOLS - named.length), named, toTool)
}

/** A stack has one game engine and one office suite. */
function withNeedless(wish: Wish, named: readonly CatalogEntry[]): Wish {
  const { suite, cameras } = wish.constraints
  const own = suite === undefined ? undefined : entryNamed(suite)
  return {
    ...wish,
    constraints: { ...wish.constraints, needless: supersededBy(own ? [...named, own] : named, cameras) },
  }
}

function plan(wish: Wish, named: readonly CatalogEntry[]): Planned[] {
  const { personas, constraints, asked } = wish
  const listed = composeListed(asked, constraints, named)
  const own =
    personas.length > 0 ? composePersonas(personas, constraints, named, entriesIn(listed)) : byMeaning(wish, named)
  if (own.length === 0 && listed.length === 0)
    return personas.length === 0 && meansSomething(wish.about)
      ? plan({ ...wish, personas: [genericPersona('everyday')] }, named)
      : []
  const categories = new Set(listed.map(({ category }) => category))
  const beside = own.filter(({ category }) => !categories.has(category))
  const sections = withConstraints(withTasks([...listed, ...beside], wish, named), wish, named)
  return filledUp(sections.slice(0, mostSections(constraints)), wish, named)
}

function withTasks(
  own: readonly Planned[],
  { tasks, tasksLead, personas, constraints }: Wish,
  named: readonly CatalogEntry[],
): Planned[] {
  const place = tasksLead ? 0 : BEFORE_TASKS
  const kept = tasksLead ? [] : personas.flatMap(({ sections }) => sections.slice(0, own.length))
  const missing = tasks
    .flatMap(({ sections }) => sections)
    .filter((section) => !kept.some((other) => isSameSection(section, other)))
    .slice(0, MOST_TASK_SECTIONS)
  const added = composeListed(missing, constraints, named, entriesIn(own.slice(0, place)))
  const shown = new Set(entriesIn(added))
  const rest = own.slice(place).map((section) => without(section, shown))
  return [...own.slice(0, place), ...added, ...rest.filter(({ entries }) => entries.length > 1)]
}

/** A wish of which little is understood is answered with everyday things, and nonsense is not. */
const meansSomething = (about: string): boolean => rankPersonas(about).length > 0

const without = (section: Planned, shown: ReadonlySet<CatalogEntry>): Planned => ({
  ...section,
  entries: section.entries.filter((entry) => !shown.has(entry)),
})

/** Sections that constraints add stand behind what the person does and before the rest. */
function withConstraints(own: readonly Planned[], { constraints }: Wish, named: readonly CatalogEntry[]): Planned[] {
  const added = composeListed(constraintSections(constraints), constraints, named, entriesIn(own))
  const kept = own.slice(0, mostSections(constraints) - added.length)
  return [...kept, ...added]
}

/** What constraints leave of a persona may be little: then the everyday fills it up. */
function filledUp(own: readonly Planned[], { constraints }: Wish, named: readonly CatalogEntry[]): Planned[] {
  const entries = entriesIn(own)
  if (own.length >= LEAST_SECTIONS && entries.length + named.length >= LEAST_TOOLS) return [...own]
  const categories = new Set(own.map(({ category }) => category))
  const more = composePersonas([genericPersona('everyday')], constraints, named, entries).filter(
    ({ category }) => !categories.has(category),
  )
  return [...own, ...more].slice(0, Math.max(own.length, LEAST_SECTIONS + 1))
}

/** In a stack of so many tools no section holds more than this share. */
const MANY = 12
const MOST_OF_ALL = 0.4

/**
 * The last picks of the fullest sections go first, so that every section keeps what matters most.
 */
function shorten(sections: readonly Planned[], most: number): Planned[] {
  const all = sections.map((section) => ({ ...section, entries: [...section.entries] }))
  for (;;) {
    const count = all.reduce((sum, { entries }) => sum + entries.length, 0)
    const { entries } = all.reduce((a, b) => (b.entries.length >= a.entries.length ? b : a))
    if (entries.length <= 1 || (count <= most && (count < MANY || entries.length <= MOST_OF_ALL * count))) return all
    entries.pop()
  }
}
