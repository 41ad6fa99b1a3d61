import { catalogEntries } from '@/lib/catalog/entries'
import { isHardware } from '@/lib/catalog/categories'
import type { CatalogEntry } from '@/lib/catalog/schema'
import { personas } from '../../knowledge/personas'
import { pickedEntry } from '../../knowledge/pick'
import { rivalsOf } from '../../knowledge/rivals'
import type { Persona } from '../../knowledge/persona-records'
import { similarityTo } from '../../similarity'
import { matesOf } from '../../sections/topics'
import type { Constraints } from '../constraints/constraints'
import { isFreeSoftware, isRefused, suits } from '../constraints/fits'
import { composePersonas } from './compose'
import type { Planned } from './section'

/** What can stand in the place of a tool, and what people keep beside such tools. */

const MOST_LIKE = 6
const MOST_FREE = 5
const MIN_SECTION = 2
/** Below this a tool shares a field with the other and no job. */
const SAME_JOB = 1.2
/** A stand-in that the demands prefer comes before one that is a little more alike. */
const DEMAND_SHARE = 0.15
/** The same for places in a list of rivals. */
const DEMAND_PLACES = 2

export function composeAlternatives(
  replaced: readonly CatalogEntry[],
  people: readonly Persona[],
  constraints: Constraints,
  named: readonly CatalogEntry[],
): Planned[] {
  const sections: Planned[] = []
  // Rivals are alternatives wherever they stand.
  const rivals = replaced.flatMap((entry) => rivalsOf(entry)?.entries ?? [])
  for (const entry of replaced) {
    const shown = [...replaced, ...named, ...sections.flatMap(({ entries }) => entries)]
    sections.push(...insteadOf(entry, shown, constraints))
  }
  const [first] = sections
  if (!first) return []
  const keepers = new Set(replaced.map((entry) => rivalsOf(entry)?.keptBy))
  const keeper = personas().filter(({ id }) => keepers.has(id))
  const company =
    people.length > 0 ? people : keeper.length > 0 ? keeper : whoKeeps(new Set([...replaced, ...first.entries]))
  const kept = composePersonas(company, constraints, [
    ...named,
    ...replaced,
    ...rivals,
    ...sections.flatMap(({ entries }) => entries),
  ])
  const categories = new Set(replaced.map(({ category }) => category))
  const apart = kept.filter((section) => !categories.has(section.category))
  const beside = apart.length >= MIN_SECTION ? apart : kept
  // Who changes a program keeps the desk and the machine.
  const programs = beside.filter(
    (section) => replaced.some(({ category }) => isHardware(category)) || !isHardware(section.category),
  )
  return [...sections, ...programs.slice(0, MOST_BESIDE)]
}

/** What does the same job, the likest first, and more of it. */
function insteadOf(replaced: CatalogEntry, shown: readonly CatalogEntry[], constraints: Constraints): Planned[] {
  const isAble = (entry: CatalogEntry) => !shown.includes(entry) && !isRefused(entry, constraints)
  const listed = byDemand(rivalsOf(replaced)?.entries.filter(isAble) ?? [], constraints)
  const able = listed.length >= MIN_SECTION ? listed : mostAlike(replaced, constraints).filter(isAble)
  if (able.length < MIN_SECTION) return []
  const { category } = replaced
  const further = able.slice(MOST_LIKE)
  const rest = (constraints.openSource ? further : further.filter(isFreeSoftware)).slice(0, MOST_FREE)
  const likest: Planned = { title: `Instead of ${replaced.name}`, category, entries: able.slice(0, MOST_LIKE) }
  if (rest.length < MIN_SECTION) return [likest]
  return [
    likest,
    { title: constraints.openSource ? 'Also worth a try' : 'Free & open source', category, entries: rest },
  ]
}

function byDemand(entries: readonly CatalogEntry[], constraints: Constraints): CatalogEntry[] {
  return [...entries.entries()]
    .map(([place, entry]) => ({ entry, value: place - DEMAND_PLACES * suits(entry, constraints) }))
    .sort((a, b) => a.value - b.value)
    .map(({ entry }) => entry)
}

/**
 * Alternatives of a tool without listed ones: tools of the same company and with a similar
 * description.
 */
function mostAlike(replaced: CatalogEntry, constraints: Constraints): CatalogEntry[] {
  const alike = similarityTo([replaced])
  const keptTogether = matesOf(new Set([replaced.id]))
  return catalogEntries()
    .filter(({ maker }) => maker === '' || maker !== replaced.maker)
    .map((entry) => ({ entry, likeness: alike(entry) }))
    .filter(
      ({ entry, likeness }) =>
        keptTogether.has(entry.id) || (likeness >= SAME_JOB && entry.category === replaced.category),
    )
    .map(({ entry, likeness }) => ({ entry, value: likeness + DEMAND_SHARE * suits(entry, constraints) }))
    .sort((a, b) => b.value - a.value || (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ entry }) => entry)
}

const MOST_BESIDE = 4

/** Those in whose sections most of these stand side by side, the nearer to the first the better. */
function whoKeeps(entries: ReadonlySet<CatalogEntry>): readonly Persona[] {
  const kept = personas().map((persona) => ({
    persona,
    points: Math.max(
      ...persona.sections.map(
        ({ picks, category }, index) =>
          picks.filter((pick) => {
            const entry = pickedEntry(pick, category)
            return entry !== undefined && entries.has(entry)
          }).length -
          index / persona.sections.length,
      ),
    ),
  }))
  const [most] = kept.sort((a, b) => b.points - a.points || (a.persona.id < b.persona.id ? -1 : 1))
  return most && most.points > 1 ? [most.persona] : []
}
